import type { IncomingMessage, ServerResponse } from 'node:http';
import { viewOf } from '@/server/errors';
import { parsedUrl } from '@/server/lib/http-url';
import { readBody, refuseCompressed } from '@/server/rest/body';
import { BodyRefusedError, type HeldBody } from '@/server/rest/held-body';
import { heldAnswer } from './held-answers';
import { endUnread } from './unread-body';

/** A node request as a web Request; the body streams. */
export function toRequest(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = request.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const named = `http://${request.headers.host ?? 'localhost'}`;
  const origin = parsedUrl(named) ? named : 'http://localhost';
  return new Request(new URL(request.url ?? '/', origin), {
    method,
    headers,
    ...(hasBody ? { body: streamOf(request), duplex: 'half' } : {}),
  });
}

function streamOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  // A refused body is read to its end all the same (see endUnread).
  const chunks = request.iterator({ destroyOnReturn: false });
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next: IteratorResult<unknown> = await chunks.next();
      if (next.done) controller.close();
      else if (next.value instanceof Uint8Array) controller.enqueue(next.value);
    },
  });
}

/** The chunks of a web body, for the bounded reader. */
export async function* chunksOf(body: ReadableStream<Uint8Array> | null) {
  if (body === null) return;
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** What somebody unknown may send, in bytes: forms of a few fields. */
const UNKNOWN_SENDER_BYTES = 64 * 1024;

/**
 * The body of a web request, read within the bounds of size and nesting.
 * @param isKnown somebody who has shown a key or a session
 * @throws BodyRefusedError as `readBody`, and (400) for a compressed one
 */
export function boundedBody(
  { headers, body }: Request,
  held: HeldBody,
  isKnown: boolean,
): Promise<string> {
  refuseCompressed((name) => headers.get(name));
  const length = headers.get('content-length') ?? undefined;
  return readBody(chunksOf(body), length, held, isKnown ? undefined : UNKNOWN_SENDER_BYTES);
}

/**
 * The error envelope as a web Response.
 * @param more what stands beside code and message
 */
export function refusal(error: unknown, more: Record<string, unknown> = {}): Response {
  const { status, code, message, issues, retryAfter } = viewOf(error);
  return Response.json(
    { error: { code, message, ...more }, ...(issues ? { issues } : {}) },
    {
      status,
      headers: {
        ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
        // The rest of the body was not read, so the connection cannot be used again.
        ...(error instanceof BodyRefusedError ? { Connection: 'close' } : {}),
      },
    },
  );
}

/** Sends a web Response on a node connection. */
export async function sendResponse(response: ServerResponse, answer: Response): Promise<void> {
  const headers: Record<string, string | string[]> = Object.fromEntries(answer.headers);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  const body = Buffer.from(await answer.arrayBuffer());
  // The body is whole by now: a length beside chunks would be broken HTTP.
  delete headers['transfer-encoding'];
  delete headers['content-length'];
  if (body.length > 0) heldAnswer(response, headers, body);
  response.writeHead(answer.status, headers);
  if (answer.headers.get('connection') === 'close') endUnread(response, body);
  else response.end(body);
}
