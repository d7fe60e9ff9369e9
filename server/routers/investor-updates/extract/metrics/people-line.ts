import type { Token } from '../tokens/tokenize';
import type { DocumentContext } from './candidate';
import { countedApart, elsewhere } from './people-around';
import { isSummaryHead } from './people-compared';

/** How far from the start of its line, cell or summary a number stands. */
export const placeInLine = (
  tokens: readonly Token[],
  governor: number,
  at: number,
  { companyWords }: DocumentContext,
): number =>
  tokens[governor]?.text === '|' ||
  isSummaryHead(tokens, governor, (word) => companyWords.has(word))
    ? at - governor
    : at;

/** A line that is only "9 full-time employees", perhaps with a bracket behind. */
export function startOnly(tokens: readonly Token[], at: number, noun: number): boolean {
  const next = tokens[noun + 1];
  return (
    at <= 3 &&
    (next === undefined ||
      next.kind === 'punct' ||
      countedApart(tokens, noun) ||
      (next.text === 'team' && !elsewhere(tokens, noun + 1)) ||
      /^(?:today|now|as|at|across|strong|total|full-time|work|working|make|\(|including|incl)$/.test(
        next.text,
      ) ||
      (/^(?:on|in)$/.test(next.text) &&
        /^(?:the|our|team|total|payroll|staff|board)$/.test(tokens[noun + 2]?.text ?? '')) ||
      (next.kind === 'anchor' && /^(?:on|in) the team$/.test(next.text)) ||
      next.kind === 'date')
  );
}
