import type { Token } from '../tokens/tokenize';
import type { DocumentContext } from './candidate';
import { NEUTRAL_BEFORE } from './cues';

/** Whether the words before a name leave it the company's own total, not a part of it. */
export function isOwnTotal(
  tokens: readonly Token[],
  anchor: number,
  context: DocumentContext,
): boolean {
  for (let i = anchor - 1; i >= 0; i--) {
    const token = tokens[i];
    // "engineering team", "services ARR" are parts of the whole.
    if (token?.kind === 'anchor') return token.anchor !== 'decoy';
    if (token === undefined || token.kind === 'date') return true;
    // In "15x ARR" or "added $4k MRR" the name belongs to the number before it.
    if (token.kind === 'number')
      return tokens[anchor + 1]?.text === ':' || /^\(\d\d?\)$/.test(token.text);
    if (token.text === '.' && tokens[i - 1]?.text === 'prev') return false;
    if (token.kind === 'punct')
      return token.text !== '-' || token.end < (tokens[i + 1]?.start ?? 0) || i === 0;
    // "G&A headcount"
    if (token.text === 'a' && tokens[i - 1]?.text === '&') return false;
    if (isWithAbroad(tokens, i)) return true;
    if (token.text === 'own' && tokens[i - 1]?.text === 'our') return true;
    if (token.text === 'core' && tokens[anchor]?.text === 'team') return true;
    // "our first quarter with positive gross margin"
    if (token.text === 'positive')
      return /^(?:month|quarter|year)$/.test(
        tokens[i - (tokens[i - 1]?.text === 'a' ? 3 : 2)]?.text ?? '',
      );
    if (context.companyWords.has(token.text.replace(/'s$/, ''))) return true;
    // "We hold cash of $4.6M", unlike "Their funds hold cash of …"
    if (/^holds?$/.test(token.text))
      return i === 0 || /^(?:we|and|company|still|now)$/.test(tokens[i - 1]?.text ?? '');
    if (!NEUTRAL_BEFORE.has(token.text))
      return token.text.endsWith('ly') || token.text.endsWith("'s");
    return true;
  }
  return true;
}

/** "Cerramos abril con un MRR de", "fechamos com um MRR de": verbs of "we" end so. */
const isWithAbroad = (tokens: readonly Token[], at: number) =>
  /^(?:una?|uma?)$/.test(tokens[at]?.text ?? '') &&
  /^co[nm]$/.test(tokens[at - 1]?.text ?? '') &&
  tokens.slice(Math.max(0, at - 6), at - 1).some((t) => /^[a-zà-ü]{2,12}mos$/.test(t.text));
