import type { ServerResponse } from 'node:http';
import { env } from '@/server/env';
import type { ErrorView } from '@/server/errors';
import { isSecretPage } from './page-request';
import { contentSecurityPolicy, webHeaders } from './web-headers';

const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>This page could not be shown</title>
  <h1>This page could not be shown</h1>
  <p>Too much is asked for at the moment. Nothing you saved is gone.</p>
  <p><a href="">Try again</a></p>
</html>
`;

/** Answers for a page that found no time to be rendered: as it is, since rendering is what is short. */
export function busyPage(response: ServerResponse, path: string, view: ErrorView): void {
  const { status, retryAfter = 1 } = view;
  response.writeHead(status, {
    ...webHeaders(env().SITE_URL),
    ...(isSecretPage(path) ? { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' } : {}),
    'Content-Security-Policy': contentSecurityPolicy(),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfter),
  });
  response.end(PAGE);
}
