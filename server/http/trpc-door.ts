import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Db } from '@/db/client';
import { type Access, userIdOf } from '@/server/access/actor';
import { knownCaller } from '@/server/access/known-caller';
import { ownOrigins } from '@/server/access/own-origins';
import { countRequest, TooManyRequestsError } from '@/server/access/rate-limit';
import { resolveAccess } from '@/server/access/resolve';
import { inTurn } from '@/server/access/turns';
import { inVisitorsTurn } from '@/server/access/visitor-turns';
import { BatchAnswer } from '@/server/answer-bound';
import { type Context, makeContext } from '@/server/context';
import { ServiceError, viewOf } from '@/server/errors';
import { plainTransformer } from '@/server/plain-transformer';
import { checkDepth, isJsonType } from '@/server/rest/body';
import { HeldBody } from '@/server/rest/held-body';
import { GONE } from '@/server/rest/messages';
import { metaOf, proceduresOf } from '@/server/rest/route-table';
import { appRouter } from '@/server/routers/app';
import { errorShape } from '@/server/trpc';
import { webClientAddress } from './client-address';
import { logRequest } from './request-log';
import { answerOnce, keyedCallOf } from './trpc-once';
import { boundedBody, refusal } from './web-request';

export const TRPC_PATH = '/api/trpc';
const MAX_BATCH = 20;

/** A browser's cookie goes along with foreign pages' requests; its Origin tells on them. */
function refuseForeignOrigin(request: Request): void {
  if (request.method === 'GET' || request.headers.has('authorization')) return;
  const origin = request.headers.get('origin');
  if (origin !== null && ownOrigins(request.headers.get('host')).includes(origin)) return;
  throw new ServiceError('FORBIDDEN', 'This request comes from another site. Open the app itself.');
}

/** A window that shows one person's console must not act for who signed in beside it since. */
function refuseOtherPerson(request: Request, userId: string): void {
  const meant = request.headers.get('x-acting-as');
  if (meant === null || meant === userId) return;
  throw new ServiceError(
    'UNAUTHORIZED',
    'Somebody else has signed in in this browser since. Reload the page, or sign in again.',
  );
}

const PROCEDURES = new Map(proceduresOf(appRouter));

/**
 * The procedures that a request names, read as tRPC does: of the decoded path, so that no comma
 * is overlooked.
 */
function namesIn({ url }: Request): string[] {
  const path = new URL(url).pathname.slice(TRPC_PATH.length).replace(/^\/+|\/+$/g, '');
  try {
    return decodeURIComponent(path).split(',');
  } catch {
    throw new ServiceError('BAD_REQUEST', 'The path is not valid. Check its percent signs.');
  }
}

/** Whether a request is for one procedure that waits for others than the database. */
function isLong(names: readonly string[]): boolean {
  const [only, ...more] = names.map((name) => PROCEDURES.get(name));
  const meta = only && more.length === 0 ? metaOf(only) : undefined;
  return meta?.rest?.idempotency === 'repeatable';
}

/** The procedures named in a path; what else stands there does not belong into a log. */
const knownNames = (names: readonly string[]): string =>
  names
    .slice(0, MAX_BATCH)
    .map((name) => (PROCEDURES.has(name) ? name : '?'))
    .join(',');

const STREAMED = 'application/jsonl';

/**
 * Refuses answers in parts: their calls would run after the caller's turn is over and the body is
 * released, past every bound on work and memory.
 */
function refuseStream({ headers }: Request): void {
  const accepted = [headers.get('trpc-accept'), headers.get('accept')].join(',');
  if (!accepted.toLowerCase().includes(STREAMED)) return;
  throw new ServiceError(
    'BAD_REQUEST',
    `Answers are not streamed. Leave ${STREAMED} out of Accept and trpc-accept, as httpBatchLink does.`,
  );
}

/** Refuses what no procedure answers to. */
function checkAddress(request: Request): void {
  refuseStream(request);
  const input = new URL(request.url).searchParams.get('input');
  if (input !== null) checkDepth(input);
  if (request.method === 'GET' || request.method === 'POST') return;
  throw new ServiceError('NOT_FOUND', 'Procedures answer to GET and POST alone.');
}

/** A body read within the bounds, or an error that says what is wrong with it; '' for a GET. */
async function bodyOf(request: Request, held: HeldBody, isKnown: boolean): Promise<string> {
  if (request.method === 'GET') return '';
  const body = await boundedBody(request, held, isKnown);
  if (body !== '' && !isJsonType(request.headers.get('content-type') ?? undefined)) {
    throw new ServiceError('BAD_REQUEST', 'Send JSON, with Content-Type: application/json.');
  }
  return body;
}

/** The request with the body that was read. */
function withBody(request: Request, body: string): Request {
  if (request.method === 'GET') return request;
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  return new Request(request.url, { method: 'POST', headers, body });
}

/**
 * Answers a tRPC request (superjson, batches of at most 20) for a key or a signed-in browser.
 * Queries by GET or POST, mutations by POST; JSON only, and no input counts as `{}`.
 */
export async function handleTrpc(
  db: Db,
  request: Request,
  requestId: string,
  address = webClientAddress(request.headers),
  isGone = () => request.signal.aborted,
): Promise<Response> {
  const startedAt = performance.now();
  let names: string[] = [];
  let access: Access | null = null;
  let failure: unknown;
  let response: Response;
  let allowance: Record<string, string> = {};
  let held: HeldBody | undefined;
  try {
    names = namesIn(request);
    checkAddress(request);
    const known = await knownCaller(() => resolveAccess(db, request.headers));
    access = known.access;
    allowance = await countRequest(access, address, names.length);
    if (access?.actor.kind === 'session') {
      refuseForeignOrigin(request);
      refuseOtherPerson(request, access.actor.userId);
    }
    held = new HeldBody(userIdOf(access) || address);
    const body = await bodyOf(request, held, access !== null);
    const keyed = keyedCallOf(request, names, PROCEDURES);
    const answer = async (caller: Access | null, handle: Db) => {
      let cause: unknown;
      failure = undefined;
      const answered = await fetchRequestHandler({
        endpoint: TRPC_PATH,
        req: withBody(request, body),
        router: appRouter,
        createContext: () => {
          const context = makeContext(caller, handle, requestId, keyed?.key);
          const answer = new BatchAnswer();
          let calls = 0;
          const pace: Context['pace'] = (call, writes) =>
            answer.inTurn(async () => {
              calls += 1;
              return call(await known.now(writes && calls > 1));
            });
          return { ...context, answer, pace };
        },
        maxBatchSize: MAX_BATCH,
        // Queries by POST too, for inputs too long for an address; never mutations by GET.
        allowMethodOverride: true,
        onError: ({ error }) => {
          cause = error;
          if (viewOf(error).status >= 500) failure = error;
        },
      });
      return { response: answered, failure: cause };
    };
    const work = async () => {
      if (isGone()) throw GONE;
      const caller = await known.now();
      return keyed === undefined || keyed.rest.idempotency === 'own' || caller === null
        ? (await answer(caller, db)).response
        : await answerOnce(db, caller, keyed, body, (handle) => answer(caller, handle));
    };
    response = await (access === null
      ? inVisitorsTurn(address, work)
      : inTurn(access, work, isLong(names)));
  } catch (error) {
    if (viewOf(error).status >= 500) failure = error;
    if (error instanceof TooManyRequestsError) allowance = error.headers;
    response = refusal(error, plainTransformer.serialize(errorShape(viewOf(error))));
  } finally {
    held?.release();
  }
  for (const [name, value] of Object.entries(allowance)) response.headers.set(name, value);
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  response.headers.set('X-Request-Id', requestId);
  const { status } = response;
  const operation = knownNames(names);
  logRequest({
    requestId,
    door: 'trpc',
    operation,
    status,
    startedAt,
    access,
    error: failure,
  });
  return response;
}
