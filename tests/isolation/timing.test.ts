import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../setup/database';
import { askRest } from '../setup/rest-in-process';
import { makeWorld, type World } from '../setup/world';
import { missingNames, type Names } from './fixtures';
import { makeRows } from './rows';

const database = useTestDatabase();
const SAMPLES = Number(process.env.TIMING_SAMPLES ?? 150);
// Noise of a shared machine; a look-up that is done for one of the two alone costs more.
const TOLERATED_SHARE = 0.3;
const TRIES = 5;

let world: World;
let theirs: Names;
let missing: Names;
beforeAll(async () => {
  world = await makeWorld(database());
  theirs = await makeRows(database(), world);
  missing = missingNames(theirs);
});

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The medians of requests about foreign and about missing rows, sent in turns, in milliseconds. */
async function medians(path: (names: Names) => string) {
  const times = { foreign: [] as number[], missing: [] as number[] };
  for (let i = 0; i < SAMPLES; i += 1) {
    const turns = [
      ['foreign', theirs],
      ['missing', missing],
    ] as const;
    for (const [kind, names] of i % 2 ? turns : turns.toReversed()) {
      const startedAt = performance.now();
      const { status } = await askRest(database().db, {
        method: 'GET',
        path: path(names),
        key: world.foreign,
      });
      times[kind].push(performance.now() - startedAt);
      expect(status).toBe(404);
    }
  }
  return { foreign: median(times.foreign), missing: median(times.missing) };
}

describe(`${SAMPLES} samples each, in turns: time does not tell a foreign row from a missing one`, () => {
  test.each<[string, (names: Names) => string]>([
    ['a company', (n) => `/portfolio/${n.company}`],
    ['a child', (n) => `/portfolio/companies/${n.company}/investor-updates/${n.update}`],
    ['a story', (n) => `/portfolio/news/${n.news}`],
    ['a deal', (n) => `/deals/${n.deal}`],
    ['a share', (n) => `/public-shares/${n.share}`],
  ])('%s', async (what, path) => {
    let share = 1;
    for (let attempt = 0; attempt < TRIES && share > TOLERATED_SHARE; attempt += 1) {
      const { foreign, missing: none } = await medians(path);
      share = Math.abs(foreign - none) / none;
      if (process.env.TIMING_REPORT === '1') {
        process.stdout.write(
          `${what}: foreign ${foreign.toFixed(3)} ms, missing ${none.toFixed(3)} ms\n`,
        );
      }
    }
    expect(share).toBeLessThan(TOLERATED_SHARE);
  });
});
