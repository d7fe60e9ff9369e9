import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { Candidate, DocumentContext } from './candidate';
import { measure } from './measure';

const ABOUT = '(?: (?:at|of|was|is|about|around|roughly|over|out|in|@|:|~|–|-|=))*$';
/** "peaked at", "topped out at", "bottomed at": the top or bottom of a course. */
const TURNED = new RegExp(
  `(?:^| )(?:peaked|topped out|maxed out|crested|bottomed|troughed|low of|lows of|as low as)${ABOUT}`,
);
const PEAK = new RegExp(
  `(?:^|(?<!\\b(?:new|record|fresh|another|all-time|a)) )(?:peak|trough)${ABOUT}`,
);
const PEAK_BEHIND =
  /^(?:\(? ?(?:at|was|is|in) (?:its |the |our |their )?(?:peak|height|trough|bottom|lowest|highest)\b(?! (?:of |at |was |: )?\D?\d)|\( ?(?:peak|at worst|at most) \)|at (?:worst|most|best|times)\b|peak\b(?! (?:of |at |was |: )?\D?\d))/;
const RAISED_BEHIND = /^(?:(?:was|were|has been|have been) )?(?:raised|committed|pledged)\b/;
const STANDS_BEHIND =
  /^(?:is |are |was |were )?(?:still )?(?:left|remains?|remaining|remained|now|today|currently|on hand|in the bank|in bank|at (?:the )?(?:month|quarter|year)[ -]end)\b/;
const STANDS_BEFORE =
  /(?:^| )(?:now|today|currently|stands|stood|sits|ended|down to|back to|back at|is|are)(?: (?:at|is|are|with|about|around|roughly|down|to|:|~))*$/;
const REACH = 14;

const words = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(Math.max(0, from), Math.max(0, to))
    .map((t) => (t.kind === 'date' ? '@' : t.text))
    .join(' ');

/** "Cash peaked at $8m", "MRR: peak $120k", "Cash: $8m raised": a top, a bottom or a sum raised, and no level of now. */
export function isNoLevel(
  tokens: readonly Token[],
  number: number,
  next: number,
  field: MetricField,
): boolean {
  const before = words(tokens, number - 8, number);
  if (TURNED.test(before) || PEAK.test(before)) return true;
  const behind = words(tokens, next, next + 6);
  return PEAK_BEHIND.test(behind) || (field === 'cashOnHandUsd' && RAISED_BEHIND.test(behind));
}

/** "…, now $95k", "…; $5.5m left": the place of the number that stands behind one that is no level; 0 without one. */
export function levelBehind(
  tokens: readonly Token[],
  next: number,
  field: MetricField,
  context: DocumentContext,
): number {
  for (let i = next; i < tokens.length && i < next + REACH; i++) {
    const token = tokens[i];
    if (token?.kind === 'anchor' && token.anchor !== field && token.text !== 'raised') return 0;
    const read = token?.kind === 'number' ? measure(tokens, i, field, context) : null;
    if (read === null || isNoLevel(tokens, i, read.next, field)) continue;
    if (STANDS_BEHIND.test(words(tokens, read.next, read.next + 5))) return i;
    if (STANDS_BEFORE.test(words(tokens, i - 5, i))) return i;
  }
  return 0;
}

const SOLD = /^(?:closed|sold|signed|booked|won|landed)$/;
const FLOW =
  /^(?:closed|sold|signed|booked|won|landed)(?: (?:this|last|in|during|over|for|the|so|far|month|quarter|year|week|ytd|mtd|@))* ?[:=]$/;
const PRO_FORMA = /\b(?:pro ?-? ?forma|proforma)\b/;
const LEADS_ON = /forma(?: (?:arr|mrr|cash|of|at|is))? ?\W{0,3}$/;
const CUTS = '(?:layoffs?|restructuring|reorg|reorganization|rif|cuts?|downsizing|reduction)';
const BEFORE_CUTS = new RegExp(
  `^(?:(?:for|over|in) (?:the )?(?:last |past |first )?(?:\\S+ )?(?:months?|quarters?) )?(?:before|until|prior to) (?:the |our |this )?(?:\\S+ )?${CUTS}\\b`,
);

/** Leaves out tops, sums raised and burn of before the cuts; flows of sales and pro-forma values are asked about. */
export function ofLevels(tokens: readonly Token[], found: readonly Candidate[]): Candidate[] {
  return found.flatMap((c) => {
    const first = tokens.findIndex((t) => t.start >= c.start);
    const last = tokens.findLastIndex((t) => t.end <= c.end);
    const number = tokens.findLastIndex((t, i) => i >= first && i <= last && t.kind === 'number');
    if (first < 0 || number < first) return [c];
    if (isNoLevel(tokens, number, last + 1, c.field)) return [];
    const past = /\b(?:was|were|had|averaged|burned|burning)\b/.test(words(tokens, 0, last));
    if (past && BEFORE_CUTS.test(words(tokens, last + 1, last + 11))) return [];
    const between = words(tokens, first + 1, number);
    if (c.field === 'cashOnHandUsd' && /^in [:=]$/.test(between)) return [];
    if (c.doubt !== null) return [c];
    if (isFlow(tokens, first, between, c.field)) return [{ ...c, doubt: 'change' }];
    return isProForma(tokens, number) ? [{ ...c, doubt: 'hearsay' }] : [c];
  });
}

/** "On a pro-forma basis ARR is $3.1m"; in "$2.1m (pro forma $3.1m)" the words are of the other number. */
function isProForma(tokens: readonly Token[], number: number): boolean {
  const before =
    words(tokens, number - 10, number)
      .split(/\d/)
      .at(-1) ?? '';
  if (PRO_FORMA.test(before)) return true;
  const [behind = '', ...more] = words(tokens, number + 1, number + 8).split(/\d/);
  return PRO_FORMA.test(behind) && (more.length === 0 || !LEADS_ON.test(behind));
}

/** "ARR closed this month: $64k", "Closed ARR: $64k": what was sold. */
function isFlow(
  tokens: readonly Token[],
  first: number,
  between: string,
  field: MetricField,
): boolean {
  if (field !== 'arrUsd' && field !== 'mrrUsd') return false;
  if (FLOW.test(between)) return true;
  const opens = first === 1 || tokens[first - 2]?.kind === 'punct';
  return opens && SOLD.test(tokens[first - 1]?.text ?? '') && !/\b(?:at|to|with)\b/.test(between);
}
