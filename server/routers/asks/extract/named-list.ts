import { ADVICE_HEAD } from './advice-words';
import { fragmentType } from './fragments';
import type { Range } from './sentences';
import type { AskType } from './types';
import { HELP_NOUN } from './vocabulary';
import { plainWords } from './wording';

/*
 * "Intros to hospital CFOs, a data engineer, and advice on HIPAA": asks of different types that
 * only their commas part.
 */

const MAX_LIST = 500;
const COMMA =
  /, (?:(?:and|or|plus|as well as) )?|,? (?:and|plus) (?=(?:an? |intros?|introductions?|advice|feedback|referrals?|help (?:with|finding)))/gi;
const HELP = new RegExp(
  `^(?:(?:any|an?|some|warm|good|your) )*${HELP_NOUN} (?:to|with|for|on|about|from|of)\\b`,
);
const COUNSEL = /^(?:[\w-]+ ){1,3}(?:advice|feedback|guidance|help|input)[.!]?$/;

/** "Customer intros" */
const INTROS_LAST =
  /^(?!(?:no|many|two|three|several) )(?:[\w-]+ ){1,3}(?:intros?|introductions?)[.!]?$/;
/** "Bridge lead ($500k)", "a Series A lead" */
const ROUND_LEAD =
  /^(?:an? |our )?(?:(?:bridge|round|seed|pre-seed|series [a-f])(?: round| extension)? (?:co-?)?leads?|lead investors?)[.!]?$/;
const ASIDE = / ?\([^()]{1,60}\)(?=[.!]?$)/;

/** What an item of such a list asks for, or null for words that are none. */
function typeOf(item: string, whole: (words: string) => AskType): AskType | null {
  if (item.length > 120) return null;
  const words = item.replace(ASIDE, '');
  if (HELP.test(words) || INTROS_LAST.test(words)) return whole(words);
  if (ROUND_LEAD.test(words)) return 'INTRO_INVESTOR';
  if (COUNSEL.test(words) && ADVICE_HEAD.test(words)) return 'ADVICE';
  return fragmentType(words.replace(/[.!]$/, ''));
}

/**
 * The items of a list parted by commas, where each names what is sought and not all are of one
 * type; neighbours of one type stay together. Else none. `whole` tells the type of help by name.
 */
export function namedItems(text: string, range: Range, whole: (words: string) => AskType): Range[] {
  if (range.end - range.start > MAX_LIST) return [];
  const body = text.slice(range.start, range.end);
  const items: Array<Range & { type: AskType }> = [];
  let from = 0;
  const take = (to: number): boolean => {
    const type = typeOf(plainWords(body.slice(from, to)), whole);
    if (type === null) return false;
    const last = items.at(-1);
    if (last?.type === type) last.end = range.start + to;
    else items.push({ start: range.start + from, end: range.start + to, type });
    return true;
  };
  for (const seam of body.matchAll(COMMA)) {
    if (!take(seam.index)) return [];
    from = seam.index + seam[0].length;
  }
  if (from === 0 || !take(body.length)) return [];
  return items.length > 1 ? items.map(({ start, end }) => ({ start, end })) : [];
}
