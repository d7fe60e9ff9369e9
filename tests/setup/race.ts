import type { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Database } from '@/db/client';
import { rowsOf } from '@/db/rows';
import { postgresUrl } from './database';
import { askRest } from './rest-in-process';

/** Clients that set off together in each round. */
export const CLIENTS = 16;

/** PGlite runs one statement after the other, so one round says all there is to say. */
export const ROUNDS = postgresUrl === undefined ? 1 : Number(process.env.RACE_ROUNDS ?? 5);

const answerBody = z.looseObject({
  id: z.string().optional(),
  slug: z.string().optional(),
  items: z.array(z.looseObject({})).optional(),
  effects: z.array(z.looseObject({})).optional(),
});

export interface RaceAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
  body: z.output<typeof answerBody>;
}

export interface RaceRequest {
  method: string;
  path: string;
  key: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends one request through the REST handler in process. */
export async function ask({ db }: Database, request: RaceRequest): Promise<RaceAnswer> {
  const { body, ...rest } = request;
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const { status, headers, body: text = '' } = await askRest(db, { ...rest, ...sent });
  expect(status, `${request.method} ${request.path}: ${text}`).toBeLessThan(500);
  return { status, headers, text, body: text === '' ? {} : answerBody.parse(JSON.parse(text)) };
}

/** Sends the same or different requests of all clients at once. */
export const atOnce = (
  database: Database,
  request: (client: number) => RaceRequest,
): Promise<RaceAnswer[]> =>
  Promise.all(Array.from({ length: CLIENTS }, (_, client) => ask(database, request(client))));

/** How often each status came. */
export function tally(answers: readonly RaceAnswer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The number a query counts as `n`. */
export async function countOf({ db }: Database, query: ReturnType<typeof sql>): Promise<number> {
  return Number(rowsOf(await db.execute(query))[0]?.n);
}

/** Runs `round` as often as the run asks for. */
export async function rounds(round: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < ROUNDS; n += 1) await round(n);
}
