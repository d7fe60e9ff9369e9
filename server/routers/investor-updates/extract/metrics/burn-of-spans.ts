import type { Grid } from '../tables/grid';
import { tokenize } from '../tokens/tokenize';
import type { Candidate } from './candidate';

const STRETCH =
  /\b(?:(?:the|this|last|past|full|whole|entire|first|second|third|fourth|fiscal|our) (?:quarter|half(?:[- ]year)?|year)|year[- ]to[- ]date|ytd|(?:quarterly|annual|yearly) (?:results|numbers|figures|kpis|metrics|financials|performance))\b/i;
/** The title of a letter, a day, or an amount per month. */
const NO_STRETCH =
  /\b(?:update|letter|newsletter|memo|note|report|bulletin|brief(?:ing)?|month|monthly|averages?|avg|run[- ]rate|end of|as of|as at|at the end|exit|(?:year|quarter)[- ]end|close|weeks?|happy)\b/i;
const OF_NUMBERS =
  /\b(?:results|numbers|figures|financials?|finance|kpis?|metrics|p&l|performance|actuals?|scorecard|at a glance|in review)\b/i;
const MONTHLY =
  /month|\/ ?mo?\b|\bmos?\b|\bmth|\bavg|averag|\bp\.?m\b|\bcurrent (?:net )?burn|run[- ]rate/i;
const LONGEST = 80;

/** "Q1 2026 results", "2025 in numbers": what stands below is of the whole stretch; a letter's title names it only. */
export function namesStretch(heading: string, ofCompany: ReadonlySet<string>): boolean {
  if (heading === '' || heading.length > LONGEST || NO_STRETCH.test(heading)) return false;
  const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.some((word) => ofCompany.has(word)) && !OF_NUMBERS.test(heading)) return false;
  const grains = tokenize(heading, { start: 0, end: heading.length }).flatMap((token) =>
    token.kind === 'date' ? [token.date.grain] : [],
  );
  if (grains.includes('month') || grains.includes('day')) return false;
  return grains.length > 0 || STRETCH.test(heading);
}

/** Burn that neither its line nor `head` tells per month is marked so, and doubted below a quarter or year. */
export const withSpans = (
  found: readonly Candidate[],
  masked: string,
  isHeaded: boolean,
  head = '',
): Candidate[] =>
  found.map((c) => {
    if (c.field !== 'burnMonthlyUsd' || c.date?.grain === 'month' || c.date?.grain === 'day')
      return c;
    if (MONTHLY.test(head) || MONTHLY.test(lineOf(c, masked))) return c;
    const open = c.doubt === null || c.spanless === true;
    return isHeaded && open
      ? { ...c, doubt: 'cadence', spanless: false, spanOpen: 'headed' }
      : { ...c, spanOpen: 'unsaid' };
  });

/** The same of a table's readings, below its titles or a corner that names the stretch. */
export function ofTable(
  found: readonly Candidate[],
  { rows: [heads] }: Grid,
  titles: readonly (string | undefined)[],
  masked: string,
  ofCompany: ReadonlySet<string>,
): Candidate[] {
  const [corner] = heads ?? [];
  const names = [...titles, masked.slice(corner?.start, corner?.end)];
  const isHeaded = names.some((name) => namesStretch(name ?? '', ofCompany));
  // Metrics may head the columns.
  const head = masked.slice(corner?.start, heads?.at(-1)?.end);
  return withSpans(found, masked, isHeaded, /\bburn/i.test(head) ? head : '');
}

function lineOf({ start, end }: Candidate, masked: string): string {
  const close = masked.indexOf('\n', end);
  return masked.slice(masked.lastIndexOf('\n', start - 1) + 1, close < 0 ? undefined : close);
}
