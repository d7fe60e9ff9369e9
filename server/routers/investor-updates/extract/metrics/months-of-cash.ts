import type { Token } from '../tokens/tokenize';

const CASH =
  /^cash(?: (?:left|remaining|on hand|in hand|in (?:the )?bank|at (?:the )?bank|reserves?))?$/;
/** What keeps so many months in cash beside others, or asks for them. */
const NO_LEVEL =
  /^(?:keep|keeps|keeping|minimum|min|maintain|covenant|deposit|upfront|prepaid|prepay|every|each|after|within|buffer|policy|pay|pays|paid|collect|collected|add|adds|added|adding|extend|extends|extended|another|extra|additional|save|saved|saves)$/;
const BEHIND =
  /^(?:[.,;:)(|/·•—–-]|left|remaining|now|today|at|as|and|with|but|so|assuming|before)$/;

/** "9 months cash", "11 mos' cash in the bank": the cash told by how long it lasts; its place, -1 without. */
export function monthsOfCash(tokens: readonly Token[], at: number): number {
  if (!/^(?:months?|months'|mos?|mths?)$/.test(tokens[at + 1]?.text ?? '')) return -1;
  const quoted = /^['’]$/.test(tokens[at + 2]?.text ?? '') ? 1 : 0;
  const place = at + 2 + quoted;
  const cash = tokens[place];
  if (cash?.kind !== 'anchor' || cash.anchor !== 'cashOnHandUsd' || !CASH.test(cash.text))
    return -1;
  const next = tokens[place + 1];
  if (next !== undefined && next.kind !== 'date' && !BEHIND.test(next.text)) return -1;
  return tokens.slice(Math.max(0, at - 6), at).some((t) => NO_LEVEL.test(t.text)) ? -1 : place;
}
