import { isOwnName } from '../metrics/own-name';
import { isUnlikeCustomer } from './clause';
import type { Scene } from './scene';

/** Who else has customers: "our customers' customers", "a partner's largest client". */
const OTHERS =
  '(?:customers?|clients?|users?|merchants?|partners?|resellers?|distributors?|competitors?|rivals?|incumbents?|vendors?|suppliers?|investors?|prospects?|agency|agencies|acquirers?|integrators?|consultancy|consultancies|brokers?|landlords?)';
const KIND = '(?:[a-z-]+ ){0,2}';
const BEFORE = new RegExp(`\\b(?:${OTHERS}'s? ${KIND}|(?:customers?|clients?) of (?:our |the )?)$`);
/** "The customers of our partners include X" */
const BEHIND = new RegExp(`^ of (?:our |the |these |those |an? |some of our )?${KIND}${OTHERS}\\b`);
const HAS =
  '(?:(?:now|already|also|still) )?(?:has|have|had|counts?|lists?|claims?|boasts?|names?|managed|ran|handled|owned)';
/** "Vantix's customers", "Vantix has customers like X" */
const OWNER = new RegExp(`^(?:'s?| ${HAS}) ${KIND}$`);
/** "They have customers like X" */
const THEY_HAVE = new RegExp(`\\b(?:they|he|she) ${HAS} ${KIND}$`);
/** "Customers of Vantix", "customers at Vantix". */
const OF_NAME = /^ (?:of|at) (?:the )?$/;
const REACH = 60;

/** Whose customers a label tells of; see below. */
export function whoseLabelled(scene: Scene, colon: number): 'ours' | 'others' | 'perhaps' {
  const cue = scene.tokens.slice(0, colon).findLastIndex((t) => WHO.test(t.text));
  return cue < 0 || cue < colon - 8 ? 'ours' : whoseCustomers(scene, cue);
}

const WHO = /^(?:customers?|clients?|logos?|accounts?)$/;

const lower = (text: string) => text.toLowerCase().replaceAll(/[\s\u0001]+/g, ' ');

/**
 * Whose customers the word at `cue` is about: `ours`, those of somebody else, or those of a name that
 * may be the company's product as well as another firm.
 */
export function whoseCustomers(
  { tokens, names, masked, context }: Scene,
  cue: number,
): 'ours' | 'others' | 'perhaps' {
  const word = tokens[cue];
  if (word === undefined) return 'ours';
  if (isUnlikeCustomer(tokens, cue)) return 'others';
  const from = Math.max(tokens[0]?.start ?? 0, word.start - REACH);
  const before = lower(masked.slice(from, word.start));
  if (BEFORE.test(before) || THEY_HAVE.test(before)) return 'others';
  if (BEHIND.test(lower(masked.slice(word.end, word.end + REACH)))) return 'others';
  for (const name of names.values()) {
    if (name.start > word.end && !name.person && !isOwnName(name.text, context.ownNames))
      if (OF_NAME.test(lower(masked.slice(word.end, name.start)))) return 'perhaps';
    if (name.end > word.start || name.person || isOwnName(name.text, context.ownNames)) continue;
    if (OWNER.test(lower(masked.slice(name.end, word.start))))
      return name.company ? 'others' : 'perhaps';
  }
  return 'ours';
}
