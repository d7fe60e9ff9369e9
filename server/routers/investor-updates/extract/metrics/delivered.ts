import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import { measure } from './measure';

/** "ARR: promised $2.2M": a plan right behind the mark. */
export const isPromise = (tokens: readonly Token[], at: number) =>
  /^(?:promised|planned|plan|budget|budgeted|target|goal|forecast|committed|guided)$/.test(
    tokens[at]?.text ?? '',
  ) && /^[:–—-]$/.test(tokens[at - 1]?.text ?? '');

/** The index of the actual in "promised $2.2M, delivered $2.08M"; 0 without one. */
export function delivered(
  tokens: readonly Token[],
  from: number,
  field: MetricField,
  context: DocumentContext,
): number {
  for (let i = from + 2; i < tokens.length && i < from + 10; i++) {
    if (tokens[i]?.text === ':') return 0;
    if (
      !/^(?:delivered|actual|actuals|achieved|reality|reached|landed)$/.test(tokens[i]?.text ?? '')
    )
      continue;
    const at = /^(?:[:=]|at|is|was)$/.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
    return measure(tokens, at, field, context) === null ? 0 : at;
  }
  return 0;
}
