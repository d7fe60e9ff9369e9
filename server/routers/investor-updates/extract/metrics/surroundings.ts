import type { DateValue } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';
import { APPROXIMATORS, AT_LEAST, SHORT_OF } from './cues';
import { endsStretch } from './ends-of-stretch';

/** Words such as "about" aside, the token that governs the number at `at`; -1 at the start. */
export function governorIndex(tokens: readonly Token[], at: number): number {
  let i = at - 1;
  while (i >= 0 && i > at - 5 && APPROXIMATORS.has(tokens[i]?.text ?? '')) i--;
  return i;
}

/** Whether words before the number say it has not been reached, or is a lower bound. */
export function bound(tokens: readonly Token[], at: number): 'short' | 'least' | 'exact' {
  const one = tokens[at - 1]?.text ?? '';
  const two = tokens[at - 2]?.text ?? '';
  const token = tokens[at];
  if (SHORT_OF.has(one) && !(one === 'toward' || one === 'max')) return 'short';
  if (/^(?:almost|nearly)$/.test(two) && /^(?:at|to|reached|hit|crossed)$/.test(one))
    return 'short';
  const behind = tokens[at + 1]?.text === '(' ? tokens[at + 2]?.text : tokens[at + 1]?.text;
  const reached =
    two === 'up' &&
    (/^(?:is|are|now|went|moved|came|was|we're|it's|back|grew|crept|ticked|edged|inched|jumped|shot|rose|climbed|nudged|drifted|stepped|ramped|popped|spiked|bumped|scaled|gone|creeping|ticking)$/.test(
      tokens[at - 3]?.text ?? '',
    ) ||
      /^(?:was|from|vs|versus|prev|previously|prior)$/.test(behind ?? ''));
  if (
    (one === 'to' && !reached && /^(?:close|up|near|closer)$/.test(two)) ||
    (one === 'of' && /^(?:shy|short|south)$/.test(two))
  )
    return 'short';
  if (one === 'of' && two === 'north') return 'least';
  if (one === 'than') return /^(?:more|greater|better)$/.test(two) ? 'least' : 'short';
  if (/^[<≤]$/.test(one) || (one === '=' && two === '<') || token?.text.startsWith('<'))
    return 'short';
  if (AT_LEAST.has(one) || (one === 'the' && AT_LEAST.has(two))) return 'least';
  if (breaksThrough(tokens, one === 'the' ? at - 2 : at - 1)) return 'least';
  if (token?.kind === 'number' && token.number.plus) return 'least';
  return 'exact';
}

/** "broke through the $100k mark", "blew past $2M". */
export function breaksThrough(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:through|past)$/.test(tokens[at]?.text ?? '') &&
    /^(?:broke|broken|breaking|blew|blown|pushed|pushing|got|went|gone|sailed|powered|moved|smashed|burst)$/.test(
      tokens[at - 1]?.text ?? '',
    )
  );
}

const CLAUSE_END = new Set([
  'through',
  'thru',
  'until',
  'till',
  'into',
  ',',
  '(',
  ')',
  '.',
  '—',
  'but',
  'while',
  'vs',
  'versus',
  'against',
  'compared',
  'from',
  'than',
  '|',
  'and',
  'with',
]);
const DATE_LEADS = new Set([
  'in',
  'en',
  'em',
  'au',
  'im',
  'fin',
  'at',
  'of',
  'as',
  'on',
  'for',
  'end',
  'the',
  'ended',
  'ending',
  '(',
  'mid',
  'early',
  'late',
  'during',
]);

/** "in March", "(31 Mar)", "at the end of Q1" directly behind the number. */
export function dateBehind(tokens: readonly Token[], from: number): DateValue | null {
  let led = false;
  for (let i = from; i < tokens.length && i < from + 7; i++) {
    const token = tokens[i];
    if (token?.kind === 'date')
      return led && !(tokens[i - 1]?.text === '(' && tokens[i + 1]?.text !== ')')
        ? token.date
        : null;
    // "as of today (Nov 12)"
    const today = /^(?:today|now)$/.test(tokens[i - 1]?.text ?? '');
    if (token?.text === '(' && (!led || today)) {
      // "(in February was of $81k)": the date of the number in the brackets.
      if (holdsNumber(tokens, i)) return null;
      led = true;
      continue;
    }
    if (token === undefined || CLAUSE_END.has(token.text)) return null;
    if (DATE_LEADS.has(token.text)) led = true;
    else if (token.kind !== 'anchor' && !(token.kind === 'word' && i < from + 3)) return null;
  }
  return null;
}

const SINCE = new Set([
  'since',
  'from',
  'by',
  'until',
  'till',
  'than',
  'vs',
  'versus',
  'against',
  'compared',
  'to',
  'before',
  'after',
  'into',
  'enter',
  'entering',
]);

/** The last date before `at` that dates the statement: "In March we …", "March MRR". */
export function dateBefore(tokens: readonly Token[], at: number): DateValue | null {
  for (let i = at - 1; i >= 0 && i >= at - 14; i--) {
    const token = tokens[i];
    if (
      token?.kind === 'number' &&
      token.number.kind === 'plain' &&
      i < at - 1 &&
      token.number.currency !== null
    )
      return null;
    if (token?.text === ')') return datedBeforeGroup(tokens, i, at);
    if (startsResult(tokens, i, at)) return null;
    if (token?.kind !== 'date') continue;
    const before = tokens[i - 1]?.text ?? '';
    // "from $1.3M in Q4, and …": the date of an earlier number.
    if (tokens[i - 2]?.kind === 'number' && /^(?:in|at|for)$/.test(before)) return null;
    // "less than in April"
    const compared = /^(?:in|at|for|on|of)$/.test(before) && SINCE.has(tokens[i - 2]?.text ?? '');
    return SINCE.has(before) || compared || isSince(tokens, i) ? null : token.date;
  }
  return null;
}

/** "Since our last letter in November, ARR has doubled": the date is that of the beginning. */
function isSince(tokens: readonly Token[], date: number): boolean {
  for (let i = date - 1; i >= 0 && i > date - 8; i--) {
    if (tokens[i]?.text === 'since') return true;
    if (tokens[i]?.kind !== 'word') return false;
  }
  return false;
}

/** "November (flash) ARR $1.15M": the date before a bracket that holds nothing but a word or two. */
function datedBeforeGroup(tokens: readonly Token[], close: number, at: number): DateValue | null {
  const directly = close === at - 1 || (close === at - 2 && tokens[at - 1]?.text === ':');
  for (let i = close - 1; directly && i > close - 4; i--) {
    const date = tokens[i - 1];
    if (tokens[i]?.text === '(') return date?.kind === 'date' ? date.date : null;
    if (tokens[i]?.kind !== 'word') return null;
  }
  return null;
}

/** "We let five go on December 1, so we are 17 now": what came of it is of now, not of that day. */
const startsResult = (tokens: readonly Token[], so: number, at: number) =>
  tokens[so]?.text === 'so' &&
  tokens[so - 1]?.text === ',' &&
  tokens.slice(so + 1, at + 1).some((t) => /^(?:are|is|we're|it's)$/.test(t.text));

const COMPARES = /^(?:compared|versus|vs|than|since|from|over|against|after|relative|like|unlike)$/;
const PAST = /^(?:last|previous|prior)$/;
const SPAN = /^(?:month|quarter|year|week|time|fall|spring|summer|winter)(?:'s)?$/;

/** "last month", "a year ago", "previously" near the number, on either side. */
export function isFormer(
  tokens: readonly Token[],
  from: number,
  to: number,
  behind = false,
): boolean {
  for (let i = Math.max(0, from); i < Math.min(tokens.length, to); i++) {
    const text = tokens[i]?.text ?? '';
    // Behind a comparison or another number the talk is of that number.
    const other = COMPARES.test(text) || /^(?:;|same|unchanged|similar)$/.test(text);
    if (behind && (tokens[i]?.kind === 'number' || other)) return false;
    if (behind && text === '(' && holdsNumber(tokens, i)) return false;
    const next = tokens[i + 1]?.text ?? '';
    if (COMPARES.test(tokens[i - 1]?.text ?? '') || COMPARES.test(tokens[i - 2]?.text ?? ''))
      continue;
    // "$95k, last month: $88k"
    if (behind && PAST.test(text) && tokens[i + 2]?.text === ':') return false;
    if (PAST.test(text) && (SPAN.test(next) || tokens[i + 1]?.kind === 'date' || next === 'update'))
      return true;
    if (/^(?:ago|previously|formerly|earlier|originally|historically|initially)$/.test(text))
      return true;
    if (text === 'used' && next === 'to') return true;
  }
  return false;
}

/** "(last month $41.0k)": the time belongs to the number in the brackets. */
function holdsNumber(tokens: readonly Token[], open: number): boolean {
  for (let i = open + 1; i < tokens.length && i < open + 8; i++) {
    if (tokens[i]?.text === ')') return false;
    if (tokens[i]?.kind === 'number') return true;
  }
  return false;
}

/** "began 2025 with $2.9M", "opened the quarter at 80k": where a stretch began, not where it stands. */
export function opensPeriod(tokens: readonly Token[], at: number): boolean {
  const ends = endsStretch(tokens, at + 1);
  for (let i = at - 1; i >= 0 && i >= at - 9; i--) {
    const text = tokens[i]?.text ?? '';
    // "$1.0m at the start of the month, $1.1m at the end"
    if (ends && /^[,;]$/.test(text)) return false;
    if (/^(?:began|begin|started|start|opened|entered|beginning)$/.test(text))
      return !/^(?:charging|selling|tracking|reporting|measuring)$/.test(tokens[i + 1]?.text ?? '');
    if (
      tokens[i]?.kind === 'punct'
        ? /^[;:)•]$/.test(text)
        : /^(?:ended|ending|finished|closed|closing|exited|hit|reached|grew|now|is|are|stands|to|crossed|today)$/.test(
            text,
          )
    )
      return false;
  }
  return false;
}

/** How often an amount falls due, from the words behind it. */
export function cadence(
  tokens: readonly Token[],
  from: number,
): 'month' | 'quarter' | 'year' | 'week' | null {
  for (let i = from; i < tokens.length && i < from + 5; i++) {
    const text = tokens[i]?.text ?? '';
    const unit = cadenceOf(text);
    const lead = tokens[i - 1]?.text ?? '';
    if (
      unit !== null &&
      (/ly$|^annual/.test(text) ||
        /^(?:\/|per|a|each|every|the|this|full|entire|last|that|p|pm)$/.test(lead))
    )
      return unit;
    if (text === 'p.m' || text === 'pm' || text === 'pcm' || text === 'mom-average') return 'month';
    if (/^(?:pa|p\.a|annum)$/.test(text)) return 'year';
    if (tokens[i]?.kind === 'number' || CADENCE_END.has(text)) return null;
  }
  return null;
}

const CADENCE_END = new Set(
  ', ) : | ; and with vs against from because since due after when where while'.split(' '),
);

function cadenceOf(text: string): 'month' | 'quarter' | 'year' | 'week' | null {
  if (/^(?:mo|month|months|monthly|mth)$/.test(text)) return 'month';
  if (/^(?:qtr|quarter|quarterly)$/.test(text)) return 'quarter';
  if (/^(?:yr|year|yearly|annual|annually|annum|y)$/.test(text)) return 'year';
  if (/^(?:wk|week|weekly)$/.test(text)) return 'week';
  return null;
}
