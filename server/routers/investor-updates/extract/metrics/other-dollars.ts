import { isOtherCode } from '../tokens/other-dollars';
import type { Token } from '../tokens/tokenize';
import type { Link } from './link';

const NATIONS = /^(?:australian|aussie|canadian|cdn|nz|kiwi|singapore|zealand|kong)$/;
const BEHIND_LEAD = /^(?:\(|\[|,|\/|in|all|per|a|month|mo|monthly|year|annually|annualized)$/;

const isCode = (token: Token | undefined) => token?.kind === 'word' && isOtherCode(token.text);

/** A code, or a nation whose dollars they are. */
function isMoney(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.text ?? '';
  return isCode(tokens[at]) || (NATIONS.test(tokens[at]?.text ?? '') && /^dollars?\b/.test(next));
}

/**
 * Where the words end that tell another currency of an amount than its dollar sign: "ARR (NZD): $2.2M",
 * "$90k MRR (AUD)", "AUD MRR: $90k"; null where nothing is told, or the amount says that it is USD.
 * @param near index behind the number and its unit words
 */
export function otherDollars(tokens: readonly Token[], link: Link, near: number): number | null {
  const number = tokens[link.number];
  if (number === undefined || /us|u\.s/.test(number.text)) return null;
  const from = Math.min(link.anchor, link.number);
  const to = Math.max(link.anchor, link.number);
  const end = tokens[Math.max(near - 1, to)]?.end ?? number.end;
  // "ARR: NZ $2M", "AUD MRR: $90k"
  if (isCode(tokens[from - 1]) || NATIONS.test(tokens[link.number - 1]?.text ?? '')) return end;
  for (let i = from + 1; i < to; i++) if (isMoney(tokens, i)) return end;
  let behind = Math.max(near, to + 1);
  const last = behind + 4;
  while (behind < last && BEHIND_LEAD.test(tokens[behind]?.text ?? '')) behind++;
  if (!isMoney(tokens, behind)) return null;
  // "$1.2M (AUD 1.8M)" is one token with its number; "$90k MRR, AUD plans up" speaks of something else.
  const next = tokens[behind + 1];
  if (next !== undefined && !/^(?:[.,;:)\]|(]|dollars?)$/.test(next.text)) return null;
  const dollars = /^dollars?$/.test(next?.text ?? '') ? behind + 1 : behind;
  const close = /^[)\]]$/.test(tokens[dollars + 1]?.text ?? '') ? dollars + 1 : dollars;
  return tokens[close]?.end ?? end;
}
