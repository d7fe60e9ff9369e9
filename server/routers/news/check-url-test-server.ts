import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';

/** Plays a server for the URL checker's tests, and counts what reaches it. */
export interface TestServer {
  port: number;
  /** `host:port`, as the allow list names it. */
  target: string;
  hits: string[];
  /** The most requests that were under way at once. */
  peak: () => number;
  close: () => Promise<void>;
}

function closeAll(server: Server, sockets: Set<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    sockets.forEach((socket) => socket.destroy());
  });
}

async function listen(server: Server): Promise<{ port: number; sockets: Set<Socket> }> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, sockets };
}

/** An HTTP server on a free port of 127.0.0.1. */
export async function playHttp(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<TestServer> {
  const hits: string[] = [];
  let open = 0;
  let peak = 0;
  const server = createServer((request, response) => {
    hits.push(request.url ?? '');
    peak = Math.max(peak, ++open);
    response.on('close', () => open--);
    handler(request, response);
  });
  const { port, sockets } = await listen(server);
  const close = (): Promise<void> => closeAll(server, sockets);
  return { port, target: `127.0.0.1:${port}`, hits, peak: () => peak, close };
}

/** A bare TCP server on a free port of 127.0.0.1. */
export async function playTcp(handler: (socket: Socket) => void): Promise<TestServer> {
  const hits: string[] = [];
  const server = createTcpServer((socket) => {
    hits.push('connection');
    handler(socket);
  });
  const { port, sockets } = await listen(server);
  const close = (): Promise<void> => closeAll(server, sockets);
  return { port, target: `127.0.0.1:${port}`, hits, peak: () => hits.length, close };
}

/** A handler that plays answers by path: `/status/404`, `/chain/3`, `/loop/a`, `/to/<location>`. */
export function play(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '/';
  const [, kind = '', value = ''] = path.split('/');
  const redirects = Number(value);
  if (kind === 'status') response.writeHead(Number(value)).end();
  else if (kind === 'chain' && redirects > 0) {
    response.writeHead(302, { location: `/chain/${redirects - 1}` }).end();
  } else if (kind === 'chain') response.writeHead(200).end();
  else if (kind === 'loop')
    response.writeHead(301, { location: value === 'a' ? '/loop/b' : '/loop/a' }).end();
  else if (kind === 'self') response.writeHead(302, { location: '' }).end();
  else if (kind === 'to') {
    const location = Buffer.from(decodeURIComponent(path.slice('/to/'.length)));
    response.writeHead(307, { location: location.toString('latin1') }).end();
  } else if (kind === 'hang') setTimeout(() => response.end(), 60_000).unref();
  else response.writeHead(200).end('ok');
}
