import { tokenize } from '../tokens/tokenize';
import type { Span } from '../types';
import { classifyColumn } from './columns';
import type { Grid } from './grid';

const AHEAD =
  /^(?:where we(?:'re| are) (?:going|headed|heading)|where we (?:want|need|plan|hope) to (?:be|go|get)|where we(?:'ll| will) be|what(?:'s| is) (?:next|ahead|coming)|next|coming up|by (?:the )?(?:end of )?(?:year|month|quarter)[- ]?(?:end)?)$/;
const BEHIND = /^(?:where we (?:were|started|came from|began)|then|back then)$/;

/**
 * The cells under "Where we're going", "Target" or "A year ago" in a table whose rows are told in words
 * ("Team of 11 | team of 20"): what they count is planned or over.
 */
export function cellsAside(grid: Grid, masked: string, received: Date): readonly Span[] {
  const [head, ...rows] = grid.rows;
  if (head === undefined || head.length < 2) return [];
  const aside = head.map((cell) => {
    const tokens = tokenize(masked, cell);
    if (tokens.length === 0 || tokens.length > 8 || tokens.some((t) => t.kind === 'number'))
      return false;
    const words = tokens
      .map((t) => t.text)
      .join(' ')
      .replaceAll('’', "'");
    const { kind, date } = classifyColumn(tokens, received);
    const past = kind === 'prior' && date === null;
    return kind === 'plan' || past || AHEAD.test(words) || BEHIND.test(words);
  });
  if (aside.every(Boolean)) return [];
  return rows.flatMap((row) => row.filter((_, i) => aside[i] === true));
}

/** Whether an offset lies in one of the spans, none of which meet; told in logarithmic time. */
export function within(spans: readonly Span[]): (at: number) => boolean {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  return (at) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return low > 0 && at < (sorted[low - 1]?.end ?? 0);
  };
}
