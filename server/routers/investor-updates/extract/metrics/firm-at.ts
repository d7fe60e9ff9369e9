import { isOrdinary } from '../customers/ordinary-words';
import { COMPANY_WORDS, FIRST_NAMES } from '../customers/words';
import type { Token } from '../tokens/tokenize';
import { endOfTalk, startsClause, type Stretch } from './stretch';
import { OWN_LABEL } from './suffix-governor';

const NOW = /^(?:now|already|currently|,)$/;

/** "Highlights – Mercato at $5M ARR", "Mercato, now at $5M ARR": another firm, unless a name of one's own. */
export function firmsAt(
  tokens: readonly Token[],
  masked: string,
  isOtherName: (at: number) => boolean,
): Stretch[] {
  const isWord = (t: Token) =>
    COMPANY_WORDS.has(t.text) ||
    OWN_LABEL.has(t.text) ||
    FIRST_NAMES.has(t.text) ||
    isOrdinary(t.text, masked);
  const found: Stretch[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (!isOtherName(i) || !startsClause(tokens, i)) continue;
    let end = i + 1;
    while (isOtherName(end)) end++;
    const named = tokens.slice(i, end);
    while (NOW.test(tokens[end]?.text ?? '') && end < i + 8) end++;
    const number = tokens[end + 1];
    const level =
      tokens[end]?.text === 'at' &&
      number?.kind === 'number' &&
      number.number.currency !== null &&
      tokens[end + 2]?.kind === 'anchor';
    if (level && !named.every(isWord)) found.push([number.start, endOfTalk(tokens, end + 1)]);
  }
  return found;
}
