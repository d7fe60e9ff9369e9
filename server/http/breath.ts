import type { IncomingMessage } from 'node:http';

/** For how many turns of the event loop a request may be put off while others come in. */
const MOST_TURNS = 64;

/**
 * Whether nobody waits for the answer any more. A client that closed its side has hung up: node
 * ends the other side at once.
 */
export const hasHungUp = ({ socket }: IncomingMessage): boolean =>
  socket.destroyed || socket.writableEnded;

/** What accepts connections. */
interface Accepting {
  on: (event: 'connection', listener: () => void) => unknown;
}

/** A request that is put off, and for how many turns it has been. */
interface Guest {
  turns: number;
  go: () => void;
}

/**
 * Puts a server's requests off until the event loop has looked at all connections once more, and
 * longer while new ones come in. The loop accepts one connection a turn and reads what it sent
 * before it reads that it was closed: without this, those who hung up behind slow work would each
 * be worked for, one a turn, and whoever comes after them would wait for that.
 * @returns resolves when a request may be worked on; to be asked then whether its client hung up
 */
export function breathing(server: Accepting): () => Promise<void> {
  let accepted = 0;
  let before = 0;
  let arrived: Guest[] = [];
  let looked: Guest[] = [];
  server.on('connection', () => (accepted += 1));

  const turn = () => {
    const isCrowded = accepted !== before;
    before = accepted;
    const staying: Guest[] = [];
    for (const guest of looked) {
      guest.turns += 1;
      if (isCrowded && guest.turns < MOST_TURNS) staying.push(guest);
      else guest.go();
    }
    looked = [...staying, ...arrived];
    arrived = [];
    if (looked.length > 0) setImmediate(turn);
  };
  return () =>
    new Promise((go) => {
      if (arrived.length + looked.length === 0) {
        before = accepted;
        setImmediate(turn);
      }
      arrived.push({ turns: 0, go });
    });
}
