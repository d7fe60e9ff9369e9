/**
 * The trailing words of a company name that say nothing but its legal form (decisions §5), and sarl
 * as French writes it.
 */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  (
    'inc incorporated corp corporation co company llc llp lp ltd limited plc gmbh ag sa sas sarl ' +
    'bv nv ab as oy pty spa srl kk sàrl'
  ).split(' '),
);

/** Letters whose accent Unicode does not take apart. */
const BARE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  Ð: 'D',
  ı: 'i',
};

/** Enough for every input: the first pass does the work, later ones only settle combining marks. */
const MAX_PASSES = 8;

/**
 * NFKC and Unicode's full case folding: `ß` and `SS` both give `ss`, final sigma is sigma. Accents
 * stay, and so do the Turkish letters: `ı` is not `i`, and `İ` keeps its dot as a combining mark.
 */
export function foldCase(text: string): string {
  const folded = text
    .normalize('NFKC')
    .split('ı') // folds to itself, but its capital is `I`
    .map((part) => part.toLowerCase().toUpperCase().toLowerCase());
  return folded.join('ı').replaceAll('ς', 'σ').normalize('NFKC');
}

/** NFKC without accents, case kept: `Ørsted Café` gives `Orsted Cafe`. */
export function stripAccents(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßẞøØłŁđĐħĦæÆœŒþÞðÐı]/g, (letter) => BARE_LETTERS[letter] ?? letter);
}

/** Text as news identity compares it: without case and accents (decisions §7). */
export function foldForMatch(text: string): string {
  return foldCase(stripAccents(text));
}

/** Folds, then drops punctuation and extra white space. A comma or semicolon parts two words. */
function foldWords(text: string): string {
  return foldCase(text.replace(/[`´]/g, "'"))
    .replace(/\s+/gu, ' ')
    .replace(/(?<=\p{N}),(?=\p{N})/gu, '')
    .replace(/[,;、]/gu, ' ')
    .replace(/[\p{P}\p{Cf}\p{Cc}\ufe00-\ufe0f]/gu, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** Whether a word, as written, is a legal form, accents aside. */
function isLegalForm(word: string): boolean {
  return LEGAL_FORMS.has(foldForMatch(foldWords(word)));
}

/** Joins spaced initials at the end that spell a legal form: `Acme S. A.` gives `Acme SA`. */
function joinTrailingInitials(name: string): string {
  return name.replace(/(?<=\s)(?:\p{L}\.\s){1,3}\p{L}\.?$/u, (initials) => {
    const joined = initials.replace(/[.\s]/g, '');
    return isLegalForm(joined) ? joined : initials;
  });
}

function normalizeOnce(name: string): string {
  const words = foldWords(joinTrailingInitials(name.trim().replace(/\s+/gu, ' '))).split(' ');
  // With their accents: Nordbygg Ås is a place, Nordbygg AS a company.
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/**
 * The normalized name that customers are matched on (decisions §5): NFKC, case-folded,
 * punctuation and extra white space dropped, trailing legal forms dropped unless nothing would be
 * left. Punctuation is removed without a trace (`AT&T` is `att`, `Coca-Cola` is `cocacola`,
 * `L.L.C.` is `llc`), only a comma or semicolon separates words; letters with accents and symbols
 * that are not punctuation (`+`, emoji) stay. Idempotent.
 * @returns '' for a name with nothing but punctuation, which callers answer with 400
 */
export function normalizeCompanyName(name: string): string {
  let current = name;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = normalizeOnce(current);
    if (next === current) return next;
    current = next;
  }
  return current;
}

/**
 * The name as written, without trailing legal forms (decisions §7): `Acme, Inc.` gives `Acme`,
 * `Inc.` stays.
 */
export function stripLegalForms(name: string): string {
  let core = joinTrailingInitials(name.trim().replace(/\s+/gu, ' '));
  for (;;) {
    const parts = /^(.*[^\s,;])[\s,;]+([^\s,;]+)$/su.exec(core);
    const [, rest, last] = parts ?? [];
    if (rest === undefined || last === undefined || foldWords(rest) === '') return core;
    if (foldWords(last) !== '' && !isLegalForm(last)) return core;
    core = rest;
  }
}
