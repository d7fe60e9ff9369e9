import type { Token } from '../tokens/tokenize';

const CONDITION = /^(?:if|once|assuming|provided|unless|when)$/;
const DONE = /^(?:closes?|lands?|signs?|wires?|wins?|converts?|raise|funded|approved)$/;
const SCENARIO =
  /^(?:(?:in|on|under) (?:a |an |the |our )?)?(?:(?:worst|best|base|bear|bull|downside|upside|optimistic|pessimistic)(?: |-)(?:case|scenario)|scenario\b|pro ?-? ?forma)/;

/** "Once the round closes, cash is $9M", "Worst case: runway 9 months": no fact in the whole sentence. */
export function isSupposed(tokens: readonly Token[]): boolean {
  const first = tokens[0]?.text ?? '';
  if (isInverted(tokens)) return true;
  if (CONDITION.test(first)) {
    const comma = tokens.findIndex((t) => t.text === ',');
    return comma > 2 && comma < 12 && tokens.slice(1, comma).some((t) => DONE.test(t.text));
  }
  // "At a burn of $300k, runway would be 9 months"
  if (/^(?:at|with)$/.test(first) && /^an?$/.test(tokens[1]?.text ?? '')) return isWould(tokens);
  return SCENARIO.test(
    tokens
      .slice(0, 5)
      .map((t) => t.text)
      .join(' '),
  );
}

const isWould = (tokens: readonly Token[]) =>
  tokens.some((t) => /^(?:would|could|might|we'd|i'd|it'd)$/.test(t.text));

/** "Had we had $3M in cash, we would have hired": a condition without its "if". */
const isInverted = (tokens: readonly Token[]) =>
  /^(?:had|were|should)$/.test(tokens[0]?.text ?? '') &&
  (tokens[1]?.kind === 'anchor' ||
    /^(?:we|it|the|this|our|i|burn|arr)$/.test(tokens[1]?.text ?? '')) &&
  tokens
    .slice(2, 7)
    .some((t) =>
      /^(?:had|been|to|kept|stayed|grown|reached|hit|not|have|closed|raised)$/.test(t.text),
    ) &&
  isWould(tokens);

/** "Correction: MRR should be $38k" */
export const isCorrection = (tokens: readonly Token[]): boolean =>
  tokens.slice(0, 5).some((t) => /^(?:corrections?|corrected|erratum|errata|typo)$/.test(t.text));
