import { monthNumber, monthRange, resolveYear } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { measure } from './measure';
import { fieldOf } from './read-pairs';
import type { Sentence } from './sentences';

const LEAD_UP =
  /^(?:is|was|has|had|stands|stood|sits|settled|ended|closed|finished|reached|hit|grew|grown|risen|fallen|now|today|currently|at|to|about|around|roughly|just|over|up|down|,)$/;

/** "ARR was $500k. It is now $1.5M.": what "it" is stands in the sentence before. */
export function readSequel(
  before: Sentence | undefined,
  sentence: Sentence,
  context: DocumentContext,
): Candidate | null {
  const { tokens, goal } = sentence;
  const planned = before?.goal.some(Boolean) === true ? onlyMetric(before.tokens) : null;
  const now = planned === null ? null : readToday(sentence, planned, context);
  if (now !== null) return now;
  const field = before === undefined ? null : onlyField(before.tokens);
  if (field === null) return null;
  const exact = exactFirst(tokens);
  if (exact > 0 && before !== undefined) {
    const is = { anchor: 0, number: exact, rule: 'sequel-exact', confidence: 0.75, date: null };
    return buildCandidate(sentence, is, field, false, context);
  }
  // "We crossed half a million in ARR! $505k to be exact."
  if (
    tokens[0]?.kind === 'number' &&
    EXACTLY.test(
      tokens
        .slice(1, 4)
        .map((t) => t.text)
        .join(' '),
    )
  ) {
    const exact = { anchor: 0, number: 0, rule: 'sequel', confidence: 0.75, date: null };
    return buildCandidate(sentence, exact, field, false, context);
  }
  const standing =
    field === 'arrUsd' || field === 'mrrUsd' ? readStanding(sentence, field, context) : null;
  if (standing !== null) return standing;
  const first = /^(?:now|today|currently)$/.test(tokens[0]?.text ?? '') ? 1 : 0;
  const dated = closesPeriod(tokens);
  const subject = dated > 0 ? dated : tokens[first]?.text === ',' ? first + 1 : first;
  if (!/^(?:it|it's)$/.test(tokens[subject]?.text ?? '')) return null;
  const at = tokens.findIndex((t) => t.kind === 'number');
  const led = tokens.slice(subject + 1, at);
  // "Gross margin was planned at 70%; it came in at 66%."
  if (before?.goal.some(Boolean) === true && isCameIn(led) && goal[at] !== true) {
    const link = { anchor: at, number: at, rule: 'sequel', confidence: 0.75, date: null };
    return buildCandidate(sentence, link, field, false, context);
  }
  if (at < 0 || goal[at] === true || !led.every((t) => LEAD_UP.test(t.text))) return null;
  const present = [...tokens.slice(0, subject), ...led, tokens[at + 1]];
  // "I misstated cash. It is $2.4M and not $2.7M."
  const instead = /^(?:and |, |but )?(?:not|rather|instead)\b/.test(
    tokens
      .slice(at + 1, at + 3)
      .map((t) => t.text)
      .join(' '),
  );
  if (
    dated === 0 &&
    !instead &&
    !present.some((t) => /^(?:now|today|currently|stands|sits)$/.test(t?.text ?? ''))
  )
    return null;
  const stated = tokens.slice(0, dated).find((t) => t.kind === 'date');
  const date = stated?.kind === 'date' ? stated.date : null;
  const rule = dated > 0 ? 'sequel-at' : 'sequel';
  const link = { anchor: at, number: at, rule, confidence: 0.75, date };
  return buildCandidate(sentence, link, field, false, context);
}

const isCameIn = (led: readonly Token[]) =>
  /^(?:actually )?(?:came|landed|ended|finished|turned)(?: (?:in|out|up))?(?: (?:at|to be))?(?: (?:about|around|roughly|just|only))?$/.test(
    led.map((t) => t.text).join(' '),
  );

/** "After the round we'll have $6.4M in the bank. Today: $1.1M.": where it stands, behind the plan. */
function readToday(
  sentence: Sentence,
  field: MetricField,
  context: DocumentContext,
): Candidate | null {
  const { tokens } = sentence;
  const at = tokens.findIndex((t) => t.kind === 'number');
  const led = tokens
    .slice(0, Math.max(0, at))
    .map((t) => t.text)
    .join(' ');
  const read = at < 1 ? null : measure(tokens, at, field, context);
  if (read === null || !TODAY.test(led) || tokens[read.next] !== undefined) return null;
  const link = { anchor: at, number: at, rule: 'sequel', confidence: 0.75, date: null };
  return buildCandidate(sentence, link, field, false, context);
}

const TODAY =
  /^(?:today|now|currently|right now|at present|as is|as of today|as it stands|as things stand)(?: ?[:,–—])?(?: (?:it's|it is|we have|we're at|we are at|that's))?(?: (?:at|about|around|roughly|~))?$/;

/** The token behind "By the end of September", "End of October", "At quarter end,"; 0 where the sentence opens otherwise. */
function closesPeriod(tokens: readonly Token[]): number {
  const it = tokens.findIndex((t) => t.text === 'it');
  const led = /^(?:by|at|on)$/.test(tokens[0]?.text ?? '') ? 1 : 0;
  if (it <= led || it > 8) return 0;
  const lead = tokens.slice(led, it);
  const whole = lead.every(
    (t) =>
      t.kind === 'date' ||
      /^(?:the|end|close|of|month|quarter|year|,|month-end|quarter-end|year-end)$/.test(t.text),
  );
  // "On October 31 it was $92k."
  const ends = lead.some(
    (t) =>
      /^(?:end|close|month-end|quarter-end|year-end)$/.test(t.text) ||
      (t.kind === 'date' && t.date.grain === 'day'),
  );
  return whole && ends ? it : 0;
}

const EXACTLY = /^(?:,? ?to be (?:exact|precise)|exactly|precisely)/;

/** The number of "To be exact: $1.32M", "Exactly: $505k"; 0 without one. */
function exactFirst(tokens: readonly Token[]): number {
  const at = tokens.findIndex((t) => t.kind === 'number');
  const led = tokens.slice(0, Math.max(0, at)).map((t) => t.text);
  return /^(?:to be (?:exact|precise)|exactly|precisely) ?[:,–—-]?$/.test(led.join(' ')) ? at : 0;
}

const STANDS =
  /^(?:stand|sit|are|ended|landed|finished|closed|came|got|reached|exited)(?: (?:now|currently|up|in|out))?(?: at)?$/;

/** "We would reach $800k ARR. We did not: we stand at $740k.": nothing else is named. */
function readStanding(
  { tokens, goal }: Sentence,
  field: MetricField,
  context: DocumentContext,
): Candidate | null {
  if (tokens.some((t) => t.kind === 'anchor')) return null;
  const at = tokens.findIndex((t) => t.kind === 'number');
  const subject = tokens.findLastIndex((t, i) => i < at && /^(?:we|we're)$/.test(t.text));
  const number = tokens[at];
  if (number?.kind !== 'number' || subject < 0 || goal[at] === true) return null;
  if (number.number.currency === null || at - subject > 4) return null;
  const words = tokens
    .slice(subject + 1, at)
    .filter((t) => t.kind !== 'date')
    .map((t) => t.text)
    .join(' ');
  const behind = tokens[at + 1];
  const stands = tokens[subject]?.text === "we're" ? /^(?:now |currently |still )?at$/ : STANDS;
  if (!stands.test(words) || (behind !== undefined && behind.kind !== 'punct')) return null;
  const sentence = { tokens, goal };
  const link = { anchor: at, number: at, rule: 'sequel', confidence: 0.75, date: null };
  return buildCandidate(sentence, link, field, false, context);
}

/** The one metric a sentence names, when it names nothing else. */
function onlyField(tokens: readonly Token[]): MetricField | null {
  const anchors = tokens.filter((t) => t.kind === 'anchor' && !/^(?:the |our )?team$/.test(t.text));
  const fields = new Set(anchors.map(fieldOf));
  const [field = null] = fields;
  return fields.size === 1 ? field : null;
}

/** The one metric of a sentence, whatever else it names: "If the grant lands, cash will be $3M." */
function onlyMetric(tokens: readonly Token[]): MetricField | null {
  const fields = new Set(tokens.map(fieldOf).filter((field) => field !== null));
  const [field = null] = fields;
  return fields.size === 1 ? field : null;
}

const BROUGHT =
  /(?:^| )(?:bringing|brings|brought|taking|takes|took|getting|gets|the) (?:us|total|it) to$/;
const ENDED_AT =
  /(?:^| )(?:(?:and|we|to|,) (?:now|currently) (?:stand|sit|are)(?: at)?|and (?:stand|sit) (?:now )?at|(?:ending|finishing|closing|to (?:end|finish|close)|and (?:ended|finished|closed)) (?:the (?:month|quarter|year) |month )?at)$/;

/** "New ARR of $700k, bringing us to $6.2M": the total that the addition leads to. */
export function readBroughtTo(sentence: Sentence, context: DocumentContext): Candidate | null {
  const { tokens, goal } = sentence;
  for (let at = 4; at < tokens.length; at++) {
    if (tokens[at]?.kind !== 'number' || goal[at] === true) continue;
    const led = tokens
      .slice(Math.max(0, at - 5), at)
      .map((t) => (t.kind === 'date' ? 'month' : t.text))
      .join(' ');
    if (!BROUGHT.test(led) && !ENDED_AT.test(led)) continue;
    const behind = tokens[at + 1];
    if (
      behind !== undefined &&
      behind.kind !== 'punct' &&
      !/^(?:total|overall|in|at|as|now|and)$/.test(behind.text)
    )
      return null;
    const anchor = tokens.slice(0, at).findLastIndex((t) => t.kind === 'anchor');
    const unit = /\b(arr|mrr)(?: (?:target|goal))?$/.exec(tokens[anchor]?.text ?? '')?.[1];
    if (unit === undefined) return null;
    const link = { anchor, number: at, rule: 'brought', confidence: 0.8, date: null };
    return buildCandidate(sentence, link, unit === 'arr' ? 'arrUsd' : 'mrrUsd', false, context);
  }
  return null;
}

const SUBJECT = /^(?:we're|we|that|that's|this|which|it|it's|together|all|the)$/;
const GIVES =
  /^(?:(?:we're|we are) (?:now |still )?(?:good|fine|set|funded|safe) for |the (?:range|reach|reserves?|money|liquidity|funds) (?:now )?(?:is|are|lasts?|reaches|suffices?|covers?|goes) |that's |it's |we (?:now |still |currently )?have |we've got |(?:that|this|which|it|together|all) (?:now |still |currently |then )?(?:gives|leaves|buys|means|makes|is|lasts|should last|will last|covers|carries|takes|translates|works|comes) )(?:(?:us|to|out|into|for|with|about|around|roughly|approximately|a|at) ){0,3}$/;
/** "at the current pace", "if nothing grows": as things stand. */
export const AS_IT_STANDS =
  /^(?:at (?:the |this |our |today's |that )?(?:current |present |same )?(?:pace|rate|burn|spend|speed)|if (?:nothing|we|revenue) (?:grows|changes|change nothing|stays)|as things stand|of runway|left|out|to go|ahead|in front of us|before us|of life|without new money|for (?:a|our|the|this) (?:\w+ )?team|for (?:the |all )?(?:\d+|[a-z]+) of us)\b/;

/**
 * "… cash of $11.4M. This gives us 30 months.": how far what was told of before goes.
 * @param money cash or burn was read before, whatever it was called
 */
export function readRunwaySequel(
  sentences: readonly Sentence[],
  order: number,
  context: DocumentContext,
  money = false,
): Candidate | null {
  const sentence = sentences[order];
  if (sentence === undefined || order === 0) return null;
  const { tokens, goal } = sentence;
  const opens = behindRate(tokens, context.received);
  const first = tokens[opens];
  if (first?.kind !== 'number' && !SUBJECT.test(first?.text ?? '')) return null;
  const at = tokens.findIndex((t) => t.kind === 'number');
  // "$3.1M cash. 24 months."
  const alone = tokens.length === 2 || (tokens[2]?.text === 'at' && tokens.length <= 6);
  const bare = at === 0 && alone && (money || namesMoney(sentences[order - 1]));
  if (at < (bare ? 0 : 1) || at > opens + 7 || goal[at] === true) return null;
  const led = tokens
    .slice(opens, at)
    .map((t) => `${t.text} `)
    .join('');
  const behind = tokens[at + 2];
  const months = /^(?:months|mos|mths)$/.test(tokens[at + 1]?.text ?? '');
  const rest = tokens
    .slice(at + 2)
    .map((t) => t.text)
    .join(' ');
  // "It carries us for 15 months, into Q3 2027."
  const until = /^, ?(?:well )?(?:into|until|till|through|to) /.test(`${rest} `);
  const ends = behind === undefined || behind.text === '.' || until || AS_IT_STANDS.test(rest);
  if (!months || !(bare || GIVES.test(led)) || !ends) return null;
  if (!money && !sentences.slice(0, order).some(namesMoney)) return null;
  const link = { anchor: at, number: at, rule: 'sequel', confidence: 0.75, date: null };
  return buildCandidate(sentence, link, 'runwayMonths', false, context);
}

/** The token behind "At September's rate", "At the current pace,"; 0 where the sentence opens otherwise. */
function behindRate(tokens: readonly Token[], received: Date): number {
  if (tokens[0]?.text !== 'at') return 0;
  const rate = tokens.findIndex(
    (t, i) => i < 6 && /^(?:rate|pace|burn|burn rate|spend|spending|speed|net burn)$/.test(t.text),
  );
  const lead = tokens.slice(1, Math.max(1, rate));
  const asNow = lead.every((t) =>
    t.kind === 'date'
      ? (monthRange(resolveYear(t.date, received))?.first ?? Infinity) <= monthNumber(received)
      : /^(?:the|our|this|that|current|present|today's|'s|existing|net|same|of|in)$/.test(t.text) ||
        isLately(t.text, received),
  );
  if (rate < 0 || !asNow) return 0;
  return tokens[rate + 1]?.text === ',' ? rate + 2 : rate + 1;
}

const MONTHS =
  'january february march april may june july august september october november december';

/** "september's", not long ago. */
function isLately(word: string, received: Date): boolean {
  const month = MONTHS.split(' ').indexOf(word.replace(/['’]s$/, ''));
  return month >= 0 && word.endsWith('s') && (received.getUTCMonth() - month + 12) % 12 <= 3;
}

const namesMoney = (sentence: Sentence | undefined) =>
  sentence?.tokens.some((t) => /^(?:cashOnHandUsd|burnMonthlyUsd)$/.test(fieldOf(t) ?? '')) ===
  true;
