import { isRule } from './closing';
import { asksKind, headingText } from './heading-words';
import type { Line } from './types';

/*
 * ">" begins a quoted line in most mail, and an item of a list where every group of such lines
 * stands right below a heading.
 */

const MARKED = /^ {0,3}> ?(?=[^\s>])/;
/** ">>" quotes mail twice over, unless no other line is quoted. */
const DOUBLE = /^ {0,3}>> ?(?=[^\s>])/;
const HEADED = /^(?! *>).{2,60}(?<![.!?,;])$/;
const ANY = /^ *>/;

/** One list alone counts only where the line above it says that asks follow. */
function isListOfAsks(lines: readonly Line[], at: number): boolean {
  const above = headingText(lines[at - 1]?.view ?? '');
  return ANY.test(lines[at + 1]?.view ?? '') && asksKind(above) === 'asks';
}

/** Writes list marks for ">" where it begins the items of lists rather than quoted mail. */
export function markQuoteLists(lines: readonly Line[]): void {
  const groups: number[] = [];
  const marked = lines.some((line) => ANY.test(line.view) && !DOUBLE.test(line.view))
    ? MARKED
    : DOUBLE;
  for (const [at, line] of lines.entries()) {
    if (!ANY.test(line.view)) continue;
    if (!marked.test(line.view)) return;
    const above = lines[at - 1]?.view ?? '';
    if (ANY.test(above)) continue;
    const head = above.trimEnd().slice(0, 80);
    const shouts = head.endsWith('!') && asksKind(headingText(head)) === 'asks';
    const headed = isRule(above) || HEADED.test(head) || shouts;
    if (above.trim() === '' || !headed) return;
    groups.push(at);
  }
  if ((groups.length < 2 || marked === DOUBLE) && !groups.some((at) => isListOfAsks(lines, at)))
    return;
  for (const line of lines)
    line.view = line.view.replace(/^( {0,3})>(>?)/, (_, lead: string, second: string) =>
      second === '' ? `${lead}-` : `${lead}- `,
    );
}
