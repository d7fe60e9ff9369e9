import type { Token } from '../tokens/tokenize';

const WORDED =
  /(?:million|millions|mil|mio|mn|mln|billion|bn|thousand|thousands|k|m|crores?|lakhs?|lacs?|cr)\b/;
const CLOSES =
  /^(?:dollars?|us|usd|in|at|on|as|of|left|remaining|total|now|today|currently|and|but|,|\.|;|\)|\||!)$/;

/** "3 million, 250 thousand USD", "2 million and 100k USD": an amount told in two parts. */
export function isInParts(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at];
  const joint = /^(?:,|and|&|\+)$/.test(tokens[at + 1]?.text ?? '') ? 1 : 0;
  const rest = tokens[at + 1 + joint];
  if (first?.kind !== 'number' || rest?.kind !== 'number') return false;
  if (!first.number.scaled || rest.number.kind !== 'plain' || rest.number.signed) return false;
  const [whole, part] = [first.number, rest.number];
  if (part.value >= whole.step || whole.value < 1e6 || !WORDED.test(first.text)) return false;
  // "$2M, $100k burn": two amounts, each with its sign.
  const signed = /^\D?[$€£]|^(?:usd|us\$)/.test(rest.text);
  if (signed || !(part.scaled || part.value >= 1000)) return false;
  const behind = tokens[at + 2 + joint];
  const plain = behind === undefined || behind.kind === 'date' || CLOSES.test(behind.text);
  return (
    plain &&
    (joint === 0 ||
      tokens[at + 1]?.text !== ',' ||
      part.currency !== null ||
      /thousand|lakh/.test(rest.text))
  );
}
