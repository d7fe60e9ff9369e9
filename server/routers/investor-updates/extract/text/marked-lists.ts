import type { Line } from './lines';

const RULE = /^[-=_*~]{3,}$/;
const MIN_ITEMS = 3;

/** A short line without a full stop, perhaps underlined: what lists stand below. */
function isTitle(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  if (lines[at]?.depth !== 0) return false;
  if (RULE.test(text)) return at > 0 && isTitle(lines, at - 1);
  return (
    text !== '' &&
    text.length <= 50 &&
    !/[.!?,;]$/.test(text) &&
    !/\b(?:wrote|said|asked):?$/i.test(text)
  );
}

/** A run of lines marked with one ">" below a title, none of them a quotation. */
function listEnd(lines: readonly Line[], from: number): number | null {
  let above = from - 1;
  while (above >= 0 && lines[above]?.text === '' && lines[above]?.depth === 0) above--;
  if (!isTitle(lines, above)) return null;
  let end = from;
  for (; (lines[end]?.depth ?? 0) > 0; end++) {
    const line = lines[end];
    if (line?.depth !== 1 || line.text === '' || /^["“”'‘«]/.test(line.text)) return null;
  }
  return end;
}

/**
 * Lines that use ">" as the mark of list items, with that mark as part of their text; the lines
 * as they are where any of them reads like a quotation.
 */
export function asMarkedLists(lines: readonly Line[]): readonly Line[] {
  const marked = new Set<Line>();
  for (let i = 0; i < lines.length; i++) {
    if ((lines[i]?.depth ?? 0) === 0) continue;
    const end = listEnd(lines, i);
    if (end === null) return lines;
    for (const line of lines.slice(i, end)) marked.add(line);
    i = end - 1;
  }
  if (marked.size < MIN_ITEMS) return lines;
  return lines.map((line) => {
    if (!marked.has(line) || line.mark === undefined) return line;
    const blanks = ' '.repeat(Math.max(0, line.start - line.mark - 1));
    return { start: line.mark, end: line.end, depth: 0, text: `>${blanks}${line.text}` };
  });
}
