import { formatPeriod, resolveYear, type DateValue } from '../tokens/calendar';
import type { NumberValue } from '../tokens/numbers';
import type { Token } from '../tokens/tokenize';
import { toCome } from './date-to-come';
import { isOfStart, liesAhead } from './signing-date';
import { isOwnTotal } from './own-total';
import { isTheirMoney } from './their-money';
import { readTerm } from './deal-term';
import { spreadOver, spreadTotal } from './deal-spread';

/** What the words about one customer say of the contract. */
export interface Deal {
  annualUsd: number | null;
  term: string | null;
  date: string | null;
  /** The date, unless it tells of a start or lies ahead. */
  signed: string | null;
}

const MONTHLY = /^(?:month|mo|monthly|mrr|mth)$/;
const YEARLY = /^(?:acv|arr|annual|annually|annualized|annualised|year|yr|yearly|annum|p\.a|pa)$/;
const QUARTERLY = /^(?:quarter|qtr)$/;
const EACH = /^(?:\/|per|a|each|every)$/;
const STOPS =
  /^(?:tcv|total|over|across|saved|saving|raised|valuation|lifetime|tam|pipeline|cost)$/;

/** Reads annual value, term and date from the tokens [from, to); of one `gone` "(-$800 MRR)" too, `inDollars` "42k per year". */
export function readDeal(
  tokens: readonly Token[],
  from: number,
  to: number,
  masked: string,
  received: Date,
  gone = false,
  inDollars = false,
): Deal {
  const spread = spreadOver(tokens, from, to, masked);
  const term = spread?.term ?? readTerm(tokens, from, to, masked);
  let annualUsd: number | null = null;
  let amounts = 0;
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    if (token?.kind !== 'number' || token.number.kind !== 'plain') continue;
    const bare = token.number.currency === null;
    if (bare && !(inDollars && isBareSum(tokens, i, from))) continue;
    if (isTheirMoney(tokens, from, i, masked)) continue;
    amounts++;
    const per = spread?.at === i ? spread.perYear : perYear(tokens, i, from, to, term);
    // "went from $10k MRR to $14k MRR"
    if (tokens[i - 1]?.text === 'from' && i > from) continue;
    if (isTheirOwn(tokens, from, i) || isTheirSize(tokens, i)) continue;
    if (isOwnTotal(tokens, from, i)) continue;
    if (!gone && isChange(tokens, i)) continue;
    if (
      (!bare && token.number.currency !== 'USD') ||
      (token.number.signed && !gone) ||
      per === null
    )
      continue;
    const yearly = Math.abs(grouped(token.number)) * per;
    if (yearly < OF_A_STATE) annualUsd ??= yearly;
  }
  if (amounts === 1) annualUsd ??= spreadTotal(tokens, from, to, term);
  if (amounts > 2) annualUsd = null;
  const date = (ofSigning: boolean) => readDate(tokens, from, to, received, ofSigning);
  return { annualUsd, term, date: date(false), signed: date(true) };
}

/** "adding $20K in ARR", "with a $20K ARR uplift": a change of the value, not the value. */
function isChange(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  if (/^(?:adding|added|additional|extra|another|further|incremental|plus)$/.test(before))
    return true;
  // Some write "signed by $8K monthly" for "at".
  if (before === 'by' && !/^(?:signed|renewed|closed)$/.test(tokens[at - 2]?.text ?? ''))
    return true;
  return tokens
    .slice(at + 1, at + 4)
    .some(
      ({ text, kind }, i, near) =>
        kind === 'word' &&
        near.slice(0, i).every((t) => /^(?:arr|mrr|acv|annual|in|of|net|new)$/.test(t.text)) &&
        /^(?:uplift|upsell|increase|expansion|increment|upgrade|add-on)$/.test(text),
    );
}

/** "Which grew its own ARR to $40M with us": no price. */
const isTheirOwn = (tokens: readonly Token[], from: number, at: number): boolean =>
  tokens
    .slice(Math.max(from, at - 6), at)
    .some(
      ({ text }, i, near) =>
        text === 'own' && /^(?:its|their|his|her)$/.test(near[i - 1]?.text ?? ''),
    );

/** No customer pays a young company so much a year. */
const TOO_MUCH = 5e6;
/** Nor does anybody pay it so much. */
const OF_A_STATE = 1e9;

/** "Acme, who have $40M ARR", "a company with $40M ARR": how large the customer is, no price. */
function isTheirSize(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number' || !/^(?:arr|mrr)$/.test(tokens[at + 1]?.text ?? '')) return false;
  const behind = tokens[at + 2]?.text ?? '';
  if (/^(?:with|from|contract|deal|agreement|commitment|to)$/.test(behind)) return false;
  const [one, two] = [tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? ''];
  if (
    /^(?:has|have|had|with|does|do|at)$/.test(one) &&
    /^(?:who|which|that|they|company|firm|startup|business)$/.test(two)
  )
    return true;
  return token.number.value >= TOO_MUCH && !/^(?:at|for|worth|of|signed)$/.test(one);
}

/** ", 42k per year", "at 8k a month": an amount by its thousands and by what it is paid for, no count. */
function isBareSum(tokens: readonly Token[], at: number, from: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number' || !token.number.scaled || token.number.signed) return false;
  if (at > from && !/^(?:[,(:–—-]|at|for|worth|pays?|paying)$/.test(tokens[at - 1]?.text ?? ''))
    return false;
  const [each, unit] = [tokens[at + 1]?.text ?? '', tokens[at + 2]?.text ?? ''];
  // "180k p.a."
  if (each === 'pa' || (each === 'p' && unit === '.' && tokens[at + 3]?.text === 'a')) return true;
  return (
    /^(?:acv|arr|mrr)$/.test(each) || (EACH.test(each) && /^(?:month|mo|year|yr|annum)$/.test(unit))
  );
}

/** "85.000 USD per year": three places behind the point are thousands. */
const grouped = ({ value, step, ambiguous, scaled }: NumberValue) =>
  ambiguous && !scaled && step < 1 ? value * 1000 : value;

/** "renewed for another year at $95K". */
const ANOTHER_YEAR =
  /\b(?:another|a further|one more|a second|a third|a fourth|the coming|the next) year (?:at|for|worth|,|\() ?$/;
const wordsBefore = (tokens: readonly Token[], at: number) =>
  `${tokens
    .slice(Math.max(0, at - 5), at)
    .map((t) => t.text)
    .join(' ')} `;

/** What a price is counted by. */
const UNIT_PRICED =
  /^(?:trucks?|seats?|users?|sites?|stores?|units?|beds?|doors?|employees?|locations?|vehicles?|licen[cs]es?|students?|rooms?|devices?|agents?|head|persons?|members?|patients?|drivers?|clinics?|branch|robots?|sensors?|acres?|tonnes?|tons?|orders?|schools?|vans?|kiosks?|cameras?|machines?|shipments?|meters?|wells?|plants?|buildings?|properties|property|pallets?|hours?|loads?|desks?|ports?|nodes?|gb|mwh|kwh)$/;

/** How often a year the amount at `at` falls due; null when that is not said. */
function perYear(
  tokens: readonly Token[],
  at: number,
  from: number,
  to: number,
  term: string | null,
): number | null {
  // "$25 per truck per month": a price, not what is paid in all.
  const [each, what] = [tokens[at + 1]?.text ?? '', tokens[at + 2]?.text ?? ''];
  if (/^(?:per|each|\/)$/.test(each) && UNIT_PRICED.test(what)) return null;
  for (let i = at + 1; i < Math.min(to, at + 5); i++) {
    const text = tokens[i]?.text ?? '';
    if (STOPS.test(text) || tokens[i]?.kind === 'number') break;
    if (MONTHLY.test(text)) return 12;
    if (QUARTERLY.test(text) && EACH.test(tokens[i - 1]?.text ?? '')) return 4;
    // "p.a." is four tokens.
    if (text === 'p' && tokens[i + 1]?.text === '.' && tokens[i + 2]?.text === 'a') return 1;
    if (YEARLY.test(text)) return tokens[i - 1]?.text === '-' ? null : 1;
  }
  for (let i = at - 1; i >= Math.max(from, at - 4); i--) {
    const text = tokens[i]?.text ?? '';
    if (/^(?:acv|arr|annual|yearly)$/.test(text)) return 1;
    if (tokens[i]?.kind === 'number') break;
  }
  const bracket = tokens[at]?.text.startsWith('(') === true ? '( ' : '';
  if (ANOTHER_YEAR.test(`${wordsBefore(tokens, at)}${bracket}`)) return 1;
  return term !== null &&
    /^(?:12[- ]months?|1[- ](?:years?|yrs?)|one[- ]year|annual(?: contract)?)$/.test(term)
    ? 1
    : null;
}

/** "Who signed in March": no date of leaving. */
const isOfBeginning = (tokens: readonly Token[], at: number): boolean =>
  /^(?:in|on|last)$/.test(tokens[at - 1]?.text ?? '') &&
  /^(?:signed|joined|onboarded|started|launched|live|piloted)$/.test(tokens[at - 2]?.text ?? '');

/** The one date told; of the signing, the one that is no start and does not lie ahead. */
function readDate(
  tokens: readonly Token[],
  from: number,
  to: number,
  received: Date,
  ofSigning: boolean,
): string | null {
  const dates: DateValue[] = [];
  for (let i = from; i < to; i++) {
    const token = tokens[i];
    const ofOther = ofSigning ? isOfStart : isOfBeginning;
    if (token?.kind !== 'date' || ofOther(tokens, i)) continue;
    dates.push(token.date);
  }
  const [only] = dates;
  if (dates.length !== 1 || only === undefined || !/^(?:month|day)$/.test(only.grain)) return null;
  if (ofSigning && liesAhead(only, received)) return null;
  const date = toCome(only, tokens.slice(from, to), received) ?? resolveYear(only, received);
  const month = formatPeriod(date);
  return date.grain === 'day' && month !== null
    ? `${month}-${String(date.day).padStart(2, '0')}`
    : month;
}
