import type { Token } from '../tokens/tokenize';

const EVENT =
  '(?:round|raise|bridge|financing|extension|series|seed|funding|investment|fundraise|cuts?|layoffs?|lay-offs|restructuring|reduction|reorg|increase|merger|acquisition|pivot|launch)';
/** "was 8 months before the round", "prior to the price increase", "before we lost X". */
const BEFORE_EVENT = new RegExp(
  `^(?:before|prior to|ahead of) (?:we [a-z]+ed\\b|we (?:lost|cut|let|closed|sold|won|took|got|began|made)\\b|(?:the|our|this|that|last) (?:[a-z0-9$%'-]+ ){0,3}?${EVENT}\\b)`,
);
const WAS = /^(?:was|were|had|stood|sat)$/;
const SOLD =
  /\b(?:sold|exited|flipped) (?:it|them|his|her|their|that|the (?:company|business|startup|firm))(?: (?:company|business|startup|firm))?(?: (?:to|in|last|for) [a-z@]+){0,2} (?:at|with|doing)(?: (?:about|around|over|roughly|nearly))?$/;

const words = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(Math.max(0, from), to)
    .map((t) => (t.kind === 'date' || t.kind === 'number' ? '@' : t.text))
    .join(' ');

/**
 * Whether a value is told as one of the time before something ("was $300K before the bridge"), as that of
 * a firm somebody sold, or as the whole of which another number tells the part that counts.
 */
export function isBeforeOrWhole(tokens: readonly Token[], first: number, last: number): boolean {
  const past = tokens.slice(Math.max(0, first - 4), last + 1).some((t) => WAS.test(t.text));
  if (past && BEFORE_EVENT.test(words(tokens, last + 1, last + 9))) return true;
  if (SOLD.test(words(tokens, first - 10, first))) return true;
  // "$800K of the $1.2M is in the bank"
  return (
    tokens[first]?.kind === 'number' &&
    tokens[first - 1]?.text === 'the' &&
    tokens[first - 2]?.text === 'of' &&
    tokens[first - 3]?.kind === 'number'
  );
}
