import { createServer } from 'node:http';
import next from 'next';
import type { PageHandler } from './server';

/** Next, prepared in the background so that the doors answer before the pages are up. */
export function lazyPages(): { handle: PageHandler; close: () => Promise<void> } {
  // Next waits for web sockets on the server it is given, else on ours, where its listener would
  // swallow every request that offers an upgrade, as Java's and curl's HTTP/2 clients do.
  const app = next({ dev: false, dir: process.cwd(), httpServer: createServer() });
  const ready = app.prepare().then(() => app.getRequestHandler());
  // A failure shows in the first request for a page; the doors live on without it.
  ready.catch(() => undefined);
  return {
    handle: async (request, response) => {
      const handler = await ready;
      await handler(request, response);
    },
    close: async () => {
      await ready.then(() => app.close()).catch(() => undefined);
    },
  };
}
