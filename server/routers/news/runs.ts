/** The runs under way, by what each works on; all of a run's keys lead to one promise. */
export type Runs<R> = Map<string, Promise<ReadonlyMap<string, R>>>;

function start<R>(
  runs: Runs<R>,
  keys: readonly string[],
  work: (keys: readonly string[]) => Promise<ReadonlyMap<string, R>>,
): Promise<ReadonlyMap<string, R>> {
  const forget = (): void => keys.forEach((key) => runs.delete(key));
  const run = work(keys).finally(forget);
  keys.forEach((key) => runs.set(key, run));
  return run;
}

/**
 * Does the work for each key, and for none twice at once: keys that another call works on are
 * waited for, and its results are given. What that call failed to do is done here.
 * @throws what this call's own work throws
 */
export async function joinRuns<R>(
  runs: Runs<R>,
  keys: readonly string[],
  work: (keys: readonly string[]) => Promise<ReadonlyMap<string, R>>,
): Promise<R[]> {
  const results: R[] = [];
  for (let left = keys; left.length > 0;) {
    const joined = left.flatMap((key) => {
      const run = runs.get(key);
      return run === undefined ? [] : [{ key, run }];
    });
    const free = left.filter((key) => !runs.has(key));
    if (free.length > 0) results.push(...(await start(runs, free, work)).values());
    const failed: string[] = [];
    for (const { key, run } of joined) {
      // Its own caller is told why it failed; another caller may fare better.
      const result = (await run.catch(() => undefined))?.get(key);
      if (result === undefined) failed.push(key);
      else results.push(result);
    }
    left = failed;
  }
  return results;
}
