import type { Token } from '../tokens/tokenize';
import { classifyColumn, type Column } from './columns';

/**
 * "May-26 | | | YTD |" over "Actual | Budget | PY | Actual", or "Actuals | | Budget |" over months:
 * what each column is and of when, by both heads; null where the first two rows are no such heads.
 * Nothing is known of the columns where the upper heads do not stand over the first of each group.
 */
export function doubleHead(
  upper: readonly (readonly Token[])[],
  lower: readonly (readonly Token[])[],
  received: Date,
): Column[] | null {
  if (upper.length < 3 || !isBare(upper) || !isBare(lower)) return null;
  const above = upper.slice(1).map((tokens) => classifyColumn(tokens, received));
  const below = lower.slice(1).map((tokens) => classifyColumn(tokens, received));
  const spans = above.filter((c) => c.kind !== 'blank');
  if (spans.length === above.length || spans.some((c) => c.kind === 'unknown')) return null;
  const dates = spans.some((c) => c.date !== null);
  if (spans.length === 0 || below.filter(dates ? isTold : isDated).length < 2) return null;
  if (!opensGroups(above, lower.slice(1)))
    return below.map(() => ({ kind: 'unknown', date: null }));
  let span: Column = UNKNOWN;
  return below.map((column, i) => {
    const over = above[i] ?? UNKNOWN;
    if (over.kind !== 'blank') span = over;
    if (column.kind === 'blank') return column;
    return dates ? ofKindBelow(span, column) : { kind: kindAbove(span), date: column.date };
  });
}

/** Under each upper head a name stands once: a second "Actual" belongs to the next one. */
function opensGroups(above: readonly Column[], lower: readonly (readonly Token[])[]): boolean {
  if (above[0]?.kind === 'blank') return false;
  let group = new Set<string>();
  return lower.every((tokens, i) => {
    if (above[i] !== undefined && above[i]?.kind !== 'blank') group = new Set();
    const name = tokens.map((t) => t.text).join(' ');
    if (name !== '' && group.has(name)) return false;
    group.add(name);
    return true;
  });
}

const UNKNOWN: Column = { kind: 'note', date: null };

const isBare = (cells: readonly (readonly Token[])[]) =>
  cells.every((tokens) => tokens.every((t) => t.kind !== 'number'));

const isTold = ({ kind }: Column) => /^(?:actual|current|plan|prior|delta)$/.test(kind);
const isDated = ({ date }: Column) => date !== null;

function ofKindBelow(span: Column, column: Column): Column {
  if (/^(?:note|plan|prior|delta)$/.test(span.kind)) return { kind: 'note', date: null };
  const actual = column.kind === 'current' || column.kind === 'actual';
  return actual ? { kind: 'actual', date: column.date ?? span.date } : column;
}

const kindAbove = ({ kind }: Column): Column['kind'] => (kind === 'current' ? 'actual' : kind);
