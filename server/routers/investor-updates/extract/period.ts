import { formatPeriod, type DateValue } from './tokens/calendar';
import { tokenize } from './tokens/tokenize';
import type { Line } from './text/lines';
import { maskText } from './text/mask';
import { openingLines } from './text/signature';
import { monthBehind, monthBehindIn } from './period-behind';
import { best, isJoined } from './period-best';
import { periodInBody } from './period-body';
import { fiscalPeriod, isOfOtherYear } from './period-fiscal';
import type { Hit } from './period-spans';
import {
  capitalized,
  halfJustOver,
  holds,
  isAnnualLetter,
  stretchBefore,
  titledStretch,
} from './period-titles';
import { endingIn, toldEnd } from './period-told';
import type { Evidence, ReportedPeriod } from './types';

/** The reported period as text and as a date to compare with. */
export interface FoundPeriod extends ReportedPeriod {
  date: DateValue | null;
}

/** Reads the reported period from subject, headings, "as of" and the first statements. */
export function findPeriod(
  text: string,
  masked: string,
  lines: readonly Line[],
  subjects: readonly (string | null)[],
  received: Date,
): FoundPeriod {
  const named = namedPeriod(text, masked, lines, subjects, received);
  const head = openingLines(lines);
  const fiscal = fiscalPeriod(subjects, masked, head, received);
  const unplaced = fiscal === null && isOfOtherYear(named.date, subjects, masked, head);
  const found = unplaced ? NO_PERIOD : named;
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
    const within = isJoined(tokens, found) ? null : monthBehindIn(tokens, found.date, received);
    if (within !== null) return bySubject(within.date);
    const head = openingLines(lines);
    const behind = monthBehind(found.date, masked, head, received);
    if (behind !== null) return byText(text, behind);
    return bySubject(asTitled(found.date, subjects, received));
  }
  const half = halfJustOver(subjects, received);
  if (half !== null) return bySubject(half);
  if (isAnnualLetter(subjects, masked, received)) return bySubject(stretchBefore('year', received));
  const told = periodInBody(masked, lines, received);
  const found = told === null ? NO_PERIOD : byText(text, told);
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

/** "Half-year letter 2026", "Half-yearly report, June 2026": the part that was over, or that ended then. */
function asTitled(
  date: DateValue,
  subjects: readonly (string | null)[],
  received: Date,
): DateValue {
  const grain = titledStretch(subjects, received);
  const part = grain === null ? null : stretchBefore(grain, received);
  if (part === null || grain === null) return date;
  const ends = holds(part, date) && endingIn(date, grain).grain === grain;
  return ends || (date.grain === 'year' && part.year === date.year) ? part : date;
}

const NO_PERIOD: FoundPeriod = { value: null, evidence: null, date: null };

const bySubject = (date: DateValue): FoundPeriod => {
  return { value: formatPeriod(date), evidence: null, date };
};

const byText = (text: string, hit: Hit): FoundPeriod => ({
  value: formatPeriod(hit.date),
  evidence: evidenceOf(text, hit),
  date: hit.date,
});

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
