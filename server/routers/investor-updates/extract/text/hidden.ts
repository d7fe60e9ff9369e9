import { isAlike, WHITE, type Color } from './colors';
import { backgroundOf, isFaint, isUnseen, lettersOf, type Declared } from './declared';
import { StyleSheet } from './style-sheet';
import { readTag, type Tag } from './tags';

const LETTERS = /font-size\s?:\s?(?:0?\.)?[1-9]|<font[^>]{0,100}size/i;
const HIDDEN = /(?:^|\s)hidden(?=\s|=|\/|$)/i;
const QUOTED = /=\s?(?:"[^"]{0,4000}"|'[^']{0,4000}')/g;
const VOID = /^(?:!|area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** What is never left out as a whole. */
const PAGE = /^(?:html|body)$/;
/** Text that is not to be seen is short; within a longer stretch other text is set for what is to be read. */
const MAX_SMALL = 5_000;
/** So many such elements are looked into. */
const MOST_SMALL = 500;
const MAX_ATTRIBUTES = 4_000;
const MAX_DEPTH = 200;

/** Elements, those of their sort, and what such a one stands within. */
const UNCLOSED: readonly [RegExp, RegExp, RegExp][] = [
  [/^t[dh]$/, /^t[dh]$/, /^(?:tr|table)$/],
  [/^tr$/, /^tr$/, /^table$/],
  [/^li$/, /^li$/, /^[uo]l$/],
  [/^p$/, /^p$/, /^(?:td|th|div|li|table|body)$/],
];

type Hiding = 'no' | 'all' | 'faint' | 'alike';

interface Open {
  name: string;
  /** Null: of a colour that is not known. */
  background: Color | null;
}

/** Finds where the elements of HTML end that a reader does not see. */
class HiddenTags {
  private readonly unclosed = new Set<string>();
  private readonly sheet: StyleSheet;
  private readonly open: Open[] = [];
  private looked = 0;

  constructor(private readonly html: string) {
    this.sheet = new StyleSheet(html);
  }

  /** Where the element that the tag opens ends, if it is not seen; null for what is, and for one never closed. */
  endOf(tag: Tag): number | null {
    if (VOID.test(tag.name)) return null;
    if (tag.closing) {
      this.leave(tag.name);
      return null;
    }
    this.leaveSibling(tag.name);
    const declared = this.sheet.declared(tag);
    const attributes = tag.attributes.slice(0, MAX_ATTRIBUTES);
    const own = backgroundOf(declared, attributes);
    const background = own === undefined ? this.background : own;
    const end = this.unseenEnd(tag, this.hidingOf(tag, declared, background), background);
    if (end === null && this.open.length < MAX_DEPTH)
      this.open.push({ name: tag.name, background });
    return end;
  }

  private get background(): Color | null {
    return (this.open.at(-1) ?? { background: WHITE }).background;
  }

  private leave(name: string): void {
    const at = this.open.findLastIndex((open) => open.name === name);
    if (at >= 0) this.open.length = at;
  }

  /** A cell, row or item that nothing closes ends where the next one begins. */
  private leaveSibling(name: string): void {
    const [, same, within] = UNCLOSED.find(([of]) => of.test(name)) ?? [];
    if (same === undefined || within === undefined) return;
    const at = this.open.findLastIndex((open) => same.test(open.name) || within.test(open.name));
    if (at >= 0 && same.test(this.open[at]?.name ?? '')) this.open.length = at;
  }

  private hidingOf(
    { name, attributes }: Tag,
    declared: Declared,
    background: Color | null,
  ): Hiding {
    if (PAGE.test(name)) return 'no';
    const written = attributes.slice(0, MAX_ATTRIBUTES);
    if (HIDDEN.test(written.replaceAll(QUOTED, '=')) || isUnseen(declared)) return 'all';
    if (isFaint(declared)) return 'faint';
    const letters = lettersOf(declared, written);
    return letters && background !== null && isAlike(letters, background) ? 'alike' : 'no';
  }

  private unseenEnd(tag: Tag, hiding: Hiding, background: Color | null): number | null {
    if (hiding === 'no' || this.unclosed.has(tag.name)) return null;
    if (hiding !== 'all' && ++this.looked > MOST_SMALL) return null;
    const limit = hiding === 'all' ? this.html.length : tag.end + MAX_SMALL;
    const end = this.close(tag, Math.min(limit, this.html.length));
    if (end === null) {
      if (hiding === 'all') this.unclosed.add(tag.name);
      return null;
    }
    if (hiding === 'faint' && LETTERS.test(this.html.slice(tag.end, end))) return null;
    return hiding === 'alike' && this.isSeenWithin(tag.end, end, background ?? WHITE) ? null : end;
  }

  /** Whether some element within is set in other letters, or on another background. */
  private isSeenWithin(from: number, to: number, background: Color): boolean {
    for (let at = this.next(from); at < to;) {
      const tag = readTag(this.html, at);
      if (tag !== null && !tag.closing) {
        const declared = this.sheet.declared(tag);
        const letters = lettersOf(declared, tag.attributes);
        const behind = backgroundOf(declared, tag.attributes);
        if (letters === null || behind === null) return true;
        if ([letters, behind].some((color) => color && !isAlike(color, background))) return true;
      }
      at = this.next(tag?.end ?? at + 1);
    }
    return false;
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

const MAY_HIDE = /hidden|mso-hide|display|opacity|font-size|height|width|color|indent|position/i;

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
