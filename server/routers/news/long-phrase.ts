/** A character of a phrase, and what may stand in a text between it and the one before. */
export interface Atom {
  character: string;
  /** A pattern for the gap; null inside a word, where nothing may stand. */
  gap: string | null;
}

/** A text as its characters but for white space and punctuation, which are gaps between them. */
interface Symbols {
  text: string;
  characters: readonly string[];
  gaps: readonly string[];
  /** Where a character starts and ends in the text; -1 inside an `&`, which stands as a, n, d. */
  starts: readonly number[];
  ends: readonly number[];
}

/** Marks a gap beside an `&`, so that `R&D` is not the word `RandD`. */
const BESIDE_AND = '\u0000';
const GAP_CHARACTER = /[\s\p{P}]/u;
/** No gap of a phrase takes more characters, so all longer ones are alike. */
const LONGEST_GAP = 4;
const TOO_LONG = 'x';

const foldCharacter = (character: string): string =>
  character.toUpperCase().toLowerCase().replaceAll('ς', 'σ');

function symbolsOf(text: string): Symbols {
  const [characters, gaps]: [string[], string[]] = [[], []];
  const [starts, ends]: [number[], number[]] = [[], []];
  const add = (character: string, gap: string, start: number, end: number) => {
    characters.push(character);
    gaps.push(gap);
    starts.push(start);
    ends.push(end);
  };
  let [gap, length, at] = ['', 0, 0];
  for (const character of text) {
    const end = at + character.length;
    if (character === '&') {
      add('a', gap + BESIDE_AND, at, -1);
      add('n', '', -1, -1);
      add('d', '', -1, end);
      [gap, length] = [BESIDE_AND, 0];
    } else if (GAP_CHARACTER.test(character)) {
      length += 1;
      gap = length > LONGEST_GAP ? TOO_LONG : gap + character;
    } else {
      add(foldCharacter(character), gap, at, end);
      [gap, length] = ['', 0];
    }
    at = end;
  }
  return { text, characters, gaps, starts, ends };
}

let latest = symbolsOf('');

/** The founders of a company are looked up in one text, one after the other. */
function rememberedSymbols(text: string): Symbols {
  if (latest.text !== text) latest = symbolsOf(text);
  return latest;
}

type Mask = Int32Array;

const maskFor = (atoms: readonly Atom[]): Mask => new Int32Array(Math.ceil(atoms.length / 32));

const addTo = (mask: Mask, part: Mask): void => {
  for (const [word, bits] of part.entries()) mask[word] = (mask[word] ?? 0) | bits;
};

/** The atoms that have a key, as bit i for atom i. */
function masksBy(atoms: readonly Atom[], keyOf: (atom: Atom) => string): Map<string, Mask> {
  const masks = new Map<string, Mask>();
  for (const [index, atom] of atoms.entries()) {
    const key = keyOf(atom);
    const mask = masks.get(key) ?? maskFor(atoms);
    mask[index >> 5] = (mask[index >> 5] ?? 0) | (1 << (index & 31));
    masks.set(key, mask);
  }
  return masks;
}

/** Which atoms may follow a gap of a text; each gap is judged once. */
function gapMasks(atoms: readonly Atom[]): (gap: string) => Mask {
  const byPattern = [...masksBy(atoms, ({ gap }) => gap ?? '')].map(([pattern, mask]) => ({
    accepts: new RegExp(`^(?:${pattern})$`, 'u'),
    isInside: pattern === '',
    mask,
  }));
  const known = new Map<string, Mask>();
  return (gap) => {
    const before = known.get(gap);
    if (before) return before;
    const bare = gap.replaceAll(BESIDE_AND, '');
    const mask = maskFor(atoms);
    mask[0] = 1; // what stands before the phrase is judged by its edge
    for (const { accepts, isInside, mask: part } of byPattern) {
      if (accepts.test(isInside ? gap : bare)) addTo(mask, part);
    }
    known.set(gap, mask);
    return mask;
  };
}

/**
 * Where a long phrase stands in a text, whatever its edges. All beginnings are followed at once, 32
 * atoms to a machine word, so a text that nearly holds the phrase everywhere costs no more.
 */
export function* findAtoms(atoms: readonly Atom[], text: string) {
  const { characters, gaps, starts, ends } = rememberedSymbols(text);
  const byCharacter = masksBy(atoms, ({ character }) => foldCharacter(character));
  const maskOfGap = gapMasks(atoms);
  const active = maskFor(atoms);
  const none = maskFor(atoms);
  const last = atoms.length - 1;
  for (const [at, character] of characters.entries()) {
    const wanted = byCharacter.get(character);
    if (wanted === undefined) {
      active.set(none);
      continue;
    }
    const allowed = maskOfGap(gaps[at] ?? '');
    let carry = 1; // a beginning at every character
    for (let word = 0; word < active.length; word += 1) {
      const bits = active[word] ?? 0;
      active[word] = ((bits << 1) | carry) & (wanted[word] ?? 0) & (allowed[word] ?? 0);
      carry = bits >>> 31;
    }
    if (((active[last >> 5] ?? 0) & (1 << (last & 31))) === 0) continue;
    const [index, end] = [starts[at - last] ?? -1, ends[at] ?? -1];
    if (index !== -1 && end !== -1) yield { match: text.slice(index, end), index, end };
  }
}
