import { readList } from './lists';
import type { Name } from './name';
import { mention, type Mention, type Scene } from './scene';
import { OTHER_BUSINESS } from './talk';
import { tailBehind } from './told-of';

/** They lend and invest, and let houses. */
export const FINANCIER = /\b(?:ventures|capital|vc|fund|angels|realty|landlord)\b/i;
/** What is negotiated before it is signed or lost. */
export const NEGOTIATED =
  /^(?:deal|deals|opportunity|tender|bid|rfp|negotiations?|talks|negotiation|evaluation|procurement|offer|proposal|quote|quotation)$/;
/** What goes to a buyer. */
const OFFERED = /^(?:bid|offer|proposal|quote|quotation)$/;
const GRANTED =
  /\b(?:grants?|fund(?:ing|ed)?|program(?:me)?|award|accelerator|sbir|salary|candidate)\b/i;
/** "We had bid for X and lost the tender". */
const LOST_BID =
  /^,? ?(?:and|but) (?:we )?(?:(?:have|sadly|unfortunately|narrowly|then) )*(?:lost\b|did not win|didn't win|(?:came|finished|ended up) second|were not (?:chosen|selected|picked))/;
const GIVEN =
  '(?:went|gone|go|awarded|given|handed) (?:instead )?to (?:@|some(?:one|body)\\b|others?\\b|another\\b|(?:an?|the|its|their|our) (?:[a-z-]+ ){0,2}?(?:competit(?:or|ion)|rival|vendor|supplier|bidder|provider|incumbent|firm|company|player|consortium|contractor)s?\\b)';
const OF_LATE =
  '^,? ?(?:(?:which|that|is|are|was|were|has|have|been|now|also|sadly|unfortunately|finally|all|got|we|narrowly) )*';
/** "went to a competitor", "was awarded to another". */
export const WENT_TO = new RegExp(`${OF_LATE}${GIVEN}`);
/** Who wins a tender of others is no news of another kind. */
const WINNERS = /\b(?:competitors?|vendors?|suppliers?)\b/gi;
const IS_LOST = new RegExp(
  `${OF_LATE}(?:lost\\b|rejected\\b|turned down\\b|declined\\b|not (?:accepted|chosen|selected|taken)\\b|dead\\b|off\\b|off the table|fell (?:through|apart)|fallen (?:through|apart)|collapsed|broke (?:down|off)|broken off|ended without|failed\\b|came to nothing|went nowhere|${GIVEN}|did not (?:close|happen|go through)|didn't (?:close|happen|go through))`,
);

/** "The deal with X is lost", "talks with X broke down". */
export function byLostDeal(scene: Scene, at: number): [Name, Mention][] {
  const { tokens } = scene;
  const what = tokens[at - 1]?.text ?? '';
  const led = tokens[at]?.text ?? '';
  const invited = led === 'of' && /^(?:tender|rfp|procurement|competition|contract)$/.test(what);
  const given = what === 'contract' && /^(?:at|for)$/.test(led);
  if (!/^(?:with|at|for)$/.test(led) || !NEGOTIATED.test(what))
    if (!invited && !given && (led !== 'to' || !OFFERED.test(what))) return [];
  const { listed, next } = readList(tokens, scene.names, at + 1);
  if (listed.length === 0 || listed.some((l) => l.name.person)) return [];
  // An offer may be of work, a proposal to those who give grants.
  const offered = OFFERED.test(what) && tokens[at]?.text !== 'at';
  const told = tailBehind(scene, next);
  const bid = what === 'bid' && LOST_BID.test(told);
  if (offered && (GRANTED.test(scene.words) || !listed.every((l) => l.name.company))) return [];
  // Of a contract only that it was given to another: one that "is off" may have been signed.
  if (!bid && !(invited || given ? WENT_TO.test(told) : IS_LOST.test(told))) return [];
  if (
    OTHER_BUSINESS.test(scene.words.replaceAll(WINNERS, ' ')) ||
    listed.some((l) => FINANCIER.test(l.name.text))
  )
    return [];
  return listed.map((item) =>
    mention(scene, item, 'LOST_DEAL', 'object.deal-lost', 0.85, [next, next]),
  );
}
