import type { ServerResponse } from 'node:http';

/** What answers that clients have not taken yet may hold of the machine's memory, in bytes. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Answers below this are not counted: a connection's own buffers take them. */
const LEAST_BYTES = 64 * 1024;

const held = new Map<ServerResponse, number>();
let bytes = 0;

function letGo(response: ServerResponse): void {
  bytes -= held.get(response) ?? 0;
  held.delete(response);
}

/**
 * Counts an answer until its client has taken it. When the answers hold too much together, those
 * that have waited longest for their clients are cut off: a reader who does not read may ask again.
 */
function hold(response: ServerResponse, size: number): void {
  if (response.destroyed) return;
  held.set(response, size);
  bytes += size;
  response.once('close', () => letGo(response));
  for (const [oldest] of held) {
    if (bytes <= MOST_BYTES || oldest === response) return;
    letGo(oldest);
    oldest.destroy();
  }
}

/**
 * Sets the length of an answer's body and counts what it holds until its client has taken it.
 * @returns what to send: a large text as bytes, which take half of it and lie outside the heap
 */
export function heldAnswer(
  response: ServerResponse,
  headers: Record<string, string | string[]>,
  body: string | Buffer,
): string | Buffer {
  const size = Buffer.byteLength(body);
  headers['Content-Length'] = String(size);
  if (size < LEAST_BYTES) return body;
  hold(response, size);
  return typeof body === 'string' ? Buffer.from(body) : body;
}
