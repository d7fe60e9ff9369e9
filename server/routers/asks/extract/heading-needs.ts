import { asksReader } from './ask-patterns';
import { classify } from './classify';
import type { Document, Heading, Piece } from './types';
import { plainWords } from './wording';

/*
 * Headings that are asks themselves: "## We need a VP Finance" above the paragraph that says why.
 */

const NEEDS =
  /^(?:we|i)(?:'re| are|'m| am|'d| would)? (?:(?:still|also|now|urgently|really|badly) )*(?:(?:need|want|looking for|searching for|seeking|hiring|lack|missing) (?:an?|one|two|three|our (?:first|next|second)) [a-z]|(?:need|want|like|love|hope|hoping|looking|trying) to (?:meet|hire|talk to|speak (?:to|with)|be introduced to) (?!you\b|more\b|everyone\b|our\b|all\b|demand\b|expectations\b|(?:the|this|that) (?:\w+ )?(?:targets?|goals?|deadlines?|plan|demand|budget|standard|needs?)\b)[a-z\d])/;
/** What a company needs of itself. */
const OWN =
  /\b(?:plan|strategy|process|culture|product|price|prices|pricing|model|mindset|break|quarter|month|year)\b/;

/** The ask that a marked heading is, with the paragraph below it, or null. */
export function needAt(document: Document, at: number, heading: Heading | null): Piece | null {
  const { lines } = document;
  const line = lines[at];
  if (!line || heading?.kind !== 'other' || heading.rank > 7 || heading.inlineAt !== null)
    return null;
  const mark = /^[ #]*/.exec(line.view.slice(0, 40))?.[0].length ?? 0;
  const words = plainWords(line.view.slice(mark)).replace(/^\d{1,2}[.)] |[.:!]+$/g, '');
  if (!NEEDS.test(words) || OWN.test(words) || classify(words) === 'OTHER') return null;
  let last = at + heading.lines - 1;
  const below = lines[last + 1]?.kind === 'blank' ? last + 2 : last + 1;
  for (let i = below; lines[i]?.kind === 'text' && i < below + 8; i += 1) {
    if (/^ *(?:#|\*\*|[-*•] )/.test(lines[i]?.view.slice(0, 20) ?? '')) break;
    last = i;
  }
  const said = document.text.slice(line.end, Math.min(lines[last]?.end ?? 0, line.end + 1_200));
  // What the paragraph asks itself is an ask of its own.
  const end = asksReader(plainWords(said)) ? line : (lines[last] ?? line);
  return { start: line.start + mark, end: end.end, hint: null };
}
