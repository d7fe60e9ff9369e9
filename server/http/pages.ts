import { createServer } from 'node:http';
import type { PageHandler } from './server';

/** Loads Next, which takes longer than all else together. */
async function prepare() {
  const { default: next } = await import('next');
  // Next waits for web sockets on the server it is given, else on ours, where its listener would
  // swallow every request that offers an upgrade, as Java's and curl's HTTP/2 clients do.
  // Quiet, since it writes errors out with the values of their queries; `notePageError` logs them.
  const httpServer = createServer();
  const app = next({ dev: false, dir: process.cwd(), quiet: true, httpServer });
  await app.prepare();
  return { handle: app.getRequestHandler(), close: () => app.close() };
}

/** Next, prepared in the background so that the doors answer before the pages are up. */
export function lazyPages() {
  let preparing: ReturnType<typeof prepare> | undefined;
  const prepared = () => (preparing ??= prepare());
  return {
    /** Begins; a failure shows in the first request for a page, and the doors live on without it. */
    begin: (): void => void prepared().catch(() => undefined),
    handle: (async (request, response) => {
      const { handle } = await prepared();
      await handle(request, response);
    }) satisfies PageHandler,
    close: async (): Promise<void> => {
      await preparing?.then(({ close }) => close()).catch(() => undefined);
    },
  };
}
