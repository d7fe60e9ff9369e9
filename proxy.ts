import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { PATH_HEADER } from './app/(console)/_lib/next-path';
import { isSecretPage } from './server/http/page-request';
import { contentSecurityPolicy, webHeaders } from './server/http/web-headers';

/**
 * Puts the security headers on every page. Next finds the nonce in the request's policy and puts
 * it on its own scripts. Who may see what is not decided here but in the procedures.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(18).toString('base64');
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === 'development');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', policy);
  headers.set(PATH_HEADER, request.nextUrl.pathname + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  for (const [name, value] of Object.entries(webHeaders(process.env.SITE_URL ?? ''))) {
    response.headers.set(name, value);
  }
  if (isSecretPage(request.nextUrl.pathname))
    response.headers.set('Referrer-Policy', 'no-referrer');
  return response;
}

/** The API's doors set their own headers; built files get theirs in next.config.mjs. */
export const config = { matcher: '/((?!api/|_next/).*)' };
