import { Socket } from 'node:net';

const LOOK_MS = 250;

/**
 * Ends a connection from which nothing has come for too long: a network that swallows packets
 * tells nobody, and TCP itself gives up only after a quarter of an hour. Counts bytes instead of
 * listening, since TLS reads beneath the socket's events, and looks instead of hours, since a
 * process that was busy has not listened.
 * @param patienceMs longer than any statement may run, and than a connection may idle
 */
function watch(socket: Socket, patienceMs: number): void {
  let read = 0;
  let looks = 0;
  const timer = setInterval(() => {
    looks = socket.bytesRead === read ? looks + 1 : 0;
    read = socket.bytesRead;
    if (looks * LOOK_MS > patienceMs) {
      const error = new Error('The database does not answer.');
      socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
    }
    if (socket.destroyed) clearInterval(timer);
  }, LOOK_MS);
  timer.unref();
}

interface Address {
  host: string[];
  port: number[];
  path: string | false;
}

/** Makes postgres.js's connections, each under watch; several hosts take turns. */
export function watchedSockets(patienceMs: number): (address: Address) => Socket {
  let turn = 0;
  return ({ host, port, path }) => {
    const socket = new Socket();
    if (path) socket.connect(path);
    else {
      const i = turn++ % host.length;
      // Not awaited: what is written before the connection stands is kept, and failures are events.
      socket.connect(port[i] ?? 5432, host[i] ?? 'localhost');
      // For the server's name in TLS.
      Object.assign(socket, { host: host[i], port: port[i] });
    }
    watch(socket, patienceMs);
    return socket;
  };
}
