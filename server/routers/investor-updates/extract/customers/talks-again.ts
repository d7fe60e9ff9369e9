import type { Sentence } from '../metrics/sentences';
import type { Mention, Scene } from './scene';

const TALKS = '(?:talks|conversations?|discussions?|dialogue|negotiations?|process)';
/** "We're talking again", "is back at the table", "re-engaged in June". */
const AGAIN = new RegExp(
  `\\b(?:(?:talking|speaking|negotiating|meeting|interested|engaged|in ${TALKS}|in touch|in play|at the table|in the pipeline) again|back (?:in (?:the )?(?:${TALKS}|pipeline|touch|play)|at the table|to the table)|re-?engag(?:ed|ing)|(?:re-?opened|resumed|re-?started|picked up|revived) (?:the |our |their |its )?${TALKS}|(?:wants?|wanted|asked|agreed) to (?:talk|meet|look|revisit|restart|resume)(?: [a-z]+)? again)\\b`,
);
const DENIED = /\b(?:not|never|no longer|nobody|won't|don't|aren't|isn't|unless|if)\b/;
/** How a half sentence opens that goes on about the same firm. */
const GOES_ON =
  /^(?:(?:and|but|though|however|now|since then|happily|luckily),? )*(?:we|they|it|re-?engaged|re-?opened|back|talking|now|the)\b/;

const saysAgain = (words: string): boolean => AGAIN.test(words) && !DENIED.test(words);

/** A deal once lost that is talked about again: no customer, and lost no more. */
export function isTalkedOfAgain(
  { masked, words }: Scene,
  { status, end }: Mention,
  next: Sentence | null,
): boolean {
  if (status !== 'LOST_DEAL') return false;
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s\u0001]+/g, ' ');
  const at = words.lastIndexOf(masked.slice(end - 4, end));
  if (saysAgain(plain(words.slice(Math.max(0, at))))) return true;
  const start = next?.tokens[0]?.start;
  if (next === null || start === undefined) return false;
  const behind = plain(masked.slice(start, next.tokens.at(-1)?.end ?? start));
  return GOES_ON.test(behind) && saysAgain(behind);
}
