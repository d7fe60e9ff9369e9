import type { Token } from '../tokens/tokenize';
import type { Stretch } from './stretch';

const LIMIT =
  /^(?:cap|caps|limit|limits|ceiling|maximum|max|minimum|min|floor|quota|capacity|threshold|covenant|allowance)$/;
/** "Valuation cap: $10m" is a value of its own. */
const OF_ROUND = /^(?:valuation|val|safe|safes|note|notes|round|post-money|pre-money)$/;
const MAX_LABEL = 6;

/** "Employee count cap: 40 employees": how many there may be, not how many there are. */
export function limited(tokens: readonly Token[]): Stretch[] {
  return tokens.flatMap((token, colon): Stretch[] => {
    if (token.text !== ':' && token.text !== '=') return [];
    const from = tokens.findLastIndex(
      (t, i) => i < colon && (t.kind === 'number' || /^[,;|.(:]$/.test(t.text)),
    );
    const label = tokens.slice(from + 1, colon);
    const words = label.flatMap((t) => t.text.split(' '));
    if (words.length < 2 || label.length > MAX_LABEL) return [];
    if (!words.some((w) => LIMIT.test(w)) || words.some((w) => OF_ROUND.test(w))) return [];
    const end = tokens.findIndex((t, i) => i > colon && /^[,;|(]$/.test(t.text));
    const last = end < 0 ? tokens.at(-1)?.end : tokens[end]?.start;
    return [[label[0]?.start ?? 0, last ?? 0]];
  });
}
