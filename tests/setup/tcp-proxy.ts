import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a database, to cut its connections or to be away. */
export interface TcpProxy {
  /** The database's URL through the proxy. */
  url: string;
  /** Ends every connection there is; new ones are served. */
  cut(): void;
  /** As `cut`, but as a failing host or firewall does: by a reset. */
  reset(): void;
  /** Ends every connection and refuses new ones, until `back`. */
  away(): void;
  back(): void;
  /** Keeps every connection, old and new, and forwards nothing, until `flow`. */
  swallow(): void;
  /** Forwards again on new connections; what was swallowed stays lost. */
  flow(): void;
  /** Holds every chunk back for so many milliseconds, in both directions. */
  slow(ms: number): void;
  close(): Promise<void>;
}

/** Starts a proxy to the server that a PostgreSQL URL names. */
export async function startTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const pipes: (() => void)[] = [];
  let refusing = false;
  let swallowing = false;
  let delayMs = 0;
  const server = createServer((client) => {
    if (refusing) return client.destroy();
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      const waiting: Buffer[] = [];
      // The first that waits goes first, also when the delay has changed since.
      const release = () => void other.write(waiting.shift() ?? '');
      const forward = (chunk: Buffer) => {
        waiting.push(chunk);
        if (delayMs === 0 && waiting.length === 1) release();
        else setTimeout(release, delayMs);
      };
      one.on('data', swallowing ? () => undefined : forward);
      pipes.push(() => one.off('data', forward).resume());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    reset: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    away: () => {
      refusing = true;
      cut();
    },
    back: () => {
      refusing = false;
    },
    swallow: () => {
      swallowing = true;
      for (const stopForwarding of pipes.splice(0)) stopForwarding();
    },
    flow: () => {
      swallowing = false;
    },
    slow: (ms) => {
      delayMs = ms;
    },
    close: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
}
