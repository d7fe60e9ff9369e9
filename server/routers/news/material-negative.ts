import { stripAccents, stripLegalForms } from '../../lib/names';
import { maskBenign } from './benign-phrases';
import { isNegated } from './negation';
import { NEGATIVE_PATTERNS } from './negative-lexicon';
import { findPhrase, prepareText } from './phrase';

/** Longer runs without a space are no words; cutting them keeps every pattern linear. */
const MAX_WORD_LENGTH = 40;

/** Lower case, single spaces, commas as words of their own, `n't` as `not`. */
function tokenize(clause: string): string {
  return clause
    .replace(/(?<=\d)[,.](?=\d)/g, '')
    .replaceAll("n't", ' not')
    .replace(/\bcannot\b/g, 'can not')
    .replace(/'s?(?![a-z])/g, '')
    .replaceAll(',', ' , ')
    .replace(/\bco[ -]founder/g, 'cofounder')
    .replace(/[^\p{L}\p{N}%$€£&,]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => word.slice(0, MAX_WORD_LENGTH))
    .join(' ');
}

function clausesOf(text: string): string[] {
  return stripAccents(text)
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\b(?:u\.s\.|u\.k\.|e\.u\.)/g, (name) => name.replaceAll('.', ''))
    .replace(/\b(?:inc|corp|co|ltd|mr|mrs|ms|dr|no|vs)\./g, (word) => word.slice(0, -1))
    .split(/[.!?](?=\s|$|["')\]])|[;:\n|—–()]|\s-+\s/u)
    .map(tokenize)
    .filter((clause) => clause !== '');
}

/** The text with the company's name as one word of its own, which no pattern takes for another. */
function named(text: string, company: string | null): string {
  if (company === null) return text;
  const prepared = prepareText(text);
  let result = '';
  let at = 0;
  for (const { index, end } of findPhrase(stripLegalForms(company), prepared)) {
    result += `${prepared.slice(at, index)}TheCompany`;
    at = end;
  }
  return result + prepared.slice(at);
}

const NO =
  /^(?:no|nope|false|wrong|not(?! (?:only|just)))(?!\w)|(?<!\w)(?:rumou?rs?|story|stories|reports?|claims?|it) (?:is|are|was|were) (?:just |all |simply )?(?:false|fake|untrue|wrong|baseless|unfounded|not true)(?!\w)/i;
/** A study by the company, or by anyone, about the world: no names in what it finds. */
const STUDY =
  /^(?!(?:new|the|a|an|latest|breaking)\s)\S{2,40}(?:['’]s)?\s(?:study|survey|research|report|poll|index|benchmark)(?::|\s(?:finds|shows|says|reveals|warns|suggests)(?:\sthat)?)\s(?=[^\p{Lu}]*$|\p{Lu}[^\p{Lu}]*$)(?!.{0,200}\b(?:its|company|startup|ceo|founder)\b)/u;

/** The text without questions answered with no, and without the findings of studies. */
function ownNews(text: string): string {
  const parts = text.split(/(?<=\?)\s+/);
  return parts
    .filter(
      (part, index) => !part.endsWith('?') || !NO.test((parts[index + 1] ?? '').slice(0, 200)),
    )
    .filter((part) => !STUDY.test(part))
    .join(' ');
}

function isNegativeClause(clause: string): boolean {
  const text = maskBenign(clause);
  return NEGATIVE_PATTERNS.some(
    ({ topic, pattern }) =>
      // matchAll copies the pattern, and hardly any is found.
      text.search(pattern) !== -1 &&
      [...text.matchAll(pattern)].some(
        (match) => !isNegated(text, match.index, match.index + match[0].length, topic),
      ),
  );
}

/** Characters that are judged: no title or summary is longer, and each costs many patterns. */
const MOST = 20_000;

/** As isMaterialNegative, for one text. */
export function isNegativeText(text: string, company: string | null): boolean {
  // Cut again, since some characters are a sentence when they are normalized.
  const read = text.slice(0, MOST).normalize('NFKC').slice(0, MOST);
  return clausesOf(ownNews(named(read, company))).some(isNegativeClause);
}

/**
 * Whether title or summary tell of something that may hurt the company materially: fraud,
 * indictment, insolvency, lawsuit, investigation, data breach, recall, layoffs, shutdown, ouster,
 * default and their kin (decisions §7). A lexicon, not a judgement: it heeds negation (`not
 * bankrupt`, `denies fraud`) and products against such things (`fraud detection`). Of each the
 * first 20,000 characters are read.
 * @param company its name tells `Acme sues Globex` (no harm) from `Globex sues Acme`
 * @param judge what it asks of each text; a batch remembers what it has asked
 */
export const isMaterialNegative = (
  title: string,
  summary: string | null,
  company: string | null = null,
  judge = isNegativeText,
): boolean => judge(title, company) || (summary !== null && judge(summary, company));
