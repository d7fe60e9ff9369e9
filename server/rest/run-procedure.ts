import {
  type AnyTRPCProcedure,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  TRPCError,
} from '@trpc/server';
import type { Context } from '@/server/context';
import { appRouter } from '@/server/routers/app';

/** What a middleware may change for those after it. */
interface Change {
  ctx?: object;
  input?: unknown;
  getRawInput?: () => Promise<unknown>;
}
interface Step {
  ctx: object;
  input: unknown;
  getRawInput: () => Promise<unknown>;
}
interface Passed extends Step {
  type: 'query' | 'mutation';
  path: string;
  meta: unknown;
  signal: undefined;
  batchIndex: 0;
  next: (change?: Change) => Promise<unknown>;
}
type Middleware = (passed: Passed) => unknown;

const isMiddleware = (value: unknown): value is Middleware => typeof value === 'function';

/** A procedure's middlewares in their order: validation, scope, output and the resolver itself. */
function middlewaresOf(procedure: AnyTRPCProcedure): Middleware[] | null {
  const found: unknown = Reflect.get(procedure._def, 'middlewares');
  return Array.isArray(found) && found.length > 0 && found.every(isMiddleware) ? found : null;
}

const isDone = (result: unknown): result is { ok: true; data: unknown } =>
  result instanceof Object && 'ok' in result && result.ok === true && 'data' in result;

export type RunProcedure = (ctx: Context, input: unknown) => Promise<unknown>;

/**
 * Prepares a procedure to be run on validated or raw input. Runs the very middlewares that tRPC's
 * own caller runs, in the same order; what it leaves out is tRPC's copying of every option between
 * them, which took a tenth of a short request.
 * @throws what the procedure throws, as tRPC wraps it
 */
export function runnerOf(
  path: string,
  type: 'query' | 'mutation',
  procedure: AnyTRPCProcedure,
): RunProcedure {
  const middlewares = middlewaresOf(procedure);
  if (middlewares === null) return throughTrpc(path, type);
  const { meta } = procedure._def;
  const at = async (index: number, { ctx, input, getRawInput }: Step): Promise<unknown> => {
    const middleware = middlewares[index];
    if (middleware === undefined) throw new Error('The resolver called next().');
    const next = (change?: Change) =>
      at(index + 1, {
        ctx: change?.ctx ? { ...ctx, ...change.ctx } : ctx,
        input: change && 'input' in change ? change.input : input,
        getRawInput: change?.getRawInput ?? getRawInput,
      });
    const common = { type, path, meta, signal: undefined, batchIndex: 0 } as const;
    return await middleware({ ...common, ctx, input, getRawInput, next });
  };
  return async (ctx, rawInput) => {
    const getRawInput = () => Promise.resolve(rawInput);
    try {
      const result = await at(0, { ctx, input: undefined, getRawInput });
      if (isDone(result)) return result.data;
    } catch (error) {
      throw error instanceof TRPCError ? error : getTRPCErrorFromUnknown(error);
    }
    throw new Error('A middleware gave no result.');
  };
}

const throughTrpc =
  (path: string, type: 'query' | 'mutation'): RunProcedure =>
  (ctx, input) =>
    callTRPCProcedure({
      router: appRouter,
      path,
      type,
      ctx,
      getRawInput: () => Promise.resolve(input),
      signal: undefined,
      batchIndex: 0,
    });
