import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { around } from './guarded-transactions';

const LOOK_MS = 250;

const LONGEST_PAUSE_MS = 250;

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
  sslnegotiation?: string | null;
}

/** How each startup message goes on after its length: protocol 3.0, and the user first. */
const STARTUP = Buffer.from('\0\u0003\0\0user\0', 'latin1');
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** The message that opens a connection, without what an earlier connection did not get sent. */
export function openingOf(written: Buffer): Buffer {
  if (written.subarray(-SSL_REQUEST.length).equals(SSL_REQUEST)) return SSL_REQUEST;
  const start = written.lastIndexOf(STARTUP) - 4;
  if (start <= 0 || written.readInt32BE(start) !== written.length - start) return written;
  return written.subarray(start);
}

/**
 * Connects once the first message is written, and ends quietly what nothing is written to.
 * postgres.js 3.4.9 gathers what is under 1024 bytes until the next turn of the event loop, and
 * forgets to forget it where the connection closes within that turn: from then on each new
 * connection waits for ever with its first message before it. Each new try makes what is gathered
 * longer, until it is written (github.com/porsager/postgres/pull/1176 tells of the like).
 */
function opensWithWriting(socket: Socket, connect: () => void): void {
  let isOpen = false;
  around(socket, 'write', (call, args) => {
    isOpen = true;
    // Which gives the socket its own way of writing back.
    connect();
    const [written, ...rest] = args;
    return call(written instanceof Buffer ? openingOf(written) : written, ...rest);
  });
  const look = () => {
    if (!isOpen) socket.destroy();
  };
  // The message is written within the next turn.
  setImmediate(() => setImmediate(look));
}

/** Whether the other side closed what it was written to without a word, and without an error. */
const wasTurnedAway = (socket: Socket): boolean =>
  socket.destroyed && socket.errored === null && socket.bytesWritten > 0 && socket.bytesRead === 0;

/**
 * How long to wait before the next connection: longer after each that the other side closed without
 * a word, as a proxy does whose database is away. postgres.js takes that for no failure and would
 * try again a thousand times a second (github.com/porsager/postgres/issues/1193).
 */
function pauses(): { before: () => number; count: (socket: Socket) => void } {
  const counted = new Set<Socket>();
  let closed = 0;
  const before = () => {
    for (const socket of counted) {
      if (socket.bytesRead > 0) closed = 0;
      else if (wasTurnedAway(socket)) closed += 1;
      if (socket.destroyed) counted.delete(socket);
    }
    return Math.min(25 * closed, LONGEST_PAUSE_MS);
  };
  return { before, count: (socket) => void counted.add(socket) };
}

/** Makes postgres.js's connections, each under watch; several hosts take turns. */
export function watchedSockets(patienceMs: number): (address: Address) => Promise<Socket> {
  let turn = 0;
  const pausing = pauses();
  return async ({ host, port, path, sslnegotiation }) => {
    const ms = pausing.before();
    if (ms > 0) await pause(ms, undefined, { ref: false });
    const socket = new Socket();
    const i = turn++ % host.length;
    const connect = () => {
      // Not awaited: what is written before the connection stands is kept, and failures are events.
      if (path) socket.connect(path);
      else socket.connect(port[i] ?? 5432, host[i] ?? 'localhost');
    };
    // For the server's name in TLS.
    if (!path) Object.assign(socket, { host: host[i], port: port[i] });
    // TLS without asking first writes for itself.
    if (sslnegotiation === 'direct') connect();
    else opensWithWriting(socket, connect);
    watch(socket, patienceMs);
    pausing.count(socket);
    return socket;
  };
}
