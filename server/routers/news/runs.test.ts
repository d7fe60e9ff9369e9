import { describe, expect, it } from 'vitest';
import { joinRuns, type Runs } from './runs';

/** A run that ends when the test says so. */
function held(runs: Runs<string>, name: string, keys: readonly string[]) {
  const asked: string[][] = [];
  let end: (failure?: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    end = (failure) => (failure === undefined ? resolve() : reject(failure));
  });
  const results = joinRuns(runs, keys, async (free) => {
    asked.push([...free]);
    await ended;
    return new Map(free.map((key) => [key, `${key} by ${name}`]));
  });
  return { asked, end, results };
}

describe('runs over the same things at once', () => {
  it('work on each thing once, and all are told what was done', async () => {
    const runs: Runs<string> = new Map();
    const first = held(runs, 'first', ['a', 'b']);
    const second = held(runs, 'second', ['b', 'c']);
    const third = held(runs, 'third', ['a', 'c']);
    expect([first.asked, second.asked, third.asked]).toEqual([[['a', 'b']], [['c']], []]);
    [second, first].forEach(({ end }) => end());
    expect(await first.results).toEqual(['a by first', 'b by first']);
    expect(await second.results).toEqual(['c by second', 'b by first']);
    expect(await third.results).toEqual(['a by first', 'c by second']);
    expect(runs.size).toBe(0);
  });

  it('do themselves what the one that they waited for failed to do', async () => {
    const runs: Runs<string> = new Map();
    const first = held(runs, 'first', ['a']);
    const second = held(runs, 'second', ['a']);
    const third = held(runs, 'third', ['a']);
    [second, third].forEach(({ end }) => end());
    first.end(new Error('the database is away'));
    await expect(first.results).rejects.toThrow('the database is away');
    expect(await second.results).toEqual(['a by second']);
    expect(await third.results).toEqual(['a by second']);
    expect(third.asked).toEqual([]);
    expect(runs.size).toBe(0);
  });

  it('start anew once a run is over', async () => {
    const runs: Runs<string> = new Map();
    for (const name of ['first', 'second']) {
      const run = held(runs, name, ['a']);
      run.end();
      expect(await run.results).toEqual([`a by ${name}`]);
    }
  });
});
