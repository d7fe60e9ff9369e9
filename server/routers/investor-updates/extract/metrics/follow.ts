import { monthNumber, monthRange, type DateValue } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import { CHANGE_VERBS } from './cues';
import { endBehindStart } from './ends-of-stretch';
import { link, type Link } from './link';
import { measure } from './measure';
import { isNoLevel, levelBehind } from './no-level';
import { isPlannedBehind } from './planned-behind';

/** Follows "38k → 42k", "from 38k to 42k" and lists of dated values to the numbers meant. */
export function follow(
  tokens: readonly Token[],
  first: Link,
  field: MetricField,
  context: DocumentContext,
): Link[] {
  const read = measure(tokens, first.number, field, context);
  if (field === 'burnMonthlyUsd') {
    const named = /\bnet\b/.test(tokens[first.anchor]?.text ?? '');
    const net = netOf(tokens, first, context, named && !isBehindGross(tokens, first.anchor));
    if (net !== null) return [net];
  }
  const behind = read?.next ?? first.number + 1;
  if (isNoLevel(tokens, first.number, behind, field)) {
    const level = levelBehind(tokens, behind, field, context);
    return level > 0 ? [{ ...first, number: level, rule: 'change' }] : [];
  }
  const now = nowBehind(tokens, first, behind, field, context);
  if (now > 0) return [{ ...first, number: now, rule: 'change' }];
  const end = endBehindStart(tokens, behind, field, context);
  if (end > 0) return [{ ...first, number: end, rule: 'change' }];
  const last = endOfChain(tokens, first, field, context);
  if (last !== first.number) return [{ ...first, number: last, rule: 'change' }];
  return datedList(tokens, first, field, context);
}

const WAS = /^(?:was|were|previously|formerly|before|earlier|prev)$/;
const IS_NOW =
  /^(?:(?:and|but) )?(?:(?:it|this|that) )?(?:(?:is|are|it's|we're) )?(?:now|today|currently|is|are|it's|we're)(?: (?:is|are|at|about|around|~|down to|up to|just|back to))*$/;

/**
 * "ARR: was $1.5M, now $1.2M", "$28k before, $31k now", "$28k → now $31k": the place of the value of
 * now behind a former one that no date or word places in the month told of; 0 without one.
 */
function nowBehind(
  tokens: readonly Token[],
  { anchor, number }: Link,
  next: number,
  field: MetricField,
  context: DocumentContext,
): number {
  const label = tokens.slice(anchor + 1, number);
  if (label.some(({ kind }) => kind === 'date')) return 0;
  const before = WAS.test(tokens[next]?.text ?? '');
  const former = before || label.some(({ text }) => WAS.test(text));
  const mark = before ? next + 1 : next;
  const arrow = /^(?:→|->|=>)$/.test(tokens[mark]?.text ?? '');
  if (!(arrow || (former && /^[,;–—]$/.test(tokens[mark]?.text ?? '')))) return 0;
  let at = mark + 1;
  while (at < mark + 6 && tokens[at]?.kind === 'word') at++;
  const read = measure(tokens, at, field, context);
  if (read === null || read.doubt !== null) return 0;
  const lead = tokens
    .slice(mark + 1, at)
    .map((t) => t.text)
    .join(' ');
  return IS_NOW.test(lead) || (before && tokens[read.next]?.text === 'now') ? at : 0;
}

/** The last number of "$80k → $85k → $91k", "from 38k to 42k", plans aside; the first one without more. */
function endOfChain(
  tokens: readonly Token[],
  first: Link,
  field: MetricField,
  context: DocumentContext,
): number {
  let at = first.number;
  for (;;) {
    const next = (measure(tokens, at, field, context)?.next ?? at + 1) + 1;
    const mark = tokens[next - 1]?.text ?? '';
    const target = measure(tokens, next, field, context);
    if (target === null) return at;
    const to = tokens[next];
    // "$58k → -$3k from May": a change stands behind the arrow.
    const change = to?.kind === 'number' && to.number.signed;
    const arrow =
      /^(?:→|->|=>|➔|➜|⟶)$/.test(mark) &&
      !change &&
      !isPlannedBehind(tokens, target.next) &&
      !isAheadBehind(tokens, target.next, field, context.received);
    if (!arrow && !(mark === 'to' && changeBefore(tokens, first))) return at;
    at = next;
  }
}

/** Beside gross burn or a quarter's burn, the net or monthly figure in the same breath. */
function netOf(
  tokens: readonly Token[],
  first: Link,
  context: DocumentContext,
  netAlready: boolean,
): Link | null {
  const words = (from: number, to: number) => tokens.slice(from, to).map((t) => t.text);
  const label = words(first.anchor + 1, first.number);
  const joint = isBehindGross(tokens, first.anchor);
  const both =
    joint || (label.indexOf('gross') >= 0 && label.indexOf('net') > label.indexOf('gross'));
  for (let i = first.number + 1; i < tokens.length && i < first.number + 12; i++) {
    const read =
      tokens[i]?.kind === 'number' ? measure(tokens, i, 'burnMonthlyUsd', context) : null;
    if (read === null) continue;
    const behind = words(read.next, read.next + 3);
    const tagged =
      !netAlready &&
      (tokens[i - 1]?.text === 'net' ||
        behind[0] === 'net' ||
        // "but with collections netted off it was $88K"
        (words(first.number + 1, i).some((word) => /^nett?ed$/.test(word)) &&
          /^(?:was|is|to|at|came)$/.test(tokens[i - 1]?.text ?? '')) ||
        (behind[0] === '(' && behind[1] === 'net'));
    const lead = /^(?:avg|average|averaging|about|or|approx|~|≈|=)$/.test(
      tokens[i - 1]?.text ?? '',
    );
    const monthly =
      /^[(,]$/.test(tokens[i - (lead ? 2 : 1)]?.text ?? '') &&
      /^(?:\/|per|a) ?(?:mo|month)/.test(behind.join(' '));
    const second = joint ? /^(?:\/|and|&|,)$/ : /^\/$/;
    return tagged || monthly || (both && !netAlready && second.test(tokens[i - 1]?.text ?? ''))
      ? { ...first, number: i }
      : null;
  }
  return null;
}

/** "Gross / net burn: $140k / $84k", "gross and net burn": the second is the net one. */
const isBehindGross = (tokens: readonly Token[], anchor: number) =>
  /^net\b/.test(tokens[anchor]?.text ?? '') &&
  /^(?:\/|and|&)$/.test(tokens[anchor - 1]?.text ?? '') &&
  tokens[anchor - 2]?.text === 'gross';

function changeBefore(tokens: readonly Token[], first: Link): boolean {
  for (let i = first.number - 1; i > first.anchor - 3 && i >= 0; i--)
    if (CHANGE_VERBS.has(tokens[i]?.text ?? '')) return true;
  return false;
}

/** "October $84k, November $90k" and "$84k (Oct), $90k (Nov)". */
function datedList(
  tokens: readonly Token[],
  first: Link,
  field: MetricField,
  context: DocumentContext,
): Link[] {
  const links: Link[] = [{ ...first, date: ownDate(tokens, first.number) }];
  let at = behindOwnDate(
    tokens,
    measure(tokens, first.number, field, context)?.next ?? first.number + 1,
  );
  while (links.length < 13) {
    let date: DateValue | null = null;
    let i = at;
    for (; i < tokens.length && i < at + 7; i++) {
      const token = tokens[i];
      if (token?.kind === 'date') date = token.date;
      else if (
        token?.kind === 'number' ||
        !/^(?:,|;|and|\(|\)|:|=|-|–|\||\/|in|→|->|then|to|~)$/.test(token?.text ?? '')
      )
        break;
    }
    const read = measure(tokens, i, field, context);
    if (read === null || (date === null && ownDate(tokens, i) === null)) break;
    links.push(link(first.anchor, i, 'dated', 0.85, ownDate(tokens, i) ?? date));
    at = behindOwnDate(tokens, read.next);
  }
  return links.length > 1 ? links.map((l) => ({ ...l, rule: 'dated' })) : [first];
}

/** "$76K in March, $81K in February", "$1.2m on 1 October": past the date of the number that ends before `next`. */
function behindOwnDate(tokens: readonly Token[], next: number): number {
  let date = next;
  while (date < next + 5 && /^(?:in|on|at|as|of|the|end|close)$/.test(tokens[date]?.text ?? ''))
    date++;
  const closed = /^(?:,|;|and|\)|\||\.)$/.test(tokens[date + 1]?.text ?? ',');
  return date > next && tokens[date]?.kind === 'date' && closed ? date + 1 : next;
}

function ownDate(tokens: readonly Token[], at: number): DateValue | null {
  const inDate = behindOwnDate(tokens, at + 1);
  const dated = inDate > at + 1 ? tokens[inDate - 1] : undefined;
  if (dated?.kind === 'date') return dated.date;
  const behind = tokens[at + 1]?.text === '(' ? tokens[at + 2] : undefined;
  if (behind?.kind === 'date' && tokens[at + 3]?.text === ')') return behind.date;
  for (const i of [at - 1, at - 2]) {
    const token = tokens[i];
    if (token?.kind === 'date') return token.date;
    if (!/^(?::|=|-|–|~)$/.test(token?.text ?? '')) return null;
  }
  return null;
}

/** "16 months → 22 if the grant comes", "11 → 12 from January": what will be. */
export function isAheadBehind(
  tokens: readonly Token[],
  from: number,
  field: MetricField,
  received: Date,
): boolean {
  const lead = tokens[from]?.text ?? '';
  if (/^(?:if|once|assuming|pending)$/.test(lead)) return true;
  if (field === 'runwayMonths' && /^(?:with|after)$/.test(lead)) return true;
  if (!/^(?:from|in|by|as of|starting|until)$/.test(lead)) return false;
  const date = tokens[from + 1];
  if (date?.kind !== 'date') return false;
  if (date.date.year === null && date.date.grain === 'month') {
    const months = (date.date.index - received.getUTCMonth() - 1 + 12) % 12;
    return months > 0 && months < 6 && lead !== 'in';
  }
  const range = monthRange(date.date);
  return range !== null && range.first > monthNumber(received);
}
