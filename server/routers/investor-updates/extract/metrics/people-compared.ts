import type { Token } from '../tokens/tokenize';

const PLAN = /^(?:plans?|planned|budget|budgeted|targets?|forecast|goals?|schedule)$/;

/**
 * "6 employees more than in December", "3 people short", "two people down on spring", "4 people behind
 * plan": how far a count is from another. What stands behind a level is no such word: "12 people more
 * or less", "31 people up from 28".
 */
export function isDifference(tokens: readonly Token[], noun: number): boolean {
  const [next, after] = [tokens[noun + 1]?.text ?? '', tokens[noun + 2]];
  const second = after?.text ?? '';
  if (/^(?:more|less|fewer)$/.test(next)) return second !== 'or' && after?.kind !== 'number';
  if (/^(?:extra|additional|short)$/.test(next)) return true;
  if (next === 'too') return /^(?:many|few)$/.test(second);
  if (/^(?:up|down)$/.test(next))
    return (
      after === undefined ||
      /^(?:on|since|vs|versus|against|compared|this|over|[.;!])$/.test(second)
    );
  return (
    /^(?:behind|ahead|below|above|under|over)$/.test(next) &&
    tokens.slice(noun + 2, noun + 5).some((t) => PLAN.test(t.text))
  );
}

/** "Headcount is 6 more than in December", "the team has 3 people extra": the same behind a name. */
export function isBesideName(tokens: readonly Token[], number: number): boolean {
  const next = tokens[number + 1];
  const people = next?.kind === 'anchor' && next.anchor === 'headcount';
  const word = tokens[number + (people ? 2 : 1)]?.text ?? '';
  if (people && !/^(?:up|down)$/.test(word)) return isDifference(tokens, number + 1);
  return /^(?:more|less|fewer)$/.test(word) && tokens[number + 2]?.text === 'than';
}

const SPANS = /^(?:month|quarter|year|week|half)$/;
const HEADS =
  /^(?:(?:the|our|this|last|past) )?(?:@ ){0,3}(?:in (?:short|brief|numbers|figures|a nutshell|one line)|at a glance|by the numbers)$/;

/** "January in short:", "The quarter in numbers:": what stands behind such a head opens a line of its own. */
export function isSummaryHead(
  tokens: readonly Token[],
  colon: number,
  isOwn: (word: string) => boolean,
): boolean {
  if (tokens[colon]?.text !== ':' || colon > 8) return false;
  const words = tokens
    .slice(0, colon)
    .map((t) => (t.kind === 'date' || SPANS.test(t.text) || isOwn(t.text) ? '@' : t.text));
  return HEADS.test(words.join(' '));
}
