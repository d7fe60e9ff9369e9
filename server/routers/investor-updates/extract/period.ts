import { formatPeriod, monthNumber, monthRange, type DateValue } from './tokens/calendar';
import { tokenize, type Token } from './tokens/tokenize';
import type { Line } from './text/lines';
import { maskText } from './text/mask';
import { withoutSigners } from './text/signature';
import { type Hit, joinsMonths, monthSpan, quarterClosed, spelledBehind } from './period-spans';
import { monthBehind, monthBehindIn } from './period-behind';
import { fiscalPeriod } from './period-fiscal';
import { isOfLastMail, isRemark } from './period-remarks';
import { toldEnd } from './period-told';
import { isToCome } from './period-ahead';
import { isFuture, periodDate } from './period-dates';
import { onlyMonth, smallMonth } from './period-mentions';
import {
  capitalized,
  halfJustOver,
  holds,
  isAnnualLetter,
  stretchBefore,
  titledStretch,
} from './period-titles';
import { yearClosed } from './period-year-closed';
import type { Evidence, ReportedPeriod } from './types';

/** The reported period as text and as a date to compare with. */
export interface FoundPeriod extends ReportedPeriod {
  date: DateValue | null;
}

const READ_LINES = 60;
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
  const found = namedPeriod(text, masked, lines, subjects, received);
  const head = withoutSigners(lines).slice(0, READ_LINES);
  const fiscal = fiscalPeriod(subjects, masked, head, received);
  if (fiscal?.titled === true) return bySubject(fiscal.hit.date);
  if (fiscal !== null && (found.date === null || found.evidence !== null))
    return byText(text, fiscal.hit);
  const told = toldEnd(subjects, masked, head, received);
  const other = found.date !== null && found.date.grain !== told?.stretch;
  return told === null || other ? found : byText(text, told);
}

function namedPeriod(
  text: string,
  masked: string,
  lines: readonly Line[],
  subjects: readonly (string | null)[],
  received: Date,
): FoundPeriod {
  for (const subject of subjects) {
    if (subject === null) continue;
    // "sept update": in a subject, short months count without their capital.
    const plain = capitalized(withCentury(maskText(subject.slice(0, 500)), received));
    const tokens = tokenize(plain, { start: 0, end: plain.length });
    const found = best(tokens, received);
    if (found === null) continue;
    const within = monthBehindIn(tokens, found.date, received);
    if (within !== null) return bySubject(within.date);
    const head = withoutSigners(lines).slice(0, READ_LINES);
    const behind = monthBehind(found.date, masked, head, received);
    if (behind !== null) return byText(text, behind);
    return bySubject(partOfYear(found.date, subjects, received));
  }
  const half = halfJustOver(subjects, received);
  if (half !== null) return bySubject(half);
  if (isAnnualLetter(subjects, masked, received)) return bySubject(stretchBefore('year', received));
  const found = fromBody(text, masked, lines, received);
  const grain = titledStretch(subjects, received);
  const stretch = grain === null || found.date === null ? null : stretchBefore(grain, received);
  return stretch !== null && holds(stretch, found.date) ? bySubject(stretch) : found;
}

/** "numbers 02/26": a month and the year of the mail, or the one before; in a subject offsets do not matter. */
const withCentury = (subject: string, received: Date): string =>
  subject.replaceAll(/(?<![\d/.-])(0[1-9]|1[0-2])\/(\d\d)(?![\d/])/g, (written, month, year) => {
    const behind = (received.getUTCFullYear() % 100) - Number(year);
    return behind === 0 || behind === 1 ? `${String(month)}/20${String(year)}` : String(written);
  });

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

const byText = (text: string, hit: Hit): FoundPeriod => ({
  value: formatPeriod(hit.date),
  evidence: evidenceOf(text, hit),
  date: hit.date,
});

/** The most telling date among the tokens of a subject or heading. */
function best(tokens: readonly Token[], received: Date): Hit | null {
  const hits: Hit[] = [];
  tokens.forEach((token, i) => {
    if (token.kind !== 'date' || isFuture(tokens, i)) return;
    const date = periodDate(tokens, i, received);
    if (date !== null && !isToCome(tokens, i, date, received))
      hits.push({ date, token, rule: 'heading' });
  });
  const span = monthSpan(tokens, hits);
  if (span !== null) return span;
  const order = { quarter: 0, month: 0, day: 0, half: 1, year: 2 };
  // "Fiscal Q3 (Oct–Dec 2025)": the months tell which quarter of the calendar.
  const spelled = hits.find((h) => h.date.grain === 'quarter' && joinsMonths(h.token));
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

function fromBody(
  text: string,
  masked: string,
  lines: readonly Line[],
  received: Date,
): FoundPeriod {
  const hits: Hit[] = [];
  const title = smallTitle(lines, received);
  if (title !== null) hits.push(title);
  const read = withoutSigners(lines).slice(0, READ_LINES);
  for (const line of read) {
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
      !isSentence(line.text, tokens) &&
      !tokens.some(
        (t) => t.kind === 'number' || t.kind === 'anchor' || /^(?:we|i|we've|i've)$/.test(t.text),
      );
    const found = heading
      ? best(title ?? tokens, received)
      : (coverage(tokens, received) ?? spelled(tokens, received));
    if (found !== null) hits.push(found);
    else if (!heading) hits.push(...statements(tokens, received));
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
  const chosen =
    latest(
      recent.filter((h) => of(h) === Math.min(...recent.map(of))),
      received,
    ) ??
    onlyMonth(read, masked, received) ??
    smallMonth(read, received) ??
    yearClosed(read, masked, received);
  if (chosen === null) return { value: null, evidence: null, date: null };
  return byText(text, monthBehind(chosen.date, masked, read, received) ?? chosen);
}

/**
 * "In January MRR was $45k. In February it was $49k.": of what statements date, the latest month that
 * was over; what is named first, where it is a title or nothing else is over soon before.
 */
function latest(hits: readonly Hit[], received: Date): Hit | null {
  const [first] = hits;
  if (first === undefined || first.rule !== 'statement') return first ?? null;
  const endOf = ({ date }: Hit) => monthRange(date)?.last ?? 0;
  const over = hits.filter((hit) => endOf(hit) < monthNumber(received));
  const end = Math.max(...over.map(endOf));
  // "In October we had 8 people. In March we have 12."
  const now = hits.find((hit) => endOf(hit) === monthNumber(received));
  if (now !== undefined && end < monthNumber(received) - 3) return now;
  return over.find((hit) => endOf(hit) === end) ?? first;
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

/** "$1.35M, compared with $1.27M in October": the month of the earlier number. */
function isCompared(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text !== 'in' || tokens[at - 2]?.kind !== 'number') return false;
  const [lead, verb] = [tokens[at - 3]?.text ?? '', tokens[at - 4]?.text ?? ''];
  if (/^(?:vs|versus|against|than)$/.test(lead)) return true;
  return /^(?:with|to)$/.test(lead) && /^(?:compared?|comparing)$/.test(verb);
}

const COVERS =
  /^(?:note|letter|update|report|memo|mail|email|newsletter|review|summary|this|it) (?:covers|covering|spans|is about|reports on|deals with)$/;

/** "This note covers July to September 2025, our third quarter": the stretch told behind the verb. */
function coverage(tokens: readonly Token[], received: Date): Hit | null {
  for (let i = 1; i < Math.min(tokens.length, 16); i++) {
    const said = (from: number) =>
      COVERS.test(
        tokens
          .slice(from, i + 1)
          .map((t) => t.text)
          .join(' '),
      );
    if (!said(i - 1) && !said(i - 2)) continue;
    const rest = tokens.slice(i + 1);
    const end = rest.findIndex((t) => /^[.;!?]$/.test(t.text));
    const told = (end < 0 ? rest : rest.slice(0, end)).filter((t) => t.text !== 'from');
    const found = best(told, received);
    return found === null ? null : { ...found, rule: 'asOf' };
  }
  return null;
}

/** "Our third fiscal quarter (January–March 2026) was strong." */
function spelled(tokens: readonly Token[], received: Date): Hit | null {
  const at = spelledBehind(tokens);
  const token = tokens[at];
  const date = token === undefined ? null : periodDate(tokens, at, received);
  if (token === undefined || date === null || isToCome(tokens, at, date, received)) return null;
  return { date, token, rule: 'asOf' };
}

/** "The audit for April is finished.", "- Launched v3 in July": no title, however short. */
function isSentence(line: string, tokens: readonly Token[]): boolean {
  if (/[.!]\s*$/.test(line.slice(-4)) && tokens.length > 5) return true;
  const at = tokens.findIndex((t) => t.kind === 'date');
  return /^\s{0,8}[-*•·+] /.test(line) && /^(?:in|on|since)$/.test(tokens[at - 1]?.text ?? '');
}

const JOINS = /^(?:and|&|\+|\/|[-–—]|to|through)$/;

const OPENED = /^(?:trading|sales|performance|was|closed|ended|finished)$/;

/** "August: MRR $92k, burn $140k": the date that labels a line of numbers. */
const labelsNumbers = ([, mark, measure, amount]: readonly Token[]) =>
  /^[:–—]$/.test(mark?.text ?? '') &&
  (measure?.kind === 'anchor' || (measure?.kind === 'number' && amount?.kind === 'anchor'));

/** "as of 31 May", "we ended Q1", "in March": the dates that statements rest on. */
function statements(tokens: readonly Token[], received: Date): Hit[] {
  const hits: Hit[] = [];
  let taken = -9;
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'date') continue;
    const one = tokens[i - 1]?.text ?? '';
    const two = tokens[i - 2]?.text ?? '';
    if (isFuture(tokens, i) || /^(?:ago|last|since)$/.test(tokens[i - 3]?.text ?? '')) continue;
    if (isCompared(tokens, i)) continue;
    const asOf = (one === 'of' && two === 'as') || (one === 'at' && two === 'as');
    const update =
      /^(?:updates?|numbers|results|report|metrics|recap|figures|letter|notes?|newsletter|summary|wrap-?up|digest|round-?up|memo|snapshot|kpis)$/;
    const opens = i === 0 && (OPENED.test(tokens[1]?.text ?? '') || labelsNumbers(tokens));
    // "update for August and September"
    const joined = taken === i - 2 && JOINS.test(one) && token.date.grain === 'month';
    if (!asOf && !opens && !joined && !LEADS.test(one) && !update.test(tokens[i + 1]?.text ?? ''))
      continue;
    const date = periodDate(tokens, i, received);
    if (date === null || date.grain === 'year' || isToCome(tokens, i, date, received)) continue;
    if (asOf ? isOfLastMail(tokens, i) : isRemark(tokens, i, date, received)) continue;
    taken = date.grain === 'month' ? i : -9;
    hits.push({ date, token, rule: asOf ? 'asOf' : 'statement' });
  }
  return hits;
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
