import { monthRange, resolveYear, type DateValue } from '../tokens/calendar';
import { tokenize } from '../tokens/tokenize';

const RECAP =
  /\b(?:recap|review|retrospective|look(?:ing)? back|wrap(?:-up|ped)?|at a glance|results|summary|highlights)\b/i;
/** Beside the date of a heading that dates what stands below it. */
const TITLE =
  /^(?:recap|review|retrospective|results?|summary|highlights|snapshot|metrics|kpis?|numbers|figures|financials|update|performance|actuals|in|the|our|key|at|a|glance|look|looking|back|wrap-up|for|of|as|end)$/;

/**
 * Whether a heading names an older period than the reported one: what stands below is not of now, or,
 * where it is the one right before or a year's recap, gives way to the newer.
 */
export function ageOf(
  heading: string,
  period: DateValue | null,
  received: Date,
): 'old' | 'last' | null {
  if (period === null || heading.length > 60 || !/\d|[A-Z][a-z]{2}/.test(heading)) return null;
  if (isRecap(heading, period)) return 'last';
  const words = tokenize(heading, { start: 0, end: heading.length }).filter(
    ({ kind }) => kind !== 'punct',
  );
  const [date, ...more] = words.filter(({ kind }) => kind === 'date');
  if (date?.kind !== 'date' || more.length > 0) return null;
  if (words.some((t) => t.kind !== 'date' && !TITLE.test(t.text))) return null;
  const [own, reported] = [monthRange(resolveYear(date.date, received)), monthRange(period)];
  if (own === null || reported === null || own.last >= reported.first) return null;
  return own.last === reported.first - 1 ? 'last' : 'old';
}

/** "FY2025 recap" in the update for January 2026. */
function isRecap(heading: string, period: DateValue): boolean {
  if (period.grain !== 'month' || !RECAP.test(heading)) return false;
  const year = /(?:\b|fy|cy)'?(20\d\d)\b/i.exec(heading)?.[1];
  return year !== undefined && period.year !== null && Number(year) === period.year - 1;
}
