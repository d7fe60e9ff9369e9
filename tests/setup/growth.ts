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

/**
 * Holds a text reader to linear growth: four times the text may cost about four times as much,
 * where a quadratic one costs sixteen times as much. What is quick anyway is not judged.
 */
export function expectLinear(text: string, read: (text: string) => unknown): void {
  const whole = best(() => read(text));
  if (whole < 0.2) return;
  const quarter = best(() => read(text.slice(0, Math.floor(text.length / 4))));
  expect(whole / Math.max(quarter, 0.02)).toBeLessThan(10);
}
