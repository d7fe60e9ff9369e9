import type { Token } from '../tokens/tokenize';

/** A stretch of text, half open. */
export type Stretch = readonly [number, number];

export const OURS = /^(?:we|we're|we've|our|us|ours|i)$/;

/** Verbs and auxiliaries between a subject and what it has reached. */
export const FILL =
  /^(?:is|are|was|has|have|had|now|also|just|currently|already|reportedly|recently|apparently|since|both|itself|still|'s|who|which)$/;
export const STATES =
  /^(?:went|grew|goes|grown|hit|hits|reached|reaches|claims|claimed|crossed|passed|surpassed|scaled|jumped|does|doing|announced|says|said|told|reports|reported|at|raised|makes|making|employs|has|is|sits|stands|runs|burns|disclosed|ended|valued|closed|priced|secured)$/;

/** What came of somebody's doing for the company: ", pushing ARR to $3M". */
const FOR_US = /^(?:bringing|brings|taking|takes|pushing|pushes|lifting|lifts|putting|puts)$/;

/** Where a statement about somebody else ends: at the company's own words, or with its clause. */
export function endOfTalk(tokens: readonly Token[], from: number, wholeLine = false): number {
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (OURS.test(token.text) || FOR_US.test(token.text) || token.text === ';') return token.start;
    if (!wholeLine && breaks(tokens, i)) return token.start;
  }
  return tokens.at(-1)?.end ?? 0;
}

function breaks(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:and|,|while|but|\||•)$/.test(tokens[at]?.text ?? '')) return false;
  const [next, after] = [tokens[at + 1], tokens[at + 2]];
  // "has ARR of $6M and burn of $90k"
  if (next?.kind === 'anchor' && after?.text === 'of') return false;
  return next?.kind !== 'number' && !/^(?:a|about|over|to|has|is|with|now)$/.test(next?.text ?? '');
}

/** Whether a clause may begin at the token. */
export const startsClause = (tokens: readonly Token[], at: number) =>
  at === 0 ||
  /^(?:[,:(–—"•|-]|and|but|while|whereas|that|because|since|when|where|as)$/.test(
    tokens[at - 1]?.text ?? '',
  );
