import { normalizeName } from '../customers/normalize';
import type { Mention } from '../customers/scene';
import type { ExtractInput } from '../types';
import type { Candidate } from './candidate';
import { OWN_HEAD } from './of-customer';

const REACH = 100;
/** One sentence ends, and the amount is the next. */
const ONE_BREAK = /^[^.;!?\n]{0,80}[.;!?] {0,2}$/;
const OF_METRICS = /\b(?:arr|mrr|cash|burn|runway|team|headcount)\b/i;
const CLOSES = /^ {0,2}(?:[.;!)]|\n|$)/;
/** "40 people, Ohio." */
const CLOSES_PLACE = /^ {0,2}(?:[.;!)]|\n|$|, [A-Z][A-Za-z]{2,20}[.;!\n])/;
/** More of the company's numbers, told as shortly. */
const GOES_ON =
  /^ {0,2}[.;!] {0,2}[^;!\n]{0,40}\b(?:people|team|months?|runway|cash|bank|burn\w*|heads?|headcount|ftes?|employees|margin|gm|nrr|grr|growth|yoy|mom|qoq|arr|mrr)\b/i;

/**
 * "Kroger signed. $240k ARR.": whose the amount is, the words leave open, where nothing but the
 * sentence about a customer stands before it and no other number of the company behind.
 */
function isBehindCustomer(
  candidate: Candidate,
  mentions: readonly Mention[],
  masked: string,
): boolean {
  const behind = masked.slice(candidate.end, candidate.end + 80);
  const closes = candidate.field === 'headcount' ? CLOSES_PLACE : CLOSES;
  if (!closes.test(behind) || GOES_ON.test(behind)) return false;
  return mentions.some((m) => {
    const from = m.start + m.name.length;
    if (m.status === null || from > candidate.start || candidate.start - from > REACH) return false;
    const between = masked.slice(from, candidate.start);
    return ONE_BREAK.test(between) && !OF_METRICS.test(between);
  });
}

/** "Our biggest deal. $240k ARR!" */
const DEAL_BEFORE =
  /\b(?:biggest|largest|first|second|best|record|signed|closed|landed) [^.;!?\n]{0,30}\b(?:deal|contract|customer|client|logo|account)\b[^.;!?\n]{0,20}[.;!?:] {0,2}$/i;

/** "Good – Brightloom: $5M ARR", "Kroger, $240k ARR": a name that opens the line. */
const HEADS = /(?:^|[–—] )\W{0,4}((?:[A-Z][\w'’&-]{0,30} ){0,3}[A-Z][\w'’&-]{0,30})(?:, |: )$/;

function isHeadedByAnother(
  { start }: Candidate,
  masked: string,
  { companyName, subject }: ExtractInput,
): boolean {
  const line = masked.slice(masked.lastIndexOf('\n', start - 1) + 1, start);
  const named = line.length < 120 ? (HEADS.exec(line)?.[1] ?? '') : '';
  const name = normalizeName(named);
  if (name === '' || companyName === undefined || OWN_HEAD.test(named)) return false;
  return !`${normalizeName(companyName)} ${normalizeName(subject ?? '')}`.includes(name);
}

/** A recurring revenue, or a size, that may be the one of the customer just spoken of: asked about. */
export function doubtBehindCustomer(
  candidate: Candidate,
  mentions: readonly Mention[],
  masked: string,
  input: ExtractInput,
): Candidate {
  if (candidate.doubt !== null) return candidate;
  // "Team is 21" names whom it counts.
  const bare = /^\d/.test(masked.slice(candidate.start, candidate.start + 1));
  if (candidate.ruleId === 'metric.headcount.prose' && bare)
    return isBehindCustomer(candidate, mentions, masked)
      ? { ...candidate, doubt: 'part' }
      : candidate;
  if (!/^metric\.[am]rrUsd\.suffix$/.test(candidate.ruleId)) return candidate;
  const before = masked.slice(Math.max(0, candidate.start - 90), candidate.start);
  const doubtful =
    isBehindCustomer(candidate, mentions, masked) ||
    DEAL_BEFORE.test(before) ||
    isHeadedByAnother(candidate, masked, input);
  return doubtful ? { ...candidate, doubt: 'part' } : candidate;
}
