import { asksKind, headingText, isAnnouncement } from './heading-words';
import { isOrdinal } from './inline-list';
import { type Range } from './sentences';
import type { Piece } from './types';
import { plainWords } from './wording';

const MATTER =
  '(?:one|a|two|three|another|a single|a few|several|the following) (?:\\w+ )?(?:matters?|points?|topics?|subjects?|things?|questions?|issues?|fronts?|decisions?|areas?|places|ways|respects|kindness(?:es)?|favou?rs?|requests?|services)';
const COUNSEL = '(?:help|advice|guidance|input|counsel|opinions?|thoughts|views?|ears?|experience)';
/** "On one matter I should be glad of guidance": for what, the sentences behind it say. */
const ANNOUNCES = new RegExp(
  `^(?:(?:and|also|finally|lastly|please),? )*(?:(?:in|over|for|during|this|next) [^,;:.]{3,30},? (?=(?:we|i)\\b))?(?:(?:on|with|in|about) ${MATTER},? (?:i|we)\\b[^,:;]{3,60}?\\b${COUNSEL}|(?:i|we)\\b[^,:;]{3,60}?\\b${COUNSEL} (?:on|with|in|about) ${MATTER}|(?:if )?(?:i|we)(?:'d| would| may| might| should)?(?: like to)? ask (?:of )?you (?:for )?${MATTER}|there (?:is|are) ${MATTER} (?:on|with|in|about) which (?:i|we)\\b[^,:;]{3,60}?\\b${COUNSEL})(?: (?:from|of) (?:you|the group|this group|you all))?[.:!]*$|^(?:and )?(?:my|our|the) (?:\\w+ ){0,2}asks? (?:\\w+ ){0,3}(?:is|are) (?:\\w+ )?(?:short|simple|small|easy|tiny|few|modest|the same)\\b[^:]{0,20}$`,
);

/** A sentence that says only that asks follow. */
export const announces = (text: string, { start, end }: Piece): boolean =>
  end - start < 200 && ANNOUNCES.test(plainWords(text.slice(start, end)));

/** "For next year I have three wishes." */
const WISHES =
  /\b(?:i|we) (?:only |just |still )?(?:have|had|make|send you) (?:two|three|four|five|a few|some|\d) (?:\w+ )?wishes\b(?! (?:came|were|that came))/;

/** "There are a few areas where I could use your help. First, …. Second, …": each, or null. */
export function countedAsks(text: string, sentences: readonly Range[]): Piece[] | null {
  const first = sentences.findIndex((it) => isOrdinal(text, it));
  const before = sentences[first - 1];
  if (before === undefined || sentences.filter((it) => isOrdinal(text, it)).length < 2) return null;
  const words = text.slice(before.start, before.end).slice(0, 300);
  const wished = WISHES.test(plainWords(words));
  if (!wished && !isAnnouncement(plainWords(words)) && asksKind(headingText(words)) !== 'asks')
    return null;
  const found: Piece[] = [];
  for (const sentence of sentences.slice(first)) {
    const last = found.at(-1);
    if (last && !isOrdinal(text, sentence)) last.end = sentence.end;
    else found.push({ ...sentence, hint: null });
  }
  return found;
}
