import { createServer } from 'node:http';

const STATUSES: Record<string, number> = { ok: 200, missing: 404, gone: 410, broken: 500 };

/** A publisher on this machine: `/missing/…` is 404, `/gone/…` 410, `/broken/…` 500, else 200. */
export const publisher = createServer((request, response) => {
  response.statusCode = STATUSES[(request.url ?? '').split('/')[1] ?? ''] ?? 200;
  response.end('x');
});
await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
const address = publisher.address();
export const publisherHost = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

// Import this file first: the environment is read once, on first use.
process.env.URL_CHECK_ALLOW_HOSTS = publisherHost;
