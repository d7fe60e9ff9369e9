import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import { measure } from './measure';

const SPELLED =
  /^(?:a|an|and|half|one|point|zero|hundred|thousand|million|us|dollars?|usd|quarter|of|-|,)$/;
const MAX = 9;

/** "twenty-nine and a half thousand dollars ($29.5K)": the place of the figures behind the words; 0 without them. */
export function behindSpelled(
  tokens: readonly Token[],
  at: number,
  field: MetricField,
  context: DocumentContext,
): number {
  let great = false;
  if (tokens[at - 1]?.text === 'between') return 0;
  for (let i = at; i < at + MAX; i++) {
    const token = tokens[i];
    if (token === undefined) return 0;
    const bracketed = token.text.startsWith('(');
    if (bracketed && i > at && great) {
      const number = token.kind === 'number' ? i : i + 1;
      return measure(tokens, number, field, context)?.doubt === null ? number : 0;
    }
    if (/^(?:hundred|thousand|million)$/.test(token.text)) great = true;
    else if (!SPELLED.test(token.text) && !(token.kind === 'number' && /^[a-z]/.test(token.text)))
      return 0;
  }
  return 0;
}
