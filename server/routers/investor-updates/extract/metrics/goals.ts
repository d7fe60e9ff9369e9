import type { Token } from '../tokens/tokenize';
import { supposedTokens } from './conditions';
import { FACT_VERBS, GOAL_WORDS, RESETS } from './cues';
import { isCorrection, isSupposed } from './supposed';

const CLAUSE_MARKS = new Set([',', '(', ')', '—', '–', '|', '…', '"']);
const CLAUSE_WORDS = new Set([
  'but',
  'while',
  'whereas',
  'although',
  'though',
  'vs',
  'versus',
  'against',
  'compared',
  'however',
  'which',
  'yet',
]);
const BASE_VERBS = new Set(
  'hit reach get grow be become exceed pass cross have achieve close finish land end double triple surpass bring take extend cut reduce lower increase push expand arrive go move build hire add make raise'.split(
    ' ',
  ),
);
const BENCHMARKS = new Set(
  'plan target budget forecast goal expectations guidance targets goals expected'.split(' '),
);
const COMPARISONS = new Set(
  'ahead above below behind beat beating exceeded exceeding exceeds missed missing short line over under versus vs'.split(
    ' ',
  ),
);

function clauseStart(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || at === 0) return true;
  const before = tokens[at - 1];
  if (before?.kind === 'punct') {
    if (CLAUSE_MARKS.has(before.text)) return true;
    if (
      before.text === '-' &&
      before.start > (tokens[at - 2]?.end ?? 0) &&
      token.start > before.end
    )
      return true;
  }
  return token.kind === 'word' && CLAUSE_WORDS.has(token.text);
}

const NO_NAMES: ReadonlySet<number> = new Set();

/** A clause inherits the plan of the clause before it unless it states a fact of its own. Words of `names` plan nothing: Target. */
export function markGoals(
  tokens: readonly Token[],
  names: ReadonlySet<number> = NO_NAMES,
): boolean[] {
  const goal: boolean[] = [];
  const outer: boolean[] = [];
  if (isSupposed(tokens)) return tokens.map(() => true);
  const held = supposedTokens(tokens);
  let state = false;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (token.text === '(') outer.push(state);
    if (token.text === ')') state = outer.pop() ?? state;
    if (clauseStart(tokens, i) && state && statesFact(tokens, i)) state = false;
    if (!names.has(i) && isGoal(tokens, i)) state = true;
    goal.push(state || held.has(i));
  }
  return goal;
}

const REACHED =
  /^(?:hit|reached|crossed|passed|achieved|huge|big|major|great|new|another|first|nice|proud|exciting|fun|celebrated|celebrating)$/;

function isGoal(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === 'date' || token.kind === 'number') return false;
  const next = tokens[at + 1]?.text ?? '';
  if (/^(?:track|pace)$/.test(token.text)) return tokens[at - 1]?.text === 'on';
  // "Huge milestone: …" has been reached, "milestone payments" are made.
  // "Correction: MRR should be $38k"
  if (token.text === 'should' && isCorrection(tokens)) return false;
  if (token.text === 'star') return tokens[at - 1]?.text === 'north';
  if (token.text === 'milestone')
    return (
      !/^(?:payments?|invoices?|billing|revenue)$/.test(next) &&
      !tokens.slice(Math.max(0, at - 4), at).some((t) => REACHED.test(t.text)) &&
      !isReachedBehind(tokens, at)
    );
  if (token.text === 'next')
    return /^(?:(?:month|quarter|year|week)(?:['’]s)?|few|couple|six|twelve|12|18)$/.test(next);
  if (token.text === 'to')
    return BASE_VERBS.has(next) && !resultOf(tokens, at) && !isPleasedWith(tokens, at);
  if (token.text === 'going') return next === 'to';
  // "we let eight people go": it is done.
  if (token.text === 'let') return !tokens.slice(at + 1, at + 6).some((t) => t.text === 'go');
  // An item that opens with the bare verb: "get to $31k MRR".
  if (/^(?:increase|improve|boost|reduce|lower|drive|achieve)$/.test(token.text))
    return at === 0 && !/^(?:in|of|:)$/.test(next);
  if (/^(?:get|grow|scale|reach)$/.test(token.text))
    return at === 0 && (token.text === 'reach' || next === 'to');
  if (token.text === 'forward') return tokens[at - 1]?.text === 'looking';
  if (token.text === 'raise' || token.text === 'may')
    return token.text === 'may' || tokens[at - 1]?.text !== 'pay';
  if (BENCHMARKS.has(token.text) && isComparison(tokens, at)) return false;
  // "on the present plan this gives us 24 months": as things stand.
  if (token.text === 'plan' && /^(?:present|current|existing)$/.test(tokens[at - 1]?.text ?? ''))
    return !tokens
      .slice(Math.max(0, at - 3), at)
      .some((t) => /^(?:on|under|with|at)$/.test(t.text));
  // "on the current trajectory that is 30 months": as things stand.
  if (/^(?:trajectory|path)$/.test(token.text) && isAsThingsStand(tokens, at)) return false;
  // "Si l'ARR atteint $3M, …"; an article is read where an elision stands.
  if (token.text === 'si') return at === 0 && tokens[1]?.text === 'the';
  // "so for once I can give figures"
  if (token.text === 'once' && tokens[at - 1]?.text === 'for') return false;
  // "If you only read one paragraph: MRR is $72k": no condition of the number.
  if (token.text === 'if' && tokens[at + 1]?.text === 'you') return !isToReaders(tokens, at);
  if (token.text === 'pro') return next === 'forma';
  // "the board approved ARR of $6M"
  if (token.text === 'approved')
    return tokens.slice(Math.max(0, at - 3), at).some((t) => t.text === 'board');
  return GOAL_WORDS.has(token.text);
}

const isAsThingsStand = (tokens: readonly Token[], at: number) =>
  /^(?:current|present|this|today's)$/.test(tokens[at - 1]?.text ?? '') &&
  tokens.slice(Math.max(0, at - 3), at).some((t) => /^(?:on|at|with)$/.test(t.text));

const isToReaders = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(at + 2, at + 6)
    .some((t) => /^(?:read|remember|skim|have|take|want|care|look|see|like)$/.test(t.text)) &&
  tokens.slice(at + 3, at + 14).some((t) => /^[:,–—]$/.test(t.text));

/** "Milestone: we crossed $1M in ARR", "Milestone reached: …". */
const isReachedBehind = (tokens: readonly Token[], at: number) =>
  /^(?:reached|hit|achieved|unlocked|passed|crossed)$/.test(tokens[at + 1]?.text ?? '') ||
  (/^[:–—!-]$/.test(tokens[at + 1]?.text ?? '') &&
    tokens
      .slice(at + 2, at + 6)
      .some((t) =>
        /^(?:hit|reached|crossed|passed|achieved|surpassed|exceeded|broke|topped)$/.test(t.text),
      ));

/** "delighted to have gone live": it is done. */
const isPleasedWith = (tokens: readonly Token[], to: number) =>
  /^(?:have|report|announce|confirm|inform|tell|say|share)$/.test(tokens[to + 1]?.text ?? '') &&
  tokens
    .slice(Math.max(0, to - 3), to)
    .some((t) =>
      /^(?:delighted|pleased|happy|proud|excited|glad|thrilled|fortunate|lucky|grateful|honou?red|relieved|sorry|sad)$/.test(
        t.text,
      ),
    );

/** "grew 12% to reach $4.2M": what came of it, not what is wanted. */
function resultOf(tokens: readonly Token[], at: number): boolean {
  if (
    !/^(?:reach|hit|finish|end|close|land|exceed|pass|cross|surpass)$/.test(
      tokens[at + 1]?.text ?? '',
    )
  )
    return false;
  for (let i = at - 1; i >= 0 && i > at - 9; i--) {
    const text = tokens[i]?.text ?? '';
    if (
      /^(?:grew|rose|climbed|increased|jumped|improved|expanded|surged|accelerated|went|gained|fell|declined|dropped)$/.test(
        text,
      )
    )
      return true;
    // "added $610k of new ARR to end at $5.2M", unlike "added two reps to hit $5M"
    if (text === 'added' && /^(?:end|finish|close)$/.test(tokens[at + 1]?.text ?? '')) return true;
    if (isGoal(tokens, i) || text === '.' || /^(?:team|hired|hiring)$/.test(text)) return false;
  }
  return false;
}

/** "our plan for the year, which was $100K": the number behind is the plan's. */
const isPlanClause = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'which' &&
  tokens[at - 1]?.text === ',' &&
  /^(?:was|is|were|had|stood|called)$/.test(tokens[at + 1]?.text ?? '') &&
  tokens.slice(at + 2, at + 6).some((t) => t.kind === 'number') &&
  tokens.slice(Math.max(0, at - 8), at).some((t) => BENCHMARKS.has(t.text));

/** "Actual vs. budget: MRR $101k vs $95k": the actual is the first of the two. */
function isActualAgainst(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at - 1]?.text === '.' ? at - 2 : at - 1;
  return (
    /^(?:vs|versus|against|\/)$/.test(tokens[mark]?.text ?? '') &&
    /^actuals?$/.test(tokens[mark - 1]?.text ?? '')
  );
}

/** "ahead of plan", "missed our target": the actual is measured, unless the plan's number follows. */
function isComparison(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (isActualAgainst(tokens, at)) return true;
  if (next?.kind === 'number' || next?.text === 'of' || next?.text === ':' || next?.text === 'is')
    return false;
  if (tokens.slice(at + 1, at + 8).some((_, i) => isPlanClause(tokens, at + 1 + i))) return false;
  for (let i = at - 1; i >= 0 && i >= at - 4; i--)
    if (COMPARISONS.has(tokens[i]?.text ?? '')) return true;
  return false;
}

function statesFact(tokens: readonly Token[], from: number): boolean {
  // "to grow ARR to $3M while cutting burn": the second half of the same plan.
  const sameBreath = /^(?:while|though)$/.test(tokens[from]?.text ?? '');
  if (sameBreath && tokens[from + 1]?.text.endsWith('ing') === true) return false;
  if (isPlanClause(tokens, from)) return false;
  if (RESETS.has(tokens[from]?.text ?? '')) return true;
  for (let i = from; i < tokens.length && i < from + 12; i++) {
    if (i > from && clauseStart(tokens, i)) return false;
    if (isGoal(tokens, i)) return false;
    if (FACT_VERBS.has(tokens[i]?.text ?? '')) return true;
  }
  return false;
}
