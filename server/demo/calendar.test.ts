import { expect, test } from 'vitest';
import { calendarOf, REPORTING_DAYS } from './calendar';
import { batchOf } from './fill/deals';

const DAY_MS = 86_400_000;
const days = Array.from({ length: 800 }, (_, at) => Date.UTC(2026, 0, 1) + at * DAY_MS);

test('the calendar is the same all day long', () => {
  const dump = (now: string) => {
    const calendar = calendarOf(new Date(now));
    return [calendar.today, calendar.month(0), calendar.daysAgo(1, '09:30')];
  };
  expect(dump('2026-03-16T00:00:00Z')).toEqual(dump('2026-03-16T23:59:59.999Z'));
  expect(dump('2026-03-16T23:59:59Z')).not.toEqual(dump('2026-03-17T00:00:00Z'));
});

test.each([
  ['2026-03-15', '2026-01-31'],
  ['2026-03-16', '2026-02-28'],
  ['2024-03-31', '2024-02-29'],
  ['2026-01-01', '2025-11-30'],
])('on %s the latest month that everybody has reported ends on %s', (day, end) => {
  expect(calendarOf(new Date(day)).month(0).end).toBe(`${end}T00:00:00.000Z`);
});

test('on no day does a report lie ahead, or is the latest one stale', () => {
  for (const now of days) {
    const calendar = calendarOf(new Date(now));
    const { end } = calendar.month(0);
    expect(Date.parse(calendar.after(end, REPORTING_DAYS, '23:59'))).toBeLessThan(now);
    expect(now - Date.parse(end)).toBeLessThan(60 * DAY_MS);
    expect(Date.parse(calendar.monthsAgo(1, 28))).toBeLessThan(now);
  }
});

test('months run back without a gap', () => {
  const calendar = calendarOf(new Date('2026-11-21'));
  const periods = Array.from({ length: 36 }, (_, ago) => calendar.month(ago).period);
  expect(periods[0]).toBe('2026-10');
  expect(periods[35]).toBe('2023-11');
  expect(new Set(periods).size).toBe(36);
});

test.each([
  ['2026-02-10', 'S25'],
  ['2026-04-01', 'W26'],
  ['2026-11-21', 'S26'],
])('on %s the latest accelerator batch is %s', (day, batch) => {
  expect(batchOf(calendarOf(new Date(day)))).toBe(batch);
});
