import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Db } from '@/db/client';
import { countRequest, TooManyRequestsError } from '@/server/access/rate-limit';
import { type ErrorView, viewOf } from '@/server/errors';
import { parsedUrl } from '@/server/lib/http-url';
import { newRequestId } from '@/server/lib/request-id';
import { handleShareFeed } from '@/server/public/share-feed';
import { BASE_PATH, errorResponse } from '@/server/rest/messages';
import { handleAuth } from './auth-door';
import { breathing, hasHungUp } from './breath';
import { clientAddress } from './client-address';
import { isReady } from './health';
import { heldAnswer } from './held-answers';
import { afterOwed, inOrder } from './in-order';
import { serveRest } from './node-rest';
import { logRequest } from './request-log';
import { servePage } from './page-errors';
import { asPageRequest, isFile, isNoPageRequest, isOpenPage } from './page-request';
import { renderInTurn } from './page-turns';
import { handleTrpc, TRPC_PATH } from './trpc-door';
import { sendResponse, toRequest } from './web-request';

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const SHARE_FEED = /^\/api\/public\/share\/companies\/([^/]+)\/?$/;

/** What may be made a web Request, and what Next knows; TRACE is neither. */
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const under = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(JSON.stringify(value));
}

function sendError(response: ServerResponse, { status, code, message }: ErrorView): void {
  sendJson(response, status, { error: { code, message } });
}

const NOTHING_THERE: ErrorView = {
  status: 404,
  code: 'NOT_FOUND',
  message: 'There is no such path or method.',
};

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** The path of a request, which a proxy may send as a whole URL. */
function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const whole = url.startsWith('/') ? null : parsedUrl(url);
  if (whole) request.url = whole.pathname + whole.search;
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

async function rest(db: Db, request: IncomingMessage, response: ServerResponse, requestId: string) {
  const startedAt = performance.now();
  const {
    response: sent,
    operation,
    access,
    error,
  } = await serveRest(db, request, response, requestId);
  logRequest({ requestId, door: 'rest', operation, status: sent.status, startedAt, access, error });
}

async function shareFeed(db: Db, request: IncomingMessage, response: ServerResponse, id: string) {
  const requestId = newRequestId();
  const startedAt = performance.now();
  const method = request.method ?? 'GET';
  const address = clientAddress(request);
  const isGone = () => hasHungUp(request);
  const answer = await handleShareFeed(db, { method, publicId: id, requestId, address, isGone });
  const { status, headers, body, error } = answer;
  const sent = body === undefined ? undefined : heldAnswer(response, headers, body);
  response.writeHead(status, headers);
  response.end(method === 'HEAD' ? undefined : sent);
  logRequest({
    requestId,
    door: 'share',
    operation: 'publicShares.bundle',
    status,
    startedAt,
    error,
  });
}

/** What every request is answered with. */
interface Doors {
  db: Db;
  pages: PageHandler;
  /** Waits for a moment in which whoever hung up is known. */
  breathe: () => Promise<void>;
}

async function dispatch(
  { db, pages, breathe }: Doors,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(request);
  const isKnownMethod = KNOWN_METHODS.has(request.method ?? 'GET');
  if (path === '/healthz' && isKnownMethod) return sendJson(response, 200, { ok: true });
  await breathe();
  if (hasHungUp(request)) return;
  const requestId = newRequestId();
  // Under the base the key comes before the path.
  if (under(path, BASE_PATH)) return rest(db, request, response, requestId);
  // Next would redirect a doubled slash or a backslash, and `*` is no path at all.
  if (!path.startsWith('/') || /\/\/|\\/.test(path)) return sendError(response, NOTHING_THERE);
  if (!isKnownMethod) return sendError(response, NOTHING_THERE);
  if (path === '/readyz') {
    const ready = await isReady(db);
    return sendJson(response, ready ? 200 : 503, { ok: ready });
  }
  if (!isDecodable(path)) {
    const message = 'The path is not valid.';
    return sendError(response, { status: 400, code: 'BAD_REQUEST', message });
  }
  const share = SHARE_FEED.exec(path)?.[1];
  if (share !== undefined) return shareFeed(db, request, response, decodeURIComponent(share));
  if (under(path, TRPC_PATH)) {
    const isGone = () => hasHungUp(request);
    const address = clientAddress(request);
    const answer = await handleTrpc(db, toRequest(request), requestId, address, isGone);
    return sendResponse(response, answer);
  }
  if (under(path, '/api/auth')) {
    return sendResponse(response, await handleAuth(toRequest(request), clientAddress(request)));
  }
  if (isNoPageRequest(request, path)) return sendError(response, NOTHING_THERE);
  asPageRequest(request, path);
  if (isOpenPage(path)) await countRequest(null, clientAddress(request));
  const render = () => servePage(response, () => pages(request, response));
  await (isFile(path) ? render() : renderInTurn(request, response, path, render));
}

function fail(response: ServerResponse, error: unknown): void {
  const allowance = error instanceof TooManyRequestsError ? error.headers : undefined;
  const failed = errorResponse(viewOf(error), newRequestId(), allowance);
  if (response.headersSent) response.destroy();
  else {
    response.writeHead(failed.status, failed.headers);
    response.end(failed.body);
  }
  logRequest({
    requestId: failed.headers['X-Request-Id'] ?? '',
    door: 'rest',
    operation: undefined,
    status: failed.status,
    startedAt: performance.now(),
    error: failed.status >= 500 ? error : undefined,
  });
}

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** From the first byte to the end of the headers. */
  headersTimeout: number;
  /** From the first byte to the end of the body. */
  requestTimeout: number;
  /** How often the two are looked at; what is late is cut at the next look. */
  connectionsCheckingInterval: number;
  /** Without a byte in either direction: a client that does not read its answer. */
  silence: number;
}

const PATIENCE: Patience = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  silence: 120_000,
};

/**
 * One HTTP server: the doors answer straight from node:http, all else goes to Next. Slow clients
 * are cut off; broken HTTP gets the error envelope.
 */
export function createFundServer(db: Db, pages: PageHandler, patience = PATIENCE): Server {
  const { silence, ...timeouts } = patience;
  const server = createServer(
    {
      ...timeouts,
      keepAliveTimeout: 65_000,
      requireHostHeader: false,
      // A header sent twice is judged as the two that it is, not as the first: of two keys neither counts.
      joinDuplicateHeaders: true,
    },
    inOrder((request, response) =>
      dispatch({ db, pages, breathe }, request, response).catch((error: unknown) => {
        fail(response, error);
      }),
    ),
  );
  const breathe = breathing(server);
  server.setTimeout(silence);
  server.on('clientError', (error, socket) => {
    afterOwed(socket, () => refuseBrokenHttp(error, socket));
  });
  // No proxy: without a listener node would hang up without a word.
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy());
    answerRaw(socket, NOTHING_THERE);
  });
  // An unknown expectation is no reason to refuse: the request is answered as any other.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}

const BROKEN_HTTP: ReadonlyMap<unknown, string> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'The request came too slowly. Send it at once.'],
  ['HPE_HEADER_OVERFLOW', 'Address and headers hold more than 16 KiB. Shorten them.'],
]);

/** Answers what node could not parse; an unknown method is a 404 like any other (decisions §2). */
function refuseBrokenHttp(error: Error, socket: Duplex): void {
  const code = 'code' in error ? error.code : undefined;
  // Browsers open connections ahead. One that never carried a byte is closed without a word: an
  // answer on it would be taken for that of the request which comes just then.
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && 'bytesRead' in socket && socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const message =
    BROKEN_HTTP.get(code) ?? 'This is not valid HTTP/1.1. Send a request line, headers and body.';
  const isMethod = code === 'HPE_INVALID_METHOD';
  answerRaw(socket, isMethod ? NOTHING_THERE : { status: 400, code: 'BAD_REQUEST', message });
}

/** Answers on the bare connection, then ends it. */
function answerRaw(socket: Duplex, view: ErrorView): void {
  if (!socket.writable) return;
  const { status, headers, body } = errorResponse(view, newRequestId());
  const lines = Object.entries({
    ...headers,
    Connection: 'close',
    'Content-Length': String(Buffer.byteLength(body ?? '')),
  }).map(([name, value]) => `${name}: ${value}`);
  const reason = status === 404 ? 'Not Found' : 'Bad Request';
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}
