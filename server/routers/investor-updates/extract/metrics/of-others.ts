import type { Name } from '../customers/name';
import { findNames } from '../customers/names';
import type { Token } from '../tokens/tokenize';
import type { Candidate, DocumentContext } from './candidate';
import { isOwnName } from './own-name';
import type { Sentence } from './sentences';

const NONE: ReadonlySet<string> = new Set();
const FILL =
  /^(?:is|are|was|has|have|had|now|also|just|currently|already|reportedly|recently|apparently|since|both|itself|still|'s|who|which)$/;
const STATES =
  /^(?:went|grew|goes|grown|hit|hits|reached|reaches|claims|claimed|crossed|passed|surpassed|scaled|jumped|does|doing|announced|says|said|told|reports|reported|at|raised|makes|making|employs|has|is|sits|stands|runs|burns|disclosed)$/;
/** Words that open a statement about the company itself, capital or not. */
const OWN_SUBJECT =
  /^(?:revenues?|business|company|group|growth|milestones?|subscriptions?|momentum|traction|topline|top-line|recurring|overall|total|everything|organi[sz]ation|saas|staff|workforce|woohoo|boom|yay|[a-z]{3,}ly)$/;
const OURS = /^(?:we|we're|we've|our|us|ours|i)$/;

/**
 * Drops readings that stand behind another firm's name as their subject: "Hooli went from $10k
 * MRR to $14k MRR", "Cursor is at $1B ARR". Words of the company's own name, as far as it is
 * known, and any "we" or "us" between name and number keep the reading.
 */
export function withoutOthers(
  sentence: Sentence,
  masked: string,
  context: DocumentContext,
  found: readonly Candidate[],
): Candidate[] {
  if (found.length === 0 || !found.some((c) => /\.(?:suffix|prose|change)$/.test(c.ruleId)))
    return [...found];
  const { tokens } = sentence;
  const ranges = findNames(tokens, masked, NONE)
    .filter((name) => startsClause(tokens, name.first) && isOther(name, tokens, context))
    .flatMap((name) => rangeOf(tokens, name));
  return found.filter((c) => !ranges.some(([from, to]) => c.end > from && c.end <= to));
}

const startsClause = (tokens: readonly Token[], at: number) =>
  at === 0 || /^(?:[,:–—-]|and|but|while|whereas|that)$/.test(tokens[at - 1]?.text ?? '');

function isOther(name: Name, tokens: readonly Token[], context: DocumentContext): boolean {
  for (let i = name.first; i <= name.last; i++) {
    const token = tokens[i];
    if (token?.kind === 'anchor' || OWN_SUBJECT.test(token?.text ?? '')) return false;
    if (context.ownWords.has(token?.text.replace(/['’]s$/, '') ?? '')) return false;
  }
  return !isOwnName(name.text, context.ownNames);
}

/** The stretch of text in which the name is the subject; none without a verb of state behind it. */
function rangeOf(tokens: readonly Token[], name: Name): [number, number][] {
  let verb = name.last + 1;
  while (FILL.test(tokens[verb]?.text ?? '') && verb < name.last + 4) verb++;
  const states =
    STATES.test(tokens[verb]?.text ?? '') ||
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
  for (let i = verb; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const breaks =
      token.text === ';' ||
      (/^(?:and|,|while|but)$/.test(token.text) &&
        tokens[i + 1]?.kind !== 'number' &&
        !/^(?:a|about|over|to|has|is|with|now)$/.test(tokens[i + 1]?.text ?? ''));
    if (breaks || OURS.test(token.text)) return [[name.start, token.start]];
  }
  return [[name.start, tokens.at(-1)?.end ?? name.end]];
}
