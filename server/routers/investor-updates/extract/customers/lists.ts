import type { Token } from '../tokens/tokenize';
import type { Name } from './names';

/** A name and the tokens of the bracket or dash that describes it alone, [from, to). */
export interface Listed {
  name: Name;
  detail: [number, number] | null;
  /** Index of the last token that belongs to the name or its detail. */
  close: number;
}

const SEPARATOR = /^(?:,|and|&|plus|\/|;|\+)$/;
const DETAIL_REACH = 24;

/** "A ($48k ACV), B and C" from the name that starts at `from`; `next` is behind the list. */
export function readList(
  tokens: readonly Token[],
  names: ReadonlyMap<number, Name>,
  from: number,
): { listed: Listed[]; next: number } {
  const listed: Listed[] = [];
  let at = from;
  for (;;) {
    const name = names.get(at);
    if (name === undefined) break;
    const detail = bracket(tokens, name.last + 1);
    const close =
      detail === null ? name.last : tokens[detail[1]]?.text === ')' ? detail[1] : detail[1] - 1;
    listed.push({ name, detail, close });
    at = close + 1;
    let separated = at;
    while (
      SEPARATOR.test(tokens[separated]?.text ?? '') ||
      (separated > at &&
        /^(?:then|also|the|as|well|both|finally)$/.test(tokens[separated]?.text ?? ''))
    )
      separated++;
    if (separated === at || names.get(separated) === undefined) break;
    at = separated;
  }
  return { listed, next: at };
}

function bracket(tokens: readonly Token[], at: number): [number, number] | null {
  // "($60k)" is a single number to the tokenizer.
  if (tokens[at]?.kind === 'number' && tokens[at]?.text.startsWith('(')) return [at, at + 1];
  if (tokens[at]?.text !== '(') return null;
  for (let i = at + 1; i < tokens.length && i < at + DETAIL_REACH; i++)
    if (tokens[i]?.text === ')') return [at + 1, i];
  return null;
}
