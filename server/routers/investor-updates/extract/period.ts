import {
  formatPeriod,
  isMonthEnd,
  monthNumber,
  monthRange,
  resolveYear,
  type DateValue,
} from './tokens/calendar';
import { tokenize, type Token } from './tokens/tokenize';
import type { Line } from './text/lines';
import { maskText } from './text/mask';
import { withoutSigners } from './text/signature';
import { type Hit, monthSpan, quarterClosed } from './period-spans';
import { capitalized, holds, isAnnualLetter, stretchBefore, titledStretch } from './period-titles';
import type { Evidence, ReportedPeriod } from './types';

/** The reported period as text and as a date to compare with. */
export interface FoundPeriod extends ReportedPeriod {
  date: DateValue | null;
}

const READ_LINES = 60;
const FUTURE =
  /^(?:next|by|until|till|target|plan|forecast|goal|goals|outlook|priorities|okrs?|objectives|before|starting|since|after|roadmap|budget|toward|towards|from|into|vs|versus|than|last|founded|expect|for-the-rest)$/;
const LEADS =
  /^(?:in|for|of|during|ended|ending|closed|finished|exited|end|as|at|the|quarter|month|out|closing|finishing|wrapping)$/;

/** Reads the reported period from subject, headings, "as of" and the first statements. */
export function findPeriod(
  text: string,
  masked: string,
  lines: readonly Line[],
  subjects: readonly (string | null)[],
  received: Date,
): FoundPeriod {
  for (const subject of subjects) {
    if (subject === null) continue;
    // "sept update": in a subject, short months count without their capital.
    const plain = capitalized(maskText(subject.slice(0, 500)));
    const found = best(tokenize(plain, { start: 0, end: plain.length }), received);
    if (found !== null) return bySubject(partOfYear(found.date, subjects, received));
  }
  if (isAnnualLetter(subjects, masked, received)) return bySubject(stretchBefore('year', received));
  const found = fromBody(text, masked, lines, received);
  const grain = titledStretch(subjects, received);
  const stretch = grain === null || found.date === null ? null : stretchBefore(grain, received);
  return stretch !== null && holds(stretch, found.date) ? bySubject(stretch) : found;
}

/** "Half-year letter 2026": of the year only that part was over. */
function partOfYear(
  date: DateValue,
  subjects: readonly (string | null)[],
  received: Date,
): DateValue {
  const grain = date.grain === 'year' ? titledStretch(subjects, received) : null;
  const part = grain === null ? null : stretchBefore(grain, received);
  return part?.year === date.year ? part : date;
}

const bySubject = (date: DateValue): FoundPeriod => {
  return { value: formatPeriod(date), evidence: null, date };
};

const MONTHS_JOINED = /^[a-zà-ü]{3,10}\.? ?(?:[-–—]|to |through )/;

/** The most telling date among the tokens of a subject or heading. */
function best(tokens: readonly Token[], received: Date): Hit | null {
  const hits: Hit[] = [];
  tokens.forEach((token, i) => {
    if (token.kind !== 'date' || isFuture(tokens, i)) return;
    const date = periodDate(tokens, i, received);
    if (date !== null) hits.push({ date, token, rule: 'heading' });
  });
  const span = monthSpan(tokens, hits);
  if (span !== null) return span;
  const order = { quarter: 0, month: 0, day: 0, half: 1, year: 2 };
  // "Fiscal Q3 (Oct–Dec 2025)": the months tell which quarter of the calendar.
  const spelled = hits.find((h) => h.date.grain === 'quarter' && MONTHS_JOINED.test(h.token.text));
  if (spelled !== undefined) return spelled;
  const closed = quarterClosed(tokens, hits);
  if (closed !== null) return closed;
  const quarter = hits.find((h) => h.date.grain === 'quarter');
  const month = hits.find((h) => h.date.grain === 'month');
  // "FYE Dec 2025": the year that ends then.
  if (month?.date.index === 12 && /^fye$/.test(tokens[tokens.indexOf(month.token) - 1]?.text ?? ''))
    return { ...month, date: { ...month.date, grain: 'year', index: 0 } };
  // "March & Q1 2026" reports the quarter.
  if (quarter && month && monthRange(quarter.date)?.last === monthRange(month.date)?.last)
    return quarter;
  return (
    hits.sort((a, b) => Number(b.date.fiscal) * 0 + order[a.date.grain] - order[b.date.grain])[0] ??
    null
  );
}

/** "highlights from November" tells of November. */
const REPORTS =
  /^(?:highlights?|lowlights?|news|updates?|numbers|recap|results|notes?|reports?|summary|learnings|figures|kpis|metrics|takeaways|dispatch|letter|greetings|hello|things|lessons|stories|moments|wins|thoughts)$/;

const NO_YEAR = /^(?:spring|summer|autumn|fall|winter|happy|new|welcome|hello)$/;

const TOLD =
  /^(?:flagged|mentioned|said|told|wrote|shared|discussed|promised|announced|reported|noted|warned|predicted)$/;

/** "Goals for Q2": a plan word right before the date, or one word away. */
function isFuture(tokens: readonly Token[], at: number): boolean {
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
  const here = tokens[at];
  // "autumn 2025", "happy 2026!": no year is reported.
  if (here?.kind === 'date' && here.date.grain === 'year' && NO_YEAR.test(before?.text ?? ''))
    return true;
  if (tokens.some((t) => /^(?:actuals?|vs|versus|against)$/.test(t.text))) return false;
  return before?.kind === 'word' && FUTURE.test(tokens[at - 2]?.text ?? '');
}

/** The stretch a date stands for as a reported period; null for mail dates and the future. */
function periodDate(tokens: readonly Token[], at: number, received: Date): DateValue | null {
  const token = tokens[at];
  if (token?.kind !== 'date') return null;
  const date = resolveYear(withNearYear(tokens, at, token.date), received);
  const range = monthRange(date);
  if (range === null) return null;
  if (date.grain === 'day') return shortYear(token.date, received) ?? dayPeriod(tokens, at, date);
  if (token.date.fiscal && date.grain !== 'year' && !isPlausible(range.last, received)) return null;
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

/** "As of June 30" is June; "quarter ended December 31" is the quarter; other days are mail dates. */
function dayPeriod(tokens: readonly Token[], at: number, date: DateValue): DateValue | null {
  const before = tokens.slice(Math.max(0, at - 4), at).map((t) => t.text);
  const ended = before.some((word) => /^(?:ended|ending)$/.test(word));
  if (ended && before.includes('quarter'))
    return { ...date, grain: 'quarter', index: Math.ceil(date.index / 3), day: null };
  if (ended && before.includes('year')) return { ...date, grain: 'year', index: 0, day: null };
  if (!isMonthEnd(date) && !(before.includes('as') && before.includes('of'))) return null;
  return { ...date, grain: 'month', day: null };
}

function fromBody(
  text: string,
  masked: string,
  lines: readonly Line[],
  received: Date,
): FoundPeriod {
  const hits: Hit[] = [];
  const title = smallTitle(lines, received);
  if (title !== null) hits.push(title);
  for (const line of withoutSigners(lines).slice(0, READ_LINES)) {
    const tokens = tokenize(masked, {
      start: line.start,
      end: Math.min(line.end, line.start + 2000),
    });
    const dates = tokens.filter((t) => t.kind === 'date').length;
    if (dates === 0) continue;
    const title = titleOf(tokens);
    const heading =
      tokens.length <= 9 &&
      (dates <= 1 || title !== null) &&
      !tokens.some((t) => t.kind === 'number' || t.kind === 'anchor');
    const found = heading ? best(title ?? tokens, received) : statement(tokens, received);
    if (found !== null) hits.push(found);
  }
  const recent = hits.filter((h) => {
    const range = monthRange(h.date);
    return (
      range !== null &&
      range.last >= monthNumber(received) - 6 &&
      range.first <= monthNumber(received)
    );
  });
  const rank = { heading: 0, asOf: 1, statement: 2 } as const;
  const of = ({ rule }: Hit) =>
    rule === 'heading' || rule === 'asOf' ? rank[rule] : rank.statement;
  const chosen = recent.sort((a, b) => of(a) - of(b))[0] ?? onlyMonth(lines, masked, received);
  if (chosen === null) return { value: null, evidence: null, date: null };
  return {
    value: formatPeriod(chosen.date),
    evidence: evidenceOf(text, chosen),
    date: chosen.date,
  };
}

/** "tendril, march": a first line in small letters that ends with the month. */
function smallTitle(lines: readonly Line[], received: Date): Hit | null {
  const line = lines.find(({ text }) => text !== '');
  if (line === undefined || !/^[a-z][a-z ]{1,24}[,:/|–—-] ?[a-z]{3,9}$/.test(line.text))
    return null;
  const plain = capitalized(line.text);
  const found = best(tokenize(plain, { start: 0, end: plain.length }), received);
  if (found === null || found.token.end !== plain.length) return null;
  const { token } = found;
  return {
    ...found,
    token: { ...token, start: line.start + token.start, end: line.start + token.end },
  };
}

/** "# Q1 2025 (January to March)": a title whose bracket tells the same stretch. */
function titleOf(tokens: readonly Token[]): readonly Token[] | null {
  const first = tokens.findIndex((t) => t.text !== '#');
  const open = tokens.findIndex((t) => t.text === '(');
  const title = tokens.slice(Math.max(0, first), Math.max(0, open));
  const dated = title.length > 0 && title.every((t) => t.kind === 'date');
  return dated && tokens.at(-1)?.text === ')' ? title : null;
}

/** The month before the mail, when the text speaks of it and nothing says otherwise. */
function onlyMonth(lines: readonly Line[], masked: string, received: Date): Hit | null {
  for (const line of withoutSigners(lines).slice(0, READ_LINES)) {
    const tokens = tokenize(masked, {
      start: line.start,
      end: Math.min(line.end, line.start + 2000),
    });
    for (const [i, token] of tokens.entries()) {
      if (token.kind !== 'date' || token.date.grain !== 'month' || isFuture(tokens, i)) continue;
      const date = periodDate(tokens, i, received);
      const range = date === null ? null : monthRange(date);
      const behind = monthNumber(received) - (range?.last ?? 0);
      if (date !== null && (behind === 1 || (behind === 0 && received.getUTCDate() >= 25)))
        return { date, token, rule: 'mention' };
    }
  }
  return null;
}

/** "$1.35M, compared with $1.27M in October": the month of the earlier number. */
function isCompared(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text !== 'in' || tokens[at - 2]?.kind !== 'number') return false;
  const [lead, verb] = [tokens[at - 3]?.text ?? '', tokens[at - 4]?.text ?? ''];
  if (/^(?:vs|versus|against|than)$/.test(lead)) return true;
  return /^(?:with|to)$/.test(lead) && /^(?:compared?|comparing)$/.test(verb);
}

/** "as of 31 May", "we ended Q1", "in March": a date that a statement rests on. */
function statement(tokens: readonly Token[], received: Date): Hit | null {
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'date') continue;
    const one = tokens[i - 1]?.text ?? '';
    const two = tokens[i - 2]?.text ?? '';
    if (isFuture(tokens, i) || /^(?:ago|last|since)$/.test(tokens[i - 3]?.text ?? '')) continue;
    if (isCompared(tokens, i)) continue;
    const asOf = (one === 'of' && two === 'as') || (one === 'at' && two === 'as');
    const update = /^(?:updates?|numbers|results|report|metrics|recap|figures|letter)$/;
    const opens =
      i === 0 &&
      /^(?:trading|sales|performance|was|closed|ended|finished)$/.test(tokens[1]?.text ?? '');
    if (!asOf && !opens && !LEADS.test(one) && !update.test(tokens[i + 1]?.text ?? '')) continue;
    const date = periodDate(tokens, i, received);
    if (date === null || date.grain === 'year') continue;
    return { date, token, rule: asOf ? 'asOf' : 'statement' };
  }
  return null;
}

function evidenceOf(text: string, { token, rule }: Hit): Evidence {
  const confidence =
    rule === 'heading' ? 0.85 : rule === 'asOf' ? 0.9 : rule === 'mention' ? 0.6 : 0.7;
  return {
    start: token.start,
    end: token.end,
    quote: text.slice(token.start, token.end),
    ruleId: `period.${rule}`,
    confidence,
  };
}
