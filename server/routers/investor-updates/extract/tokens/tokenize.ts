import type { Span } from '../types';
import { matchAnchor, type AnchorName } from './anchors';
import type { DateValue } from './calendar';
import { readDate } from './dates';
import { readDozens } from './dozens';
import { readNumber, type NumberValue } from './numbers';
import { plainNumber, readScaleInWords } from './scale-words';

/** A word, number, date, phrase with a meaning, or mark. `text` is lower case. */
export type Token = Span & { text: string } & (
    | { kind: 'word' }
    | { kind: 'punct' }
    | { kind: 'number'; number: NumberValue }
    | { kind: 'date'; date: DateValue }
    | { kind: 'anchor'; anchor: AnchorName }
  );

const WORD =
  /[a-zà-öø-ÿ\u0100-\u024f\u1e00-\u1eff][a-zà-öø-ÿ\u0100-\u024f\u1e00-\u1eff0-9]{0,59}(?:['’-][a-zà-öø-ÿ\u0100-\u024f\u1e00-\u1eff0-9]{1,30}){0,4}/iy;
/** Slips of hurried writers in the words that carry the numbers. */
const TYPOS = new Map(
  Object.entries({
    monhts: 'months',
    monts: 'months',
    mnths: 'months',
    motnhs: 'months',
    montsh: 'months',
    burnd: 'burned',
    bunred: 'burned',
    bruned: 'burned',
    headcont: 'headcount',
    headcoutn: 'headcount',
    employes: 'employees',
    emplyees: 'employees',
    peolpe: 'people',
    poeple: 'people',
    poeples: 'people',
    peoples: 'people',
    runwey: 'runway',
    rnuway: 'runway',
  }),
);
const SPACE = /[\s>_\u0001]/;
const isSpace = (char: string) =>
  char === ' ' || ((char < '!' || char > '~' || char === '>' || char === '_') && SPACE.test(char));
const WORD_NUMBERS = new Map<string, number>(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, i) => [word, i + 1]),
);
for (const [word, tens] of [
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
] as const) {
  WORD_NUMBERS.set(word, tens);
  for (const [i, unit] of [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
  ].entries())
    WORD_NUMBERS.set(`${word}-${unit}`, tens + i + 1);
}

/** Splits a stretch of masked text into tokens. Linear; offsets point into the text. */
export function tokenize(masked: string, span: Span): Token[] {
  const raw: Token[] = [];
  let at = span.start;
  while (at < span.end) {
    const char = masked[at] ?? '';
    if (isSpace(char)) {
      const step = char === '>' ? stepMark(masked, at, raw.at(-1)) : null;
      if (step !== null) raw.push(step);
      at++;
      continue;
    }
    const token = readToken(masked, at, span.end, raw.at(-1));
    raw.push(token);
    at = token.end;
  }
  return joinAnchors(raw);
}

const ELISION = /^[ld]['’](?:arr|mrr|effectif)$/i;
const NUMBER_AHEAD = /^>{0,2} {0,2}(?:[~≈] ?)?(?:[$€£] ?)?\d/;

/** "$45k > $49k": between two numbers the mark is an arrow, elsewhere it says nothing. */
function stepMark(masked: string, at: number, before: Token | undefined): Token | null {
  if (before?.kind !== 'number' || masked.slice(before.end, at).trim() !== '') return null;
  if (masked.slice(before.end, at).includes('\n')) return null;
  if (!NUMBER_AHEAD.test(masked.slice(at + 1, at + 10))) return null;
  return { kind: 'punct', text: '->', start: at, end: at + 1 };
}

function readToken(masked: string, at: number, limit: number, before: Token | undefined): Token {
  const url = readUrl(masked, at, limit);
  if (url > at) return { kind: 'punct', text: 'url', start: at, end: url };
  const glued = before !== undefined && before.end === at && before.kind !== 'punct';
  const char = masked[at] ?? '';
  if (!glued && /[a-z0-9à-ü]/i.test(char)) {
    const date = readDate(masked, at, limit);
    if (date !== null)
      return {
        kind: 'date',
        date: date.date,
        text: masked.slice(at, at + date.length).toLowerCase(),
        start: at,
        end: at + date.length,
      };
  }
  if (!(glued && /[-+(]/.test(char))) {
    const number = isNumberStart(char) ? readNumber(masked, at, limit) : null;
    if (number !== null) {
      const end = at + number.length;
      const dozen = readDozens(masked, end, limit, number.number);
      return {
        kind: 'number',
        number: dozen?.number ?? number.number,
        text: masked.slice(at, dozen?.end ?? end).toLowerCase(),
        start: at,
        end: dozen?.end ?? end,
      };
    }
  }
  WORD.lastIndex = at;
  const word = WORD.exec(masked);
  if (word === null || at + word[0].length > limit) {
    const mark = arrow(masked, at);
    return {
      kind: 'punct',
      text: mark.startsWith('...') ? '…' : mark.replace(/^[-=]+(?=[-=]>$)/, ''),
      start: at,
      end: Math.min(limit, at + mark.length),
    };
  }
  // French "l'ARR", "d'ARR"
  if (ELISION.test(word[0])) return { kind: 'word', text: 'the', start: at, end: at + 2 };
  if (/^tl$/i.test(word[0]) && /^;dr\b/i.test(masked.slice(at + 2, at + 6)))
    return { kind: 'punct', text: ':', start: at, end: at + 5 };
  const end = at + wordLength(masked, at, word[0], limit);
  const written = masked.slice(at, end).toLowerCase();
  const text = TYPOS.get(written) ?? written;
  const value = WORD_NUMBERS.get(text);
  const great =
    value === undefined ? null : readScaleInWords(masked, { start: at, end }, limit, value);
  if (great !== null)
    return { kind: 'number', text: masked.slice(at, great.end).toLowerCase(), start: at, ...great };
  if (value !== undefined && text !== 'one') {
    const dozen = readDozens(masked, end, limit, plainNumber(value));
    if (dozen !== null)
      return {
        kind: 'number',
        text: masked.slice(at, dozen.end).toLowerCase(),
        start: at,
        ...dozen,
      };
    const percent = PERCENT_BEHIND.exec(masked.slice(end, Math.min(limit, end + 10)))?.[0];
    if (percent === undefined)
      return { kind: 'number', number: plainNumber(value), text, start: at, end };
    const number: NumberValue = { ...plainNumber(value), kind: 'percent' };
    return { kind: 'number', number, text: text + percent, start: at, end: end + percent.length };
  }
  return { kind: 'word', text, start: at, end };
}

/** "eighty-five percent" */
const PERCENT_BEHIND = /^ (?:percent|per cent)(?![a-z])/i;

/** "mid-November": the month is a date of its own. */
function wordLength(masked: string, at: number, word: string, limit: number): number {
  const dash = word.indexOf('-');
  // "a twelve-strong team"
  if (dash > 0 && word.slice(dash) === '-strong') return dash;
  if (dash < 0 || !/^(?:mid|early|late|end|pre|post|since|of)$/i.test(word.slice(0, dash)))
    return word.length;
  // "End-of-April KPIs"
  if (/^end-of-/i.test(word) && readDate(masked, at + 7, limit) !== null) return dash;
  return readDate(masked, at + dash + 1, limit) === null ? word.length : dash;
}

/** Digits, marks and capitals may start a number, of small letters those that begin a currency. */
function isNumberStart(char: string): boolean {
  if (char >= 'a' && char <= 'z') return 'kmeruig'.includes(char);
  return !/\s/.test(char);
}

/** An arrow of two characters is one mark, and so is a dotted line. */
function arrow(masked: string, at: number): string {
  if (masked.startsWith('...', at)) {
    let end = at + 3;
    while (masked[end] === '.') end++;
    return masked.slice(at, end);
  }
  const long = /^(?:-{1,3}|={1,2})>/.exec(masked.slice(at, at + 4))?.[0];
  return long ?? masked[at] ?? '';
}

function readUrl(masked: string, at: number, limit: number): number {
  // Nearly every token is no address, which its first letter tells.
  if (!'hHwW'.includes(masked[at] ?? ' ')) return at;
  const head = masked.slice(at, at + 8).toLowerCase();
  if (!head.startsWith('http://') && head !== 'https://' && !head.startsWith('www.')) return at;
  let end = at;
  while (end < limit && end < at + 2100 && !/[\s<>"|]/.test(masked[end] ?? ' ')) end++;
  return end;
}

const EVENT =
  /^(?:close|closing|round|raise|financing|funding|bridge|extension|layoffs?|rif|restructuring)$/;

/** "Cash post close", "$6.9M post financing": one word that tells a time, and no valuation. */
const afterEvent = (post: Token, event: Token | undefined): Token | null =>
  post.text === 'post' && event !== undefined && EVENT.test(event.text)
    ? { kind: 'word', text: `post-${event.text}`, start: post.start, end: event.end }
    : null;

/** Replaces runs of words that name something by one anchor token. */
function joinAnchors(raw: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < raw.length; i++) {
    const token = raw[i];
    if (token === undefined) break;
    const event = afterEvent(token, raw[i + 1]);
    if (event !== null) {
      out.push(event);
      i += 1;
      continue;
    }
    const found = startsAnchor(token) ? matchAnchor((offset) => anchorWord(raw, i, offset)) : null;
    const last = found === null ? undefined : raw[i + found.words - 1];
    if (found === null || last === undefined) {
      out.push(token);
      continue;
    }
    const text = raw
      .slice(i, i + found.words)
      .map((t) => t.text)
      .join(' ');
    const span = recurringPer(text, raw, i + found.words);
    const end = raw[i + found.words + (span?.words ?? 0) - 1]?.end ?? last.end;
    const anchor = span?.name ?? found.name;
    out.push({ kind: 'anchor', anchor, text, start: token.start, end });
    i += found.words + (span?.words ?? 0) - 1;
  }
  return out;
}

/** "Recurring revenue/mo", "recurring revenue per year", "recurring revenue (monthly)": which of the two it is. */
function recurringPer(
  text: string,
  raw: readonly Token[],
  from: number,
): { name: AnchorName; words: number } | null {
  if (!/^recurring revenues?$/.test(text)) return null;
  const [first, second, third] = [0, 1, 2].map((step) => raw[from + step]?.text ?? '');
  const spelled = /^(?:\/|per|a|each|every)$/.test(first ?? '');
  const bracketed = first === '(' && third === ')';
  if (!spelled && !bracketed) return null;
  const words = spelled ? 2 : 3;
  if (
    /^(?:mo|mth|month)$/.test(second ?? '') ||
    (bracketed && /^(?:monthly|mrr)$/.test(second ?? ''))
  )
    return { name: 'mrrUsd', words };
  if (
    /^(?:yr|year|annum)$/.test(second ?? '') ||
    (bracketed && /^(?:annual|annually|yearly|arr)$/.test(second ?? ''))
  )
    return { name: 'arrUsd', words };
  return null;
}

const startsAnchor = (token: Token) => token.kind === 'word' || token.text === '409';

function anchorWord(raw: readonly Token[], from: number, offset: number): string | undefined {
  const token = raw[from + offset];
  if (token === undefined) return undefined;
  if (token.kind === 'word') return token.text;
  return token.text === '&' || token.text === '%' ? token.text : undefined;
}
