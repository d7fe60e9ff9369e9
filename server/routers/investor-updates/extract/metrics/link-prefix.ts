import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import { isAside, isChangeIn } from './asides';
import { DELTA_BEFORE } from './cues';
import { actualBehindPlan } from './delivered';
import { behindTime } from './ends-of-stretch';
import { isFiller } from './fillers';
import { follow } from './follow';
import { link, type Link } from './link';
import { isFraction, isMoney, measure } from './measure';
import { seatedBehind } from './people-elsewhere';
import type { Sentence } from './sentences';
import { pastAside } from './past-aside';
import { behindSpelled } from './spelled-out';
import { behindRelative } from './behind-relative';
import { wholeLabel } from './whole-label';

const REACH = 18;
const OPEN_MARKS = new Set([
  ':',
  '…',
  '=',
  '-',
  '–',
  '—',
  '→',
  '->',
  '=>',
  '~',
  '≈',
  '#',
  '"',
  '|',
  '*',
  "'",
]);

const IS_SO = /^(?:is|was|came|has|grew|rose|fell|dropped|sits|stands|reflects|includes|looks)$/;

/** Finds the numbers a metric's name leads to: none, one, or one per date. */
export function linkPrefix(
  sentence: Sentence,
  anchor: number,
  field: MetricField,
  context: DocumentContext,
): Link[] {
  const { tokens } = sentence;
  if (isChangeIn(tokens, anchor)) return [];
  const whole = wholeLabel(tokens, anchor, field, context);
  if (whole !== null) return [whole];
  let rule = 'prose';
  let comma = 0;
  let unitInLabel = tokens[anchor]?.text.includes('%') ?? false;
  for (let i = anchor + 1; i < tokens.length && i <= anchor + REACH; i++) {
    const token = tokens[i];
    if (token === undefined) return [];
    const actual = actualBehindPlan(tokens, i, field, context);
    if (actual !== null) return actual === 0 ? [] : [link(anchor, actual, 'delivered', 0.85)];
    if (sentence.goal[i] === true) return [];
    if (token.kind === 'date') continue;
    const figures = isMoney(field) ? behindSpelled(tokens, i, field, context) : 0;
    if (figures > 0) return [link(anchor, figures, 'paren', 0.85)];
    if (token.text === '(') {
      const close = closing(tokens, i);
      if (close < 0) return [];
      const spelled =
        field === 'runwayMonths' && /^(?:half|years?|yrs?)$/.test(tokens[i - 1]?.text ?? '');
      if (measure(tokens, i + 1, field, context)?.next === close && (i === anchor + 1 || spelled))
        return [link(anchor, i + 1, 'paren', 0.85)];
      if (isForeignGroup(tokens, i, close)) return [];
      if (tokens.slice(i, close).some((t) => /^(?:months?|mos?|mths?|m)$/.test(t.text)))
        unitInLabel = true;
      i = close;
      continue;
    }
    if (token.kind === 'number') {
      const shown = field === 'grossMarginPct' ? behindFraction(tokens, i) : 0;
      if (shown > 0) return [link(anchor, shown, 'paren', 0.85)];
      if (token.text.startsWith('(') && token.number.kind !== 'plain' && i > anchor + 1) continue;
      if (isAside(tokens, i, field, context)) {
        if (tokens[i - 1]?.text === 'from') i = behindTime(tokens, i + 1) - 1;
        continue;
      }
      // "grew by $4k", "up $4k": a change, and no new value in sight.
      if (DELTA_BEFORE.has(tokens[i - 1]?.text ?? '')) return [];
      const read = measure(tokens, i, field, context, unitInLabel || rule === 'label');
      if (read === null) {
        const seated = field === 'headcount' ? seatedBehind(tokens, i) : 0;
        return seated > 0 ? [link(anchor, seated, rule, 0.85)] : [];
      }
      return follow(tokens, link(anchor, i, rule, rule === 'label' ? 0.95 : 0.9), field, context);
    }
    if (token.kind === 'punct') {
      // "Annual recurring revenue (ARR) …", "Net burn/mo: …"
      if (token.text === ')' && i === anchor + 1 && tokens[anchor - 1]?.text === '(') continue;
      if (
        token.text === '/' &&
        i === anchor + 1 &&
        /^(?:mo|month|mth|m)$/.test(tokens[i + 1]?.text ?? '')
      ) {
        i++;
        continue;
      }
      const told =
        token.text === ',' && fieldOfAnchor(tokens[anchor]) === field
          ? behindRelative(tokens, i, field, context)
          : 0;
      if (told > 0) return [link(anchor, told, 'prose', 0.8)];
      if (token.text === ',' && comma++ === 0 && goesOn(tokens[i + 1])) continue;
      if (token.text === ',' && isAsBefore(tokens, i, field, context)) continue;
      // "The MRR, $67K, is down"
      const aside = token.text === ',' ? measure(tokens, i + 1, field, context) : null;
      if (
        aside?.doubt === null &&
        isMoney(field) &&
        tokens[aside.next]?.text === ',' &&
        IS_SO.test(tokens[aside.next + 1]?.text ?? '')
      )
        return [link(anchor, i + 1, 'prose', 0.85)];
      const resumed = token.text === ',' ? behindAside(tokens, i) : 0;
      if (resumed > 0) {
        i = resumed;
        continue;
      }
      if (!OPEN_MARKS.has(token.text) && token.text.charCodeAt(0) < 0x2190) return [];
      if (rule === 'prose' && (i - anchor <= 3 || token.text === ':')) rule = 'label';
      continue;
    }
    if (field === 'runwayMonths' && token.text === 'for' && tokens[i + 1]?.kind === 'number')
      continue;
    if (token.kind === 'anchor') {
      // "runway at the current burn is 14 months", "cash at month end"
      if (field === 'runwayMonths' && isBurn(tokens, i)) continue;
      return [];
    }
    // "grew 4% m/m to $2.3m"
    if (
      /^[mqyw]$/.test(token.text) &&
      tokens[i + 1]?.text === '/' &&
      tokens[i + 2]?.text === token.text
    ) {
      i += 2;
      continue;
    }
    if (/^(?:first|second)$/.test(token.text) && tokens[i + 1]?.text === 'half') {
      i++;
      continue;
    }
    const aside = pastAside(tokens, i, field);
    if (aside > 0) {
      i = aside;
      continue;
    }
    // "a year and a half (18 months)"
    if (field === 'runwayMonths' && /^(?:year|half)$/.test(token.text)) continue;
    if (!isFiller(tokens, i) && !OPENINGS.test(token.text)) return [];
  }
  return [];
}

/** "three quarters (74.6%)": the place of the figures behind the words; 0 without them. */
function behindFraction(tokens: readonly Token[], at: number): number {
  const behind = isFraction(tokens, at) ? tokens.slice(at + 1, at + 6) : [];
  const figures = behind.findIndex((t) => t.kind === 'number' && t.number.kind === 'percent');
  const bracket = behind[figures]?.text.startsWith('(') || behind[figures - 1]?.text === '(';
  return figures > 0 && bracket ? at + 1 + figures : 0;
}

const fieldOfAnchor = (token: Token | undefined) =>
  token?.kind === 'anchor' ? token.anchor : null;

const isBurn = (tokens: readonly Token[], at: number) => {
  const token = tokens[at];
  return token?.kind === 'anchor' && /^(?:burnMonthlyUsd|grossBurn)$/.test(token.anchor);
};

const OPENINGS = /^(?:began|started|opened)$/;

/** The comma that ends ", in other words," or ", as before,"; 0 without one. */
function behindAside(tokens: readonly Token[], comma: number): number {
  const end = tokens.findIndex((t, i) => i > comma + 1 && t.text === ',');
  if (end < 0 || end > comma + 5) return 0;
  const words = tokens.slice(comma + 1, end);
  if (!words.every((t) => t.kind === 'word')) return 0;
  return /^(?:in|as|again|too|by|for|once|like|though|then|so|on|counting|excluding|including|measured)$/.test(
    words[0]?.text ?? '',
  )
    ? end
    : 0;
}

/** "Headcount: unchanged, 10", "no change, 10": the value is all that follows. */
function isAsBefore(
  tokens: readonly Token[],
  comma: number,
  field: MetricField,
  context: DocumentContext,
): boolean {
  if (!/^(?:unchanged|flat|same|changes?|stable|steady)$/.test(tokens[comma - 1]?.text ?? ''))
    return false;
  const read = measure(tokens, comma + 1, field, context);
  const behind = read === null ? undefined : tokens[read.next];
  return read?.doubt === null && (behind === undefined || behind.text === '(');
}

/** After a comma the statement goes on only with a date or a word of state. */
function goesOn(token: Token | undefined): boolean {
  return (
    token?.kind === 'date' ||
    /^(?:now|currently|at|from|up|down|which|as|today|ending|still|standing|sitting|net|monthly|average|avg|end)$/.test(
      token?.text ?? '',
    )
  );
}

/** The index of the bracket that closes the one at `open`, if it is near. */
export function closing(tokens: readonly Token[], open: number): number {
  for (let i = open + 1; i < tokens.length && i <= open + 12; i++)
    if (tokens[i]?.text === ')') return i;
  return -1;
}

const FOREIGN =
  /^(?:target|goal|plan|budget|forecast|projected|prior|previous|last|expected|new|ex|contracted|committed|signed|booked|enterprise|smb|pipeline|weighted)$/;
/** "(subscriptions only)": what recurring revenue is anyway. */
const OF_ALL = /^(?:subscriptions?|recurring|software|saas|contracts|licen[cs]es|live)$/;

/** "(prev.)", "(pro forma)" without a number of their own. */
const OF_ANOTHER_TIME =
  /^(?:prev|previously|old|former|opening|starting|beginning|forma|proforma|pro-forma)$/;

/** "(target)", "(last year)", "(enterprise only)": the value behind is not the current total. */
const isForeignGroup = (tokens: readonly Token[], open: number, close: number) =>
  (tokens.slice(open, close).some((t) => OF_ANOTHER_TIME.test(t.text)) &&
    !tokens.slice(open, close).some((t) => t.kind === 'number')) ||
  tokens
    .slice(open, close)
    .some(
      ({ text }, i) =>
        FOREIGN.test(text) || (text === 'only' && !OF_ALL.test(tokens[open + i - 1]?.text ?? '')),
    );
