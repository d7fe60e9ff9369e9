import { asksReader } from './ask-patterns';
import { isNothing, isThanks } from './courtesies';
import { bulletOf } from './bullets';
import { fragmentType } from './fragments';
import { isOwnNeed } from './inline-list';
import { continuesLine } from './lines';
import { isRole } from './sought-role';
import type { Document } from './types';
import { plainWords } from './wording';

const MAX_ITEMS = 12;

/** The words of the list item at `at`, and the line after it. */
function itemAt(document: Document, at: number): { words: string; next: number } | null {
  const line = document.lines[at];
  const bullet = line?.kind === 'text' ? bulletOf(line) : null;
  if (!line || !bullet) return null;
  let text = line.view.slice(bullet.textAt);
  let next = at + 1;
  for (let before = line; ; next += 1) {
    const more = document.lines[next];
    if (more?.kind !== 'text' || bulletOf(more) || !continuesLine(before, more)) break;
    text += ` ${more.view.trim()}`;
    before = more;
  }
  return { words: plainWords(text.slice(0, 1_200)), next };
}

/** "Hiring a bilingual lead": an ask only beside others. */
const isNeed = (words: string): boolean =>
  isOwnNeed(words) || fragmentType(words) !== null || isRole(words);

/**
 * True when a list stands at `from` whose items all ask, two of them clearly: whatever its
 * heading says, it is one of asks.
 */
export function isAskList(document: Document, from: number): boolean {
  let at = document.lines[from]?.kind === 'blank' ? from + 1 : from;
  let clear = 0;
  for (let items = 0; items < MAX_ITEMS; items += 1) {
    const item = itemAt(document, at);
    if (item === null) break;
    if (isThanks(item.words) || isNothing(item.words)) return false;
    if (asksReader(item.words)) clear += 1;
    else if (!isNeed(item.words)) return false;
    at = document.lines[item.next]?.kind === 'blank' ? item.next + 1 : item.next;
  }
  return clear >= 2;
}
