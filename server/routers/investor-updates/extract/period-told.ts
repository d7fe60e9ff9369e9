import { monthNumber, monthRange, resolveYear, type DateValue } from './tokens/calendar';
import { tokenize, type Token } from './tokens/tokenize';
import type { Hit } from './period-spans';
import type { Line } from './text/lines';

type Stretch = 'quarter' | 'half' | 'year';

const FISCAL = /\bfiscal\b|\bFY ?'?\d\d/i;
/** "the three months to September 30" is the quarter that ends then, of whatever year. */
const IN_MONTHS = /\b(?:three|six|twelve) months (?:to|through|ended|ending)\b/i;
const ENDED = /^(?:ended|ending|closed|closing|finished)$/;
const UP_TO = /^(?:to|through)$/;
const BETWEEN = /^(?:which|that|has|have|just|was|,|\(|–|—|fiscal|of|the)$/;
const NO_REPORT =
  /^(?:vs|versus|against|than|compared|comparable|prior|previous|last|since|next|until|from|before|began|year-ago)$/;
const MONTHS_IN: Readonly<Record<string, Stretch>> = {
  three: 'quarter',
  six: 'half',
  twelve: 'year',
};
const LATEST = 5;

/**
 * "Our second quarter of FY27, which ended on September 30": the end of a fiscal stretch where the text
 * tells it. The calendar's stretch that ends then is reported; where none does, the month.
 */
export function toldEnd(
  subjects: readonly (string | null)[],
  masked: string,
  lines: readonly Line[],
  received: Date,
): (Hit & { stretch: Stretch }) | null {
  const head = masked.slice(lines[0]?.start ?? 0, lines.at(-1)?.end ?? 0);
  const told = [...subjects, head].some((text) => FISCAL.test(text ?? ''));
  if (!told && !IN_MONTHS.test(head)) return null;
  for (const line of lines) {
    const tokens = tokenize(masked, {
      start: line.start,
      end: Math.min(line.end, line.start + 2000),
    });
    for (const [i, token] of tokens.entries()) {
      if (token.kind !== 'date' || !/^(?:day|month)$/.test(token.date.grain)) continue;
      const stretch = stretchBefore(tokens, i);
      const date = resolveYear(token.date, received);
      const behind = monthNumber(received) - (monthRange(date)?.last ?? 0);
      if (stretch !== null && behind >= 0 && behind <= LATEST)
        return { date: endingIn(date, stretch), token, rule: 'asOf', stretch };
    }
  }
  return null;
}

/** What is said to end on the date at `at`. */
function stretchBefore(tokens: readonly Token[], at: number): Stretch | null {
  let i = at - 1;
  while (/^(?:on|the)$/.test(tokens[i]?.text ?? '')) i--;
  const verb = tokens[i]?.text ?? '';
  if (!ENDED.test(verb) && !UP_TO.test(verb)) return null;
  for (i--; i >= 0 && i > at - 9; i--) {
    const token = tokens[i];
    const found = token === undefined ? null : stretchOf(tokens, i);
    if (found !== null)
      return tokens.slice(Math.max(0, i - 3), i).some((t) => NO_REPORT.test(t.text)) ? null : found;
    const passes = token?.kind === 'date' || BETWEEN.test(token?.text ?? '');
    if (!passes || UP_TO.test(verb)) return null;
  }
  return null;
}

function stretchOf(tokens: readonly Token[], at: number): Stretch | null {
  const token = tokens[at];
  if (token?.kind === 'date') {
    const { grain } = token.date;
    const named = grain === 'quarter' || grain === 'half';
    // "the fiscal year 2026 ended June 30", but "the second quarter of FY27"
    const lead = tokens[at - 1];
    const alone = grain === 'year' && lead?.text !== 'of' && lead?.kind !== 'date';
    return named || (alone && token.date.fiscal) ? grain : null;
  }
  const word = token?.text ?? '';
  if (word === 'quarter' || word === 'year') return word;
  if (word === 'half' || word === 'half-year') return 'half';
  return word === 'months' ? (MONTHS_IN[tokens[at - 1]?.text ?? ''] ?? null) : null;
}

/** The quarter, half or year of the calendar that ends with this month, else the month. */
export function endingIn(date: DateValue, stretch: Stretch): DateValue {
  const length = { quarter: 3, half: 6, year: 12 }[stretch];
  if (date.index % length !== 0) return { ...date, grain: 'month', day: null };
  return {
    ...date,
    grain: stretch,
    index: stretch === 'year' ? 0 : date.index / length,
    day: null,
  };
}
