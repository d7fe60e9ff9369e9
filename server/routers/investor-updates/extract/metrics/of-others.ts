import type { Name } from '../customers/name';
import { findNames } from '../customers/names';
import { isOrdinary } from '../customers/ordinary-words';
import type { Token } from '../tokens/tokenize';
import type { Candidate, DocumentContext } from './candidate';
import { firmsAt } from './firm-at';
import { limited } from './limits';
import { acquired, formerWork, otherSubjects } from './other-subjects';
import { asOfNow } from './bygone';
import { asStated } from './conditions';
import { metOthers, namedSubjects } from './named-subjects';
import { cheered, raisedByOther, valuedOther } from './others-news';
import { outsideSubjects } from './outside-subjects';
import { isOwnName } from './own-name';
import { partSubjects } from './part-subjects';
import { isOfAnother } from './possessors';
import type { Sentence } from './sentences';
import { OWN_LABEL } from './suffix-governor';
import { endOfTalk, FILL, OURS, startsClause, STATES, type Stretch } from './stretch';
import { postsElsewhere } from './posts-elsewhere';
import { isDenied, isExample, isHearsay, isQuestioned } from './unsaid';

const NONE: ReadonlySet<string> = new Set();
/** Words that open a statement about the company itself, capital or not. */
const OWN_SUBJECT =
  /^(?:revenues?|business|company|group|growth|milestones?|subscriptions?|momentum|traction|topline|top-line|recurring|overall|total|everything|organi[sz]ation|saas|staff|workforce|woohoo|boom|yay|[a-z]{3,}ly)$/;

/**
 * Drops readings that say nothing of the company: those that stand behind another firm as their
 * subject or owner ("Hooli went from $10k MRR to $14k MRR", "Stripe's ARR: $5B", "the prospect has
 * $20M ARR"), and what is denied, asked, made up or only heard of. Words of the company's own name,
 * as far as it is known, and any "we" or "us" between name and number keep the reading.
 */
export function withoutOthers(
  { tokens }: Sentence,
  masked: string,
  context: DocumentContext,
  found: readonly Candidate[],
): Candidate[] {
  if (found.length === 0) return [];
  const isOtherName = (at: number) => isOtherWord(tokens, at, masked, context);
  const named = namedStretches(tokens, masked, context, found);
  const subjects = namedSubjects(tokens, masked, context, isOtherName);
  const outside = outsideSubjects(tokens, isOtherName, (word) => context.companyWords.has(word));
  const posts = postsElsewhere(tokens, isOtherName);
  const others: Stretch[] = [
    ...otherSubjects(tokens),
    ...outside.others,
    ...posts.others,
    ...limited(tokens),
    ...formerWork(tokens, isOtherName),
    ...acquired(tokens, isOtherName),
    ...raisedByOther(tokens, isOtherName),
    ...metOthers(tokens, isOtherName),
    ...named.others,
    ...subjects.others,
  ];
  const perhaps = [
    ...outside.perhaps,
    ...named.perhaps,
    ...subjects.perhaps,
    ...posts.perhaps,
    ...cheered(tokens, isOtherName),
    ...(context.ownNames.length > 0
      ? [...valuedOther(tokens, isOtherName), ...firmsAt(tokens, masked, isOtherName)]
      : []),
  ];
  const parts = partSubjects(
    tokens,
    masked,
    (word) => context.ownWords.has(word) || isOwnName(word, context.ownNames),
  );
  const isIn = (c: Candidate, stretches: readonly Stretch[]) =>
    stretches.some(([from, to]) => c.end > from && c.end <= to);
  return asOfNow(tokens, masked, context.received, asStated(tokens, found)).flatMap((c) => {
    if (isIn(c, others)) return [];
    const at = tokens.findIndex((t) => t.start >= c.start);
    if (at < 0) return [c];
    if (isOfAnother(tokens, at, masked, context) || isDenied(tokens, at) || isExample(tokens, at))
      return [];
    if (/postMoney/.test(c.ruleId) && tokens.slice(Math.max(0, at - 10), at).some(isTheirs))
      return [];
    const asked = isQuestioned(tokens, c.start, c.end, masked);
    if (asked === 'asked') return [];
    const doubtful = asked === 'doubtful' || isHearsay(tokens, at) || isIn(c, perhaps);
    if (doubtful) return [{ ...c, doubt: 'hearsay' }];
    return c.doubt === null && !c.ruleId.endsWith('.recurring') && isIn(c, parts)
      ? [{ ...c, doubt: 'part' }]
      : [c];
  });
}

const isTheirs = ({ text }: Token) => /^(?:they|their|them|his|her)$/.test(text);

interface Named {
  others: Stretch[];
  /** Behind a label that may be a name or a word. */
  perhaps: Stretch[];
}

function namedStretches(
  tokens: readonly Token[],
  masked: string,
  context: DocumentContext,
  found: readonly Candidate[],
): Named {
  const labels = labelsFirm(tokens, masked);
  if (!labels && !found.some((c) => /\.(?:suffix|prose|change|post|plain)$/.test(c.ruleId)))
    return { others: [], perhaps: [] };
  const names = findNames(tokens, masked, NONE).filter(
    (name) => startsClause(tokens, name.first) && isOther(name, tokens, context),
  );
  const [first] = names;
  const label = labels && first?.first === 0 ? labelled(tokens, first, masked) : null;
  const sure = label !== null && (first?.company === true || first?.last !== 0 || !label.colon);
  return {
    others: [...names.flatMap((name) => rangeOf(tokens, name)), ...(sure ? [label.stretch] : [])],
    perhaps: sure || label === null ? [] : [label.stretch],
  };
}

/** A capital, and soon a mark. */
const labelsFirm = (tokens: readonly Token[], masked: string) =>
  /^\p{Lu}/u.test(masked.slice(tokens[0]?.start ?? 0, tokens[0]?.end ?? 0)) &&
  tokens.slice(1, 7).some((t) => /^[:(–—-]$/.test(t.text));

/** "Gusto – ARR $500M, headcount 2,400", "Deel (ARR: $800M) launched". */
function labelled(tokens: readonly Token[], name: Name, masked: string) {
  const mark = tokens[name.last + 1];
  if (mark === undefined || !/^[:(–—-]$/.test(mark.text)) return null;
  if (mark.text === '-' && mark.start === tokens[name.last]?.end) return null;
  // "Equipo: 21 people" is a label in another language.
  if (tokens[name.last + 2]?.kind !== 'anchor' && !isAmount(tokens, name.last + 2)) return null;
  const words = tokens.slice(name.first, name.last + 1);
  const isWord = (t: Token) =>
    t.kind !== 'word' || OWN_LABEL.has(t.text) || isOrdinary(t.text, masked);
  if (!name.company && words.some(isWord)) return null;
  const stretch: Stretch = [name.start, endOfTalk(tokens, name.last + 2, true)];
  return { stretch, colon: mark.text === ':' };
}

/** "$5M ARR". */
function isAmount(tokens: readonly Token[], at: number): boolean {
  const [number, of] = [tokens[at], tokens[at + 1]];
  return number?.kind === 'number' && number.number.currency !== null && of?.kind === 'anchor';
}

/** A capitalized word that is neither the company's own name nor one of language. */
function isOtherWord(
  tokens: readonly Token[],
  at: number,
  masked: string,
  context: DocumentContext,
): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || OURS.test(token.text)) return false;
  const word = token.text.replace(/'s$/, '');
  if (context.titleWords.has(word) || isOwnName(word, context.ownNames)) return false;
  return /^\p{Lu}/u.test(masked.slice(token.start, token.end));
}

function isOther(name: Name, tokens: readonly Token[], context: DocumentContext): boolean {
  for (let i = name.first; i <= name.last; i++) {
    const token = tokens[i];
    if (token?.kind === 'anchor' || OWN_SUBJECT.test(token?.text ?? '')) return false;
    if (context.titleWords.has(token?.text.replace(/['’]s$/, '') ?? '')) return false;
  }
  return !isOwnName(name.text, context.ownNames);
}

/** The stretch of text in which the name is the subject; none without a verb of state behind it. */
function rangeOf(tokens: readonly Token[], name: Name): Stretch[] {
  let verb = name.last + 1;
  while (FILL.test(tokens[verb]?.text ?? '') && verb < name.last + 4) verb++;
  const states =
    STATES.test(tokens[verb]?.text ?? '') ||
    hasSome(tokens, verb) ||
    (tokens[verb]?.kind === 'number' && STATES.test(tokens[verb - 1]?.text ?? ''));
  if (!states) return [];
  const bare =
    tokens[verb]?.text === 'at' &&
    !/^(?:is|are|was|now|currently)$/.test(tokens[verb - 1]?.text ?? '');
  if (bare) return [];
  const first = tokens[verb + 1];
  // "Hooli went live, and MRR …": the statement is about the customer's own doings.
  if (
    /^(?:went|goes)$/.test(tokens[verb]?.text ?? '') &&
    !/^(?:from|to|past|over)$/.test(first?.text ?? '')
  )
    return [];
  return [[name.start, endOfTalk(tokens, verb)]];
}

/** "Costco has a gross margin of 11%". */
const hasSome = (tokens: readonly Token[], at: number) =>
  /^(?:has|had)$/.test(tokens[at - 1]?.text ?? '') &&
  /^(?:an?|its|over|about|around|roughly|nearly|almost|more)$/.test(tokens[at]?.text ?? '');
