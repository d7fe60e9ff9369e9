import { createServer, type Server } from 'node:http';

const STATUSES: Record<string, number> = { ok: 200, missing: 404, gone: 410, broken: 500 };

/**
 * A publisher on this machine: `/missing/…` is 404, `/gone/…` 410, `/broken/…` 500, else 200.
 * @returns its server and `host:port`
 */
export async function startPublisher(): Promise<{ server: Server; host: string }> {
  const server = createServer((request, response) => {
    response.statusCode = STATUSES[(request.url ?? '').split('/')[1] ?? ''] ?? 200;
    response.end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, host: `127.0.0.1:${address.port}` };
}
