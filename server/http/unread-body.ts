import type { ServerResponse } from 'node:http';

/** How much of a refused body is read and thrown away, and for how long. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_MS = 10_000;

/**
 * Ends an answer to a request whose body was refused before its end. The answer leaves at once, but
 * the connection is closed only when the client has sent the rest, within bounds: closed earlier, it
 * would break under a client that reads no answer before it is done.
 */
export function endUnread(response: ServerResponse, body: string | Uint8Array): void {
  const request = response.req;
  if (request.complete || request.destroyed) {
    response.end(body);
    return;
  }
  response.write(body);
  let left = MOST_BYTES;
  const end = () => {
    clearTimeout(timer);
    request.off('data', discard).off('end', end).off('close', end);
    response.end();
  };
  const discard = (chunk: Uint8Array) => {
    left -= chunk.byteLength;
    if (left < 0) end();
  };
  const timer = setTimeout(end, MOST_MS);
  request.on('data', discard).once('end', end).once('close', end);
  request.resume();
}
