import type { Token } from '../tokens/tokenize';
import type { DocumentContext } from './candidate';
import { followsMetric, NOT_WHOLE } from './people-around';

/** "Engineering: 6 people": names of a part, read as phrases of their own. */
const PART_OF_TEAM =
  /^(?:engineering|engineers|developers|sales team|sales reps|sales|aes|sdrs|contractors|freelancers|interns|advisors|founders|co-founders|cofounders)$/;

/** A name of everybody who works here. */
export const isTeam = (token: Token | undefined) =>
  token?.kind === 'anchor' && /^(?:team|staff|headcount|crew|workforce)$/.test(token.text);

/** "a team", "our total headcount", unlike "sales team": nobody is left out. */
export function isWholeTeam(tokens: readonly Token[], team: number): boolean {
  const before = tokens[team - 1];
  if (before?.kind === 'anchor') return false;
  if (before === undefined || before.kind !== 'word') return true;
  return /^(?:a|the|our|total|current|and|with|small|lean|full|whole|entire|core|remote|global|strong|now|distributed|tight|nimble|great|amazing)$/.test(
    before.text,
  );
}

/** "our headcount rose to": what grew is the whole team. */
export function growsTeam(tokens: readonly Token[], to: number): boolean {
  for (let i = to - 1; i >= 0 && i > to - 9; i--) {
    const token = tokens[i];
    if (token?.kind === 'anchor' && token.anchor === 'headcount') return isWholeTeam(tokens, i);
    if (NOT_WHOLE.has(token?.text ?? '') || token?.text === '.') return false;
  }
  return false;
}

/** "we grew from 12 to 15 people": the same count before, and no smaller team named. */
export function grewFrom(tokens: readonly Token[], to: number): boolean {
  const former = tokens[to - 1];
  if (former?.kind !== 'number') return false;
  const words = tokens.slice(Math.max(0, to - 7), to - 1).map((t) => t.text);
  return (
    words.includes('from') &&
    words.some((w) => /^(?:we|we've|headcount|company|team|organization|organisation)$/.test(w)) &&
    !words.some((w) => NOT_WHOLE.has(w))
  );
}

/** "we've grown to 34 people". */
export const weGrew = (tokens: readonly Token[], to: number) =>
  /^(?:grown|grew|scaled|expanded|shrunk|shrank)$/.test(tokens[to - 1]?.text ?? '') &&
  tokens.slice(Math.max(0, to - 4), to).some((t) => /^(?:we|we've|company|have)$/.test(t.text));

/** The name of what grew, before "to". */
export function growAnchor(tokens: readonly Token[], to: number): number {
  for (let i = to - 1; i >= 0 && i > to - 9; i--) if (tokens[i]?.kind === 'anchor') return i;
  return to;
}

/** "The average team has 12 people" */
const OF_ANY =
  /^(?:average|typical|median|usual|standard|ideal|each|every|any|another|other|customer|client|their)$/;

/** "we have 23 people", "with 63 employees": the subject is the company. */
export function ownSubject(
  tokens: readonly Token[],
  governor: number,
  context: DocumentContext,
): boolean {
  if (governor === 0 && /^(?:with|at|now)$/.test(tokens[0]?.text ?? ''))
    return tokens.slice(1, 9).some((t) => /^(?:we|we're|our|team)$/.test(t.text));
  for (let i = governor; i >= 0 && i > governor - 8; i--) {
    const text = tokens[i]?.text ?? '';
    if (
      /^(?:we|we're|company|group|firm|team|us|our|it|quarter|year|month|ended|closed|finished)$/.test(
        text,
      ) ||
      context.companyWords.has(text) ||
      tokens[i]?.kind === 'date'
    )
      return (
        !/^customer/.test(tokens[i + 1]?.text ?? '') && !OF_ANY.test(tokens[i - 1]?.text ?? '')
      );
    if (
      NOT_WHOLE.has(text) ||
      /^(?:customer|customers|client|clients|prospect|bank|who|which|that|companies|businesses|users)$/.test(
        text,
      )
    )
      return false;
  }
  return followsMetric(tokens, governor);
}

/** A label before the number already says whom it counts. */
export function hasPeopleLabel(tokens: readonly Token[], governor: number): boolean {
  for (let i = governor - 1; i >= 0; i--) {
    const token = tokens[i];
    if (token?.kind === 'anchor')
      return token.anchor === 'headcount' || PART_OF_TEAM.test(token.text);
    if (token?.kind === 'word' && NOT_WHOLE.has(token.text)) return true;
  }
  return false;
}
