const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  pound: '£',
  eacute: 'é',
  egrave: 'è',
  ouml: 'ö',
  auml: 'ä',
  uuml: 'ü',
};

function codePoint(digits: string, radix: number): string {
  const code = Number.parseInt(digits, radix);
  const usable = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return usable ? String.fromCodePoint(code) : ' ';
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/iy;

/** The character an entity at `at` stands for, or the ampersand itself, and its source length. */
export function decodeEntity(html: string, at: number): { text: string; length: number } {
  ENTITY.lastIndex = at;
  const match = ENTITY.exec(html);
  if (!match) return { text: '&', length: 1 };
  const [whole, decimal, hex, name] = match;
  if (decimal) return { text: codePoint(decimal, 10), length: whole.length };
  if (hex) return { text: codePoint(hex, 16), length: whole.length };
  const text = NAMED[(name ?? '').toLowerCase()];
  return text === undefined ? { text: '&', length: 1 } : { text, length: whole.length };
}
