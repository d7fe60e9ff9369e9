import { afterEach, expect, it, vi } from 'vitest';
import { dayBegun, today } from './today';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['Pacific/Auckland', '2026-03-01T20:30:00Z', '2026-03-02', '2026-03-01'],
  ['America/Los_Angeles', '2026-03-01T05:00:00Z', '2026-02-28', '2026-02-28'],
  ['UTC', '2026-12-31T23:59:59Z', '2026-12-31', '2026-12-31'],
])(
  'the day presumed in a form is the person’s own in %s, and for numbers none to come',
  (zone, now, own, begun) => {
    vi.stubEnv('TZ', zone);
    expect([today(new Date(now)), dayBegun(new Date(now))]).toEqual([own, begun]);
  },
);
