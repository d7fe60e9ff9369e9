import type { Token } from '../tokens/tokenize';

/*
 * Sums of the customer's own that stand beside its name: what it burns, saves, moves, makes or pays
 * to others. What it pays the company is told by other words; the nearest word before the sum tells.
 */

/** What a firm does with money that is not the contract's. */
const THEIRS =
  /^(?:burn|burns|burned|cuts?|cutting|saves?|saved|saving|savings|makes?|making|made|earns?|earned|earning|moves?|moved|moving|ships?|shipped|shipping|sells?|sold|selling|process(?:es|ed|ing)|handles?|handled|handling|generates?|generated|transacts?|transacted|budgets?|budgeted|turnover|revenues?|sales|gmv|gtv|aum|profits?|income|losses|losing|loses|invests?|invested|investing|investment|manages?|managed|managing|raises?|raised|raising|spend|payroll|expenses?|grossing|grosses|grossed|turns|wastes?|wasted|wasting|lends|lent|holds|imports?|exports?|produces?|produced|reclaims?|recovers?|recovered|avoids?|avoided|donates?|donated|reduces?|reduced|valued|valuation|capitali[sz]ation|incumbents?|competitors?|rivals?|elsewhere|consultants?|agencies|agency)$/;
/** What tells of the contract. */
const OURS =
  /^(?:pays?|paid|paying|worth|contracts?|deals?|agreements?|subscriptions?|orders?|signed|signs|renewed|renews|renewal|upgraded|closed|charge|charging|bill|billed|invoice|price|priced|fee|fees|plan|licen[cs]es?|acv|arr|mrr|tcv|value|valued-at|pilot|committed|commits|commitment|expanded|expansion|bought|took|takes|we|us|our|landed|won|subscribed)$/;
/** Whom they pay: "pay the incumbent $400k", "their current vendor". */
const PAYEE =
  /^(?:incumbents?|competitors?|rivals?|vendors?|suppliers?|providers?|consultants?|agency|agencies|contractors?|staff|employees|lawyers|auditors?|landlord|rent|fines?|taxes|interest|salaries|wages|penalties)$/;

const REACH = 9;
const MARK = /^(?:[;()[\]|]|[–—])$/;

/** "$12M of parcels", "$4M in claims": of what flows through them. */
const FLOWS =
  /^(?:parcels?|goods|freight|shipments?|orders|inventory|payments?|transactions?|volume|loans?|claims?|assets?|gmv|sales|trades?|food|waste|energy|electricity|fuel|products|merchandise|invoices|revenue|profit|losses|savings|premiums?|deposits?|grants?|damage|fraud|overtime|spend|ads?|advertising|materials?|steel|produce|groceries|cargo|property|stock|equipment|crops?|donations?)$/;
const OF_US = /^(?:us|our|ours)$/;

const textAt = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? '';

/** "$2M a year on logistics": how much is spent, but not "on us", "on our platform", "on seats". */
function isSpentOn(tokens: readonly Token[], at: number): boolean {
  for (let i = at + 1; i < at + 6; i++) {
    const text = textAt(tokens, i);
    if (/^(?:with|through)$/.test(text) && OF_US.test(textAt(tokens, i + 1))) return false;
    if (text === 'on')
      return !/^(?:us|our|ours|it|this|that|seats|licen[cs]es|subscriptions?|a|an|the|average)$/.test(
        textAt(tokens, i + 1),
      );
  }
  return false;
}

/** "$12M of parcels a month through us". */
function isFlow(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:of|in)$/.test(textAt(tokens, at + 1))) return false;
  for (let i = at + 2; i < at + 6; i++) {
    if (OURS.test(textAt(tokens, i)) || tokens[i]?.kind === 'punct') return false;
    if (FLOWS.test(textAt(tokens, i))) return true;
  }
  return false;
}

/** "pay Zeta $400k a year": the name of the one paid stands before the sum. */
function isPaidToOther(tokens: readonly Token[], at: number, masked: string): boolean {
  const payee = tokens[at - 1];
  if (payee?.kind !== 'word' || !/^\p{Lu}/u.test(masked.slice(payee.start, payee.end)))
    return false;
  return [2, 3].some((step) => /^(?:pays?|paid|paying)$/.test(textAt(tokens, at - step)));
}

const isPaying = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 4), at).some((t) => /^(?:pays?|paid|paying)$/.test(t.text));

/** Whether a sum is the customer's own money, not what it pays the company. */
export function isTheirMoney(
  tokens: readonly Token[],
  from: number,
  at: number,
  masked: string,
): boolean {
  // "loses us $90k ARR": a contract's whatever stands before.
  if (/^(?:arr|mrr|acv|tcv)$/.test(textAt(tokens, at + 1))) return false;
  if (isFlow(tokens, at) || isPaidToOther(tokens, at, masked)) return true;
  for (let i = at - 1; i >= Math.max(from, at - REACH); i--) {
    const text = textAt(tokens, i);
    if (MARK.test(text)) return false;
    if (/^(?:spends?|spent|spending)$/.test(text)) return isSpentOn(tokens, at);
    if (PAYEE.test(text) && isPaying(tokens, i)) return true;
    // "at $400k", "for $90k": a price, whatever it saves them.
    if (i === at - 1 && /^(?:at|for|worth)$/.test(text)) return false;
    if (OURS.test(text)) return false;
    if (THEIRS.test(text)) return true;
  }
  return false;
}
