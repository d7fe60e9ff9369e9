import { CallerChangedError } from '@/db/caller-check';
import type { Db } from '@/db/client';
import { checkAnswer } from '@/server/answer-bound';
import { type Access, userIdOf } from '@/server/access/actor';
import { authenticateKey, presumedCaller } from '@/server/access/authenticate';
import { type KnownCaller, knownCaller } from '@/server/access/known-caller';
import { countRequest, isLimiting, TooManyRequestsError } from '@/server/access/rate-limit';
import type { PresumedCaller } from '@/server/access/remembered-callers';
import { inTurn } from '@/server/access/turns';
import { type Context, makeContext, type Reply } from '@/server/context';
import { ServiceError, viewOf } from '@/server/errors';
import { appRouter } from '@/server/routers/app';
import { checkedIdempotencyKey } from '@/server/lib/idempotency-key';
import { BodyRefusedError } from './held-body';
import { decodablePath, inClientTerms, inputFor, splitUrl } from './input';
import {
  BASE_PATH,
  errorResponse,
  GONE,
  respond,
  type RestRequest,
  type RestResponse,
} from './messages';
import { once, type Success } from './once';
import { operationsOf, type Operation, routeTable } from './route-table';

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

const operations = operationsOf(appRouter);
const findRoute = routeTable(operations);

function successOf(operation: Operation, reply: Reply): number {
  return reply.status ?? operation.rest.success?.[0] ?? 200;
}

/** Runs the operation's procedure on a database or a transaction. */
async function run(
  operation: Operation,
  input: Record<string, unknown>,
  ctx: Context,
): Promise<Success> {
  const output = await operation.run(ctx, input);
  const status = successOf(operation, ctx.reply);
  const body = status === 204 ? undefined : JSON.stringify(output);
  if (operation.rest.method === 'GET' && body !== undefined) checkAnswer(body.length);
  return { status, body, headers: ctx.reply.headers };
}

/** Who asks: looked up, or presumed. */
type Caller = KnownCaller | { presumed: PresumedCaller };

const accessOf = (caller: Caller): Access | null =>
  'presumed' in caller ? caller.presumed.access : caller.access;

/** Runs the operation when it is the caller's turn, unless nobody waits for it any more. */
const performInTurn: typeof perform = (db, caller, operation, input, request) => {
  const work = () => {
    if (request.isGone?.() === true) throw GONE;
    return perform(db, caller, operation, input, request);
  };
  return inTurn(accessOf(caller), work, operation.rest.idempotency === 'repeatable');
};

/** Runs the operation, a POST with an Idempotency-Key at most once. */
async function perform(
  db: Db,
  caller: Caller,
  operation: Operation,
  input: Record<string, unknown>,
  request: RestRequest,
): Promise<Success> {
  if ('presumed' in caller) {
    const ctx = makeContext(null, db, request.requestId);
    return run(operation, input, { ...ctx, presumed: caller.presumed });
  }
  const access = await caller.now();
  if (access === null) throw UNAUTHORIZED;
  const key =
    operation.rest.method === 'POST'
      ? checkedIdempotencyKey(request.header('idempotency-key'))
      : undefined;
  const on = (handle: Db) =>
    run(operation, input, makeContext(access, handle, request.requestId, key));
  if (key === undefined || operation.rest.idempotency === 'own') return on(db);
  return once(db, access, key, operation, input, on);
}

/** What answering has come to, for whatever ends it. */
interface Progress {
  access: Access | null;
  operation: Operation | undefined;
  allowance: Record<string, string>;
}

function failed(error: unknown, request: RestRequest, progress: Progress): RestOutcome {
  const { access, operation } = progress;
  const view = inClientTerms(viewOf(error), operation);
  const allowance = error instanceof TooManyRequestsError ? error.headers : progress.allowance;
  return {
    response: errorResponse(view, request.requestId, allowance),
    operation: operation?.id,
    access,
    error: view.status >= 500 ? error : undefined,
    closeConnection: error instanceof BodyRefusedError,
  };
}

/** Finds the operation and runs it for the caller, known or presumed. */
async function operate(
  db: Db,
  request: RestRequest,
  progress: Progress,
  caller: Caller,
): Promise<RestOutcome> {
  const { path, query } = splitUrl(request.url);
  const route = findRoute(request.method, decodablePath(path));
  if (route === null) return failed(UNKNOWN_PATH, request, progress);
  const { operation, params } = route;
  progress.operation = operation;
  const sender = userIdOf(accessOf(caller));
  const input = await inputFor(operation, params, query, request, sender);
  const { status, body, headers } = await performInTurn(db, caller, operation, input, request);
  const response = respond(request.requestId, status, body, { ...progress.allowance, ...headers });
  const { access } = progress;
  return { response, operation: operation.id, access, error: undefined, closeConnection: false };
}

/**
 * Answers for the caller as it was last seen. What it costs to look the caller up goes along with
 * the operation's own statement; when the caller has changed since, nothing has happened.
 * @returns undefined if the caller has changed
 */
async function answerPresumed(
  db: Db,
  request: RestRequest,
  caller: PresumedCaller,
): Promise<RestOutcome | undefined> {
  const { access, check } = caller;
  const progress: Progress = { access, operation: undefined, allowance: {} };
  let outcome: RestOutcome;
  try {
    outcome = await operate(db, request, progress, { presumed: caller });
  } catch (error) {
    outcome = failed(error, request, progress);
  }
  try {
    await check.ensure();
    return outcome;
  } catch (error) {
    return error instanceof CallerChangedError ? undefined : failed(error, request, progress);
  }
}

async function answerKnown(db: Db, request: RestRequest): Promise<RestOutcome> {
  const progress: Progress = { access: null, operation: undefined, allowance: {} };
  try {
    const caller = await knownCaller(() => authenticateKey(db, request.header('authorization')));
    const { access } = caller;
    progress.access = access;
    progress.allowance = await countRequest(access, request.address ?? 'unknown');
    if (access === null) return failed(UNAUTHORIZED, request, progress);
    return await operate(db, request, progress, caller);
  } catch (error) {
    return failed(error, request, progress);
  }
}

async function answerDocument(request: RestRequest): Promise<RestOutcome> {
  const progress: Progress = { access: null, operation: undefined, allowance: {} };
  try {
    const allowance = await countRequest(null, request.address ?? 'unknown');
    // Loaded when it is asked for: its generator is a third of what a start would load.
    const { openApiJson } = await import('./document');
    const response = respond(request.requestId, 200, openApiJson(), allowance);
    const operation = 'openapi';
    return { response, operation, access: null, error: undefined, closeConnection: false };
  } catch (error) {
    return failed(error, request, progress);
  }
}

/** The same request, whose body is read once however often it is asked for. */
function rereadable(request: RestRequest): RestRequest {
  let body: Promise<string> | undefined;
  return { ...request, body: (sender) => (body ??= request.body(sender)) };
}

/**
 * Answers one request under the base path, for any server. Order of checks: key, then shape,
 * then scope and existence, then permission (decisions §2). Never throws.
 */
export async function handleRest(db: Db, given: RestRequest): Promise<RestOutcome> {
  if (given.method === 'GET' && isDocument(given.url)) return answerDocument(given);
  // A limit is counted, and an Idempotency-Key taken, for a caller that is known for sure.
  const mayPresume = !isLimiting() && given.header('idempotency-key') === undefined;
  const caller = mayPresume ? presumedCaller(db, given.header('authorization')) : undefined;
  if (caller === undefined) return answerKnown(db, given);
  const request = rereadable(given);
  return (await answerPresumed(db, request, caller)) ?? (await answerKnown(db, request));
}

const DOCUMENT = /^\/openapi\.json\/?(?:\?|$)/;
const isDocument = (url: string): boolean =>
  url.startsWith(`${BASE_PATH}/openapi.json`) && DOCUMENT.test(url.slice(BASE_PATH.length));

// Errors without a stack may be shared.
const UNAUTHORIZED = new ServiceError(
  'UNAUTHORIZED',
  'A valid API key is needed. Send it as: Authorization: Bearer <API_KEY>',
);

const UNKNOWN_PATH = new ServiceError(
  'NOT_FOUND',
  'There is no such path or method. GET /api/v1/openapi.json lists them all.',
);
