import type { Token } from '../tokens/tokenize';
import type { Name } from './name';
import { rowFields, tierFieldAt } from './tier-fields';

/** A name and the tokens of the bracket or amount that describes it alone, [from, to). */
export interface Listed {
  name: Name;
  detail: [number, number] | null;
  /** Index of the last token that belongs to the name or its detail. */
  close: number;
}

const SEPARATOR = /^(?:,|and|und|et|y|e|en|&|plus|\/|;|\+|\|)$/;
const DETAIL_REACH = 24;
const REACH_OF_SUMS = 40;

/** "A ($48k ACV), B $22k and C" from the name that starts at `from`; `next` is behind the list. */
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
    const item = describe(
      tokens,
      names,
      name,
      listed.some((l) => isPriced(tokens, l)),
      listed.some((l) => l.detail !== null && tierFieldAt(tokens, l.detail[0]) !== null),
    );
    listed.push(item);
    at = item.close + 1;
    const separated = behindSeparator(tokens, names, at);
    if (separated === at || names.get(separated) === undefined) break;
    at = separated;
  }
  return { listed: respectively(tokens, withoutSumOfAll(tokens, listed), at), next: at };
}

const TOGETHER = /^(?:together|combined|altogether|collectively|jointly|aggregate|overall)$/;

/** "A, B and C (together $900k ARR)": the sum is no one's alone. */
function withoutSumOfAll(tokens: readonly Token[], listed: Listed[]): Listed[] {
  const last = listed.at(-1);
  if (last === undefined || last.detail === null || listed.length < 2) return listed;
  const words = tokens.slice(...last.detail).map((t) => t.text);
  const alone = listed.every((l) => l === last || l.detail === null);
  const summed =
    words.some((word) => TOGETHER.test(word)) ||
    (alone &&
      /\b(?:in total|in all|between them|in sum|for (?:all|both)|all (?:two|three|four|five)|total of|totall?ing)\b/.test(
        words.join(' '),
      ));
  return summed ? listed.map((l) => (l === last ? { ...l, detail: null } : l)) : listed;
}

/** "A and B signed, at $22k and $31k respectively": each has the sum of its place. */
function respectively(tokens: readonly Token[], listed: Listed[], from: number): Listed[] {
  if (listed.length < 2 || listed.some((l) => l.detail !== null)) return listed;
  const until = tokens
    .slice(from, from + REACH_OF_SUMS)
    .findIndex((t) => t.text === 'respectively');
  if (until < 0) return listed;
  const sums: number[] = [];
  for (let i = from; i < from + until; i++) {
    const token = tokens[i];
    if (token?.kind === 'number' && token.number.currency !== null) sums.push(i);
  }
  if (sums.length !== listed.length) return listed;
  return listed.map((item, i) => {
    const sum = sums[i] ?? from;
    return { ...item, detail: [sum, Math.min(sums[i + 1] ?? from + until, sum + 4)] };
  });
}

const isPriced = (tokens: readonly Token[], { name, detail }: Listed) =>
  detail !== null && detail[0] <= name.last + 3 && tokens[detail[0] - 1]?.text !== '(';

function describe(
  tokens: readonly Token[],
  names: ReadonlyMap<number, Name>,
  name: Name,
  priced: boolean,
  fielded: boolean,
): Listed {
  const detail = bracket(tokens, name.last + 1);
  if (detail !== null)
    return {
      name,
      detail,
      close: /^[)\]]$/.test(tokens[detail[1]]?.text ?? '') ? detail[1] : detail[1] - 1,
    };
  const aside = pays(tokens, name.last + 1);
  if (aside !== null) return { name, detail: aside, close: aside[1] - 1 };
  const amount = amountBehind(tokens, name.last + 1);
  if (amount !== null) {
    // An amount without brackets is one of a list's only where the list goes on, or has such.
    const separated = behindSeparator(tokens, names, amount[1]);
    if (priced || (separated > amount[1] && names.has(separated)))
      return { name, detail: amount, close: amount[1] - 1 };
  }
  // "A, SMB, $8k MRR, B, F500": fields are one name's where another follows.
  const fields = rowFields(tokens, name.last + 1);
  const beyond = fields === null ? 0 : behindSeparator(tokens, names, fields[1]);
  if (fields !== null && (fielded || (beyond > fields[1] && names.has(beyond))))
    return { name, detail: fields, close: fields[1] - 1 };
  return { name, detail: null, close: name.last };
}

function behindSeparator(
  tokens: readonly Token[],
  names: ReadonlyMap<number, Name>,
  at: number,
): number {
  // "A – $30k annually – and B"
  let next = at;
  if (/^[–—-]$/.test(tokens[at]?.text ?? '') && SEPARATOR.test(tokens[at + 1]?.text ?? '')) next++;
  const from = next;
  while (
    // "and E. & J. Dorn"
    (SEPARATOR.test(tokens[next]?.text ?? '') && !names.has(next)) ||
    (next > from &&
      !names.has(next) &&
      /^(?:then|also|the|die|der|das|den|as|well|both|finally)$/.test(tokens[next]?.text ?? ''))
  )
    next++;
  if (next > from && !names.has(next)) next = behindAside(tokens, names, next);
  if (next > from && !isApposition(tokens, names, next)) return next;
  return at;
}

/** "A and, after long hesitation, B": the name behind what stands between two commas. */
function behindAside(
  tokens: readonly Token[],
  names: ReadonlyMap<number, Name>,
  at: number,
): number {
  if (tokens[at - 1]?.text !== ',' || !/^(?:and|&|plus)$/.test(tokens[at - 2]?.text ?? ''))
    return at;
  const close = tokens.slice(at, at + 6).findIndex((t) => t.text === ',');
  const opens = /^(?:after|at|finally|since|in|on|following|despite|a|two|three)$/.test(
    tokens[at]?.text ?? '',
  );
  return opens && close > 0 && names.has(at + close + 1) ? at + close + 1 : at;
}

/** "X, the Leeds insurer, renewed": the second name tells what the first is. */
function isApposition(
  tokens: readonly Token[],
  names: ReadonlyMap<number, Name>,
  at: number,
): boolean {
  const name = names.get(at);
  return (
    name !== undefined &&
    tokens[at - 1]?.text === 'the' &&
    tokens[at - 2]?.text === ',' &&
    tokens[name.last + 1]?.kind === 'word' &&
    tokens[name.last + 2]?.text === ','
  );
}

const LEADS_AMOUNT = /^(?:[–—:@-]|at|for|→)$/;
const OF_AMOUNT =
  /^(?:acv|arr|mrr|tcv|\/|per|a|an|year|yr|mo|month|quarter|annually|yearly|annual|monthly|recurring|p\.a)$/;

/** "at $90k ACV", "– $30k annually", "$22k". */
function amountBehind(tokens: readonly Token[], at: number): [number, number] | null {
  const comma = tokens[at]?.text === ',';
  const from = comma || LEADS_AMOUNT.test(tokens[at]?.text ?? '') ? at + 1 : at;
  const token = tokens[from];
  if (token?.kind !== 'number' || token.number.currency === null) return null;
  let to = from + 1;
  while (to < from + 4 && tokens[to]?.kind !== 'number' && OF_AMOUNT.test(tokens[to]?.text ?? ''))
    to++;
  // "(A, $40k; B, $60k)": behind a comma only where the items are parted otherwise.
  return comma && !/^[;)]$/.test(tokens[to]?.text ?? '') ? null : [from, to];
}

/** ", which pays $3k per month" */
function pays(tokens: readonly Token[], at: number): [number, number] | null {
  if (tokens[at]?.text !== ',' || !/^(?:which|who)$/.test(tokens[at + 1]?.text ?? '')) return null;
  if (!/^(?:pays|pay|paying)$/.test(tokens[at + 2]?.text ?? '')) return null;
  for (let i = at + 3; i < at + 9; i++) {
    const token = tokens[i];
    if (token?.kind !== 'number' || token.number.currency === null) continue;
    let to = i + 1;
    while (to < i + 5 && OF_AMOUNT.test(tokens[to]?.text ?? '')) to++;
    return [i, to];
  }
  return null;
}

function bracket(tokens: readonly Token[], at: number): [number, number] | null {
  // "($60k)" is a single number to the tokenizer.
  if (tokens[at]?.kind === 'number' && tokens[at]?.text.startsWith('(')) return [at, at + 1];
  const open = tokens[at]?.text ?? '';
  if (!/^[([]$/.test(open)) return null;
  const close = open === '(' ? ')' : ']';
  for (let i = at + 1; i < tokens.length && i < at + DETAIL_REACH; i++)
    if (tokens[i]?.text === close) return [at + 1, i];
  return null;
}

/** "[x] Acme": the token behind a box that is ticked. */
export const behindBox = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === '[' &&
  /^[x✓✔]$/.test(tokens[at + 1]?.text ?? '') &&
  tokens[at + 2]?.text === ']'
    ? at + 3
    : at;
