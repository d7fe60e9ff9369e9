import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import { measure } from './measure';

const OPENS = /^(?:which|that|having)$/;
const LEADS =
  /^(?:is|was|stands|stood|came|comes|sits|now|back|again|at|to|in|up|down|today|currently|of|returned|recovered|improved|reached|has|have|risen|rose|fallen|fell)$/;

/** "Gross margin, which had dipped to 64% in December, is back at 68%": the place of the number behind the aside; 0 without one. */
export function behindRelative(
  tokens: readonly Token[],
  comma: number,
  field: MetricField,
  context: DocumentContext,
): number {
  if (!OPENS.test(tokens[comma + 1]?.text ?? '')) return 0;
  const close = tokens.findIndex((t, i) => i > comma + 2 && i < comma + 24 && t.text === ',');
  const verb = tokens[close + 1]?.text ?? '';
  if (close < 0 || !/^(?:is|was|stands|stood|came|returned|recovered|has|reached)$/.test(verb))
    return 0;
  for (let i = close + 1; i < close + 7; i++) {
    const token = tokens[i];
    if (token?.kind === 'number') {
      const read = measure(tokens, i, field, context);
      const by = tokens[i - 1]?.text === 'up' || tokens[i - 1]?.text === 'down';
      return read?.doubt === null && !by ? i : 0;
    }
    if (!LEADS.test(token?.text ?? '')) return 0;
  }
  return 0;
}
