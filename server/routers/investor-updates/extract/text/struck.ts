import type { Tag } from './tags';

/** "~~$2M~~", Slack's "~$2M~" and "<s>$2M</s>": bounded, and never past the end of a line. */
const STRUCK = [
  /~~(?=[^\s~])[^\n]{0,300}?[^\s~]~~(?!~)/g,
  /(?<![^\s(:*_])~(?=[^\s~])[^\n~]{0,80}[^\s~]~(?![\w~$€£])/g,
  /<(s|strike|del)(?:\s[^<>\n]{0,200})?>[^\n]{0,300}?<\/\1\s?>/gi,
];

/** The text with what its writer struck through replaced by as many `blank`. */
export function withoutStruck(text: string, blank: string): string {
  if (!text.includes('~') && !/<\/(?:s|strike|del)\s?>/i.test(text)) return text;
  return STRUCK.reduce(
    (kept, pattern) => kept.replace(pattern, (words) => blank.repeat(words.length)),
    text,
  );
}

const STRIKES = /^(?:s|strike|del)$/;
const STRIKING_STYLE = /text-decoration[a-z-]{0,8} ?: ?[a-z ]{0,30}line-through/i;

/** Follows the tags of HTML through elements whose text is struck. */
export class StruckTags {
  private open: { name: string; depth: number } | null = null;
  private readonly unclosed = new Set<string>();

  constructor(private readonly lowered: string) {}

  /** Whether the text behind the tag is struck. */
  pass(tag: Tag): boolean {
    if (this.open !== null) {
      if (tag.name === this.open.name) this.open.depth += tag.closing ? -1 : 1;
      if (this.open.depth === 0) this.open = null;
    } else if (!tag.closing && this.strikes(tag)) this.open = { name: tag.name, depth: 1 };
    return this.open !== null;
  }

  /** An element that is never closed strikes nothing. */
  private strikes({ name, attributes, end }: Tag): boolean {
    if (!STRIKES.test(name) && !STRIKING_STYLE.test(attributes.slice(0, 500))) return false;
    if (this.unclosed.has(name)) return false;
    const closed = this.lowered.includes(`</${name}`, end);
    if (!closed) this.unclosed.add(name);
    return closed;
  }
}
