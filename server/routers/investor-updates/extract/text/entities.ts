const NAMED = new Map<string, string>([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['zwnj', ''],
  ['shy', ''],
  ['mdash', '—'],
  ['ndash', '–'],
  ['minus', '-'],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['rdquo', '”'],
  ['ldquo', '“'],
  ['hellip', '…'],
  ['bull', '•'],
  ['middot', '·'],
  ['rarr', '→'],
  ['uarr', '↑'],
  ['darr', '↓'],
  ['euro', '€'],
  ['pound', '£'],
  ['yen', '¥'],
  ['cent', '¢'],
  ['dollar', '$'],
  ['percnt', '%'],
  ['times', '×'],
  ['asymp', '≈'],
  ['reg', ''],
  ['trade', ''],
  ['copy', '©'],
]);

/** "&ouml;", "&Eacute;": a letter and the mark above or below it. */
const MARKS = new Map<string, string>([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['ring', '\u030a'],
  ['cedil', '\u0327'],
  ['caron', '\u030c'],
]);
const LETTERS = new Map<string, string>([
  ['szlig', 'ß'],
  ['aelig', 'æ'],
  ['AElig', 'Æ'],
  ['oelig', 'œ'],
  ['OElig', 'Œ'],
  ['oslash', 'ø'],
  ['Oslash', 'Ø'],
  ['eth', 'ð'],
  ['ETH', 'Ð'],
  ['thorn', 'þ'],
  ['THORN', 'Þ'],
  ['iexcl', '¡'],
  ['iquest', '¿'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['bdquo', '„'],
]);

/** The letter that an entity's name tells, whose capital is told by that of the name. */
function letterOf(body: string): string | undefined {
  const mark = MARKS.get(body.slice(1));
  if (mark === undefined || !/^[a-z]/i.test(body)) return LETTERS.get(body);
  const letter = `${body.charAt(0)}${mark}`.normalize('NFC');
  return letter.length === 1 ? letter : undefined;
}

const MAX_LENGTH = 12;

/** An HTML entity found at a position: what it stands for and how long it is written. */
export interface Entity {
  value: string;
  length: number;
}

/** Reads the entity that starts at `at` (an ampersand); null when there is none. */
export function readEntity(source: string, at: number): Entity | null {
  const semicolon = source.slice(at, at + MAX_LENGTH).indexOf(';');
  if (semicolon < 2) return null;
  const body = source.slice(at + 1, at + semicolon);
  const length = semicolon + 1;
  if (body[0] !== '#') {
    const value = NAMED.get(body) ?? letterOf(body) ?? NAMED.get(body.toLowerCase());
    return value === undefined ? null : { value, length };
  }
  const hex = body[1] === 'x' || body[1] === 'X';
  const digits = body.slice(hex ? 2 : 1);
  if (!(hex ? /^[0-9a-f]{1,6}$/i : /^\d{1,7}$/).test(digits)) return null;
  const code = Number.parseInt(digits, hex ? 16 : 10);
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
  return { value: code === 0xa0 ? ' ' : String.fromCodePoint(code), length };
}
