import type { Span } from '../types';
import { EMPHASIS } from './mask';

/** One line of the masked text. `start` is behind any quote marks. */
export interface Line extends Span {
  /** Content without quote marks, line break or surrounding white space. */
  text: string;
  /** How many `>` stand in front. */
  depth: number;
  /** Where the first of them stands, if there is any. */
  mark?: number;
  /** Tabs cut off in front of it and behind it, where there are any: in a pasted table, empty cells. */
  tabs?: { before: number; behind: number };
}

const isBlank = (char: string | undefined) => char === ' ' || char === '\t' || char === EMPHASIS;

/** Splits masked text into lines; offsets are kept. */
export function splitLines(masked: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  while (at <= masked.length) {
    let end = masked.indexOf('\n', at);
    if (end < 0) end = masked.length;
    lines.push(readLine(masked, at, end));
    at = end + 1;
  }
  return lines;
}

function readLine(masked: string, from: number, to: number): Line {
  let start = from;
  let depth = 0;
  let at = from;
  let mark = from;
  for (; at < to; at++) {
    const char = masked[at];
    if (char === '>' && (depth > 0 || masked[at + 1] === ' ' || at === from || at + 1 === to)) {
      if (depth === 0) mark = at;
      depth++;
      start = at + 1;
    } else if (char !== ' ' && char !== '\t' && char !== EMPHASIS) break;
  }
  const tabs = { before: 0, behind: 0 };
  for (; start < to && isBlank(masked[start]); start++) if (masked[start] === '\t') tabs.before++;
  let end = to;
  for (; end > start && isBlank(masked[end - 1]); end--)
    if (masked[end - 1] === '\t') tabs.behind++;
  const line: Line = { start, end, depth, text: masked.slice(start, end) };
  if (depth > 0) line.mark = mark;
  if (tabs.before + tabs.behind > 0 && start < end) line.tabs = tabs;
  return line;
}
