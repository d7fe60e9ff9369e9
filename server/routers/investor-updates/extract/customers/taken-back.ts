import type { Sentence } from '../metrics/sentences';
import type { Scene } from './scene';

/*
 * Statements that are taken back where they are made, or by the sentence behind: over lower case,
 * with bounded gaps.
 */

const WRONG =
  '(?:wrong|false|untrue|unfounded|not (?:true|right|correct|so|the case)|incorrect|nonsense|exaggerated|premature|mistaken|too (?:early|soon)|an? (?:mistake|error))';
const WE_SAID =
  '\\b(?:i|we) (?:have |had |once |also |recently )*(?:told|wrote|said|reported|announced|mentioned|claimed|thought|believed|assumed|counted|celebrated|listed)\\b';
const BEING =
  '(?:is|are|was|were|proved|turned out|has proved|has turned out)(?: to be)? (?:simply |plain |just |completely |entirely |a bit |sadly )*';

const HERE: readonly RegExp[] = [
  // "Rumours that X cancelled are wrong"
  new RegExp(
    `\\b(?:rumou?rs?|reports?|claims?|stor(?:y|ies)|news|articles?|word|gossip|speculation)\\b.{0,30}\\bthat\\b.{0,120}? ${BEING}${WRONG}\\b`,
  ),
  // "Last month I wrote that X signed; that was premature"
  new RegExp(
    `${WE_SAID}.{0,140}(?:[;,–—]|\\bbut\\b) ?(?:but |and |yet )?(?:that|this|it|which|they) (?:${BEING}${WRONG}|(?:has|have|had|did|do|does)(?: not|n't)(?: (?:happen(?:ed)?|materiali[sz]ed?|hold|held|last(?:ed)?|work(?:ed)? out|yet|come (?:true|to pass)))?\\W*$)`,
  ),
  // "Had X signed, we would be at $2M"
  /^\W*(?:had|should|were) .{2,80}?, (?:(?:we|our|this|it|that|i)\b(?:'d| would| could| might| [a-z]+ would)|.{2,60}?\b(?:would|could|might)\b)/,
  // "I dreamt that X signed", "we thought X had signed"
  /\b(?:i|we) (?:once |also |even )?(?:dreamt|dreamed|imagined|pretended)\b|\b(?:i|we) (?:had |once |already |really )*(?:thought|assumed|believed|wish|wished|hoped)\b(?: that)? .{2,60}?\bhad (?:already |finally )?[a-z]+(?:ed|one|aken|ought)\b/,
  // "Word is that X churned", "I bet X has signed"
  /^\W*(?:(?:word|rumou?r|gossip|legend) (?:is|has it)\b|(?:i|we) (?:bet|guess|suspect)\b)/,
  // "Once X has signed, we will hire"
  /^\W*(?:once|when|after|as soon as|the moment|the day|if|unless|until) .{2,60}?\b(?:has|have|is|are)\b .{2,40}?, .{0,40}?(?:'ll|\b(?:will|can|plan|shall|intend)\b)/,
  /^\W*(?:until|unless) .{2,60}?\b(?:has|have)\b|^\W*unless .{2,80}?, .{0,40}?\b(?:would|could|might)\b/,
  /^\W*(?:imagine|suppose|supposing|assuming|what if)(?: that\b| .{2,60}?, .{0,60}?(?:'d|'ll|\b(?:would|could|might|will)\b))/,
];

const SAID = new RegExp(WE_SAID);
/** "They have not.", "That was premature." */
const UNSAID = new RegExp(
  `^\\W*(?:(?:but|and|sadly|unfortunately|alas|well),? )*(?:(?:they|it|he|she) (?:has|have|had|did|do|does|is|are)(?: not|n't)(?: (?:yet|after all|in the end|so far|to this day))?\\W*$|(?:that|this|it) ${BEING}${WRONG}\\b)`,
);

/** "Acme signed? Not yet." */
const NO =
  /^\W*(?:(?:sadly|unfortunately|alas|well|but|still|so far|afraid),? )*(?:no(?= ?$|[,;:.!–—-]|, )|nope|not (?:yet|quite|so|really|this (?:month|quarter|time))|no,|nothing yet|almost|nearly|(?:they|it) (?:has|have|did)(?: not|n't))/;

/** "Has Acme signed?" tells nothing, unless a yes follows. */
const ASKS = /^\W*(?:has|have|had|did|does|is|are|was|were|will|would|could|what if)\b/;
const YES =
  /^\W*(?:yes|yep|yeah|yup|indeed|absolutely|of course|sure|finally|(?:they|it) (?:has|have|did|is|are)(?! not|n't))\b/;

const wordsOf = (masked: string, { tokens }: Sentence) =>
  masked.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).toLowerCase();

/** "I told you that X had signed. They have not.": what the sentence says of customers is not so. */
export function isTakenBack({ words, masked, tokens }: Scene, after: Sentence | null): boolean {
  const said = words.toLowerCase().replaceAll(/\s+/g, ' ').slice(0, 400);
  if (HERE.some((pattern) => pattern.test(said))) return true;
  const end = tokens.at(-1)?.end ?? 0;
  const next = after === null ? '' : wordsOf(masked, after);
  if (masked.slice(Math.max(0, end - 1), end + 1).includes('?'))
    return NO.test(next) || (ASKS.test(said) && !YES.test(next));
  return SAID.test(said) && UNSAID.test(next);
}
