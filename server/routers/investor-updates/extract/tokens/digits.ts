const MAX_DIGITS = 18;

/** Whether a character is one of 0 to 9. */
export const isDigit = (char: string | undefined) =>
  char !== undefined && char >= '0' && char <= '9';

/** The digits of a number with their grouping marks and decimal point. */
export interface Digits {
  value: number;
  step: number;
  end: number;
  grouped: boolean;
  ambiguous: boolean;
}

/** Reads digits that start exactly at `at`; null when they are none, or too many. */
export function readDigits(masked: string, at: number, limit: number): Digits | null {
  const open = masked[at] === '.' && isDigit(masked[at + 1]);
  if (!isDigit(masked[at]) && !open) return null;
  const groups: string[] = [];
  const marks: string[] = [];
  let i = at;
  let group = '';
  for (; i < limit; i++) {
    const char = masked[i] ?? '';
    if (isDigit(char)) {
      group += char;
      continue;
    }
    const more = isDigit(masked[i + 1]);
    const triple = /^\d{3}(?!\d)/.test(masked.slice(i + 1, i + 5));
    const space =
      char === ' ' && group.length <= 3 && triple && (marks.length === 0 || marks[0] === ' ');
    if (!(more && (char === ',' || char === '.' || char === "'")) && !space) break;
    groups.push(group);
    marks.push(char);
    group = '';
  }
  groups.push(group);
  if (isDigit(masked[i]) || groups.join('').length > MAX_DIGITS) return null;
  return combine(groups, marks, i);
}

/** Decides which marks group thousands and which one is the decimal point. */
function combine(groups: readonly string[], marks: readonly string[], end: number): Digits | null {
  const last = groups.at(-1) ?? '';
  const lastMark = marks.at(-1);
  const grouping = marks.slice(0, -1);
  const triples = (list: readonly string[]) => list.slice(1).every((g) => g.length === 3);
  const whole = (grouped: boolean, ambiguous: boolean): Digits => ({
    value: Number(groups.join('')),
    step: trailingStep(groups.join('')),
    end,
    grouped,
    ambiguous,
  });
  if (lastMark === undefined) return whole(false, false);
  const uniform = marks.every((m) => m === lastMark);
  if (uniform && marks.length > 1)
    return triples(groups) && (groups[0] ?? '').length <= 3 ? whole(true, false) : null;
  if (grouping.length > 0 && !grouping.every((m) => m === grouping[0])) return null;
  // "$.95M"
  if (groups[0] === '')
    return lastMark === '.' && marks.length === 1 ? decimal(groups, last, end) : null;
  if (grouping.length > 0 && !triples(groups.slice(0, -1))) return null;
  if (
    grouping.length === 0 &&
    last.length === 3 &&
    (groups[0] ?? '').length <= 3 &&
    groups[0] !== '0'
  ) {
    if (lastMark === ' ' || lastMark === "'") return whole(true, false);
    if (lastMark === ',') return whole(true, true);
    return { ...decimal(groups, last, end), ambiguous: true };
  }
  if (lastMark === ' ' || lastMark === "'") return null;
  if (last.length === 0 || last.length > 6) return null;
  return decimal(groups, last, end);
}

function decimal(groups: readonly string[], fraction: string, end: number): Digits {
  const value = Number(`${groups.slice(0, -1).join('')}.${fraction}`);
  return { value, step: 10 ** -fraction.length, end, grouped: false, ambiguous: false };
}

/** "85,000" says thousands, "85,300" says hundreds; short numbers are exact. */
function trailingStep(digits: string): number {
  if (digits.length < 4) return 1;
  let zeros = 0;
  while (zeros < digits.length - 1 && digits[digits.length - 1 - zeros] === '0') zeros++;
  return 10 ** zeros;
}
