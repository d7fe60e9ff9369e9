import { continuesLine } from './lines';
import { rangeOf, type Range } from './sentences';
import type { Line } from './types';

/** Three lines and more that each begin anew are each their own, however long they are. */
function beginAnew(lines: readonly Line[], from: number, to: number): boolean {
  if (to - from < 2) return false;
  for (let at = from; at <= to; at += 1) {
    const view = lines[at]?.view.trim() ?? '';
    if (!/^\p{Lu}/u.test(view) || view.length > 110) return false;
    if (/(?:[,;:.!?–—-]|\b(?:and|or|the|an?|to|of|for|in|at|with|by|on))$/i.test(view))
      return false;
  }
  return true;
}

/** The paragraphs of a run of text lines: wrapped lines go together, others stand alone. */
export function paragraphsOf(lines: readonly Line[], from: number, to: number): Range[] {
  const found: Range[] = [];
  let first = lines[from];
  const apart = beginAnew(lines, from, to);
  for (let at = from; at <= to && first; at += 1) {
    const line = lines[at];
    const next = at < to ? lines[at + 1] : undefined;
    if (!line) break;
    const whole = next?.kind === 'text' && line.kind === 'text' && !apart;
    if (whole && continuesLine(line, next)) continue;
    if (first.kind === 'text') found.push(rangeOf(first, 0, line));
    first = next;
  }
  return found;
}
