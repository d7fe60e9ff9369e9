import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { breathing } from './breath';

/** Counts the turns until a request may be worked on, with a new connection in the first ones. */
async function turnsUntilWorked(connections: number): Promise<number> {
  const server = new EventEmitter();
  const breathe = breathing(server);
  let isDue = false;
  void breathe().then(() => (isDue = true));
  let turns = 0;
  while (!isDue) {
    if (turns < connections) server.emit('connection');
    turns += 1;
    await turn();
  }
  return turns;
}

test('a request waits until all connections were looked at once more', async () => {
  const turns = await turnsUntilWorked(0);
  expect(turns).toBeGreaterThan(1);
  expect(turns).toBeLessThan(5);
});

test('it waits while new connections come in, but not for ever', async () => {
  const turns = await turnsUntilWorked(20);
  expect(turns).toBeGreaterThan(20);
  expect(turns).toBeLessThan(25);
  expect(await turnsUntilWorked(Infinity)).toBeLessThan(70);
});

test('requests that come together wait together', async () => {
  const breathe = breathing(new EventEmitter());
  const due: number[] = [];
  const all = [1, 2, 3].map((n) => breathe().then(() => due.push(n)));
  await Promise.race(all);
  await turn();
  expect(due).toEqual([1, 2, 3]);
});
