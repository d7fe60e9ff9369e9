import type { SectionKind } from '../text/sections';
import type { CustomerStatus } from '../types';
import { PROSPECT } from './talk';

const LOST_DEAL = /lost (?:deal|opportunit|to\b)|deal lost|closed.lost|no.decision/i;
const CHURNED =
  /churn|lost|cancel|terminated|(?:not|non).?renew|gave notice|left\b|^gone\b|departed|off-?boarded|expired|lapsed/i;
const PILOT = /pilot|\bpoc\b|trial|proof of concept/i;
const PAUSED = /paused|hold|suspended|frozen/i;
const NO_PILOT =
  /^(?:in )?(?:pilot (?:negotiation|proposed|planned|scheduled|proposal)|pre-pilot|proposed pilot)/i;
const LIVE =
  /^(?:✅ ?|🟢 ?)?(?:live|active|signed|closed|won|customer|paying|renewed|expanded|production|in production|closed[- ]won|deployed|deploying|onboarded|onboarding|implementation|implementing|rolling out|contracted|paid|upsold|upsell(?: closed| signed)?$|renewal(?: closed| signed| done)?(?= ?$| ?[+&,;:(–—-]| (?:and|with|plus|for|at|until|through)\b)|expansion(?: closed| signed)?(?= ?$| ?[+&,;:(–—-]| (?:and|with|plus|to|from|by|into)\b)|new(?: logo| customer| business| deal)?(?=$|[,;:(–—])|converted|upgraded|go-?live|went live|gone live|now live)/i;
const PENDING =
  /\b(?:pending|due|risk|talks|upcoming|planned|lead|prospect|q\d|in progress|negotiat\w*|discuss\w*|expected|scheduled|proposal|quoted?|forecast|open|next|not)\b/i;

/** Why a deal was lost, said of no customer. */
const NEVER_WON =
  /\b(?:(?:stayed|staying|stuck|sticking) with|incumbent|went with|chose|picked|selected|no budget|no decision|build (?:it )?in-house|built (?:it )?in-house|rfp|tender|bid|bake-?off|evaluation|after (?:the )?(?:pilot|trial|poc|demo)|too (?:small|early)|never (?:signed|closed)|did not (?:sign|close|convert))\b/i;

/** The status a cell tells; `beside` is what the rest of the row says. null when it tells of no customer. */
export function statusOfCell(words: string, ofDeals: boolean, beside = ''): CustomerStatus | null {
  if (LOST_DEAL.test(words)) return 'LOST_DEAL';
  if (/^lost\b/i.test(words) && (ofDeals || NEVER_WON.test(beside))) return 'LOST_DEAL';
  if (CHURNED.test(words)) return /\brisk\b/i.test(words) ? null : 'CHURNED';
  if (PILOT.test(words) && !/convert(?:ed|ing)|pilot ?(?:→|->|to) ?(?:paid|contract)/i.test(words))
    return NO_PILOT.test(words) ? null : 'PILOT';
  if (PAUSED.test(words)) return 'PAUSED';
  if (/^(?:pilot )?convert/i.test(words)) return 'ACTIVE';
  return LIVE.test(words) && !PENDING.test(words) && !PROSPECT.test(words) ? 'ACTIVE' : null;
}

const SECTION: Partial<Record<SectionKind, CustomerStatus>> = {
  customers: 'ACTIVE',
  pilots: 'PILOT',
  churned: 'CHURNED',
  lost: 'LOST_DEAL',
  paused: 'PAUSED',
};

/** What the head of the column of names, or the heading above, says of all rows. */
export function statusOfHead(head: string, section: SectionKind): CustomerStatus | null {
  if (/churn|lost|cancel/i.test(head)) return 'CHURNED';
  if (/new|live|current|our|key|top|signed|closed|won|renewed/i.test(head)) return 'ACTIVE';
  return SECTION[section] ?? null;
}
