import { sectionKind, type SectionKind } from '../text/sections';
import type { CustomerStatus } from '../types';
import { hasContract, isTiered } from './contract-behind';
import { type Listed } from './lists';
import { MOVED } from './moved-labels';
import { endsHere } from './name-letters';
import { GEO } from './name-openings';
import type { Name } from './name';
import { isOrdinary } from './ordinary-words';
import { type Scene } from './scene';
import { isSegmentLabel } from './segment-labels';
import { isFortuneName } from './tier';
import { tierLabel } from './tier-fields';
import { goesOnOfCustomers, isCountedBefore, largestOf } from './told-beside';

/** What a section of customers says of those it lists. */
export const SECTION_STATUS: Partial<Record<SectionKind, CustomerStatus>> = {
  customers: 'ACTIVE',
  pilots: 'PILOT',
  churned: 'CHURNED',
  lost: 'LOST_DEAL',
  paused: 'PAUSED',
};

/** Labels of what the company renews with others. */
export const OWN_RENEWALS =
  /\b(?:software|saas|tools?|tooling|vendors?|suppliers?|insurance|leases?|domains?|visas?|permits?|patents?|policy|policies)(?: [a-z]+)? (?:renewals?|renewed)\b/i;

/** Headings of what the company itself pays. */
export const SPENT =
  /\b(?:costs?|spend|spending|expenses?|vendors?|suppliers?|tools|tooling|stack|budget|payables?|bills|opex|cogs|savings|cuts|services we)\b/i;

/** Whether the heading above is of what the company itself pays. */
export const isSpent = ({ beside }: Scene) => SPENT.test(beside.slice(0, beside.indexOf(':')));

/** What the words before a colon say of the names behind it; undefined when nothing. */
export function labelStatus(
  scene: Scene,
  labelled: string,
  listed: readonly Listed[],
  next: number,
): CustomerStatus | undefined {
  // "+ $9k new: A ($5k), B ($4k)"
  const label = labelled.replace(SUM_BEFORE, '');
  if (OWN_RENEWALS.test(label)) return undefined;
  if (CONVERTED.test(label)) return 'ACTIVE';
  if (tierLabel(label) !== null)
    return (
      SECTION_STATUS[scene.section] ?? (OPENS_CUSTOMERS.test(scene.opening) ? 'ACTIVE' : undefined)
    );
  // "New customers", and below it "Retail: A, B"
  if (isSegmentLabel(label)) return SECTION_STATUS[scene.section];
  const largest = largestOf(scene, label);
  if (largest !== undefined) return largest;
  const kind = labelKind(label);
  if (kind === 'lost' && LOST_ONLY.test(label) && OF_CUSTOMERS.test(scene.beside))
    return TENDERED.test(scene.beside) ? 'LOST_DEAL' : 'CHURNED';
  const plain = SECTION_STATUS[kind];
  if (plain !== undefined) return plain;
  if (BUSINESS.test(label)) return 'ACTIVE';
  if (NAMED_WIN.test(label) && isClosed(scene, next)) return 'ACTIVE';
  const told = MOVED.find(([, pattern]) => pattern.test(label))?.[0];
  if (told !== undefined) return isOfFirms(scene, listed, next, told) ? told : undefined;
  if (IN_ORDER.test(label) && listed.every((l) => isTiered(scene, l))) return 'ACTIVE';
  const added = ADDED.test(label) && (label === labelled || !isSpent(scene));
  if (added && (scene.section === 'customers' || BESIDE.test(scene.beside))) return 'ACTIVE';
  if (added && REST_BESIDE.test(scene.beside) && !OF_PRODUCT.test(scene.beside))
    if (areFirms(scene, listed)) return 'ACTIVE';
  if (added && MOVES_BESIDE.test(scene.beside) && listed.every((l) => isLong(l.name)))
    return 'ACTIVE';
  const contracts = () => listed.every((l) => hasContract(scene, l, next, added));
  return (added || WINS.test(label)) && contracts() ? 'ACTIVE' : undefined;
}

const SUM_BEFORE = /^\W{0,4}(?:us)?\$\d[\d.,]{0,9} ?[km]? (?:of |in )?(?=[a-z])/i;
/** "Customers: Enterprise: A; SMB: B" */
const OPENS_CUSTOMERS =
  /^\W{0,4}(?:(?:new|our|current|key|live|paying) )?(?:customers?|clients?|logos?)\W{0,3}:/i;
/** "Active (2): A (mid-market), B (SMB)" */
const IN_ORDER = /^\W{0,3}active(?: ?\(\d{1,3}\))?\W{0,3}$/i;

function labelKind(label: string): SectionKind {
  return /customer (?:success|support|feedback|quote|stor)|\bteam\b|hir(?:e|ing)/i.test(label)
    ? 'neutral'
    : sectionKind(label);
}

/** "Lost", "Lost since last update": deals or customers. */
const LOST_ONLY =
  /^\W*lost(?: (?:since|in(?! (?:the )?(?:procurement|tender|evaluation|bake|final|selection|negotiation))|during|this|last)(?: [a-z\d]+){1,3})?\W*$/i;

const FIRMS_END =
  /\b(?:insolven\w*|bankrupt\w*|acquired|bought|liquidat\w*|shut ?down|closed|out of business|competitors?|rivals?|pric(?:e|ing)|budgets?|in-house|spreadsheets?|excel|merge[rd]|wound|winding|cheaper|cost|expensive|churn\w*|renew\w*|arr|mrr)\b/i;

/** Whether firms are listed: the section, the labels beside it, the names or what stands behind them tell. */
export function isOfFirms(
  scene: Scene,
  listed: readonly Listed[],
  next: number,
  status: CustomerStatus,
): boolean {
  if (SECTION_STATUS[scene.section] !== undefined || BESIDE.test(scene.beside)) return true;
  if (status === 'CHURNED' && isBesideNewFirms(scene)) return true;
  // "New in March: Salesforce integration"
  const noun = scene.tokens[next];
  if (noun?.kind === 'word' && !GEO.has(noun.text) && !endsHere(scene.tokens, next - 1))
    return false;
  if (status === 'ACTIVE' && listed.length > 1 && goesOnOfCustomers(scene, listed)) return true;
  if (isCountedBefore(scene)) return true;
  if (listed.some((l) => l.name.company || hasContract(scene, l, next, true))) return true;
  const end = listed.at(-1)?.name.end ?? 0;
  const line = scene.masked.slice(end, Math.min(end + 80, scene.tokens.at(-1)?.end ?? end));
  return status !== 'ACTIVE' && FIRMS_END.test(line);
}

/** "New: A and B. Gone: C": where a firm known to all is new, those gone are firms too. */
function isBesideNewFirms({ beside }: Scene): boolean {
  if (
    OF_PRODUCT.test(beside) ||
    /\b(?:tools?|tooling|stack|vendors?|suppliers?|investors?|partners?|advisors?|board)\b/i.test(
      beside,
    )
  )
    return false;
  const added =
    /\bnew(?: (?:this|in|since|last) [a-z]+\d?)?: ?([^.:;\n]{2,120})/i.exec(beside)?.[1] ?? '';
  return added.split(/,| and | & |\+/).some((name) => isFortuneName(name.trim()));
}

/** "Did not close: A": a label of deals, though its words are of plans. */
export const NOT_WON =
  /\b(?:not (?:won|closed|converted|renewed|renewing)|(?:did not|didn't) (?:win|close|convert|renew))\b/i;
/** "Every renewal closed but one: X". */
export const EXCEPT =
  /\b(?:except|but (?:one|two|for)|all but|not|without (?:an? )?(?:contract|renewal|signature|deal)|missing|dream|ideal|wish(?: ?list)?|at risk|due|upcoming|coming up|up for)\b|\b(?:churn|cancell?ations?|losses) (?:[a-z]+ ){0,3}?(?:low|lower|lowest|flat|stable|zero|nil|improved|fell)\b|\b(?:zero|no|low) (?:[a-z]+ )?churn\b/i;
/** Labels that name no customers unless their heading does. */
export const ADDED =
  /^\W{0,3}(?:(?:net )?new(?:ly added)?|added|additions?|(?:notable|key|major|recent|big|top) (?:adds?|additions?)|landed|joined|onboard(?:ed|ing)|live|now live|upgraded|expanded|upsold|sold|deployed|in production|in deployment)(?: (?:in|this|last|since) [a-z]+\d?)?\W{0,3}$|\((?:new|added|won|live)\)\W{0,3}$/i;
/** Labels of sales that no section is named for. */
const BUSINESS = /^\W{0,3}(?:new )(?:biz|bookings?|arr|mrr|acv)\W{0,3}$/i;
/** Wins that are sales: what stands behind is a name alone, or what the firm is. */
const NAMED_WIN =
  /\b(?:key|notable|customer|new|sales|commercial|logo|big|biggest|major|enterprise) wins?\W{0,3}$|^\W{0,3}(?:our |the )?(?:first|second|third|biggest|largest) (?:[a-z-]+ ){0,2}(?:deal|contract|customer|client|logo|win|account)\W{0,3}$|\b(?:win|deal|logo|customer) of the (?:month|quarter|year)\W{0,3}$/i;

function isClosed({ tokens }: Scene, next: number): boolean {
  const after = tokens[next]?.text;
  if (after === undefined || /^[(–—]$/.test(after)) return true;
  return after === ',' && /^(?:an?|the|our|one)$/.test(tokens[next + 1]?.text ?? '');
}

const WINS = /\b(?:wins?|highlights?|deals?)\b/i;
const CONVERTED =
  /(?<!\bnot )\b(?:convert(?:ed|s)|conversions?)\b(?! rate)|(?:→|->|to) (?:paid|paying|contract|production|annual)\b/i;
/** Labels beside which "New:" and "Lost:" are of customers. */
const BESIDE =
  /\b(?:churn(?:ed)?|renew(?:ed|als?)|logos?|customers?|clients?|upsells?|upsold|expansions?|expanded|signed|won|lost|paused|pilots?|piloting|trials?|pocs?|new contracts?|suspended|terminated|retail launches|new (?:retailers|stockists|listings|doors)|trying us|testing us|said (?:yes|no)|slipped away|turned us down|decided against us)(?: (?:(?:this|last) (?:week|month|quarter|year)|in [a-z]{3,9}))?(?: ?\(\d{1,4}\))?(?: ?:| [–—] )/i;
/** Beside "A renewed", "B left us" what is new is a customer too, where it reads like a firm. */
const MOVES_BESIDE =
  /\b(?:churned|renewed|re-signed|left us|did not renew|expanded (?:from|to) \d|signed (?:a|an|for|on))\b/;
/** Beside "On hold: …" what is new is a customer, where the names read like firms. */
const REST_BESIDE =
  /\b(?:on (?:hold|pause)|gone|left(?: us)?|cancell?ed|back|returned|lapsed|good-?byes?) ?:/i;
const OF_PRODUCT =
  /\b(?:features?|shipped|shipping|releas(?:e|ed|es)|beta|apis?|app|sdk|dashboard|integrations?|modules?|versions?|roadmap|product|hires?|hiring|team|office)\b/i;
const areFirms = ({ masked }: Scene, listed: readonly Listed[]) =>
  listed.some((l) => l.name.company) &&
  listed.every(
    ({ name }) =>
      name.company || name.text.includes(' ') || !isOrdinary(name.text.toLowerCase(), masked),
  );
const isLong = ({ text, company, known }: Name) => known || company || text.split(' ').length > 2;
const OF_CUSTOMERS =
  /\b(?:customers?|clients?|logos?|accounts?)\b|\b(?:renewed|renewals?|new|added) ?:/i;
const TENDERED =
  /\b(?:won|wins?|deals?|bids?|rfps?|tenders?|pipeline|sales|chose|went with|picked|price|pricing|competitors?)\b/i;
