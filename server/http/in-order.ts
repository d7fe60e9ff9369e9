import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { hasHungUp } from './breath';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * How many answers a connection may be owed before it is cut off: what waits takes memory, and node
 * resumes a paused connection with each request that it reads.
 */
const MOST_OWED = 1000;

interface Line {
  /** Answers that have not left yet. */
  owed: number;
  newest: IncomingMessage;
  /** Settles when the newest request was handled. */
  last: Promise<void>;
}

const lines = new WeakMap<Duplex, Line>();

/**
 * Handles the requests of one connection one after the other, as far as its client still waits for
 * them. Node hands out all that was written in one go: 20,000, for 2 MB, held others up for 23 s.
 */
export function inOrder(
  handle: Handle,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? { owed: 0, newest: request, last: Promise.resolve() };
    lines.set(socket, line);
    line.owed += 1;
    line.newest = request;
    if (line.owed > MOST_OWED) {
      socket.destroy();
      return;
    }
    response.once('close', () => (line.owed -= 1));
    const run = () => handle(request, response);
    line.last =
      line.owed === 1 ? run() : line.last.then(() => (hasHungUp(request) ? undefined : run()));
  };
}

/**
 * Runs what answers broken HTTP: after the answers that the connection is owed, unless it is the
 * newest request itself that is broken.
 */
export function afterOwed(socket: Duplex, run: () => void): void {
  const line = lines.get(socket);
  if (line === undefined || line.owed === 0 || !line.newest.complete) run();
  else void line.last.then(run);
}
