import type { AnyTRPCProcedure, AnyTRPCRouter } from '@trpc/server';
import findMyWay from 'find-my-way';
import { z } from 'zod';
import type { Meta, RestMeta } from '@/server/trpc';
import type { ParameterType } from './query';
import { type RunProcedure, runnerOf } from './run-procedure';
import { isRecord } from '@/server/lib/is-record';

/** One REST operation: a procedure with where each of its input fields comes from. */
export interface Operation {
  /** The procedure's path in the router, which names the operation in logs and in the document. */
  id: string;
  type: 'query' | 'mutation';
  rest: RestMeta;
  schema: z.ZodType;
  run: RunProcedure;
  /** Path parameter names, all input fields of the same name. */
  path: string[];
  /** The method takes a body, if only an empty object. */
  hasBody: boolean;
  /** Query parameter → type. */
  queryTypes: ReadonlyMap<string, ParameterType>;
  /** Query parameter → input field. */
  queryFields: ReadonlyMap<string, string>;
  /** Body field → input field. */
  bodyFields: ReadonlyMap<string, string>;
  /** Input field → name that the client knows it by. */
  clientNames: ReadonlyMap<string, string>;
}

type Procedures = [id: string, procedure: AnyTRPCProcedure][];

const isProcedure = (value: unknown): value is AnyTRPCProcedure =>
  typeof value === 'function' && '_def' in value;

/** Every procedure of a router by its path, e.g. `portfolio.get`. */
export function proceduresOf(router: AnyTRPCRouter): Procedures {
  const procedures: unknown = router._def.procedures;
  return Object.entries(isRecord(procedures) ? procedures : {}).flatMap(
    ([id, value]): Procedures => (isProcedure(value) ? [[id, value]] : []),
  );
}

/** The meta of a procedure, which our builders always set in this shape. */
export const metaOf = (procedure: AnyTRPCProcedure): Meta | undefined =>
  procedure._def.meta as Meta | undefined;

export const inputOf = (procedure: AnyTRPCProcedure): z.ZodType | undefined => {
  const first: unknown = procedure._def.inputs[0];
  return first instanceof z.ZodType ? first : undefined;
};

const schemaShape = z.object({
  properties: z.record(z.string(), z.looseObject({ type: z.unknown().optional() })).default({}),
});

/** The JSON types of an input's fields, as its own schema tells them. */
function fieldTypes(procedure: AnyTRPCProcedure): Map<string, ParameterType> {
  const input = inputOf(procedure);
  if (!input) return new Map();
  const schema = schemaShape.parse(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
  return new Map(
    Object.entries(schema.properties).map(([field, { type }]) => [
      field,
      type === 'integer' || type === 'number' ? 'integer' : type === 'boolean' ? type : 'string',
    ]),
  );
}

const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

function operation(id: string, procedure: AnyTRPCProcedure, rest: RestMeta): Operation {
  const types = fieldTypes(procedure);
  const path = [...rest.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const rest_ = [...types.keys()].filter((field) => !path.includes(field));
  const hasBody = METHODS_WITH_BODY.has(rest.method);
  const queryFields = new Map(Object.entries(rest.query ?? {}));
  const renamed = new Map(Object.entries(rest.body ?? {}));
  const taken = new Set([...queryFields.values(), ...renamed.values()]);
  const free = rest_.filter((field) => !taken.has(field)).map((f): [string, string] => [f, f]);
  const bodyFields = hasBody ? new Map([...free, ...renamed]) : new Map<string, string>();
  if (!hasBody) for (const [field] of free) queryFields.set(field, field);
  const type = procedure._def.type === 'mutation' ? 'mutation' : 'query';
  return {
    id,
    type,
    rest,
    run: runnerOf(id, type, procedure),
    schema: inputOf(procedure) ?? z.object({}),
    path,
    hasBody,
    queryFields,
    queryTypes: new Map([...queryFields].map(([name, f]) => [name, types.get(f) ?? 'string'])),
    bodyFields,
    clientNames: new Map([...queryFields, ...bodyFields].map(([name, field]) => [field, name])),
  };
}

/** The REST operations of a router, one walk over its procedures' meta. */
export function operationsOf(router: AnyTRPCRouter): Operation[] {
  return proceduresOf(router).flatMap(([id, procedure]) => {
    const rest = metaOf(procedure)?.rest;
    return rest ? [operation(id, procedure, rest)] : [];
  });
}

export type FindRoute = (
  method: string,
  path: string,
) => { operation: Operation; params: Record<string, string | undefined> } | null;

/** A radix tree over the operations: static parts win over parameters, whatever the order. */
export function routeTable(operations: Operation[]): FindRoute {
  const tree = findMyWay({ maxParamLength: 5000, caseSensitive: true });
  for (const entry of operations) {
    const path = entry.rest.path.replace(/\{(\w+)\}/g, ':$1');
    tree.on(entry.rest.method, path, () => undefined, entry);
  }
  const methods = new Set(operations.map((entry) => entry.rest.method));
  const isKnown = (method: string): method is RestMeta['method'] =>
    [...methods].some((known) => known === method);
  return (method, path) => {
    const found = isKnown(method) ? tree.find(method, path) : null;
    return found && { operation: found.store as Operation, params: found.params };
  };
}
