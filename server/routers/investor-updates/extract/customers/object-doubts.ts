import { isOwnName } from '../metrics/own-name';
import type { Listed } from './lists';
import type { Scene } from './scene';

/*
 * What speaks against reading the names behind a cue as customers: who else did it, what is planned,
 * what was a prize.
 */

/** "someone who has sold to Costco": what somebody else has done. */
export const isOfSomebody = ({ tokens, masked }: Scene, cue: number) =>
  /\b(?:some(?:one|body)|any(?:one|body)|people|persons?|folks|founders?|operators?|those|whoever) (?:(?:here|of you|out there) )?(?:who|that|with)(?:'s|'ve| has| have| had)?(?: (?:ever|already|previously|successfully|recently|experience))* (?:of )?$/i.test(
    masked.slice(
      Math.max(tokens[0]?.start ?? 0, (tokens[cue]?.start ?? 0) - 60),
      tokens[cue]?.start ?? 0,
    ),
  );

/** "Kwik Trip begins a pilot of X": what another firm tries. */
export const isOfAnother = ({ names, context }: Scene, cue: number) =>
  [...names.values()].some(
    (name) => name.first <= 1 && name.last < cue && !isOwnName(name.text, context.ownNames),
  );

/** "A pilot with X is planned for June". */
export const isPlanned = ({ tokens, masked }: Scene, next: number) => {
  const from = tokens[next]?.start ?? 0;
  return (
    next < tokens.length &&
    /^(?:is|are|was|has been|,)? ?(?:planned|scheduled|slated|set (?:for|to)|expected|due to|will|to (?:start|begin)|(?:should|could) (?:start|begin|kick))\b/.test(
      masked.slice(from, from + 40),
    )
  );
};

const PRIZE =
  /\b(?:awards?|prize|disrupt|challenge|contest|competition|grant|startup|best|of the year|pitch|hackathon|vote|case|lawsuit|patent)\b/i;

/** "We didn't get X, who are building something themselves." */
const GOES_ELSEWHERE =
  /^, (?:who|which|they)(?:'re|'ll)? (?:(?:are|is|have|has|will|were|was|want|wanted) )?(?:now |instead |rather )?(?:build|stay|keep|us(?:e|ing)|stick|sign|cho[os]se|go|went|decid|prefer|pick|renew|extend|do(?:ing)? it|make|develop|happy|bought|buy)/i;

/** "We did not win X; the deal is lost": a firm, not a prize. */
export function isDealBehind(
  { tokens, masked, section }: Scene,
  next: number,
  listed: readonly Listed[],
) {
  const end = tokens[next - 1]?.end ?? 0;
  return (
    /^(?:lost|customers|pipeline)$/.test(section) ||
    (next >= tokens.length && !PRIZE.test(masked.slice(tokens[0]?.start ?? 0, end))) ||
    listed.every((l) => l.name.company) ||
    GOES_ELSEWHERE.test(masked.slice(end, end + 50)) ||
    /^\W{0,3}(?:the|that|this|their|our|a)? ?(?:deal|contract|tender|account|business|customer)\b/i.test(
      masked.slice(end, end + 40),
    )
  );
}
