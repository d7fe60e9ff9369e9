import { sectionKind, type SectionKind } from '../text/sections';
import type { CustomerStatus } from '../types';
import { hasContract, isPaying, isTiered } from './contract-behind';
import { nextOf } from './date-to-come';
import { withShared } from './labelled-sums';
import { behindBox, readList, type Listed } from './lists';
import { labelsName, MOVED } from './moved-labels';
import { isOrdinary } from './ordinary-words';
import { endsHere } from './name-letters';
import { isOwnPart } from './own-part';
import { GEO } from './name-openings';
import type { Name } from './name';
import { isCounted } from './no-firm';
import { statusOfMark } from './row-marks';
import { isSegmentLabel, withinSegments } from './segment-labels';
import { CUSTOMER_TALK, mention, sole, type Mention, type Scene } from './scene';
import { statusOfCell } from './table-status';
import { INTENT, PROSPECT } from './talk';
import { tierLabel, tierOfAll } from './tier-fields';
import { goesOnOfCustomers, isCountedBefore } from './told-beside';

const SECTION_STATUS: Partial<Record<SectionKind, CustomerStatus>> = {
  customers: 'ACTIVE',
  pilots: 'PILOT',
  churned: 'CHURNED',
  lost: 'LOST_DEAL',
  paused: 'PAUSED',
};

/** "New customers: A, B and C". */
export function byLabel(scene: Scene, colon: number): [Name, Mention][] {
  if (scene.sentence.goal[colon] === true) return [];
  const label = labelBefore(scene, colon);
  if (BUT_CLAUSE.test(label)) return [];
  const { tokens } = scene;
  // "Net new: 4 (A, B)"
  const counted =
    tokens[colon + 1]?.kind === 'number' && /^[(–—:]$/.test(tokens[colon + 2]?.text ?? '');
  return byWords(scene, label, counted ? colon + 3 : colon + 1, counted);
}

/** "We lost three customers, but the quarter was good: A had …": the colon opens another matter. */
const BUT_CLAUSE =
  /\bbut (?:the|our|its|it|this|that|overall|otherwise|still)\b(?: [a-z'-]+){0,4} (?:was|is|were|are|went|had|has|looks|looked|ended)\b/i;

const INVERTED =
  /^\W{0,4}(?:(?:also|finally|then),? )?(?:(?:brand |newly )?new(?:ly added)?|just (?:signed|closed|onboarded|live)|newly (?:live|signed|onboarded)|joining us|(?:the |our )?(?:new|newest|latest) (?:customers|clients|logos|accounts|additions|names)|(?:this|last) (?:month|quarter|week|year)'s (?:new|newest|latest) (?:customers|clients|logos|accounts|additions|names)|among (?:the|our) (?:new|newest) [a-z]+|signed|added|live|renewed|onboarded|churned|lost|gone)(?: (?:to|on) (?:the )?(?:platform|roster|list|board))?(?: (?:in|for|since|this|last|during|over|on) (?:the |last )?[a-z]+)?$/i;

/** "New this month are A and B": a label whose colon is a verb. */
export function byInverted(scene: Scene): [Name, Mention][] {
  const { tokens, masked } = scene;
  const verb = tokens.findIndex((t, i) => i < 8 && /^(?:are|is|were|was)$/.test(t.text));
  if (verb < 1 || scene.sentence.goal[verb] === true) return [];
  const label = masked.slice(tokens[0]?.start ?? 0, tokens[verb]?.start ?? 0).trim();
  // "This month's new names are A and B"
  const customers = label.replace(/\bnames$/i, 'customers');
  return INVERTED.test(label) ? byWords(scene, customers, verb + 1) : [];
}

/** "New customers: A; B; C": the label still holds behind a semicolon. */
export function byEarlierLabel(scene: Scene): [Name, Mention][] {
  if (scene.label === null || scene.sentence.goal[0] === true) return [];
  const { next } = readList(scene.tokens, scene.names, 0);
  const after = scene.tokens[next];
  const closed = after === undefined || after.kind === 'punct' || after.kind === 'number';
  return closed ? byWords(scene, scene.label, 0) : [];
}

const CLOSING = /[ \u0001]{1,6}$/;

/** The words of a line that stand before its colon. */
export function labelBefore({ tokens, masked }: Pick<Scene, 'tokens' | 'masked'>, colon: number) {
  const from = tokens[Math.max(0, colon - 8)];
  // "**New**: A": the mark that closes the emphasis belongs to the label.
  const words = masked.slice(from?.start ?? 0, tokens[colon]?.start ?? 0).replace(CLOSING, '');
  return words.split(/[\n\u0001|]/).at(-1) ?? '';
}

function byWords(scene: Scene, label: string, from: number, counted = false): [Name, Mention][] {
  const { tokens } = scene;
  const { listed: items, next } = readAsides(scene, from);
  const listed = withinSegments(scene, items);
  if (listed.length === 0 || listed.some((l) => l.name.person && !isPaying(scene, l))) return [];
  const known = counted && ADDED.test(label) && CUSTOMER_TALK.test(scene.beside);
  const status = known ? 'ACTIVE' : labelStatus(scene, label, listed, next);
  const over = status === 'LOST_DEAL' || status === 'CHURNED';
  if (
    status === undefined ||
    (!over && PROSPECT.test(label)) ||
    EXCEPT.test(label.replace(NOT_WON, ''))
  )
    return [];
  const after = tokens[next];
  if (
    after?.kind === 'word' &&
    /^(?:as|to|for)$/.test(after.text) &&
    !CUSTOMER_TALK.test(scene.words)
  )
    return [];
  return listed.map((item): [Name, Mention] => {
    const told = statusIn(scene, item, status, sole(listed));
    const own: [number, number] = sole(listed) ? [next, tokens.length] : [next, next];
    const [name, found] = mention(scene, item, told, 'label', 0.9, own);
    const shared = withShared(scene, item, found, next, label);
    const { date } = shared.deal;
    const leaves = told === 'CHURNED' && LEAVES.test(label);
    const ahead = leaves ? nextOf(date, found.around, scene.context.received) : date;
    return [name, { ...shared, deal: { ...shared.deal, date: ahead }, tier: tierOfAll(label) }];
  });
}

const LEAVES = /\b(?:not renewing|leaving|ending|won't renew|will (?:leave|not renew))\b/i;

/** A list whose items may tell of themselves: "A, which closed, and B, who moved in-house". */
function readAsides({ tokens, names }: Scene, from: number): { listed: Listed[]; next: number } {
  const listed: Listed[] = [];
  let next = from;
  for (;;) {
    const list = readList(tokens, names, next);
    listed.push(...list.listed);
    next = list.next;
    if (list.listed.length === 0 || tokens[next]?.text !== ',') break;
    if (
      !/^(?:which|who|whose|after|because|where|since|when|as)$/.test(tokens[next + 1]?.text ?? '')
    )
      break;
    const reach = tokens.slice(next + 2, next + 14).findIndex((t) => /^[,.:(]$/.test(t.text));
    const mark = next + 2 + reach;
    const and = tokens[mark + 1]?.text === 'and' ? 1 : 0;
    if (reach < 0 || tokens[mark]?.text !== ',' || !names.has(mark + 1 + and)) break;
    next = mark + 1 + and;
  }
  return { listed, next };
}

function labelStatus(
  scene: Scene,
  label: string,
  listed: readonly Listed[],
  next: number,
): CustomerStatus | undefined {
  if (CONVERTED.test(label)) return 'ACTIVE';
  if (tierLabel(label) !== null)
    return (
      SECTION_STATUS[scene.section] ?? (OPENS_CUSTOMERS.test(scene.opening) ? 'ACTIVE' : undefined)
    );
  // "New customers", and below it "Retail: A, B"
  if (isSegmentLabel(label)) return SECTION_STATUS[scene.section];
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
  const added = ADDED.test(label);
  if (added && (scene.section === 'customers' || BESIDE.test(scene.beside))) return 'ACTIVE';
  if (added && REST_BESIDE.test(scene.beside) && !OF_PRODUCT.test(scene.beside))
    if (areFirms(scene, listed)) return 'ACTIVE';
  if (added && MOVES_BESIDE.test(scene.beside) && listed.every((l) => isLong(l.name)))
    return 'ACTIVE';
  const contracts = () => listed.every((l) => hasContract(scene, l, next, added));
  return (added || WINS.test(label)) && contracts() ? 'ACTIVE' : undefined;
}

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
  /\b(?:insolven\w*|bankrupt\w*|acquired|liquidat\w*|shut ?down|closed|out of business|competitors?|rivals?|pric(?:e|ing)|budgets?|in-house|spreadsheets?|excel|merge[rd]|wound|winding|cheaper|cost|expensive|churn\w*|renew\w*|arr|mrr)\b/i;

/** Whether firms are listed: the section, the labels beside it, the names or what stands behind them tell. */
function isOfFirms(
  scene: Scene,
  listed: readonly Listed[],
  next: number,
  status: CustomerStatus,
): boolean {
  if (SECTION_STATUS[scene.section] !== undefined || BESIDE.test(scene.beside)) return true;
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

const NOT_WON =
  /\b(?:not (?:won|closed|converted|renewed|renewing)|(?:did not|didn't) (?:win|close|convert|renew))\b/i;
/** "Every renewal closed but one: X". */
const EXCEPT =
  /\b(?:except|but (?:one|two|for)|all but|not|without (?:an? )?(?:contract|renewal|signature|deal)|missing|dream|ideal|wish(?: ?list)?|at risk|due|upcoming|coming up|up for)\b|\b(?:churn|cancell?ations?|losses) (?:[a-z]+ ){0,3}?(?:low|lower|lowest|flat|stable|zero|nil|improved|fell)\b|\b(?:zero|no|low) (?:[a-z]+ )?churn\b/i;
/** Labels that name no customers unless their heading does. */
const ADDED =
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
  /\b(?:convert(?:ed|s)|conversions?)\b(?! rate)|(?:→|->|to) (?:paid|paying|contract|production|annual)\b/i;
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
/** "Acme: $40k ARR" below "Gone" or "Trying us". */
function movedUnder(scene: Scene, heading: string, first: number): CustomerStatus | undefined {
  if (scene.section !== 'neutral') return undefined;
  const told = MOVED.find(([, pattern]) => pattern.test(heading))?.[0];
  if (told === undefined) return undefined;
  const { listed, next } = readList(scene.tokens, scene.names, first);
  return listed.length > 0 && isOfFirms(scene, listed, next, told) ? told : undefined;
}

/** Headings of what the company itself pays. */
const SPENT =
  /\b(?:costs?|spend|spending|expenses?|vendors?|suppliers?|tools|tooling|stack|budget|payables?|bills|opex|cogs|savings|cuts|services we)\b/i;

/** A list item under "New customers" that begins with a name, or one with its contract behind it. */
export function bySection(scene: Scene, isItem: boolean, heading: string): [Name, Mention][] {
  const opens = scene.tokens.findIndex((t) => t.kind !== 'punct' || t.text.charCodeAt(0) < 0x2190);
  const first = behindBox(scene.tokens, opens);
  const contracts =
    isItem && scene.section === 'neutral' && !SPENT.test(heading)
      ? readList(scene.tokens, scene.names, first)
      : { listed: [], next: 0 };
  const stated =
    contracts.listed.length === 1 &&
    contracts.listed.every((l) => !isOwnPart(scene, l) && hasContract(scene, l, contracts.next));
  const status =
    SECTION_STATUS[scene.section] ?? (stated ? 'ACTIVE' : movedUnder(scene, heading, first));
  const over = status === 'LOST_DEAL' || status === 'CHURNED';
  if (
    status === undefined ||
    (!over && PROSPECT.test(scene.words)) ||
    scene.sentence.goal[0] === true
  )
    return [];
  const { listed, next } = readList(scene.tokens, scene.names, first);
  const after = scene.tokens[next];
  // "+ A ($4k)" above "- B ($1k)": what is taken off.
  const start = scene.tokens[0]?.start ?? 0;
  const minus = /\n[–—-] ?$/.test(scene.masked.slice(Math.max(0, start - 3), start));
  const plus = minus && /[\n:] ?\+ /.test(scene.beside);
  if (stated && plus) return [];
  if (listed.length === 0 || listed.some((l) => l.name.person || labelsName(scene, l))) return [];
  const closed =
    after === undefined ||
    (after.kind === 'punct' && !/^[.'"]$/.test(after.text)) ||
    after.kind === 'number' ||
    // "Acme     24-month contract": columns parted by blanks.
    / {3,}$|\t/.test(scene.masked.slice(scene.tokens[next - 1]?.end ?? 0, after.start));
  if (!closed || (sole(listed) && isCounted(scene, next))) return [];
  const own: [number, number] = sole(listed) ? [next, scene.tokens.length] : [next, next];
  const mark = statusOfMark(scene.masked, listed[0]?.name.start ?? 0);
  const marked = plus ? (MOVES.test(heading) ? 'CHURNED' : null) : mark;
  return listed.map((item): [Name, Mention] => {
    const told = statusIn(scene, item, status, sole(listed));
    const stands = status === 'ACTIVE' && told === 'ACTIVE' && marked !== undefined ? marked : told;
    const [name, found] = mention(scene, item, stands, 'section', 0.9, own);
    return [name, { ...found, tier: tierOfAll(heading) }];
  });
}

/** Headings below which a minus tells who went. */
const MOVES =
  /\b(?:changes?|movements?|moves|in (?:and|&) out|gains?|net new|\+\/-)\b|\d ?(?:→|->|=>) ?\d/i;

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

/** What stands behind the name may say more than the heading does. */
function statusIn(
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
    /\b(?:(?:was|were|been|had been) an? (?:[a-z-]+ )?(?:customer|client)\b|(?:customer|client) (?:since|for)\b|churned|(?:did not|didn't|not|won't|will not|decided not to) (?:be )?renew(?:ed|ing)?|non-?renewals?|non-renewed|cancell?ed)\b/.test(
      words,
    )
  )
    return 'CHURNED';
  if (status !== 'ACTIVE') return status;
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
