import { asksReader } from './ask-patterns';
import { classify } from './classify';
import { isFavour } from './favours';
import { fragmentType } from './fragments';
import { asksKind, headingText } from './heading-words';
import { inlineItems } from './inline-list';
import type { Range } from './sentences';
import { isPlacedRole } from './sought-role';
import { HELP_NOUN, ROLE } from './vocabulary';
import { plainWords } from './wording';

/*
 * A sentence whose label says that what follows would help: "Two things would speed us up: a
 * way into city halls, and a good lawyer."
 */

const LABEL = /^[^:.!?]{3,140}: +(?=\S)/;
const HELPFUL =
  /\b(?:would|could|can|might|will|'d)\b.{0,24}\b(?:help|serve|render|assist|please|speed|make (?:my|our)|move|unlock|unblock|save|change|get us)\b|\byour (?:networks?|help|contacts|rolodex|address books?)\b|\b(?:things?|roles?|hires?|one|two|three|what|doors?) (?:that )?(?:i|we) (?:still |really |most |badly )*(?:lack|need|miss|want|can't (?:fill|open))\b|\bworth (?:their|its) weight\b|\bstill (?:need|want|lack|missing)\b|\b(?:things?|what|all|favou?rs?|one)\b[^:]{0,30}\b(?:we|i)(?:'d| would)? (?:really |also )?(?:like|love|need|want|ask|appreciate|wish|hope)\b[^:]{0,30}\b(?:from|of) (?:you|the group|everyone|our investors|this group)\b|\b(?:we|i)(?: also| still| really| now| badly)? (?:need|want|lack|miss|could use) (?:only |just )?(?:one|two|three|four|a few|some|\d) (?:\w+ )?(?:things?|people|hires?|roles?)\b|\blosing sleep\b|^(?:warm |the )?(?:intros?|introductions?)\b.{0,60}\b(?:would|most|need|want|love)\b/;
const NOT_OURS =
  /\b(?:customers?|clients?|users?|they|he|she|last|thanks|thank you|done|helped|was|were|did)\b/;
const NOUN = new RegExp(
  `^(?:to be |being )(?:presented|introduced|connected|put) (?:to|with|in|before)\\b|^(?:(?:an?|any|some|one|two|warm|good|quick|short|your|to get|getting) )*(?:(?:friendly|kind|personal|direct|half an|little|gentle|nice|brief|private|timely|discreet) )?(?:${HELP_NOUN}|(?:path|way|door|line|word|coffee|call|chat|conversation|acquaintance|hour|lunch|meeting|seat|desk)s?) (?:to|in|into|with|at|on|from|of|for)\\b`,
);
const ROLE_HEAD = new RegExp(`^(?:(?:an?|our|one|two|three) )?(?:[\\w-]+ ){0,3}?(?:${ROLE})\\b`);
const INTROS = /^(?:warm |the )?(?:intros?|introductions?)\b/;
const LONE_INTRO =
  /^(?:(?:warm|customer|investor) )?(?:intros?|introductions?)(?: (?:wanted|needed|sought|please|to))?$/;
const AND =
  /(?:,? and (?=(?:one|another|the other) (?:to|with|for|from) )|, and (?=(?:an?|the|some|one|two|any|half|your|ten|fifteen|twenty|thirty|\d+|someone|somebody) ))/gi;

/** True for "an introduction to …", "a word with …": help by its name. */
export const namesHelp = (words: string): boolean => NOUN.test(words);

/** True for words that are asked for behind such a label. */
const isItem = (words: string): boolean =>
  asksReader(words) ||
  fragmentType(words) !== null ||
  namesHelp(words) ||
  ROLE_HEAD.test(words) ||
  isPlacedRole(words);

/** Whether the words only name whom to meet. */
const namesWhom = (text: string, { start, end }: Range): boolean =>
  /^INTRO/.test(
    fragmentType(plainWords(text.slice(start, end)).replace(/[.!]$/, '').replace(/^to /, '')) ?? '',
  );

/** Cuts at ", and a …" where both sides are of different types. */
function andItems(text: string, range: Range): Range[] {
  for (const seam of text.slice(range.start, range.end).matchAll(AND)) {
    const left = { start: range.start, end: range.start + seam.index };
    const right = { start: left.end + seam[0].length, end: range.end };
    const types = [left, right].map((it) => classify(text.slice(it.start, it.end)));
    if (types[0] !== types[1]) return [left, right];
  }
  return [range];
}

/** The asks of a labelled sentence, each; the sentence itself for one; none where it asks nothing. */
export function labelledItems(text: string, sentence: Range): Range[] {
  const label = LABEL.exec(
    text.slice(sentence.start, Math.min(sentence.end, sentence.start + 150)),
  );
  if (label === null) return [];
  const words = headingText(label[0]);
  const rest = { start: sentence.start + label[0].length, end: sentence.end };
  // "Intros: VPs of supply chain at X"
  if (LONE_INTRO.test(words)) return namesWhom(text, rest) ? [sentence] : [];
  const asks = asksKind(words) === 'asks';
  if (!asks && (!HELPFUL.test(words) || NOT_OURS.test(words))) return [];
  const cut = inlineItems(text, rest);
  // "first, a chemist …": what the other asks are stands in the sentences behind.
  const [only] = cut;
  const counted = cut.length === 1 && only !== undefined && only.start > rest.start + 5;
  const items = cut.length === 1 && !counted ? andItems(text, rest) : cut;
  const said = items.map((it) => plainWords(text.slice(it.start, it.end)).replace(/[.!]$/, ''));
  if (asks)
    return (items.length > 1 || counted) && said.some((it) => isItem(it) || isFavour(it))
      ? items
      : [];
  if (INTROS.test(words)) return [sentence];
  if (!said.some(isItem)) return [];
  return items.length > 1 || counted ? items : [sentence];
}
