import { isOrdinary } from '../customers/ordinary-words';
import type { Token } from '../tokens/tokenize';
import type { DocumentContext } from './candidate';
import { NEUTRAL_BEFORE } from './cues';
import { outsider } from './outsiders';
import { isOwnName } from './own-name';

/** What has no numbers but the company's, and words that only end like a possessor. */
const NOBODY =
  /^(?:it|that|here|what|there|let|who|he|she|how|where|when|today|yesterday|month|quarter|year|week|period|half|company|business|group|team|firm|startup|everyone|h[12]|q[1-4]|fy\d{0,4}|\d+|monday|friday|weekend|board|plan|update|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/;
const OTHERS = /^(?:target|friend|founder|market|industry|sector|everybody)$/;
const BETWEEN =
  /^(?:reported|reports|rumou?red|latest|last|annual|net|monthly|gross|current|total|own|own-reported|estimated|published|new|entire|global|whole|full|post-money|-|of|at|in)$/;

/** Whether what begins at the token belongs to somebody else: "Stripe's ARR", "the prospect's headcount". */
export function isOfAnother(
  tokens: readonly Token[],
  at: number,
  masked: string,
  context: DocumentContext,
): boolean {
  for (let i = at - 1; i >= 0 && i > at - 6; i--) {
    const token = tokens[i];
    if (token === undefined || token.kind === 'number') return false;
    // "our customers' ARR"
    if (token.text === "'") return isOthers(tokens[i - 1]?.text ?? '', context);
    if (token.kind === 'punct' && token.text !== '-') return false;
    if (/[a-z]'s$/.test(token.text) && token.kind !== 'date')
      return isOther(tokens, i, masked, context);
    const neutral = token.kind === 'date' || BETWEEN.test(token.text);
    if (!neutral && !NEUTRAL_BEFORE.has(token.text)) return false;
  }
  return false;
}

/** "our reseller's", "the banks'", but not of a company called "Harbor Bank". */
const isOthers = (owner: string, { companyWords }: DocumentContext) =>
  OTHERS.test(owner.replace(/s$/, '')) || (outsider(owner) === 'sure' && !companyWords.has(owner));

function isOther(
  tokens: readonly Token[],
  at: number,
  masked: string,
  context: DocumentContext,
): boolean {
  const token = tokens[at];
  const owner = token?.text.replace(/'s$/, '') ?? '';
  if (token === undefined || NOBODY.test(owner)) return false;
  if (isOthers(owner, context)) return true;
  if (context.titleWords.has(owner) || isOwnName(owner, context.ownNames)) return false;
  const capital = /^\p{Lu}/u.test(masked.slice(token.start, token.end));
  return capital || !isOrdinary(owner, masked);
}
