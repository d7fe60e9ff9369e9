import { callTRPCProcedure } from '@trpc/server';
import type { Db } from '@/db/client';
import type { Access } from '@/server/access/actor';
import { authenticateKey } from '@/server/access/authenticate';
import { countRequest, TooManyRequestsError } from '@/server/access/rate-limit';
import { type Context, makeContext, type Reply } from '@/server/context';
import { type ErrorView, ServiceError, viewOf } from '@/server/errors';
import { appRouter } from '@/server/routers/app';
import { checkedIdempotencyKey } from '@/server/lib/idempotency-key';
import { BodyRefusedError, parseBody, refuseCompressed } from './body';
import { openApiJson } from './document';
import { once, type Success } from './once';
import { parseQuery } from './query';
import { operationsOf, type Operation, routeTable } from './route-table';

/** A request as any server can give it. */
export interface RestRequest {
  method: string;
  /** Path and query as sent, e.g. `/api/v1/portfolio?limit=1`. */
  url: string;
  /** A header by its lower-case name. */
  header(name: string): string | undefined;
  /** Reads the body within the bounds; called at most once. */
  body(): Promise<string>;
  requestId: string;
  /** The client's address, for the rate limit. */
  address?: string;
}

/** An answer as any server can send it. */
export interface RestResponse {
  status: number;
  headers: Record<string, string>;
  body: string | undefined;
}

/** What the access log wants to know of a request. */
export interface RestOutcome {
  response: RestResponse;
  operation: string | undefined;
  access: Access | null;
  /** Set when the failure is ours. */
  error: unknown;
  /** The body was refused half-read, so the connection cannot be used again. */
  closeConnection: boolean;
}

export const BASE_PATH = '/api/v1';

const operations = operationsOf(appRouter);
const findRoute = routeTable(operations);

const COMMON_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

function respond(requestId: string, status: number, value: unknown, extra = {}): RestResponse {
  const headers: Record<string, string> = {
    ...COMMON_HEADERS,
    'X-Request-Id': requestId,
    ...extra,
  };
  if (status === 204) return { status, headers, body: undefined };
  headers['Content-Type'] = 'application/json; charset=utf-8';
  return { status, headers, body: typeof value === 'string' ? value : JSON.stringify(value) };
}

/** The error envelope: `{error: {code, message}}`, with `issues` beside it after failed validation. */
export function errorResponse(view: ErrorView, requestId: string, extra = {}): RestResponse {
  const { status, code, message, issues, retryAfter } = view;
  return respond(
    requestId,
    status,
    { error: { code, message }, ...(issues ? { issues } : {}) },
    {
      ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
      ...extra,
    },
  );
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path) && path;
  } catch {
    throw new ServiceError(
      'BAD_REQUEST',
      'The path is not valid percent-encoded UTF-8. Encode it as URLs demand.',
    );
  }
}

/** Input fields from path, query and body, each from its own place. */
async function inputFor(
  operation: Operation,
  params: Record<string, string | undefined>,
  query: string,
  request: RestRequest,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  if (operation.hasBody) {
    refuseCompressed(request.header('content-encoding'));
    const body = parseBody(await request.body(), request.header('content-type'));
    for (const [name, field] of operation.bodyFields) {
      if (Object.hasOwn(body, name)) input[field] = body[name];
    }
  }
  for (const [name, value] of parseQuery(query, operation.queryTypes)) {
    input[operation.queryFields.get(name) ?? name] = value;
  }
  for (const name of operation.path) input[name] = params[name];
  return input;
}

/** The field names of issues as the client knows them. */
function inClientTerms(view: ErrorView, operation: Operation | undefined): ErrorView {
  if (!operation || !view.issues) return view;
  const issues = view.issues.map((issue) => {
    const [first, ...others] = issue.path;
    const name = typeof first === 'string' ? operation.clientNames.get(first) : undefined;
    return name === undefined ? issue : { ...issue, path: [name, ...others] };
  });
  const [before] = view.issues;
  const [after] = issues;
  const message =
    before && after
      ? view.message.replace(`${before.path.join('.')}: `, `${after.path.join('.')}: `)
      : view.message;
  return { ...view, issues, message };
}

function successOf(operation: Operation, reply: Reply): number {
  return reply.status ?? operation.rest.success?.[0] ?? 200;
}

/** Runs the operation's procedure on a database or a transaction. */
async function run(
  operation: Operation,
  input: Record<string, unknown>,
  ctx: Context,
): Promise<Success> {
  const output: unknown = await callTRPCProcedure({
    router: appRouter,
    path: operation.id,
    type: operation.type,
    ctx,
    getRawInput: () => Promise.resolve(input),
    signal: undefined,
    batchIndex: 0,
  });
  const status = successOf(operation, ctx.reply);
  const body = status === 204 ? undefined : JSON.stringify(output);
  return { status, body, headers: ctx.reply.headers };
}

/** Runs the operation, a POST with an Idempotency-Key at most once. */
async function perform(
  db: Db,
  access: Access,
  operation: Operation,
  input: Record<string, unknown>,
  request: RestRequest,
): Promise<Success> {
  const key =
    operation.rest.method === 'POST'
      ? checkedIdempotencyKey(request.header('idempotency-key'))
      : undefined;
  const on = (handle: Db) =>
    run(operation, input, makeContext(access, handle, request.requestId, key));
  if (key === undefined || operation.rest.idempotency) return on(db);
  return once(db, access, key, operation, input, on);
}

/** Splits path and query; one trailing slash is the same path. */
function splitUrl(url: string): { path: string; query: string } {
  const cut = url.indexOf('?');
  const whole = cut < 0 ? url : url.slice(0, cut);
  const path = whole.slice(BASE_PATH.length);
  return {
    path: path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path,
    query: cut < 0 ? '' : url.slice(cut + 1),
  };
}

/**
 * Answers one request under the base path, for any server. Order of checks: key, then shape,
 * then scope and existence, then permission (decisions §2). Never throws.
 */
export async function handleRest(db: Db, request: RestRequest): Promise<RestOutcome> {
  const { path, query } = splitUrl(request.url);
  let access: Access | null = null;
  let operation: Operation | undefined;
  let allowance: Record<string, string> = {};
  const count = async () => {
    allowance = await countRequest(access, request.address ?? 'unknown');
  };
  try {
    if (request.method === 'GET' && path === '/openapi.json') {
      await count();
      const response = respond(request.requestId, 200, openApiJson(), allowance);
      return { response, operation: 'openapi', access, error: undefined, closeConnection: false };
    }
    access = await authenticateKey(db, request.header('authorization'));
    await count();
    if (access === null) throw unauthorized();
    const route = findRoute(request.method, decodePath(path));
    if (route === null) throw unknownPath();
    operation = route.operation;
    const input = await inputFor(operation, route.params, query, request);
    const { status, body, headers } = await perform(db, access, operation, input, request);
    const response = respond(request.requestId, status, body, { ...allowance, ...headers });
    return { response, operation: operation.id, access, error: undefined, closeConnection: false };
  } catch (error) {
    const view = inClientTerms(viewOf(error), operation);
    if (error instanceof TooManyRequestsError) allowance = error.headers;
    return {
      response: errorResponse(view, request.requestId, allowance),
      operation: operation?.id,
      access,
      error: view.status >= 500 ? error : undefined,
      closeConnection: error instanceof BodyRefusedError,
    };
  }
}

const unauthorized = () =>
  new ServiceError(
    'UNAUTHORIZED',
    'A valid API key is needed. Send it as: Authorization: Bearer <API_KEY>',
  );

const unknownPath = () =>
  new ServiceError(
    'NOT_FOUND',
    'There is no such path or method. GET /api/v1/openapi.json lists them all.',
  );
