import { monthRange, resolveYear, type DateValue } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { type Candidate, isOfRound } from './candidate';
import type { Sentence } from './sentences';

const PRESENT = /^(?:is|are|has|have|we're|we've|it's|now|today|currently|stands?|sits?)$/;
const NOW = /^(?:now|today|currently|since|meanwhile)$/;
const APART =
  /^(?:from|vs|versus|against|than|compared|before|after|until|by|but|while|whereas|;|\(|\)|\||→|->)$/;
const OPENS = /^(?:as (?:of|at) |at |on |by )(?:(?:the )?(?:very )?(?:end|close) of )?$/;
const OPENS_TODAY = /^(?:as (?:of|at) )?(?:today|now) [(,] $/;

/** "As of October 31 we had …", "At the end of October …": the date that a sentence opens with. */
function openingDate(tokens: readonly Token[]): DateValue | null {
  const at = tokens.findIndex((t) => t.kind === 'date');
  const token = tokens[at];
  if (token?.kind !== 'date' || at > 6 || !/^(?:day|month)$/.test(token.date.grain)) return null;
  const lead = tokens.slice(0, at).map((t) => `${t.text} `);
  if (OPENS_TODAY.test(lead.join(''))) return token.date;
  if (!OPENS.test(lead.join(''))) return null;
  return token.date.grain === 'day' || lead.length > 1 ? token.date : null;
}

/**
 * What date stands for each sentence of a paragraph: that of its own opening, or that of the first
 * as long as they go on in the past.
 */
export function standingDates(sentences: readonly Sentence[]): (DateValue | null)[] {
  let first: DateValue | null = null;
  return sentences.map(({ tokens }, i) => {
    const own = openingDate(tokens);
    if (i === 0) first = tokens.slice(0, 3).some((t) => NOW.test(t.text)) ? null : own;
    else if (tokens.some((t) => t.kind === 'date' || PRESENT.test(t.text))) first = null;
    return own ?? first;
  });
}

/** A date told for one value holds for those joined to it: "As of October 31 ARR was $4M and cash $7M". */
export function sharedDates(
  tokens: readonly Token[],
  found: readonly Candidate[],
  opening: DateValue | null,
  received: Date,
): Candidate[] {
  if (found.every((c) => c.date !== null)) return [...found];
  const once = (field: MetricField) => found.filter((c) => c.field === field).length === 1;
  const order = [...found].sort((a, b) => a.start - b.start);
  const dated = new Map<Candidate, DateValue>();
  const dateOf = (c: Candidate | undefined) =>
    c === undefined ? null : (c.date ?? dated.get(c) ?? null);
  const opened = tokens.findIndex((t) => t.kind === 'date' && t.date === opening);
  const lead = tokens.slice(opened + 1).some((t) => NOW.test(t.text)) ? null : opening;
  order.forEach((c, i) => {
    const before = order[i - 1];
    if (c.date !== null || !once(c.field) || isOfRound(c.field)) return;
    const known = before !== undefined && once(before.field) ? dateOf(before) : null;
    const joined = known !== null && isJoined(tokens, before, c, known, received) ? known : null;
    const own = joined ?? (lead !== null && !isLater(tokens, c, lead, received) ? lead : null);
    if (own !== null) dated.set(c, own);
  });
  const last = order.at(-1);
  const closing = last !== undefined && once(last.field) ? closingDate(tokens, last) : null;
  const alike = !tokens.some((t) => PRESENT.test(t.text) || APART.test(t.text));
  return found.map((c) => {
    const date = c.date ?? dated.get(c) ?? (alike && once(c.field) ? closing : null);
    return date === null || isOfRound(c.field) ? c : { ...c, date };
  });
}

/** Neither another time nor a comparison stands between two values. */
function isJoined(
  tokens: readonly Token[],
  before: Candidate | undefined,
  next: Candidate,
  date: DateValue,
  received: Date,
): boolean {
  if (before === undefined || isOfRound(before.field) || next.start < before.end) return false;
  const between = tokens.filter((t) => t.start >= before.end && t.start < next.end);
  return between.every((t) =>
    t.kind === 'date'
      ? lastOf(t.date, received) === lastOf(date, received)
      : !PRESENT.test(t.text) && !APART.test(t.text),
  );
}

/** Whether a newer time than the opening's is told before the value. */
const isLater = (tokens: readonly Token[], c: Candidate, lead: DateValue, received: Date) =>
  tokens.some(
    (t) =>
      t.kind === 'date' && t.end <= c.start && lastOf(t.date, received) > lastOf(lead, received),
  );

const lastOf = (date: DateValue, received: Date) =>
  monthRange(resolveYear(date, received))?.last ?? 0;

/** "Cash of $7M and ARR of $4M as of October 31.": the date that closes a sentence. */
function closingDate(tokens: readonly Token[], last: Candidate): DateValue | null {
  const rest = tokens.filter((t) => t.start >= last.end && t.text !== '.');
  const date = rest.at(-1);
  if (last.date === null || date?.kind !== 'date' || rest.length > 6) return null;
  const lead = rest.slice(0, -1).map((t) => `${t.text} `);
  return OPENS.test(lead.join('')) ? date.date : null;
}
