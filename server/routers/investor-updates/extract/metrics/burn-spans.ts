import type { Token } from '../tokens/tokenize';
import type { Link } from './link';

const OTHER =
  /^(?:weekly|daily|fortnightly|biweekly|bi-weekly|semi-monthly|bimonthly|bi-monthly|annuali[sz]ed|semi-annual|half-yearly|six-month|two-month|2-month)$/;
const EACH =
  /^(?:\/|per|a|each|every) (?:(?:business |working )?days?|fortnight|two weeks|2 weeks)\b/;
const MONTHS =
  /(?:^| )(?<!from )(?<!both )(?<!each )@month (?:\+|&|and|-|–|—|\/|through|thru|to) @month\b/;

/** "Weekly burn: $20k", "Burn $3k per day": of another span than a month, by the words at the name or the number. */
export function isOfOtherSpan(tokens: readonly Token[], link: Link, near: number): boolean {
  const lead = tokens.slice(Math.max(0, link.anchor - 2), Math.max(link.anchor, link.number));
  if (lead.some((t) => OTHER.test(t.text))) return true;
  const behind = tokens.slice(near, near + 4);
  return OTHER.test(behind[0]?.text ?? '') || EACH.test(behind.map((t) => t.text).join(' '));
}

/** "Jan + Feb burn", "in January and February": two months in one amount. */
export function isOfTwoMonths(tokens: readonly Token[], link: Link, near: number): boolean {
  const from = Math.max(0, Math.min(link.anchor, link.number) - 5);
  return MONTHS.test(
    tokens
      .slice(from, near + 6)
      .map((t) => (t.kind === 'date' && t.date.grain === 'month' ? '@month' : t.text))
      .join(' '),
  );
}

const SPAN =
  '(?:(?:in|over|during|for|across|within|through) (?:(?:the|this|our|these|those|last|past|first|second|whole|full|entire|previous) ){0,4}(?:half(?:[- ]year)?|h[12])|(?:in|over|during|across|within) (?:(?:the|our|these|those|last|past|first|whole|full) ){0,3}(?:two|three|four|five|six|seven|eight|nine|2|3|4|5|6|7|8|9) (?:months|quarters))(?: of (?:the year|@year))?';
const SPAN_BEHIND = new RegExp(
  `^(?:[(,] ?)?${SPAN}(?! (?:of|in a row|running|straight|ago)\\b)(?= ?$|[ ,;:.()–—])`,
);
const SPAN_BEFORE = new RegExp(
  `(?:^| )${SPAN},? (?:we (?:have )?|(?:the |our )?(?:company )?(?:net |total |cash |operating )*)?$`,
);
const SPAN_BETWEEN = new RegExp(`^${SPAN} ?(?:was|is|came|totall?ed|amounted|of|:|–|—|-)`);

/** "$940K over the half year", "burned $600k in six months": a longer stretch in one amount. */
export function isOfLongSpan(tokens: readonly Token[], link: Link, near: number): boolean {
  const words = (from: number, to: number) =>
    tokens
      .slice(Math.max(0, from), to)
      .map((t) => (t.kind === 'date' && t.date.grain === 'year' ? '@year' : t.text))
      .join(' ');
  return (
    SPAN_BEHIND.test(words(near, near + 10)) ||
    SPAN_BEFORE.test(words(link.anchor - 10, link.anchor)) ||
    (link.number > link.anchor && SPAN_BETWEEN.test(words(link.anchor + 1, link.number)))
  );
}
