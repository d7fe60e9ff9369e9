/** A tag found in HTML source. */
export interface Tag {
  name: string;
  closing: boolean;
  end: number;
  /** Everything between the name and the closing bracket. */
  attributes: string;
}

/** Elements whose content is not prose. */
export const SILENT = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'svg']);

/** Elements that end a line. */
export const BLOCK = new Set(
  (
    'p div br li ul ol tr table thead tbody tfoot h1 h2 h3 h4 h5 h6 hr section article header ' +
    'footer blockquote pre dl dt dd center main figure'
  ).split(' '),
);

const MAX_TAG = 20_000;
const isNameChar = (char: string | undefined) => char !== undefined && /[a-z0-9:-]/i.test(char);

/**
 * Reads the tag that starts at `at` (a `<`); null when it is only a less-than sign.
 * Looks ahead a bounded distance, so a page of unclosed brackets stays cheap.
 */
export function readTag(source: string, at: number): Tag | null {
  if (source.startsWith('<!--', at)) {
    const close = source.indexOf('-->', at + 4);
    return {
      name: '!',
      closing: false,
      end: close < 0 ? source.length : close + 3,
      attributes: '',
    };
  }
  const next = source[at + 1];
  if (next === '!' || next === '?') {
    const close = source.slice(at, at + 400).indexOf('>');
    return close < 0 ? null : { name: '!', closing: false, end: at + close + 1, attributes: '' };
  }
  const closing = next === '/';
  const nameStart = at + (closing ? 2 : 1);
  if (!/[a-z]/i.test(source[nameStart] ?? '')) return null;
  let nameEnd = nameStart;
  while (nameEnd < nameStart + 30 && isNameChar(source[nameEnd])) nameEnd++;
  const name = source.slice(nameStart, nameEnd).toLowerCase();
  if (source.startsWith('://', nameEnd - 1) || source[nameEnd] === '@') return null;
  const end = tagEnd(source, nameEnd);
  if (end === null) return null;
  return { name, closing, end, attributes: source.slice(nameEnd, end - 1) };
}

/** Any further `<` ends the search, quoted or not: no character is looked at twice. */
function tagEnd(source: string, from: number): number | null {
  const limit = Math.min(source.length, from + MAX_TAG);
  let quote = '';
  for (let i = from; i < limit; i++) {
    const char = source[i];
    if (char === '<') return null;
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '>') return i + 1;
    else if ((char === '"' || char === "'") && source[i - 1] === '=') quote = char;
  }
  return null;
}

/** Where the content of a silent element ends: behind its closing tag, or at the end. */
export function skipSilent(lowered: string, name: string, from: number): number {
  const close = lowered.indexOf(`</${name}`, from);
  if (close < 0) return name === 'head' || name === 'title' ? from : lowered.length;
  const bracket = lowered.indexOf('>', close);
  return bracket < 0 ? lowered.length : bracket + 1;
}

/** The http(s) target of a link's attributes, if any. */
export function hrefOf(attributes: string): string | null {
  const at = attributes.toLowerCase().indexOf('href=');
  if (at < 0) return null;
  const quote = attributes[at + 5];
  const quoted = quote === '"' || quote === "'";
  const from = at + (quoted ? 6 : 5);
  const rest = attributes.slice(from, from + 2100);
  const close = quoted ? rest.indexOf(quote) : rest.search(/\s/);
  const url = (close < 0 ? rest : rest.slice(0, close)).replaceAll('&amp;', '&').trim();
  return /^https?:\/\/\S+$/i.test(url) ? url : null;
}
