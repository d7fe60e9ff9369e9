import { connect, type Socket } from 'node:net';

/** One request: its bytes after the request line's version are the same for every server. */
export interface Sent {
  method: string;
  path: string;
  key?: string;
  body?: string;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers by status. */
  statuses: Record<number, number>;
}

interface Plan {
  connections: number;
  /** Ends after this many seconds, or after `requests` answers. */
  seconds?: number;
  requests?: number;
  next: () => Sent;
}

function bytesOf({ method, path, key, body }: Sent): string {
  const length = body === undefined ? 0 : Buffer.byteLength(body);
  const auth = key === undefined ? '' : `Authorization: Bearer ${key}\r\n`;
  const type =
    body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${length}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nHost: bench\r\n${auth}${type}\r\n${body ?? ''}`;
}

/** Finds the end of an answer in what has come so far; null until it is whole. */
function readAnswer(text: string): { status: number } | null {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return null;
  const status = Number(text.slice(9, 12));
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, head + 2))?.[1];
  if (length !== undefined) return text.length >= head + 4 + Number(length) ? { status } : null;
  if (status === 204 || text.endsWith('\r\n0\r\n\r\n')) return { status };
  return null;
}

/** Drives one keep-alive connection, one request at a time, until `isOver`. */
function drive(socket: Socket, plan: Plan, isOver: () => boolean, note: Note): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    let sentAt = 0;
    const send = () => {
      if (isOver()) {
        socket.destroy();
        return resolve();
      }
      text = '';
      const bytes = bytesOf(plan.next());
      sentAt = performance.now();
      socket.write(bytes);
    };
    socket.setEncoding('latin1');
    socket.setNoDelay(true);
    socket.on('data', (chunk: string) => {
      text += chunk;
      const answer = readAnswer(text);
      if (answer === null) return;
      note(answer.status, performance.now() - sentAt);
      send();
    });
    socket.once('error', reject);
    socket.once('end', () => reject(new Error('The server closed a connection.')));
    socket.once('connect', send);
  });
}

type Note = (status: number, milliseconds: number) => void;

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * Loads a server on 127.0.0.1 through keep-alive connections, each with one request in flight.
 * A plain socket client: libraries cost as much as the servers that are compared here.
 */
export async function load(port: number, plan: Plan): Promise<LoadResult> {
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const startedAt = performance.now();
  const until = startedAt + (plan.seconds ?? Infinity) * 1000;
  let begun = 0;
  const isOver = () => {
    begun += 1;
    return performance.now() >= until || begun > (plan.requests ?? Infinity);
  };
  const note: Note = (status, milliseconds) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    times.push(milliseconds);
  };
  const sockets = Array.from({ length: plan.connections }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => drive(socket, plan, isOver, note)));
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    seconds,
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    statuses,
  };
}
