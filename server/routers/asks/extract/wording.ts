import { firstSentence } from './sentences';
import { spelledOut } from './short-words';

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const MAX_TITLE = 160;
const MAX_DESCRIPTION = 100_000;

/** White space tidied line by line, without control characters or broken surrogates. */
export function tidy(raw: string): string {
  const text = raw
    .slice(0, MAX_DESCRIPTION)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(LONE_SURROGATE, '');
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}

/** Most lines have none of the marks, which spares five replacements. */
const MARKED = /[[*_~`|#>]/;

/** Markdown marks taken out: emphasis, links, code, check boxes, table bars. */
export function unmarked(text: string): string {
  if (!MARKED.test(text)) return text;
  return text
    .replace(/\[([^[\]]{1,300})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/^\s*(?:#{1,6} |\[[ xX]?\] ?|[|>] ?)+/, '')
    .replace(/\s*\|\s*$/, '');
}

/** Lower case, straight quotes, one space: what the word rules read. */
export function plainWords(text: string): string {
  return unmarked(
    spelledOut(text)
      .replace(/[‘’ʼ´`]/g, "'")
      .replace(/[“”„«»]/g, '"'),
  )
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max - 1);
  const end = space > max / 2 ? space : max - 1;
  return (
    text
      .slice(0, end)
      .replace(LONE_SURROGATE, '')
      .replace(/[\s,;:–—-]+$/, '') + '…'
  );
}

/** "Advice on" goes on in the next line. */
const OPEN_END =
  /\b(?:on|to|with|for|of|in|at|from|about|by|and|or|the|an?|our|your|into|who|that|regarding|such as|including)$/i;

/** True for a line whose sentence goes on in the next. */
export const hasOpenEnd = (line: string): boolean => OPEN_END.test(line.trimEnd().slice(-12));

/** The first line where it stands for itself, as a heading or a list's first line does. */
function headline(description: string): string {
  const [first = '', second = ''] = description.split('\n', 2);
  const own =
    first.length < 45 &&
    !hasOpenEnd(first) &&
    /^[^\p{Ll}\p{N}]/u.test(second) &&
    !/[,(]$/.test(first);
  return own && /\p{L}/u.test(first) ? first : description.slice(0, 2_000);
}

/** What leads over to the next of several asks: "intros to banks, and". */
const LINKED =
  /(?<=\S)(?:[,;]? (?:and|or|&)(?: (?:also|then|finally|lastly))?|[,;] (?:plus|as well as|and\/or))$/;

/** A short headline of one line, from the beginning of a tidied description. */
export function titleOf(description: string): string {
  const listed = headline(description)
    .replace(/(?<=\b(?:on|to|with|for|of|about|from|regarding))\n(?:[-*•·◦–] |\d{1,2}[.)] )/i, ' ')
    .replace(/:\n(?:[-*•·◦–] |\d{1,2}[.)] )/, ': ')
    .replace(/[.;,]?\n(?:[-*•·◦–] |\d{1,2}[.)] )/g, ', ');
  const text = unmarked(listed).replace(/\s+/g, ' ').trim();
  const first = firstSentence(text);
  const bare = first
    .replace(/^(?:\(?\d{1,2}[.)]|\d{1,2}(?:\.\d{1,2}){1,2}[.)]?(?= +\p{L})) +/u, '')
    .replace(/[\s.,;:–—-]+$/, '')
    .replace(LINKED, '')
    .replace(/[\s.,;:–—-]+$/, '')
    .replace(/^[\s,;:–—-]+/, '');
  return cut(bare === '' ? text : bare, MAX_TITLE).trim();
}
