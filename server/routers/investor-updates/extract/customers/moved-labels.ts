import type { Listed } from './lists';
import { isOrdinary } from './ordinary-words';
import type { Scene } from './scene';
import type { CustomerStatus } from '../types';

/** Labels of who came and went; colleagues, products and places do so too. */
export const MOVED: readonly [CustomerStatus, RegExp][] = [
  [
    'CHURNED',
    /^\W{0,3}(?:(?:now |sadly |also )?gone|left(?: us)?|who(?:'s| has| have)? (?:left|gone|went|quit|cancell?ed|churned|departed)(?: us)?|good-?byes?|departures?|departed|leavers|former(?:ly)?(?: (?:customers|clients))?|out|came off|dropped(?: off)?|delisted(?: (?:by|at|from))?|delistings?|lost (?:doors|stockists|retailers|listings)|terminated|terminations?|ended|expired)(?: (?:in|this|last|since) [a-z]+\d?)?\W{0,3}$/i,
  ],
  [
    'ACTIVE',
    /^\W{0,3}(?:in|came|said yes|came (?:on(?: board)?|in|aboard)|joined(?: us)?|who(?:'s| has| have)? (?:joined|came|came on|come on|come|arrived|signed|bought|renewed)(?: us| board)?|welcomed?(?: aboard)?|arrivals|(?:the |our )?(?:\d{1,2}|two|three|four|five|six|seven|eight) new names|contractions?|down-?sells?|downgrades?|(?:also )?(?:brand |newly )?new (?:in|this|for|since) (?:the )?[a-z]+\d?|(?:new )?(?:retail(?:er)?|grocery|food ?service|restaurant|store) (?:launches|wins|listings|additions|doors|accounts)|new (?:retailers|stockists|listings|doors|stores)|upgrades?|grown|growing|grew|rolled out|went live|(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|several) (?:new )?(?!people|persons|engineer|hire|colleague|teammate|developer|designer|sales|rep|investor|advisor|angel|partner|fund)[a-z-]+ (?:joined(?: us)?|came on(?: board)?|went live|started))\W{0,3}$/i,
  ],
  [
    'PILOT',
    /^\W{0,3}(?:(?:started|now|still) )?(?:trying(?: us)?(?: out)?|testing(?: us)?|triall?ing(?: us)?|on trial|kicking the tires)\W{0,3}$/i,
  ],
  ['PAUSED', /^\W{0,3}(?:frozen|suspended|dormant)\W{0,3}$/i],
  [
    'LOST_DEAL',
    /^\W{0,3}(?:lost to (?:(?:the )?competition|competitors?|a competitor)|the ones? that got away|went elsewhere|(?:who |they )?said no|turned us down|passed on us|decided against us|slipped away|got away)\W{0,3}$/i,
  ],
];

/** "Reference: PepsiCo did a case study": a common word that labels the name behind its colon is no name. */
export function labelsName({ tokens, names, masked }: Scene, { name, close }: Listed): boolean {
  const behind = tokens[close + 1]?.text === ':' && names.has(close + 2);
  if (!behind || name.first !== name.last || name.company || name.known) return false;
  return isOrdinary(name.text.toLowerCase(), masked) || FEEDBACK.test(name.text);
}

const FEEDBACK =
  /^(?:testimonials?|references?|quotes?|spotlights?|kudos|shout-?outs?|highlights?)$/i;
