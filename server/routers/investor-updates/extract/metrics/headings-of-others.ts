import { isOrdinary } from '../customers/ordinary-words';
import type { DateValue } from '../tokens/calendar';
import type { Candidate, DocumentContext } from './candidate';
import { closesYear } from './not-now';
import { isOwnName } from './own-name';

/** Over numbers of customers, who may well be told of below: "Case study: Acme", "ICP". */
const OF_CUSTOMERS =
  /^\W{0,6}(?:(?:our|the) )?(?:case stud(?:y|ies)|customer (?:examples?|spotlight|cases?|stor(?:y|ies))|ideal (?:customers?|clients?)(?: profile)?|icps?|who we sell to|buyer personas?|dashboard of (?:our |a )?(?:customer|client)|market)\b(?! (?:update|news|entry|expansion|launch))/i;
const NAME = "(\\p{Lu}[\\p{L}\\d&.’'-]{1,30}?(?: \\p{Lu}[\\p{L}\\d&-]{1,20})?)";
/** "Fernly (acquired)": what it is to the company tells that it is another. */
const RELATED =
  /^[^:(]{2,40}(?: \((?:acquired|acquisition|target|comp|peer|competitor|customer|subsidiary)\)|, whom we)/i;
const NAMED = [
  new RegExp(`^\\P{L}{0,6}(?:About|Meet|Spotlight:?) ${NAME}\\P{L}{0,4}$`, 'u'),
  new RegExp(`^\\P{L}{0,6}${NAME} in (?:numbers|figures)\\P{L}{0,4}$`, 'u'),
  new RegExp(`^\\P{L}{0,6}${NAME}['’]s (?:numbers|figures|metrics|kpis|results)\\b`, 'u'),
  new RegExp(`^\\P{L}{0,6}${NAME}, for (?:comparison|reference)`, 'u'),
  new RegExp(`^\\P{L}{0,6}How we compare (?:with|to) ${NAME}`, 'u'),
];
const MONTHS =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|h[12]|year|month|quarter|week|spring|summer|autumn|winter)\b/i;

/** Whether the numbers below a heading are those of a customer or of another firm that it names. */
export function headsOthers(heading: string, masked: string, context: DocumentContext): boolean {
  if (heading === '' || heading.length > 80) return false;
  if (OF_CUSTOMERS.test(heading)) return true;
  if (RELATED.test(heading)) return true;
  return NAMED.some((pattern) => {
    const name = pattern.exec(heading)?.[1];
    if (name === undefined || MONTHS.test(name)) return false;
    const word = name.toLowerCase();
    if (/^(?:us|we|me|the|our)\b/.test(word)) return false;
    const own = word.split(' ').some((part) => context.titleWords.has(part));
    return !own && !isOwnName(name, context.ownNames) && !isOrdinary(word, masked);
  });
}

const LATER_YEAR = /^\W{0,4}(?:fy|cy) ?['’]?(?:20)?(\d\d)\W{0,4}$/i;
/** "Milestones" may be reached or to come. */
const EITHER = /^\W{0,4}(?:(?:key|our|next) )?milestones\W{0,4}$/i;
const YEAR_END = /^\W{0,4}(?:at )?(?:the )?(?:end of (?:the |this )?year|year[- ]end|eoy)\W{0,4}$/i;

/** Below "FY27" in the letter for March 2026 or "Milestones" it is open what is so already. */
export function underOpenHeading(
  heading: string,
  period: DateValue | null,
  received: Date,
  read: readonly Candidate[],
): readonly Candidate[] {
  const year = LATER_YEAR.exec(heading)?.[1];
  const later = year !== undefined && period?.year != null && Number(year) > period.year % 100;
  const ahead = YEAR_END.test(heading) && !closesYear(period, received);
  if (!later && !ahead && !EITHER.test(heading)) return read;
  return read.map((c) => (c.doubt === null ? { ...c, doubt: 'later' } : c));
}
