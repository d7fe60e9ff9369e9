import {
  formatPeriod,
  monthNumber,
  monthRange,
  resolveYear,
  type DateValue,
} from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';

/** What the values under a column heading are. */
export interface Column {
  kind: 'actual' | 'current' | 'plan' | 'prior' | 'delta' | 'note' | 'unknown' | 'blank';
  date: DateValue | null;
}

const DELTA =
  /^(?:change|chg|delta|δ|∆|growth|%|mom|yoy|qoq|wow|diff|difference|variance|var|vs|versus|trend|\+|cagr|m\/m|y\/y|q\/q|attainment|achieved|vs\.|against)$/;
const PLAN =
  /^(?:plan|planned|budget|budgeted|bud|target|targets|goal|goals|forecast|forecasted|fcst|fc|projected|projection|proj|est|estimate|estimated|expected|guidance|outlook|f|e|b|p|t|stretch|next|aop|bp|model)$/;
const PRIOR =
  /^(?:prior|previous|prev|last|ly|py|pq|pm|lm|lq|ago|before|start|beginning|opening|was)$/;
const CURRENT = /^(?:actual|actuals|act|current|this|now|latest|today|end|ending|a|to-date)$/;
const NOTE =
  /^(?:notes?|comments?|commentary|status|owner|definition|source|description|units?|unit|ytd|qtd|ttm|ltm|cumulative|average|avg|benchmark|industry|median|rank|why|link|peak|max|min|total|ccy|currency|type|costs?|spend|expenses?|price|fees?|salary|salaries)$/;

/** Heads of one meaning only where they are the whole head, written without blanks; the first that fits. */
const WHOLE: readonly (readonly [RegExp, Column['kind']])[] = [
  [
    /^(?:(?:q[1-4])?okrs?|op|pl|tgt\.?|f['’]cast|le|rf\d|reforecast|commit|committed|commitments?|promised?|wesaid|eoy|ye(?:'?\d\d)?|year-?end|need|needed|required|ideal|base|bear|bull|low|high|best|worst|(?:base|bear|bull|best|worst)case|floor|ceiling|threshold|covenant|limit)$/,
    'plan',
  ],
  [/^(?:old|begin|bop|seed|atseed|atclose|atinvestment|ath|record|then|t-1)$/, 'prior'],
  [
    /^(?:mean|p\d\d|topquartile|bench|bm|peers?|peer[a-z]|comps?|market|best-?in-?class|competitors?|rivals?|pro-?forma|pf|combined|ex-?grant|weight|score)$/,
    'note',
  ],
  [/^gap$/, 'delta'],
  [/^(?:results?|delivered|achieved|cm)$/, 'current'],
];

/** Classifies a heading by its words; "vs Budget" is a change, "Mar-26 Budget" a plan. */
export function classifyColumn(tokens: readonly Token[], received: Date): Column {
  if (tokens.length === 0) return { kind: 'blank', date: null };
  const dated = tokens.find((t) => t.kind === 'date');
  const date = dated?.kind === 'date' ? resolveYear(dated.date, received) : null;
  const head = tokens.map((t) => t.text.toLowerCase()).join('');
  const whole = WHOLE.find(([pattern]) => pattern.test(head.replaceAll(' ', '')));
  if (whole !== undefined) return { kind: whole[1], date };
  const has = (pattern: RegExp) => tokens.some((t) => t.kind !== 'date' && pattern.test(t.text));
  const glued = tokens.some(
    (t) => t.kind !== 'date' && /^(?:(?:mar|q\d|fy).*\d[fbep]|'?\d{2,4}[fbep])$/.test(t.text),
  );
  if (has(DELTA)) return { kind: 'delta', date };
  if (has(PLAN) || glued) return { kind: 'plan', date };
  if (has(NOTE)) return { kind: 'note', date };
  if (has(PRIOR)) return { kind: 'prior', date };
  if (date !== null) return { kind: 'actual', date };
  if (has(CURRENT)) return { kind: 'current', date };
  return { kind: 'unknown', date: null };
}

/** "Key metrics (November vs October)" over a table without headings names its two columns. */
export function statedColumns(tokens: readonly Token[], received: Date): Column[] | null {
  const marks = tokens.flatMap((t, i) => (/^(?:vs|versus|\/|\||against)$/.test(t.text) ? [i] : []));
  const [at] = marks;
  if (at === undefined || marks.length !== 1) return null;
  const behind = tokens[at + 1]?.text === '.' ? at + 2 : at + 1;
  const first = classifyColumn(tokens.slice(Math.max(0, at - 1), at), received);
  const second = classifyColumn(tokens.slice(behind, behind + 1), received);
  const known = first.kind === 'actual' || first.kind === 'current';
  return known && /^(?:actual|plan|prior)$/.test(second.kind) ? [first, second] : null;
}

/** Whether the cells read as headings: some name a date, a plan, a change or the like. */
export function looksLikeHeading(columns: readonly Column[]): boolean {
  return columns.some((c) => c.kind !== 'unknown' && c.kind !== 'blank');
}

/**
 * The column that holds the reported period's actuals, never a plan, change or prior one;
 * null when that cannot be told.
 */
export function currentColumn(
  columns: readonly Column[],
  period: DateValue | null,
  received: Date,
): number | null {
  const open = columns
    .map((column, index) => ({ ...column, index }))
    .filter((c) => c.kind === 'actual' || c.kind === 'current' || c.kind === 'unknown');
  const dated = open.filter((c) => c.kind === 'actual');
  const current = open.filter((c) => c.kind === 'current');
  if (dated.length > 0) {
    const label = period === null ? null : formatPeriod(period);
    const named = dated.some((c) => c.date !== null && formatPeriod(c.date) === label);
    // "Actual | Budget | July" in the update for August.
    if (current.length === 1 && !named) return current[0]?.index ?? null;
    return datedColumn(dated, period, received);
  }
  if (current.length > 0) return current.length === 1 ? (current[0]?.index ?? null) : null;
  return open.length === 1 ? (open[0]?.index ?? null) : null;
}

function datedColumn(
  dated: readonly (Column & { index: number })[],
  period: DateValue | null,
  received: Date,
): number | null {
  const wanted = period === null ? null : monthRange(period);
  const ranged = dated.flatMap((c) => {
    const range = c.date === null ? null : monthRange(c.date);
    return range === null || c.date === null ? [] : [{ index: c.index, date: c.date, ...range }];
  });
  const label = period === null ? null : formatPeriod(period);
  const exact = ranged.filter((c) => formatPeriod(c.date) === label);
  if (exact.length > 0) return exact.length === 1 ? (exact[0]?.index ?? null) : null;
  const ends = wanted === null ? [] : ranged.filter((c) => c.last === wanted.last);
  if (ends.length > 0) return ends.length === 1 ? (ends[0]?.index ?? null) : null;
  if (wanted !== null) return null;
  const past = ranged.filter((c) => c.last <= monthNumber(received));
  const latest = Math.max(...past.map((c) => c.last));
  const newest = past.filter((c) => c.last === latest);
  return newest.length === 1 ? (newest[0]?.index ?? null) : null;
}

/**
 * Where no column is of the reported period, the newest one of actuals near it, which tells another
 * period's values; null when there is none or several.
 */
export function nearColumn(
  columns: readonly Column[],
  period: DateValue | null,
  received: Date,
): number | null {
  const wanted = period === null ? null : monthRange(period);
  if (wanted === null) return null;
  const past = columns.flatMap(({ kind, date }, index) => {
    const range = date === null || kind !== 'actual' ? null : monthRange(date);
    return range !== null && range.last <= monthNumber(received) ? [{ index, ...range }] : [];
  });
  const latest = Math.max(...past.map((c) => c.last));
  const newest = past.filter((c) => c.last === latest);
  const near = latest >= wanted.last - 3 && latest !== wanted.last;
  return near && newest.length === 1 ? (newest[0]?.index ?? null) : null;
}
