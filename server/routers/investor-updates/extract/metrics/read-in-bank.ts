import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import type { Sentence } from './sentences';

const SAID =
  /^(?:(?:all )?(?:the|our) )?(?:money|funds|cash) (?:is|sits|are) (?:(?:all|now|safely|already|still) )*(?:in|at) (?:the |our )?(?:bank|bank account|account)(?: (?:now|already|today))? ?[:–—]$/;

/**
 * "The money is in the bank: $5.3M as of today": a balance where it is told of a day. Without one it may
 * be what a round brought in, which is asked about.
 */
export function readInBank(sentence: Sentence, context: DocumentContext): Candidate | null {
  const { tokens, goal } = sentence;
  const number = tokens.findIndex((t) => t.kind === 'number');
  if (number < 3 || number > 10 || goal[number] === true) return null;
  const anchor = tokens.findIndex((t) => t.kind === 'anchor' && t.anchor === 'cashOnHandUsd');
  const lead = tokens.slice(0, number).map((t) => t.text);
  if (anchor < 0 || anchor > number || !SAID.test(lead.join(' '))) return null;
  const link = { anchor, number, rule: 'in-bank', confidence: 0.8, date: null };
  const found = buildCandidate(sentence, link, 'cashOnHandUsd', false, context);
  if (found === null) return null;
  const behind = tokens.slice(number + 1, number + 4);
  const told = behind.some((t) => t.kind === 'date' || /^(?:today|now)$/.test(t.text));
  return told ? found : { ...found, doubt: found.doubt ?? 'sign' };
}
