import { initTRPC } from '@trpc/server';
import type { OpenApiMeta, OpenApiMethod } from 'trpc-to-openapi';
import { auditedDb, boundedDb } from '@/db/audited';
import { auditFacts } from './access/audit-facts';
import { mintScope } from './access/mint-scope';
import type { Context } from './context';
import { type ErrorView, ServiceError, trpcNumberOf, viewOf } from './errors';
import { plainTransformer } from './plain-transformer';

/** How a procedure shows over REST, beyond what trpc-to-openapi knows. */
export interface RestMeta {
  method: OpenApiMethod;
  /** Under the base, e.g. `/portfolio/{slug}`; each `{name}` is an input field. */
  path: `/${string}`;
  summary: string;
  description?: string;
  tag: string;
  /** Success statuses; the first is the default, the procedure picks another through `reply.status`. */
  success?: readonly (200 | 201 | 204)[];
  /** On methods with a body: query parameter → input field. Elsewhere every field is a query parameter. */
  query?: Readonly<Record<string, string>>;
  /** Body field → input field, where the two names differ. */
  body?: Readonly<Record<string, string>>;
  /** Extra statuses beyond 400, 401, 404, 500 and 503 for the document. */
  errors?: readonly (403 | 409)[];
  /**
   * How a POST heeds Idempotency-Key where the door does not do it: `own`, the procedure keeps the
   * key itself; `repeatable`, it may run again at any time and cannot run in one transaction, so its
   * answer is kept when it is done.
   */
  idempotency?: 'own' | 'repeatable';
  /** No field is required by itself, but the body must have all fields of one of these lists. */
  eitherOf?: readonly (readonly string[])[];
  /** An example of the request's body for the document. */
  example?: Readonly<Record<string, unknown>>;
}

/** Each procedure says how it shows over REST, or why it does not. */
export type Meta = OpenApiMeta<{ rest?: RestMeta; noRest?: string }>;

/** Meta of a procedure with a REST path. */
export const rest = (meta: RestMeta): Meta => ({
  rest: meta,
  openapi: {
    method: meta.method,
    path: meta.path,
    summary: meta.summary,
    ...(meta.description === undefined ? {} : { description: meta.description }),
    tags: [meta.tag],
    protect: true,
  },
});

/** Meta of a procedure that the contract has no path for; the console uses it over tRPC. */
export const consoleOnly = (why: string): Meta => ({ noRest: why });

/** An error as tRPC's clients read it. */
export const errorShape = ({ status, code, message, issues }: ErrorView) => ({
  code: trpcNumberOf(code),
  message,
  data: { code, httpStatus: status, issues },
});

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer: plainTransformer,
    errorFormatter: ({ error }) => errorShape(viewOf(error)),
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
export const middleware = t.middleware;

/** Without input a procedure gets `{}`, as a REST request without a body or query does. */
const anyProcedure = t.procedure.use(({ next, getRawInput }) =>
  next({
    getRawInput: async () => {
      const input = await getRawInput();
      return input === undefined ? {} : input;
    },
  }),
);

const pacedProcedure = anyProcedure.use(({ ctx: { access, pace }, next, type }) =>
  pace === undefined
    ? next({ ctx: { access } })
    : pace((now) => next({ ctx: { access: now } }), type === 'mutation'),
);

/** Weighs what a tRPC request is answered; of a batch all answers are in memory at once. */
const weighedProcedure = pacedProcedure.use(async ({ ctx: { answer }, next, type }) => {
  if (answer === undefined || type !== 'query') return next();
  answer.check();
  const result = await next();
  if (result.ok) answer.add(result.data);
  return result;
});

/** For procedures that need no caller: they decide themselves what leaves. */
export const openProcedure = weighedProcedure;

/**
 * For everything else: resolves the caller and hands on its Scope. What a mutation writes is
 * audited by the same statement; a query cannot write, nor read more than one answer may hold.
 */
export const scopedProcedure = weighedProcedure.use(({ ctx, next, type, path }) => {
  const access = ctx.presumed?.access ?? ctx.access;
  const check = ctx.presumed?.check;
  if (access === null) {
    throw new ServiceError(
      'UNAUTHORIZED',
      'A valid API key is needed. Send it as: Authorization: Bearer <API_KEY>',
    );
  }
  const db =
    type === 'mutation'
      ? auditedDb(ctx.db, auditFacts(access, path, ctx.requestId), check)
      : boundedDb(ctx.db, check);
  return next({ ctx: { scope: mintScope(access, db) } });
});
