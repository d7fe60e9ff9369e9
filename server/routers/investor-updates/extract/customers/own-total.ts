import type { Token } from '../tokens/tokenize';

const WHOLE = /^(?:arr|mrr|pipeline|revenues?|run-rate|rate|bookings|sales)$/;
/** What stands between the name of a whole and how large it is by now. */
const COMES_TO =
  /^(?:is|was|are|were|has|have|had|now|currently|today|to|at|up|down|back|just|about|around|roughly|nearly|almost|over|past|above|below|by|then|still|fell|rose|grew|went|dropped|declined|climbed|jumped|moved|reached|reaches|hit|hits|crossed|passed|stands|stood|sits|stays|stayed|remains|remained|comes|came|goes|grows|falls|rises|~)$/;
/** "Boeing's ARR is $200k", "with ARR at $200k": what the contract brings. */
const OF_CONTRACT =
  /(?:'s|’s|s')$|^(?:their|its|his|her|whose|with|an?|contract|contracted|initial|starting|first-year|new|added|additional|incremental|of|for|in)$/;
const REACH = 8;

const BRINGS = /^(?:crossed|passed|hit|reached|surpassed|topped|exceeded)$/;

/** "We signed Ford and crossed $1M ARR", "which puts us at $1.1M ARR". */
function isReached(tokens: readonly Token[], from: number, at: number): boolean {
  if (!WHOLE.test(tokens[at + 1]?.text ?? '')) return false;
  const lead = tokens.slice(Math.max(from, at - 5), at).map((t) => t.text);
  if (/^(?:at|to|over|past|above|beyond)$/.test(lead.at(-1) ?? ''))
    return /^(?:us|we|we're)$/.test(lead.findLast((word) => !COMES_TO.test(word)) ?? '');
  const verb = lead.findLastIndex((word) => BRINGS.test(word));
  return (
    verb >= 0 &&
    lead.slice(verb + 1).every((word) => COMES_TO.test(word) || word === 'the') &&
    /^(?:and|we|,|also|have|just|now|us)$/.test(lead[verb - 1] ?? 'and')
  );
}

/** "FedEx renewed and ARR is now $2.5M", "taking ARR to $2M": all that the company earns, no price. */
export function isOwnTotal(tokens: readonly Token[], from: number, at: number): boolean {
  if (isReached(tokens, from, at)) return true;
  let linked = false;
  for (let i = at - 1; i >= from && i > at - REACH; i--) {
    const text = tokens[i]?.text ?? '';
    // "from $40k ARR to $90k ARR": of the amount before it.
    if (WHOLE.test(text) && tokens[i - 1]?.kind === 'number') return false;
    if (WHOLE.test(text)) return linked && !OF_CONTRACT.test(tokens[i - 1]?.text ?? '');
    if (!COMES_TO.test(text)) return false;
    linked = true;
  }
  return false;
}
