import { normalizeName } from '../customers/normalize';
import type { Mention } from '../customers/scene';
import type { ExtractInput } from '../types';
import type { Candidate } from './candidate';

const REACH = 90;
const COMPANY_SPEAKS =
  /\b(?:we|we're|we've|us|bring(?:s|ing)?|brought|tak(?:es|ing)|push(?:ed|es|ing)|total|company|overall|arr|mrr|our(?! (?:largest|biggest|first|second|third|top|oldest|newest)))\b|[.;!?•\n]\s|^\s*(?:,(?! (?:one of )?our )|and\b)/i;

/** The item of a list gives the value as that of its customer. */
const isItsDeal = ({ ruleId, deal }: Mention, { field, value }: Candidate) =>
  /^customer\.(?:section|label)$/.test(ruleId) &&
  deal.annualUsd === value * (field === 'mrrUsd' ? 12 : 1);

const NOW_AT = /^ ?[,–—:-] (?:now|currently|already|today)?(?: ?(?:at|on|paying|pays|worth))? ?$/;

const SIGNS_AT =
  /^(?: (?:signed|renewed|expanded|closed|upgraded|joined))?,? (?:(?:with|at|on|for) )?(?:an? )?$/;

/** "Signed Boeing with ARR of $200k", "Boeing signed, ARR $200k": the sum read as the contract's. */
const isSumOf = ({ deal }: Mention, { field, value }: Candidate, between: string) =>
  deal.annualUsd === value * (field === 'mrrUsd' ? 12 : 1) && SIGNS_AT.test(between);

/** Behind a label or a mark, or at the head of its line. */
const OPENS = /(?:^|[:\n\u0001•*–—-]) {0,2}$/;

/** "Globex (now at $240k ARR)" at the head of its line: the name's, unless it is the company's own. */
function isBracketOfAnother(
  { start }: Candidate,
  masked: string,
  { companyName, subject }: ExtractInput,
): boolean {
  const line = masked.slice(masked.lastIndexOf('\n', start - 1) + 1, start);
  const named = line.length < 120 ? HEADS_BRACKET.exec(line)?.[1] : undefined;
  const name = normalizeName(named ?? '');
  const own = `${normalizeName(companyName ?? '')} ${normalizeName(subject ?? '')}`;
  return name !== '' && !OWN_HEAD.test(named ?? '') && !own.includes(name);
}

const HEADS_BRACKET =
  /(?:^|[:–—,;.-] |^\W{1,4})((?:[A-Z][\w'’&.-]{0,30} ){0,3}[A-Z][\w'’&.-]{0,30}) \((?:(?:now|currently|already|today|at|on|from|~|about|worth|paying) ?){0,3}$/;

/** Labels of the company's own numbers: "Total (at $1.2M ARR)". */
export const OWN_HEAD =
  /\b(?:Total|Today|Now|Current|Group|Company|Overall|End|Revenue|Recurring|MRR|ARR|We|Actual|Actuals|Result|Status|Growth|Sales|Record|Year|Month|Quarter|Customers?|Clients?|Subscriptions?|Traction|Financials?|Metrics|KPIs?|Highlights|Updates?|Milestones?|Reached|Progress|Exit|Run[- ]?[Rr]ate|Numbers|Finances?|Momentum|Topline|January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4]|H[12])\b/i;

/**
 * "Wonka grew from $20k to $45k ARR": the recurring revenue of a customer named just before,
 * unless the words between speak of the company, or the name is the company's own.
 */
export function isOfCustomer(
  candidate: Candidate,
  mentions: readonly Mention[],
  masked: string,
  input: ExtractInput,
): boolean {
  const size = candidate.field === 'headcount';
  if (!size && !/^metric\.(?:arr|mrr)Usd\./.test(candidate.ruleId)) return false;
  const suffixed = candidate.ruleId.endsWith('.suffix');
  if (suffixed && !size && isBracketOfAnother(candidate, masked, input)) return true;
  return mentions.some((m) => {
    const from = m.start + m.name.length;
    const mark = masked.slice(from, Math.min(candidate.start, from + 3));
    // "Wonka (ARR: $36,000)", "Wonka – 4,000 FTEs"
    if (/^ ?\($/.test(mark) || (size && candidate.start === from + 3 && /^ [–—-] $/.test(mark)))
      return true;
    if (!size && isSumOf(m, candidate, masked.slice(from, candidate.start))) return true;
    if (!suffixed || size) return false;
    if (m.status === null || from > candidate.start || candidate.start - from > REACH) return false;
    // "Wonka, $310K of ARR, churned"
    const between = masked.slice(from, candidate.start);
    if (between === ', ' && /^\s?,/.test(masked.slice(candidate.end, candidate.end + 2)))
      return true;
    // "Upsell: Publix, now at $240k ARR"
    if (NOW_AT.test(between) && OPENS.test(masked.slice(Math.max(0, m.start - 3), m.start)))
      return normalizeName(m.name) !== normalizeName(input.companyName ?? '');
    // "- Bluepeak Energy, $48k ARR"
    if (between === ', ' && isItsDeal(m, candidate)) return true;
    if (COMPANY_SPEAKS.test(between)) return false;
    const name = normalizeName(m.name);
    return (
      name !== normalizeName(input.companyName ?? '') &&
      !normalizeName(input.subject ?? '').includes(name)
    );
  });
}
