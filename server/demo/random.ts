/** Another seed gives other numbers and other choices of words, never other companies. */
const SEED = 'northstar-1';

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** A stream of choices that is the same on every run. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  /** @throws on an empty list */
  pick<T>(choices: readonly T[]): T;
}

/**
 * The stream of that name (mulberry32). Each company and purpose has a stream of its own, so that
 * a change to one leaves all others as they are.
 */
export function randomOf(...name: (string | number)[]): Random {
  let state = hash([SEED, ...name].join('/'));
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (choices) => {
      const picked = choices[integer(0, choices.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
  };
}
