import { CellSpans } from './cell-spans';
import { readEntity } from './entities';
import { withoutHidden } from './hidden';
import { layoutTables } from './layout-tables';
import { asMark } from './note-marks';
import { StruckTags } from './struck';
import { BLOCK, hrefOf, readTag, SILENT, skipSilent, type Tag } from './tags';

const MAX_LIST_DEPTH = 6;
const MAX_QUOTE_DEPTH = 3;

/** Collects output lines; white space collapses, table cells stay on one line. */
class Writer {
  private readonly lines: string[] = [];
  private line: string[] = [];
  private pendingSpace = false;
  private lineEmpty = true;
  private readonly rows: ('layout' | 'between' | 'within')[] = [];
  private readonly spans: CellSpans[] = [];
  private marked = false;
  quoteDepth = 0;
  preformatted = 0;
  private struck = false;
  private depth = 0;
  /** What stands in the open `<sup>` or `<sub>`, where a number or word stands right before it. */
  private mark: { from: number; isLowered: boolean } | null = null;

  get inRow(): boolean {
    return this.rows.at(-1) === 'within';
  }

  text(value: string): void {
    for (const char of value) {
      if (this.preformatted > 0 && char === '\n') this.break();
      else if (/\s/.test(char) && this.preformatted === 0) this.pendingSpace = true;
      else this.put(char);
    }
  }

  private put(char: string): void {
    if (this.lineEmpty) {
      if (this.quoteDepth > 0) this.line.push('> '.repeat(this.quoteDepth));
    } else if (this.pendingSpace) this.line.push(' ');
    this.pendingSpace = false;
    this.lineEmpty = false;
    if (this.struck && !this.marked) this.line.push('~~');
    this.marked = this.struck;
    this.line.push(char);
  }

  /** Struck words stand between "~~", line by line. */
  strike(struck: boolean): void {
    this.struck = struck;
    if (!struck) this.closeMark();
  }

  /** What is raised or lowered is set apart from what it stands at. */
  raise(open: boolean, isLowered: boolean): void {
    this.settleMark();
    if (open && !this.lineEmpty && !this.pendingSpace)
      this.mark = { from: this.line.length, isLowered };
  }

  private settleMark(): void {
    if (this.mark === null) return;
    const { from, isLowered } = this.mark;
    const text = this.line.slice(from).join('');
    this.line.splice(from, Infinity, asMark(text, this.line[from - 1] ?? '', isLowered));
    this.mark = null;
  }

  private closeMark(): void {
    if (this.marked) this.line.push('~~');
    this.marked = false;
  }

  break(): void {
    this.settleMark();
    this.closeMark();
    this.lines.push(this.line.join(''));
    this.line = [];
    this.lineEmpty = true;
    this.pendingSpace = false;
  }

  endLine(): void {
    if (!this.lineEmpty) this.break();
  }

  /** A blank line between paragraphs, never two. */
  paragraph(): void {
    this.endLine();
    if (this.lines.length > 0 && this.lines.at(-1) !== '') this.lines.push('');
  }

  /** A list within an item stands right below it; any other is a paragraph. */
  list(open: boolean): void {
    if (open && this.depth > 0) this.endLine();
    else if (open || this.depth < 2) this.paragraph();
    else this.endLine();
    this.depth = Math.max(0, this.depth + (open ? 1 : -1));
  }

  /** "- ", behind two blanks more for every list that the item's own stands in. */
  item(): void {
    this.endLine();
    const within = Math.min(Math.max(0, this.depth - 1), MAX_LIST_DEPTH);
    this.text('- ');
    this.line.splice(-1, 0, '  '.repeat(within));
  }

  table(open: boolean, isLayout: boolean): void {
    if (open) {
      this.rows.push(isLayout ? 'layout' : 'between');
      this.spans.push(new CellSpans());
    } else {
      this.rows.pop();
      this.spans.pop();
    }
  }

  /** A cell that spans columns or rows leaves empty ones where it reaches to. */
  cell(open: boolean, attributes: string): void {
    if (!this.inRow) this.endLine();
    else if (open) this.text(' | '.repeat((this.spans.at(-1)?.open(attributes) ?? 0) + 1));
  }

  row(open: boolean): void {
    if (!open && this.inRow && !this.lineEmpty)
      this.text(' | '.repeat(this.spans.at(-1)?.close() ?? 0) + ' |');
    if (open) this.spans.at(-1)?.row();
    this.endLine();
    if (this.rows.length > 0 && this.rows.at(-1) !== 'layout') {
      this.rows[this.rows.length - 1] = open ? 'within' : 'between';
    }
  }

  result(): string {
    this.endLine();
    return this.lines.join('\n').trim();
  }
}

function blockTag(writer: Writer, { name, closing }: Tag, isLayout: () => boolean): void {
  if (name === 'table') {
    writer.paragraph();
    writer.table(!closing, !closing && isLayout());
  } else if (name === 'tr') writer.row(!closing);
  else if (writer.inRow) writer.text(' ');
  else if (name === 'blockquote') {
    writer.endLine();
    const depth = writer.quoteDepth + (closing ? -1 : 1);
    writer.quoteDepth = Math.max(0, Math.min(MAX_QUOTE_DEPTH, depth));
  } else if (name === 'pre') {
    writer.endLine();
    writer.preformatted = closing ? 0 : 1;
  } else if (name === 'li') {
    if (closing) writer.endLine();
    else writer.item();
  } else if (/^h[1-6]$/.test(name)) {
    writer.paragraph();
    if (!closing) writer.text('## ');
  } else if (name === 'ul' || name === 'ol') writer.list(!closing);
  else if (name === 'p') writer.paragraph();
  else if (name === 'br') writer.break();
  else writer.endLine();
}

/**
 * Plain text of an HTML mail: one line per block, rows of tables of data as `| a | b |`, list items
 * as `- item`, headings as `## heading`, quoted blocks with `> `, link targets in angle
 * brackets, struck words between `~~`. Linear in the length of its input; script, style, comments and what no reader sees are dropped.
 */
export function htmlToText(source: string): string {
  const html = withoutHidden(source);
  const lowered = html.toLowerCase();
  const layout = layoutTables(html, lowered);
  let tables = -1;
  const isNextLayout = () => layout.has((tables += 1));
  const writer = new Writer();
  const links: (string | null)[] = [];
  const struck = new StruckTags(lowered);
  let at = 0;
  while (at < html.length) {
    const char = html[at];
    if (char === '<') {
      const tag = readTag(html, at);
      if (tag === null) {
        writer.text('<');
        at++;
        continue;
      }
      at = tag.end;
      const isStruck = struck.pass(tag);
      if (!isStruck) writer.strike(false);
      if (SILENT.has(tag.name)) {
        if (!tag.closing) at = skipSilent(lowered, tag.name, at);
      } else if (tag.name === 'a') {
        if (!tag.closing) links.push(hrefOf(tag.attributes));
        else {
          const url = links.pop();
          if (url) writer.text(` <${url}>`);
        }
      } else if (tag.name === 'sup' || tag.name === 'sub') {
        writer.raise(!tag.closing, tag.name === 'sub');
      } else if (tag.name === 'td' || tag.name === 'th') {
        writer.cell(!tag.closing, tag.attributes);
      } else if (BLOCK.has(tag.name)) blockTag(writer, tag, isNextLayout);
      if (isStruck) writer.strike(true);
      continue;
    }
    if (char === '&') {
      const entity = readEntity(html, at);
      writer.text(entity?.value ?? '&');
      at += entity?.length ?? 1;
      continue;
    }
    let end = at + 1;
    while (end < html.length && html[end] !== '<' && html[end] !== '&') end++;
    writer.text(html.slice(at, end));
    at = end;
  }
  return writer.result();
}
