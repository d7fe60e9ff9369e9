import { asksReader } from './ask-patterns';
import { isGeneric } from './courtesies';
import { type Era } from './eras';
import { categoryOf, headingText } from './heading-words';
import { standsApart } from './lines';
import { labelledAsk, topicsBegin } from './labelled-asks';
import {
  judge,
  mannerOf,
  namesSought,
  type OpenItem,
  partsOf,
  pointsAbove,
  wordsFrom,
} from './section-items';
import { pointsBack } from './pointing-back';
import { endsSection, isNested } from './section-bounds';
import { isRole } from './sought-role';
import { itemOfRow } from './tables';
import type { Bullet, Document, Heading, Hint, Line, Piece } from './types';

/** The items of one asks section: what is open, what closes it, and what has been taken up. */
export class SectionItems {
  readonly pieces: Piece[] = [];
  protected open: OpenItem | null = null;
  protected top: Bullet | null = null;
  protected hint: Hint | null;
  protected blank = false;
  /** Blank lines stand between the items. */
  protected gaps = false;
  protected listed = false;
  /** The rank of the first heading within the section. */
  protected groupRank: number | null = null;
  protected idle = 0;
  /** The line that heads the items, which may be that of a group. */
  protected headedAt: number;
  /** The rank of the last item that its own heading names. */
  protected titleRank: number | null = null;
  /** Bullets at or left of this column end a group opened by a bullet such as "- Hiring". */
  protected groupIndent: number | null = null;
  /** When the items of the group were asked; null before the first group that says it. */
  protected era: Era | null = null;

  constructor(
    protected readonly document: Document,
    protected readonly from: number,
    protected readonly heading: Heading,
  ) {
    this.hint = heading.hint;
    this.headedAt = from;
  }

  /** "- CTO" right under a heading, or marked as the items before it, is one more item. */
  protected goesOn(bullet: Bullet, line: Line): boolean {
    const open = this.open;
    if (open === null && this.idle === 0) return this.top === null || this.groupIndent !== null;
    if (open?.shape !== 'bullet') return this.introduces();
    const marks = [line, this.document.lines[open.from]].map((it) => it?.view.trim()[0]);
    if (this.top?.kind !== bullet.kind || marks[0] !== marks[1]) return false;
    // A name apart from a list without gaps signs it.
    const words = headingText(line.view);
    const apart = this.blank && !this.gaps && this.pieces.length > 0 && this.hint === null;
    return !apart || categoryOf(words) !== null || isRole(words);
  }

  /** Takes up a labelled line below another one; with the hint of its label. */
  protected readLabelled(at: number, hint: Hint | null): boolean {
    const label = labelledAsk(this.document, this.open, at);
    if (label === null || this.blank) return false;
    this.close();
    this.hint = hint ?? label.hint ?? this.heading.hint;
    this.start(at, label.from, 'inline');
    return true;
  }

  protected endsAt(at: number): boolean {
    return endsSection(this.document, this.heading, { top: this.top, from: this.from, at });
  }

  protected readBullet(bullet: Bullet, at: number): boolean {
    if (this.endsAt(at)) return false;
    if (this.open?.shape === 'inline' && this.introduces()) this.open = null;
    if (
      this.open?.shape === 'titled' ||
      (this.open?.shape === 'bullet' && isNested(this.top, bullet, this.blank))
    ) {
      this.open.to = at;
      return true;
    }
    if (this.open?.shape === 'bullet' && this.blank) this.gaps = true;
    if (this.open?.shape === 'paragraph') this.open.leads = this.pieces.length === 0;
    this.close();
    if (this.groupIndent !== null && bullet.indent <= this.groupIndent) {
      this.groupIndent = null;
      this.hint = this.heading.hint;
      this.era &&= 'current';
    }
    this.top = bullet;
    this.listed = true;
    this.start(at, bullet.textAt, 'bullet');
    return true;
  }

  /** The open line ends in a colon: it introduces the list below it. */
  protected introduces(): boolean {
    const last = this.open ? this.document.lines[this.open.to] : undefined;
    return /: *$/.test(last?.view.slice(-6) ?? '');
  }

  protected readText(line: Line, at: number): boolean {
    if (this.readLabelled(at, null)) return true;
    const open = this.open;
    const further = this.top !== null && line.indent >= this.top.indent + 2;
    const apart =
      open?.shape === 'bullet' &&
      !further &&
      standsApart(this.document.lines[at - 1], line, this.top?.indent ?? 0);
    if (
      open &&
      !apart &&
      (!this.blank || (open.shape === 'bullet' && further) || open.shape === 'titled')
    ) {
      open.to = at;
      return true;
    }
    this.close();
    if (this.heading.inlineAt !== null || this.heading.rank === 10) return false;
    if (/^ *\|/.test(line.view)) return true;
    if (this.pieces.length > 0 && pointsAbove(this.document, at)) return true;
    const topic = topicsBegin(this.document, at);
    if (topic) this.hint = topic.hint;
    this.start(at, topic?.from ?? 0, topic ? 'inline' : 'paragraph');
    if (topic) return true;
    return this.listed || this.idle > 0 ? this.worthReading(at) : true;
  }

  /** After a list, or prose without any ask, only a clear request keeps the section going. */
  private worthReading(at: number): boolean {
    const text = wordsFrom(this.document, at);
    const named = !this.listed && namesSought(text);
    const back = this.listed && pointsBack(text);
    const worth = (named || asksReader(text)) && !isGeneric(text) && !back;
    if (!worth) this.open = null;
    if (back) return true;
    return worth || (isGeneric(text) && !this.listed);
  }

  protected start(line: number, at: number, shape: OpenItem['shape']): void {
    const row = shape === 'row' ? itemOfRow(this.document.lines[line]) : null;
    const hint = row?.hint ?? this.hint;
    this.open = { from: line, to: line, at, hint, shape, leads: false };
  }

  protected close(): void {
    const item = this.open;
    this.open = null;
    if (!item) return;
    for (const part of partsOf(this.document, item)) {
      const verdict = judge(this.document, item, part, mannerOf(this.heading, this.era));
      if (verdict === 'ask') this.pieces.push({ ...part, hint: item.hint });
      else if (verdict === 'idle') this.idle += 1;
      else if (verdict !== 'drop') this.hint = verdict.hint ?? this.hint;
    }
  }
}
