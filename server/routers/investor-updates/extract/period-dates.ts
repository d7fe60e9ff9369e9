import {
  isMonthEnd,
  monthNumber,
  monthRange,
  resolveYear,
  type DateValue,
} from './tokens/calendar';
import { isAskedFor } from './period-ahead';
import { endingIn } from './period-told';
import type { Token } from './tokens/tokenize';

const FUTURE =
  /^(?:next|by|until|till|target|plan|forecast|goal|goals|outlook|priorities|okrs?|objectives|before|starting|since|after|roadmap|budget|toward|towards|from|into|vs|versus|than|last|founded|expect|for-the-rest)$/;

/** "highlights from November" tells of November. */
const REPORTS =
  /^(?:highlights?|lowlights?|news|updates?|numbers|recap|results|notes?|reports?|summary|learnings|figures|kpis|metrics|takeaways|dispatch|letter|greetings|hello|things|lessons|stories|moments|wins|thoughts)$/;

const NO_YEAR = /^(?:spring|summer|autumn|fall|winter|happy|new|welcome|hello)$/;

const TOLD =
  /^(?:flagged|mentioned|said|told|wrote|shared|discussed|promised|announced|reported|noted|warned|predicted)$/;

/** "Goals for Q2": a plan word right before the date, or one word away. */
export function isFuture(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.text === 'from' && REPORTS.test(tokens[at - 2]?.text ?? '')) return false;
  if (FUTURE.test(before?.text ?? '')) return true;
  // "as flagged in January"
  // but "What customers told us in October" is about October.
  const told =
    !(tokens[0]?.text === 'what' && tokens.length < 14) &&
    tokens.slice(Math.max(0, at - 5), at - 1).some((t) => TOLD.test(t.text));
  if (before?.text === 'in' && told && tokens[at - 2]?.kind === 'word') return true;
  // "Happy June."
  if (before?.text === 'happy') return true;
  // "Kicking off Q4"
  if (/^(?:entering|kickoff)$/.test(before?.text ?? '') || opensAhead(tokens, at)) return true;
  const here = tokens[at];
  // "autumn 2025", "happy 2026!": no year is reported.
  if (here?.kind === 'date' && here.date.grain === 'year' && NO_YEAR.test(before?.text ?? ''))
    return true;
  if (tokens.some((t) => /^(?:actuals?|vs|versus|against)$/.test(t.text))) return false;
  return before?.kind === 'word' && FUTURE.test(tokens[at - 2]?.text ?? '');
}

/** "kicking off Q4", "heading into Q4", "ahead of Q4" */
const opensAhead = (tokens: readonly Token[], at: number) =>
  /^(?:(?:kicking|kick|starting|teeing) off|heading into|looking to|ahead of)$/.test(
    tokens
      .slice(Math.max(0, at - 2), at)
      .map((t) => t.text)
      .join(' '),
  );

/** The stretch a date stands for as a reported period; null for mail dates and the future. */
export function periodDate(tokens: readonly Token[], at: number, received: Date): DateValue | null {
  const token = tokens[at];
  if (token?.kind !== 'date') return null;
  const date = resolveYear(withNearYear(tokens, at, token.date), received);
  const range = monthRange(date);
  if (range === null) return null;
  if (date.grain === 'day') return shortYear(token.date, received) ?? dayPeriod(tokens, at, date);
  if (token.date.fiscal && date.grain !== 'year' && !isPlausible(range.last, received)) return null;
  if (isAskedFor(tokens, at, date, received)) return null;
  const stretch = date.grain === 'month' ? endedStretch(tokens, at) : null;
  if (stretch !== null) return endingIn(date, stretch);
  if (range.first > monthNumber(received) || range.last < monthNumber(received) - 30) return null;
  return { ...date, fiscal: false };
}

/** "Dec 25" in January 2026 is December 2025 either way; "Mar 25" in March 2026 is a day. */
function shortYear(date: DateValue, received: Date): DateValue | null {
  if (date.year !== null || date.day === null || date.day < 20) return null;
  const month = 2000 * 12 + date.day * 12 + date.index - 1;
  const behind = monthNumber(received) - month;
  return behind >= 1 && behind <= 3
    ? { ...date, grain: 'month', year: 2000 + date.day, day: null }
    : null;
}

/** "fourth quarter and full year 2025": a year that stands near belongs to both. */
function withNearYear(tokens: readonly Token[], at: number, date: DateValue): DateValue {
  if (date.year !== null) return date;
  for (let i = at + 1; i <= at + 4; i++) {
    const near = tokens[i];
    if (near?.kind === 'date' && near.date.grain === 'year' && !near.date.fiscal)
      return { ...date, year: near.date.year };
  }
  return date;
}

const isPlausible = (last: number, received: Date) =>
  last <= monthNumber(received) && last >= monthNumber(received) - 4;

const ENDED =
  /\b(?:(quarter|three months)|(half(?:[ -]year)?|six months)|(year|twelve months)) (?:that )?(?:ended|ending|(?<=months )(?:to|through))(?: on)?(?: the)?$/;

/** "the quarter ended", "the six months to": what is said to end on the date at `at`. */
function endedStretch(tokens: readonly Token[], at: number): 'quarter' | 'half' | 'year' | null {
  const before = tokens.slice(Math.max(0, at - 6), at).map((t) => t.text);
  const told = ENDED.exec(before.join(' '));
  if (told === null) return null;
  if (told[1] !== undefined) return 'quarter';
  return told[2] === undefined ? 'year' : 'half';
}

/** "As of June 30" is June; "quarter ended December 31" is the quarter, one ended in August only that month; other days are mail dates. */
function dayPeriod(tokens: readonly Token[], at: number, date: DateValue): DateValue | null {
  const before = tokens.slice(Math.max(0, at - 4), at).map((t) => t.text);
  const stretch = endedStretch(tokens, at);
  if (stretch !== null) return endingIn(date, stretch);
  if (!isMonthEnd(date) && !(before.includes('as') && before.includes('of'))) return null;
  return { ...date, grain: 'month', day: null };
}
