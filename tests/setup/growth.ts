import { expect } from 'vitest';

/** For tests of growth: they judge processor time, so a machine with much else to do may take long. */
export const PATIENT = { timeout: 300_000 };

/** Seconds of processor time of one run, which other processes on the machine hardly change. */
function cpuSeconds(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const best = (run: () => void): number =>
  Math.min(cpuSeconds(run), cpuSeconds(run), cpuSeconds(run));

/** Other work on the machine makes a run dearer, never cheaper, so a dear one is run again. */
const TRIES = 8;

/**
 * Holds a text reader to linear growth: four times the text may cost about four times as much,
 * where a quadratic one costs sixteen times as much. What is quick anyway is not judged.
 */
export function expectLinear(text: string, read: (text: string) => unknown): void {
  let whole = cpuSeconds(() => read(text));
  if (whole < 0.5) return;
  const quarter = text.slice(0, Math.floor(text.length / 4));
  const allowed =
    10 *
    Math.max(
      best(() => read(quarter)),
      0.05,
    );
  for (let tries = 1; whole >= allowed && tries < TRIES; tries += 1) {
    whole = Math.min(
      whole,
      cpuSeconds(() => read(text)),
    );
  }
  expect(whole).toBeLessThan(allowed);
}
