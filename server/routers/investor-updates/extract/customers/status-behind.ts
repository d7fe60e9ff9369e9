import type { CustomerStatus } from '../types';
import { type Listed } from './lists';
import { type Scene } from './scene';
import { statusOfCell } from './table-status';
import { INTENT } from './talk';

/** Where "a pilot with Bosch" begins behind another name, which it says nothing of. */
function otherTrial({ tokens, names }: Scene, from: number): number {
  const trial = tokens.findIndex(
    ({ start, text }, at) =>
      start >= from &&
      /^(?:pilot|poc|trial)$/.test(text) &&
      tokens.slice(at - 2, at).some((t) => /^(?:an?|one|another)$/.test(t.text)) &&
      /^(?:with|at|for)$/.test(tokens[at + 1]?.text ?? '') &&
      names.has(at + 2),
  );
  return tokens[trial]?.start ?? Infinity;
}

/** "(planned for April)": not yet, whatever the label says. */
const PLANNED =
  /^ ?[(–—:-] ?(?:still )?(?:planned|scheduled|slated|tentative|expected) (?:for|in|by)\b/;

/** "might churn", "churn risk": a customer still. */
const MAY_GO =
  /\b(?:might|may|could|would|likely to|risk(?:s|ing)?(?: of| to)?|threaten(?:s|ed|ing)? to|considering|fears?) (?:churn|cancel|leav)|\bchurn(?:ing)?[- ]risk\b|\brisk of churn/;

/** What stands behind the name may say more than the heading does. */
export function statusIn(
  scene: Scene,
  item: Listed,
  status: CustomerStatus,
  only: boolean,
): CustomerStatus | null {
  const from = item.name.end;
  const close = scene.tokens[item.close]?.end ?? from;
  // A name of its own line is spoken of to the end of the sentence.
  const to = only ? Math.max(close, Math.min(from + 60, scene.tokens.at(-1)?.end ?? from)) : close;
  const words = scene.masked
    .slice(from, Math.min(to, otherTrial(scene, from)))
    .toLowerCase()
    .replace(/^[\s\u0001*]+/, ' ')
    // ", a public agency: lost the deal"
    .replace(/^ ?, (?:an?|the|our) [^,:(–—]{2,40}(?= ?[:(–—])/, '');
  if (INTENT.test(words) || PLANNED.test(words)) return null;
  // "Customer: X | Status: Pilot"
  const stated = /[|,;(] ?status ?[:=] ?([a-z -]{3,24})/.exec(words)?.[1];
  if (stated !== undefined) return statusOfCell(stated.trim(), false);
  if (
    status === 'LOST_DEAL' &&
    /\b(?:(?:was|were|been|had been) an? (?:[a-z-]+ )?(?:customer|client)\b|(?:customer|client) (?:since|for)\b|churn(?:ed)?|(?:did not|didn't|not|won't|will not|decided not to) (?:be )?renew(?:ed|ing)?|non-?renewals?|non-renewed|cancell?ed)\b/.test(
      words,
    )
  )
    return 'CHURNED';
  if (status !== 'ACTIVE' || MAY_GO.test(words)) return status;
  if (
    /\bchurn|cancell|^ ?\((?:lost(?! (?:deals?|tender|bid|to|on price|in)\b)|left|gone|non-renewal|did not renew)\b/.test(
      words,
    )
  )
    return 'CHURNED';
  if (
    /\b(?:paid )?(?:pilot|poc|trial)\b/.test(words) &&
    !/convert|from pilot|after (?:a )?pilot/.test(words)
  )
    return 'PILOT';
  if (/^ ?[(–—:-] ?(?:in )?test(?:ing)?(?= ?$| ?[,;()]| (?:in|at|on|until)\b)/.test(words))
    return 'PILOT';
  if (/^ ?[(–—:-] ?(?:closed[- ])?lost\b/.test(words)) return 'LOST_DEAL';
  return /\bpaused|on hold\b/.test(words) ? 'PAUSED' : status;
}
