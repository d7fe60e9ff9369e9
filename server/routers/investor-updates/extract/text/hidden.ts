import { readTag, type Tag } from './tags';

const ZERO = '0(?:\\.0{1,3})?(?:px|pt|em|rem|%)?';
const GOES = '(?=\\s{0,3}(?:[;!"\']|$))';
const STYLE = /(?:^|\s)style\s?=\s?(?:"([^"]{0,2000})|'([^']{0,2000}))/i;
/** What a page does not show, whatever stands within. */
const UNSEEN = new RegExp(
  `(?:^|[;\\s])(?:display\\s?:\\s?none|visibility\\s?:\\s?hidden|mso-hide\\s?:\\s?all|opacity\\s?:\\s?${ZERO}${GOES})`,
  'i',
);
const NO_HEIGHT = new RegExp(`(?:^|[;\\s])(?:max-)?height\\s?:\\s?${ZERO}${GOES}`, 'i');
const CUT = /(?:^|[;\s])overflow(?:-y)?\s?:\s?hidden/i;
const NO_LETTERS = new RegExp(`(?:^|[;\\s])font-size\\s?:\\s?${ZERO}${GOES}`, 'i');
const LETTERS = /font-size\s?:\s?(?:0?\.)?[1-9]|<font[^>]{0,100}size/i;
const HIDDEN = /(?:^|\s)hidden(?=\s|=|\/|$)/i;
const QUOTED = /=\s?(?:"[^"]{0,4000}"|'[^']{0,4000}')/g;
const VOID =
  /^(?:!|area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|html|body|head)$/;
/** Text set in no size is short; within a longer stretch another size is set for what is to be read. */
const MAX_SMALL = 5_000;
/** So many such elements are looked into. */
const MOST_SMALL = 500;
const MAX_ATTRIBUTES = 4_000;

type Hiding = 'no' | 'all' | 'small';

function hidingOf({ name, closing, attributes }: Tag): Hiding {
  if (closing || attributes === '' || VOID.test(name)) return 'no';
  const written = attributes.slice(0, MAX_ATTRIBUTES);
  if (HIDDEN.test(written.replaceAll(QUOTED, '='))) return 'all';
  const found = STYLE.exec(written);
  const style = found?.[1] ?? found?.[2] ?? '';
  if (UNSEEN.test(style) || (NO_HEIGHT.test(style) && CUT.test(style))) return 'all';
  return NO_LETTERS.test(style) ? 'small' : 'no';
}

/** Finds where the elements of HTML end that a reader does not see. */
class HiddenTags {
  private readonly unclosed = new Set<string>();
  private small = 0;

  constructor(private readonly html: string) {}

  /** Where the element that the tag opens ends, if it is not seen; null for what is, and for one never closed. */
  endOf(tag: Tag): number | null {
    const hiding = hidingOf(tag);
    if (hiding === 'no' || this.unclosed.has(tag.name)) return null;
    if (hiding === 'small' && ++this.small > MOST_SMALL) return null;
    const limit = hiding === 'small' ? tag.end + MAX_SMALL : this.html.length;
    const end = this.close(tag, Math.min(limit, this.html.length));
    if (end === null) {
      if (hiding === 'all') this.unclosed.add(tag.name);
      return null;
    }
    return hiding === 'small' && LETTERS.test(this.html.slice(tag.end, end)) ? null : end;
  }

  /** Behind the tag that closes the element, of those of its name within it the last. */
  private close({ name, end }: Tag, limit: number): number | null {
    let depth = 1;
    for (let at = this.next(end); at < limit;) {
      const tag = readTag(this.html, at);
      if (tag?.name === name) {
        depth += tag.closing ? -1 : 1;
        if (depth === 0) return tag.end;
      }
      at = this.next(tag?.end ?? at + 1);
    }
    return null;
  }

  next(from: number): number {
    const at = this.html.indexOf('<', from);
    return at < 0 ? this.html.length : at;
  }
}

const MAY_HIDE = /hidden|mso-hide|display|opacity|font-size|height/i;

/** HTML without the elements that a reader does not see: `<div style="display:none">Preview</div>`. Linear. */
export function withoutHidden(html: string): string {
  if (!MAY_HIDE.test(html)) return html;
  const hidden = new HiddenTags(html);
  const kept: string[] = [];
  let from = 0;
  for (let at = hidden.next(0); at < html.length;) {
    const tag = readTag(html, at);
    const end = tag === null ? null : hidden.endOf(tag);
    if (end !== null) {
      kept.push(html.slice(from, at));
      from = end;
    }
    at = hidden.next(end ?? tag?.end ?? at + 1);
  }
  return kept.length === 0 ? html : [...kept, html.slice(from)].join(' ');
}
