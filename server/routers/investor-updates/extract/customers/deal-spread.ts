import type { Token } from '../tokens/tokenize';

/** "$240k over 2 years", "$1.2M TCV over three years": the sum and the term it is spread over. */
export function spreadOver(
  tokens: readonly Token[],
  from: number,
  to: number,
  masked: string,
): { at: number; perYear: number; term: string } | null {
  for (let i = from; i < to; i++) {
    const sum = tokens[i];
    if (sum?.kind !== 'number' || sum.number.currency === null) continue;
    let over = i + 1;
    while (/^(?:tcv|total|in|contract|deal|,|value|spread)$/.test(tokens[over]?.text ?? '')) over++;
    if (!/^(?:over|across)$/.test(tokens[over]?.text ?? '')) continue;
    if (/^(?:the|next)$/.test(tokens[over + 1]?.text ?? '')) over++;
    if (tokens[over + 1]?.text === 'next') over++;
    const count = tokens[over + 1];
    const unit = tokens[over + 2];
    if (count?.kind !== 'number' || count.number.value < 1 || count.number.value > 60) continue;
    const years = /^(?:years?|yrs?)$/.test(unit?.text ?? '');
    if (unit === undefined || over + 2 >= to || !(years || /^months?$/.test(unit.text))) continue;
    const perYear = years ? 1 / count.number.value : 12 / count.number.value;
    // A pilot of three months is no contract of a year.
    if (perYear > 1) continue;
    const term = masked.slice(count.start, unit.end).replaceAll(/\s+/g, ' ');
    return { at: i, perYear, term };
  }
  return null;
}

const WHOLE_YEARS = /^(\d|two|three|four|five)[- ]?(?:years?|yrs?)$|^(24|36|48|60)[- ]?months?$/;
const SPELLED: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** How many years a term of two or more lasts; 0 for any other. */
function wholeYears(term: string | null): number {
  const [, years, months] = WHOLE_YEARS.exec(term?.toLowerCase() ?? '') ?? [];
  if (months !== undefined) return Number(months) / 12;
  const count = years === undefined ? 0 : (SPELLED[years] ?? Number(years));
  return count < 2 ? 0 : count;
}

/** "a 3-year agreement worth $1.2M in total", "2-year, $120k TCV": the total over the years of the term. */
export function spreadTotal(
  tokens: readonly Token[],
  from: number,
  to: number,
  term: string | null,
): number | null {
  const years = wholeYears(term);
  if (years === 0) return null;
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (
      token?.kind !== 'number' ||
      token.number.kind !== 'plain' ||
      token.number.currency !== 'USD'
    )
      continue;
    const near = [tokens[i + 1]?.text, tokens[i + 2]?.text];
    const total =
      near[0] === 'tcv' ||
      (near[0] === 'total' && near[1] !== 'per') ||
      (near[0] === 'in' && near[1] === 'total') ||
      tokens[i - 1]?.text === 'tcv' ||
      // "a three-year, $2.7M agreement"
      (tokens[i - 1]?.text === ',' && /^(?:agreement|contract|deal)$/.test(near[0] ?? '')) ||
      (tokens[i - 1]?.text === 'of' && /^(?:tcv|total)$/.test(tokens[i - 2]?.text ?? '')) ||
      (tokens[i - 1]?.text === 'of' &&
        tokens[i - 2]?.text === 'value' &&
        tokens.slice(i - 4, i - 2).some((t) => t.text === 'total'));
    return total && !token.number.signed ? token.number.value / years : null;
  }
  return null;
}
