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
  return mentions.some((m) => {
    const from = m.start + m.name.length;
    const mark = masked.slice(from, Math.min(candidate.start, from + 3));
    // "Wonka (ARR: $36,000)", "Wonka – 4,000 FTEs"
    if (/^ ?\($/.test(mark) || (size && candidate.start === from + 3 && /^ [–—-] $/.test(mark)))
      return true;
    if (!suffixed || size) return false;
    if (m.status === null || from > candidate.start || candidate.start - from > REACH) return false;
    // "Wonka, $310K of ARR, churned"
    const between = masked.slice(from, candidate.start);
    if (between === ', ' && /^\s?,/.test(masked.slice(candidate.end, candidate.end + 2)))
      return true;
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
