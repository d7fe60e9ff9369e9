import type { Token } from '../tokens/tokenize';
import {
  adjacent,
  endsHere,
  glued,
  isCapital,
  opensSentence,
  pricedBehind,
  raw,
} from './name-letters';
import type { Name } from './name';
import { isOrdinary } from './ordinary-words';
import { BETWEEN } from './object-rules';
import { COMPANY_WORDS, NOT_NAMES } from './words';

/** A file or an abbreviation, no name. */
const NO_DOMAIN =
  /^(?:js|ts|py|md|txt|pdf|xlsx?|csv|docx?|pptx?|png|jpe?g|gif|zip|json|html?|xml|yml|exe|sql|eps|g|e|m|a|s)$/;

/** Behind a full stop without a blank: "done.we". */
const SMALL_WORD =
  /^(?:we|the|it|its|this|that|they|our|and|but|so|in|on|for|to|an|is|he|she|you|next|also|with|all|both|then)$/;

/** A name its owner writes in small letters: "papertrail.fm", "pure&simple", "kelpworks". */
interface Styled {
  last: number;
  /** Its marks tell that it is no ordinary word. */
  marked: boolean;
}

function shapeAt(tokens: readonly Token[], masked: string, from: number): Styled | null {
  const small = (at: number) =>
    tokens[at]?.kind !== 'punct' && /^[a-z][a-z0-9-]*$/.test(raw(masked, tokens[at]));
  const behind = tokens[from + 1];
  const apart = !glued(tokens, from) || /^[.,;:!?)"]$/.test(behind?.text ?? '');
  if (isCamel(raw(masked, tokens[from])) && !glued(tokens, from - 1) && apart)
    return { last: from, marked: true };
  if (
    !small(from) ||
    (from > 0 && glued(tokens, from - 1) && !/^[(":]$/.test(tokens[from - 1]?.text ?? ''))
  )
    return null;
  let last = from;
  while (
    /^[.&]$/.test(tokens[last + 1]?.text ?? '') &&
    small(last + 2) &&
    glued(tokens, last) &&
    glued(tokens, last + 1) &&
    last < from + 4
  )
    last += 2;
  const beyond = tokens[last + 1];
  if (beyond !== undefined && glued(tokens, last) && !/^[.,;:!?)"]$/.test(beyond.text)) return null;
  // "signed firm-wide"
  if (last === from && /-wide$/.test(tokens[from]?.text ?? '')) return null;
  if (last === from)
    return tokens[from]?.kind === 'word'
      ? { last, marked: isMixed(raw(masked, tokens[from])) }
      : null;
  const end = tokens[last]?.text ?? '';
  const head = tokens[from]?.text ?? '';
  const bound = tokens[last - 1]?.text === '&' ? head.length > 1 && end.length > 1 : end.length > 1;
  if (!bound || NO_DOMAIN.test(end) || SMALL_WORD.test(end) || SMALL_WORD.test(head)) return null;
  return { last, marked: true };
}

/** "citizenM": a capital within, and no system of a device. */
const isCamel = (word: string) => /^[a-z]{3,}[A-Z][A-Za-z]{0,12}$/.test(word) && !/OS$/.test(word);

/** "n8n": letters around a digit, and no measure, quarter or abbreviation. */
const isMixed = (word: string) =>
  /^[a-z]+\d+[a-z]+$/.test(word) &&
  !/^(?:b2[bcg]|d2c|k8s|i18n|l10n|a11y|o11y|e2e|p2p|m2m|g2k|h2o|web3d)$/.test(word);

/** What only a firm does, behind a name whose marks tell that it is one. */
const DOES =
  /^(?:is|are|has|have|was|did|didn't|will|just|finally|went|took|gave|chose|put|left|came|began|bought|[a-z]{3,}ed)$/;

const ACTS =
  /^(?:(?:has|have|is|was|just|also|now|both|each|all|then|finally|already|officially) ){0,3}(?:signed(?! (?:off|up for|in|out))|re-signed|renewed|churned|converted|terminated(?! (?:the|an?|our|his|her) )|cancell?ed (?:their|its|the|in|after|because|at|due|on)|upgraded|expanded (?:to|from|their|its|with|by)|extended (?:their|its|for|by)|did not renew|didn't renew|(?:kicked off|started|began) (?:a|its|their) (?:[a-z]+ )?(?:pilot|poc|trial)|became (?:a|our)|came on(?: ?board)?\b|joined as|went (?:live|annual|paid|yearly|under|dark)\b|bailed(?! out)|(?:paused|cancell?ed|left|signed|renewed|bailed|churned) ?[.!]?$|(?:moved|switched|went) from|put (?:the|their|its)|bought (?:\d|a )|left (?:us|for|after|because|over|when)|dropped us|(?:stopped|started) paying|upped (?:their|its)|a (?:paying )?customer|live (?:at|in|since|with|on))/;
const LIST_MARKS = new Set([',', ';', '&', 'and', 'plus']);
const CUES = new Set(
  'signed closed landed won with welcomed onboarded renewed lost added upsold converted at customer client logo inked booked secured'.split(
    ' ',
  ),
);

/** What stands where names stand and is written small, from a token; null where it is an ordinary word. */
export function styledAt(
  tokens: readonly Token[],
  masked: string,
  from: number,
  before: Name | undefined,
  listsCustomers: boolean,
): number | null {
  const head = tokens[from];
  if (head === undefined || head.kind === 'punct' || !/^[a-z]/.test(masked[head.start] ?? ''))
    return null;
  const lead = tokens[from - 1]?.text ?? '';
  const opens = from < 4 && opensSentence(tokens, from);
  // "Acme: declined": behind the colon of a name stands what is told of it.
  const listed =
    (/^[:(]$/.test(lead) && !(lead === ':' && before?.last === from - 2)) ||
    (before !== undefined && LIST_MARKS.has(lead) && isNear(tokens, before.last, from));
  const cued = CUES.has(lead);
  if (!opens && !listed && !cued) return null;
  const shape = shapeAt(tokens, masked, from);
  if (shape === null) return null;
  const { marked } = shape;
  const last = marked ? shape.last : overSmall(tokens, masked, from);
  const fits =
    (opens &&
      (acts(tokens, masked, last) ||
        (marked && goesOn(tokens, masked, last)) ||
        (marked && DOES.test(tokens[last + 1]?.text ?? '')) ||
        actTogether(tokens, masked, last) ||
        (isWhole(tokens, last) && (marked || listsCustomers || goesOn(tokens, masked, last))))) ||
    (listed && (marked ? endsHere(tokens, last) : isListed(tokens, masked, last, before))) ||
    (cued && (marked ? endsHere(tokens, last) : pricedBehind(tokens, last)));
  if (!fits || (!marked && (head.text.length < 4 || isUsual(head.text, masked)))) return null;
  return last;
}

/** Adjectives and adverbs, but of what acts like a firm: "stackless left". */
const LESS = /^(?!wire|server|cash|paper|doubt|regard|none|un)[a-z]{4,}less$/;
const isUsual = (word: string, masked: string) => !LESS.test(word) && isOrdinary(word, masked);

/** "nite owl coffee bailed", "bare hollow": the last of up to three small words that make one name. */
function overSmall(tokens: readonly Token[], masked: string, from: number): number {
  if (isUsual(tokens[from]?.text ?? '', masked)) return from;
  let last = from;
  while (last < from + 2 && isSmallPart(tokens[last + 1], masked) && adjacent(tokens, last)) last++;
  const whole = acts(tokens, masked, last) || /^[,(]$/.test(tokens[last + 1]?.text ?? '');
  return last > from && whole && !acts(tokens, masked, from) ? last : from;
}

const isSmallPart = (token: Token | undefined, masked: string) =>
  token?.kind === 'word' &&
  /^[a-z]{3,}$/.test(raw(masked, token)) &&
  (COMPANY_WORDS.has(token.text) || !isOrdinary(token.text, masked)) &&
  !BETWEEN.has(token.text);

/** Only an amount or a closed bracket stands between two items of a list. */
function isNear(tokens: readonly Token[], end: number, from: number): boolean {
  if (from - end >= 12) return false;
  const between = tokens.slice(end + 1, from).map((t) => t.text);
  const open = between.lastIndexOf('(') > between.lastIndexOf(')');
  return !open && !between.includes('.') && !between.includes(':');
}

const acts = (tokens: readonly Token[], masked: string, last: number) => {
  const start = tokens[last + 1]?.start ?? masked.length;
  const end = Math.min(start + 60, tokens.at(-1)?.end ?? start);
  return ACTS.test(masked.slice(start, Math.max(start, end)).toLowerCase());
};

/** "hexpool and Monday Morning Games both switched": the verb stands behind the second name. */
function actTogether(tokens: readonly Token[], masked: string, last: number): boolean {
  if (!/^(?:and|&|plus)$/.test(tokens[last + 1]?.text ?? '')) return false;
  let end = last + 1;
  while (isCapital(raw(masked, tokens[end + 1])) && end < last + 6) end++;
  return end > last + 1 && acts(tokens, masked, end);
}

/** Alone on its line, or before what describes it. */
const isWhole = (tokens: readonly Token[], last: number) =>
  tokens[last + 1] === undefined ||
  pricedBehind(tokens, last) ||
  /^[(,–—:-]$/.test(tokens[last + 1]?.text ?? '');

/** "stablemate, Hay & Halter": a name follows in the same list. */
const goesOn = (tokens: readonly Token[], masked: string, last: number) =>
  pricedBehind(tokens, last) ||
  (/^(?:,|and)$/.test(tokens[last + 1]?.text ?? '') && isName(tokens, masked, last + 2));

const isName = (tokens: readonly Token[], masked: string, at: number) =>
  isCapital(raw(masked, tokens[at])) &&
  (!NOT_NAMES.has(tokens[at]?.text ?? '') || isCapital(raw(masked, tokens[at + 1])));

const LABEL =
  /^(?:signed|renewed|churned|customers?|logos?|clients?|pilots?|paused|lost|won|closed|expanded|upgraded|converted)$/;

/** "signed: tomo", "pilots: tomo, kelpworks" */
const isLabelled = (tokens: readonly Token[], last: number) =>
  tokens[last - 1]?.text === ':' &&
  LABEL.test(tokens[last - 2]?.text.split(' ').at(-1) ?? '') &&
  !/(?<!work)s$/.test(tokens[last]?.text ?? '') &&
  (tokens[last + 1] === undefined || /^[,&;]$/.test(tokens[last + 1]?.text ?? ''));

/** Behind "and" a word in small letters before a verb is rather that verb's own. */
const marksAnd = (tokens: readonly Token[], last: number) => tokens[last - 1]?.text === 'and';

/** Of one word: between other items, or priced. */
function isListed(
  tokens: readonly Token[],
  masked: string,
  last: number,
  before: Name | undefined,
): boolean {
  if (pricedBehind(tokens, last) || isLabelled(tokens, last)) return true;
  const next = tokens[last + 1];
  const closes = next === undefined || /^(?:[,;).]|and)$/.test(next.text);
  return (
    (closes && before !== undefined) ||
    goesOn(tokens, masked, last) ||
    ((!marksAnd(tokens, last) || /^(?:both|each)$/.test(next?.text ?? '')) &&
      acts(tokens, masked, last))
  );
}
