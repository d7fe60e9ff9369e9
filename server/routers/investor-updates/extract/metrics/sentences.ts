import { tokenize, type Token } from '../tokens/tokenize';
import type { Unit } from '../text/unit';
import { ABBREVIATIONS, isOfAbout } from './abbreviations';
import { markGoals } from './goals';
import { leadsToPart } from './part-labels';
import { leavesPlans, opensPlans } from './run-in-heads';

/** Tokens of one sentence; `goal[i]` says that token i stands under a plan or condition. */
export interface Sentence {
  tokens: Token[];
  goal: boolean[];
}
const MAX_TOKENS = 400;

const read = new WeakMap<Unit, Sentence[]>();
const MAX_UNIT = 20_000;

/** The sentences of a unit, split once however many readers ask. */
export function unitSentences(unit: Unit, masked: string): Sentence[] {
  const known = read.get(unit);
  if (known !== undefined) return known;
  const end = Math.min(unit.end, unit.start + MAX_UNIT);
  const sentences = splitSentences(tokenize(masked, { start: unit.start, end }));
  read.set(unit, sentences);
  return sentences;
}

/** Splits tokens at sentence ends and marks what is only planned. */
export function splitSentences(tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Token[] = [];
  let planned = false;
  const flush = (mark = '') => {
    if (current.length > 0) {
      if (leavesPlans(current)) planned = false;
      const earlier = isEarlier(current) && sentences.length > 0;
      sentences.push({
        tokens: current,
        goal: earlier || planned ? current.map(() => true) : markGoals(current),
      });
      planned = mark === ';' && (planned || opensPlans(current));
    }
    current = [];
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (endsSentence(tokens, i) || current.length >= MAX_TOKENS) flush(token.text);
    else if (!isOfAbout(tokens, i)) current.push(token);
  }
  flush();
  return sentences;
}

/** "(June: MRR $255K, cash $4.24M.)" behind the figures of July. */
const isEarlier = ([open, date, colon]: readonly Token[]) =>
  open?.text === '(' && date?.kind === 'date' && colon?.text === ':';

function endsSentence(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'punct') return false;
  if (token.text === ';' && (isInBrackets(tokens, at) || leadsToPart(tokens, at))) return false;
  if (/^[!?]$/.test(token.text) && isOfBracket(tokens, at)) return false;
  if (token.text === ';' || token.text === '•' || token.text === '!' || token.text === '?')
    return true;
  if (token.text !== '.') return cheers(tokens, at);
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (after === undefined) return true;
  if (after.start === token.end) return false;
  if (isInitial(tokens, at)) return false;
  // "post Series A. 63 people."
  if (tokens[at - 2]?.text === 'series' && before?.text.length === 1) return true;
  // "Prev. ARR: $1.0M"
  if (/^(?:prev|avg)$/.test(before?.text ?? '') && after.kind === 'anchor') return false;
  // "Mt. Sinai", "Ft. Worth", but "a hall of 600 ft."
  const place = /^[mf]t$/.test(before?.text ?? '') && tokens[at - 2]?.kind !== 'number';
  const abbreviates = place || ABBREVIATIONS.has(before?.text ?? '');
  if (before?.kind === 'word' && abbreviates && before.end === token.start)
    return !(after.kind === 'number' || after.kind === 'word');
  return true;
}

/** "Acme (our first!), Globex": the sentence goes on behind the bracket. */
const isOfBracket = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.text === ')' &&
  /^(?:,|and|&|–|—|-|with|at|for)$/.test(tokens[at + 2]?.text ?? '');

/** Hands, faces, party and rocket; ticks and crosses open items instead. */
const CHEER =
  /^[\u{1F389}\u{1F38A}\u{1F525}\u{1F44F}\u{1F4AA}\u{1F600}-\u{1F64F}\u{1F680}\u{1F91E}\u{1F929}\u{1F973}]$/u;

/** "closed Acme and Globex 🎉 two pilots running": what cheers a statement ends it. Each half is a token. */
function cheers(tokens: readonly Token[], at: number): boolean {
  const [high, low, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (at < 4 || !CHEER.test(`${high?.text ?? ''}${low?.text ?? ''}`)) return false;
  const near = tokens.slice(at - 4, at - 1);
  const opens =
    next?.kind === 'word' || next?.kind === 'anchor' || WORD_NUMBER.test(next?.text ?? '');
  return opens && near[2]?.kind !== 'punct' && near.every((t) => !/^[:–—-]$/.test(t.text));
}

const WORD_NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/;

/** "(plan: $24K; last month: $21.0K)": the bracket holds the sentence together. */
function isInBrackets(tokens: readonly Token[], at: number): boolean {
  const from = Math.max(0, at - 12);
  const open = tokens.slice(from, at).findLastIndex((t) => /^[()]$/.test(t.text));
  if (open < 0 || tokens[from + open]?.text !== '(') return false;
  const close = tokens.slice(at + 1, at + 13).find((t) => /^[().!?]$/.test(t.text));
  return close?.text === ')';
}

const LETTERED =
  /^(?:series|plan|phase|option|tier|grade|class|vitamin|hepatitis|type|team|group|exhibit|appendix|section|company|firm|round|variant|version|cohort|step|point|item)$/;
const OPENING =
  /^(?:we|our|the|it|its|they|this|that|these|in|on|at|and|but|for|so|then|with|both|all|next|i|he|she|you|there|a|an|if|as|after)$/;

/** "R. Mott & Co", "J.B. Hunt", "E. & J. Dorn": the point behind one letter of a name. */
function isInitial(tokens: readonly Token[], at: number): boolean {
  const [letter, after] = [tokens[at - 1], tokens[at + 1]];
  if (letter?.kind !== 'word' || letter.text.length > 1 || letter.end !== tokens[at]?.start)
    return false;
  // "Q. What is gross margin today?", "A. 68%"
  if (at === 1 && /^[qa]$/.test(letter.text)) return true;
  const before = tokens[at - 2];
  if (before?.text === '.' && before.end === letter.start && tokens[at - 3]?.text.length !== 1)
    return false;
  // "Ford and H&M. One churned": the sentence ends, unlike in "E.&J. Dorn".
  if (before?.text === '&' && before.end === letter.start && tokens[at - 3]?.text !== '.')
    return false;
  if (after?.text === '&') return true;
  const goesOn = after?.kind === 'word' || after?.kind === 'anchor';
  return goesOn && !OPENING.test(after.text) && !LETTERED.test(before?.text ?? '');
}
