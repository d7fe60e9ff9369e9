import { operationsOf, proceduresOf, type Operation } from '@/server/rest/route-table';
import { appRouter } from '@/server/routers/app';

/** Who asks: a bearer key or a browser's cookie. */
export type Credentials = { key: string } | { cookie: string };

/** An answer as it came over the wire, without what differs by nature. */
export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

type Input = Record<string, unknown>;

const OPERATIONS = new Map(operationsOf(appRouter).map((one) => [one.id, one]));
const TYPES = new Map(proceduresOf(appRouter).map(([id, one]) => [id, one._def.type]));

/** True for a procedure that changes something. */
export const isMutation = (id: string): boolean => TYPES.get(id) === 'mutation';

/** The REST operation of a procedure, if it has one. */
export const operationOf = (id: string): Operation | undefined => OPERATIONS.get(id);

async function send(url: string, init: RequestInit): Promise<WireAnswer> {
  const answer = await fetch(url, { ...init, redirect: 'manual' });
  const { date: _date, 'x-request-id': _id, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body: await answer.text() };
}

const credentialsOf = (who: Credentials, origin: string): Record<string, string> =>
  'key' in who ? { Authorization: `Bearer ${who.key}` } : { Cookie: who.cookie, Origin: origin };

/** Calls a procedure over the tRPC door. */
export function overTrpc(origin: string, who: Credentials, id: string, input: Input) {
  const json = JSON.stringify({ json: input });
  const headers = { ...credentialsOf(who, origin), 'Content-Type': 'application/json' };
  const url = `${origin}/api/trpc/${id}`;
  if (isMutation(id)) return send(url, { method: 'POST', headers, body: json });
  return send(`${url}?input=${encodeURIComponent(json)}`, { headers });
}

const pick = (fields: ReadonlyMap<string, string>, input: Input) =>
  [...fields].filter(([, field]) => field in input).map(([name, field]) => [name, input[field]]);

/** Sends the same input through the REST door, each field to its place. */
export function overRest(origin: string, who: Credentials, operation: Operation, input: Input) {
  const path = operation.rest.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input[name])),
  );
  const search = new URLSearchParams(
    pick(operation.queryFields, input).map(([name, value]) => [String(name), String(value)]),
  );
  const body: unknown = Object.fromEntries(pick(operation.bodyFields, input));
  return send(`${origin}/api/v1${path}?${search}`, {
    method: operation.rest.method,
    headers: { ...credentialsOf(who, origin), 'Content-Type': 'application/json' },
    ...(operation.hasBody ? { body: JSON.stringify(body) } : {}),
  });
}
