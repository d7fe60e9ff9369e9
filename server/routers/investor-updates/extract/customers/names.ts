import type { Token } from '../tokens/tokenize';
import { isBrand } from './brands';
import { isLabel, isUnit } from './line-labels';
import { isFirmAbroad } from './firms-abroad';
import { isFortuneName } from './tier';
import { normalizeName } from './normalize';
import { hasForeignArticle, ownsArticle, ownsS } from './name-endings';
import type { Name } from './name';
import { isTitled } from './name-joined';
import { styledAt } from './name-styled';
import { secondFirm } from './second-firm';
import { cutOff, isFirstPartner, isKindOf } from './name-shapes';
import { COMPANY_WORDS, FIRST_NAMES } from './words';
import { scan } from './scan-name';
import { knownAt } from './known-name';

/**
 * Finds proper names among the tokens of a sentence, left to right.
 * @param listsCustomers the lines are of customers: a word alone may be a name in small letters
 */
export function findNames(
  tokens: readonly Token[],
  masked: string,
  known: ReadonlySet<string>,
  listsCustomers = false,
): Name[] {
  const names: Name[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.kind === 'punct' && !/^\d/.test(tokens[i]?.text ?? '')) continue;
    const postscript = postscriptAt(tokens, masked, i);
    if (postscript !== null) {
      i = postscript;
      continue;
    }
    const last =
      knownAt(tokens, masked, i, known) ??
      scan(tokens, masked, i) ??
      styledAt(tokens, masked, i, names.at(-1), listsCustomers);
    if (last === null || cutOff(tokens, masked, names.at(-1), i)) continue;
    if (
      last === i &&
      (isKindOf(tokens, masked, i) ||
        isLabel(tokens, i, listsCustomers) ||
        isUnit(tokens, masked, i))
    )
      continue;
    const partner = names.at(-1);
    if (partner !== undefined && isFirstPartner(tokens, partner, { first: i, last })) {
      names[names.length - 1] = build(tokens, masked, partner.first, last, known);
      i = last;
      continue;
    }
    const listed = names.at(-1)?.last === i - 2 && tokens[i - 1]?.text === ',';
    const second = secondFirm(tokens, masked, i, last, known, listed);
    if (second !== null) names.push(build(tokens, masked, i, second - 2, known));
    names.push(build(tokens, masked, second ?? i, last, known));
    i = last;
  }
  return names;
}

/** "P.S. Acme signed": the last token of the mark of a postscript; null without one, or for the school "P.S. 118". */
function postscriptAt(tokens: readonly Token[], masked: string, from: number): number | null {
  const head = tokens[from];
  if (head?.text !== 'p' || tokens[from + 1]?.text !== '.') return null;
  const mark = /^(?:P\.){1,2} ?S\.(?! ?\d)/i.exec(masked.slice(head.start, head.start + 12))?.[0];
  if (mark === undefined) return null;
  let last = from;
  while ((tokens[last + 1]?.end ?? Infinity) <= head.start + mark.length) last++;
  return last;
}

function build(
  tokens: readonly Token[],
  masked: string,
  head: number,
  last: number,
  known: ReadonlySet<string>,
): Name {
  const owned =
    ownsArticle(tokens, masked, head, last, known) || hasForeignArticle(tokens, masked, head);
  const first = owned ? head - 1 : head;
  const start = tokens[first]?.start ?? 0;
  let end = tokens[last]?.end ?? start;
  let text = masked.slice(start, end);
  const listed = (value: string) =>
    isFortuneName(value) || isBrand(value) || (known.size > 0 && known.has(normalizeName(value)));
  if (/'s$/.test(text) && !ownsS(text, start, tokens, last, masked, known)) {
    end -= 2;
    text = text.slice(0, -2);
  }
  text = text.replaceAll(/[\s\u0001]+/g, ' ');
  const words = text.toLowerCase().split(' ');
  const company =
    listed(text) ||
    isFirmAbroad(text) ||
    words.some((word, i) => (i > 0 || words.length > 1) && COMPANY_WORDS.has(word)) ||
    /\.(?:com|io|ai|gov|edu|co)$/i.test(text);
  const person =
    !company &&
    !text.includes('&') &&
    ((words.length >= 2 && words.length <= 3 && FIRST_NAMES.has(words[0] ?? '')) || isTitled(text));
  return {
    first,
    last,
    start,
    end,
    text,
    company,
    known: known.size > 0 && known.has(normalizeName(text)),
    person,
  };
}
