import type { Token } from '../tokens/tokenize';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { measure } from './measure';
import { fieldOf } from './read-pairs';
import type { Sentence } from './sentences';

const WHOLE = /^(?:blended|overall|combined|company-wide|group|together|total)$/;
const LED = /^(?:at|is|was|to|:|of|margin|,|~|about|around)$/;
const MAX_LED = 3;

/**
 * "Gross margin on hardware was 38%, on software 84%, blended 52%", also in the half-sentence behind: the
 * share of the whole, which lies between those of its parts.
 */
export function readBlended(
  before: Sentence | undefined,
  sentence: Sentence,
  context: DocumentContext,
): Candidate | null {
  const own = percents(sentence.tokens);
  const at = own.find((i) => namesWhole(sentence.tokens, i));
  if (at === undefined || sentence.goal[at] === true) return null;
  const parts = own.filter((i) => i < at).map((i) => valueAt(sentence.tokens, i));
  const inOne = namesMargin(sentence.tokens.slice(0, at));
  if (!inOne && own.length === 1 && before !== undefined && namesMargin(before.tokens))
    parts.push(...percents(before.tokens).map((i) => valueAt(before.tokens, i)));
  const whole = valueAt(sentence.tokens, at);
  if (parts.length < 2 || Math.min(...parts) > whole || Math.max(...parts) < whole) return null;
  return measure(sentence.tokens, at, 'grossMarginPct', context) === null
    ? null
    : buildCandidate(sentence, link(at, at, 'blended', 0.8), 'grossMarginPct', false, context);
}

const namesMargin = (tokens: readonly Token[]) => {
  const names = new Set(tokens.filter((t) => t.kind === 'anchor').map(fieldOf));
  return names.size === 1 && names.has('grossMarginPct');
};

const percents = (tokens: readonly Token[]) =>
  tokens.flatMap((t, i) =>
    t.kind === 'number' && t.number.kind === 'percent' && !t.number.signed ? [i] : [],
  );

function valueAt(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  return token?.kind === 'number' ? token.number.value : 0;
}

/** "blended 52%", "blended margin of 52%", "52% blended" */
function namesWhole(tokens: readonly Token[], at: number): boolean {
  if (WHOLE.test(tokens[at + 1]?.text ?? '')) return true;
  let i = at - 1;
  while (i > at - 1 - MAX_LED && (LED.test(tokens[i]?.text ?? '') || isMargin(tokens[i]))) i--;
  return WHOLE.test(tokens[i]?.text ?? '') || /^blended /.test(tokens[i + 1]?.text ?? '');
}

const isMargin = (token: Token | undefined) =>
  token !== undefined && fieldOf(token) === 'grossMarginPct';
