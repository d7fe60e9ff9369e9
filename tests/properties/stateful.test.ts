import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { operationsOf } from '@/server/rest/route-table';
import { appRouter } from '@/server/routers/app';
import { useTestDatabase } from '../setup/database';
import { makeWorld } from '../setup/world';
import { Draw } from './stateful/draw';
import { Model } from './stateful/model';
import { Run } from './stateful/run';

const database = useTestDatabase();
const REQUESTS = Number(process.env.STATEFUL_REQUESTS ?? 500);
const STEPS = 80;

const operations = operationsOf(appRouter);
const WEIGHTS: Record<string, number> = { 'news.maintenance': 0.1 };
const weighted = operations.map((operation) => {
  const { method } = operation.rest;
  const usual = method === 'POST' || method === 'PUT' ? 3 : method === 'DELETE' ? 0.6 : 1;
  return [operation, WEIGHTS[operation.id] ?? usual] as const;
});
const [first] = operations;

const tally = new Map<string, number>();
let requests = 0;
let worlds = 0;

/** Requests in a world of their own, one after the other. */
async function play(seeds: readonly number[]): Promise<void> {
  if (first === undefined) throw new Error('There are no operations.');
  worlds += 1;
  const run = new Run(database().db, new Model(await makeWorld(database(), `-${worlds}`)));
  await run.begin();
  for (const seed of seeds) {
    const draw = new Draw(seed);
    await run.step(draw, draw.weighted(weighted, first));
  }
  requests += run.requests;
  for (const [counted, times] of run.tally) tally.set(counted, (tally.get(counted) ?? 0) + times);
}

describe('whatever is asked in whatever order', () => {
  test(
    `${REQUESTS} requests: no 5xx, answers as documented, values as sent, nothing of others`,
    async () => {
      const seed = Number(process.env.STATEFUL_SEED ?? fc.readConfigureGlobal().seed ?? Date.now());
      const step = fc.noBias(fc.noShrink(fc.nat()));
      const steps = fc.array(step, { minLength: 1, maxLength: STEPS, size: 'max' });
      while (requests < REQUESTS) {
        const numRuns = Math.ceil((REQUESTS - requests) / (STEPS / 2));
        await fc.assert(fc.asyncProperty(steps, play), { seed: seed + requests, numRuns });
      }
      expect(tally.size).toBeGreaterThan(operations.length);
    },
    3 * 60 * 60_000,
  );

  afterAll(() => {
    if (process.env.STATEFUL_REPORT !== '1') return;
    process.stdout.write(
      `${requests} requests\n${[...tally]
        .sort()
        .map((one) => one.join(': '))
        .join('\n')}\n`,
    );
  });
});
