import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import { measure, type Measure } from './measure';

/** "crossed the $5M mark ($5.05M)", "crossed $3M and ended at $3.1M": the exact amount behind. */
export function exactBehind(
  tokens: readonly Token[],
  read: Measure,
  field: MetricField,
  context: DocumentContext,
): Measure | null {
  const stands = standsBehind(tokens, read, field, context);
  if (stands !== null) return stands;
  for (let i = read.next; i < read.next + 9; i++) {
    const token = tokens[i];
    if (token?.kind === 'number') {
      const exact = token.text.startsWith('(') ? measure(tokens, i, field, context) : null;
      return exact?.doubt === null && exact.value >= read.value && exact.value < read.value * 1.25
        ? exact
        : null;
    }
    // "passed two million: $2.08M"
    if (i === read.next && /^[:–—]$/.test(token?.text ?? '') && tokens[i + 1]?.kind === 'number') {
      const exact = measure(tokens, i + 1, field, context);
      return exact?.doubt === null && exact.value >= read.value && exact.value < read.value * 1.25
        ? exact
        : null;
    }
    if (token?.text === '(') return exactGroup(tokens, i, read, field, context);
    const between = token?.kind === 'anchor' || token?.kind === 'date';
    if (!between && !OF_CROSSING.test(token?.text ?? '')) return null;
  }
  return null;
}

/** "… in ARR for the first time this month (…)" */
const OF_CROSSING =
  /^(?:mark|milestone|threshold|in|for|the|first|time|this|during|month|quarter|year)$/;

const GOES_ON =
  /^(?:and|,|now|it|ended|ends|ending|closed|closing|finished|finishing|stands|standing|stood|sits|sitting|is|landed|landing|mark|milestone|threshold|in|the|at|about|around|month|quarter|year|period|today|currently|our|with|this)$/;

/** "crossed $3M and ended the month at $3.1M": where it stands now. */
function standsBehind(
  tokens: readonly Token[],
  read: Measure,
  field: MetricField,
  context: DocumentContext,
): Measure | null {
  for (let i = read.next; i < read.next + 9; i++) {
    const token = tokens[i];
    if (token?.kind === 'number') {
      const exact = /^(?:at|about|around|is)$/.test(tokens[i - 1]?.text ?? '')
        ? measure(tokens, i, field, context)
        : null;
      return exact?.doubt === null && exact.value >= read.value && exact.value < read.value * 1.5
        ? exact
        : null;
    }
    if (token === undefined || (token.kind !== 'date' && !GOES_ON.test(token.text))) return null;
  }
  return null;
}

/** "($1.04M at month end)": the exact amount opens the brackets, and nothing calls it another's. */
function exactGroup(
  tokens: readonly Token[],
  open: number,
  read: Measure,
  field: MetricField,
  context: DocumentContext,
): Measure | null {
  const exact = measure(tokens, open + 1, field, context);
  if (exact?.doubt !== null || exact.value < read.value || exact.value >= read.value * 1.25)
    return null;
  for (let i = exact.next; i < exact.next + 6; i++) {
    if (tokens[i]?.text === ')') return exact;
    if (tokens[i]?.kind === 'date') continue;
    if (
      !/^(?:at|as|of|on|in|to|be|exact|precise|exactly|precisely|month|quarter|year|period|end|the|now|today|close|-)$/.test(
        tokens[i]?.text ?? '',
      )
    )
      return null;
  }
  return null;
}

/** "just under $40k (39.6 to be exact)": the exact amount behind one that is only approached, in its scale. */
export function exactBelow(tokens: readonly Token[], read: Measure, at: number): Measure | null {
  const [near, exact] = [tokens[at], tokens[read.next + 1]];
  if (tokens[read.next]?.text !== '(' || exact?.kind !== 'number' || near?.kind !== 'number')
    return null;
  const behind = tokens.slice(read.next + 2, read.next + 6);
  const close = behind.findIndex((t) => t.text === ')');
  const words = behind.slice(0, Math.max(0, close)).map((t) => t.text);
  if (!/^(?:to be )?(?:exact|exactly|precise|precisely)$/.test(words.join(' '))) return null;
  const scale =
    exact.number.scaled || exact.number.value >= 1000 ? 1 : read.step / near.number.step;
  const scaled = [scale, 1e3, 1e6].find((by) => isJustBelow(exact.number.value * by, read.value));
  if (scaled === undefined || exact.number.kind !== 'plain') return null;
  const value = Number((exact.number.value * scaled).toPrecision(14));
  return { value, step: exact.number.step * scaled, doubt: null, next: read.next + 2 };
}

const isJustBelow = (value: number, limit: number) => value <= limit && value > limit * 0.8;
