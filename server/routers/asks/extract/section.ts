import { asksReader, mayAsk } from './ask-patterns';
import { isGeneric } from './courtesies';
import { bulletOf } from './bullets';
import { isClosing, isRule, isSignedName, isSignOff } from './closing';
import { type Era, eraGroupAt } from './eras';
import { categoryOf, headingText, isOtherHeading, isWanted } from './heading-words';
import { headingAt } from './headings';
import { behindQuote, standsApart } from './lines';
import { labelledAsk, topicsBegin } from './labelled-asks';
import { nestedNames } from './nested-names';
import { emojiItem, listBelow, namesAsk, namesEnd, opensGroup } from './section-groups';
import {
  judge,
  mannerOf,
  namesOne,
  namesSought,
  type OpenItem,
  partsOf,
  pointsAbove,
  wordsFrom,
} from './section-items';
import { pointsBack } from './pointing-back';
import { endsNumbering, endsSection, isNested, isWrapped } from './section-bounds';
import { isRole } from './sought-role';
import { isRow, itemOfRow, readAskTable } from './tables';
import type { Bullet, Document, Heading, Hint, Line, Piece } from './types';
import { hasOpenEnd, plainWords } from './wording';

/** Far more than the asks of one update; repeated lines are dropped later. */
const MAX_PIECES = 600;

/** Reads one asks section from its heading on, item by item. */
export class SectionReader {
  readonly pieces: Piece[] = [];
  private open: OpenItem | null = null;
  private top: Bullet | null = null;
  private hint: Hint | null;
  private blank = false;
  /** Blank lines stand between the items. */
  private gaps = false;
  private listed = false;
  /** The rank of the first heading within the section. */
  private groupRank: number | null = null;
  private idle = 0;
  /** The line that heads the items, which may be that of a group. */
  private headedAt: number;
  /** The rank of the last item that its own heading names. */
  private titleRank: number | null = null;
  /** Bullets at or left of this column end a group opened by a bullet such as "- Hiring". */
  private groupIndent: number | null = null;
  /** When the items of the group were asked; null before the first group that says it. */
  private era: Era | null = null;

  constructor(
    private readonly document: Document,
    private readonly from: number,
    private readonly heading: Heading,
  ) {
    this.hint = heading.hint;
    this.headedAt = from;
  }

  /** Reads to the end of the section; returns the index of the first line after it. */
  read(): number {
    const { lines } = this.document;
    if (this.heading.inlineAt !== null) this.start(this.from, this.heading.inlineAt, 'inline');
    let at = this.from + this.heading.lines;
    while (at < lines.length) {
      const next = this.readLine(at);
      if (next === null) break;
      at = next;
    }
    this.close();
    return at;
  }

  /** Reads one line and returns the index of the next, or null when the section is over. */
  private readLine(at: number): number | null {
    const { lines } = this.document;
    const line = lines[at];
    if (!line || this.pieces.length >= MAX_PIECES) return null;
    if (line.kind === 'blank') {
      this.blank = true;
      return at + 1;
    }
    const empty = this.open === null && this.pieces.length === 0;
    if (line.kind === 'excluded' || isRule(line.view)) {
      this.blank = true;
      return empty ? at + 1 : behindQuote(lines, at);
    }
    const table = readAskTable(lines, at);
    if (table) {
      this.close();
      this.pieces.push(...table.pieces);
      this.listed = true;
      return table.next;
    }
    if (isRow(lines, at)) {
      this.close();
      this.start(at, 0, 'row');
      this.listed = true;
      return at + 1;
    }
    // "- Advice on" goes on with "pricing", which would head a group.
    const openEnd = !this.blank && hasOpenEnd(lines[at - 1]?.view ?? '');
    if (this.open && openEnd && !bulletOf(line) && !/^ *[#*_]/.test(line.view)) {
      this.open.to = at;
      return at + 1;
    }
    const wraps = this.open?.shape === 'bullet' && !this.blank && this.top !== null;
    if (wraps && isWrapped(lines, at, this.top?.indent ?? 0)) {
      if (this.open) this.open.to = at;
      return at + 1;
    }
    const group = this.readEra(at);
    if (group > at) return group;
    const heading = headingAt(this.document, at);
    const next = heading === null ? undefined : this.readHeading(heading, at);
    if (next !== undefined) return next;
    const nested = this.readNested(at);
    if (nested > at) return nested;
    const named = this.readNames(at);
    if (named > at) return named;
    const bullet = bulletOf(line);
    const signs = isSignedName(lines, at) && !(bullet && this.goesOn(bullet, line));
    if (isClosing(line.view) || signs || isSignOff(lines, at)) return null;
    const goesOn = bullet ? this.readBullet(bullet, at) : this.readText(line, at);
    this.blank = false;
    return goesOn ? at + 1 : null;
  }

  /** "- CTO" right under a heading, or marked as the items before it, is one more item. */
  private goesOn(bullet: Bullet, line: Line): boolean {
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

  /** "- Referrals for open positions:" above deeper bullets that each name one groups them. */
  private readNested(at: number): number {
    const { lines } = this.document;
    const group = nestedNames(lines, at);
    const nests =
      this.open !== null && group !== null && isNested(this.top, group.bullet, this.blank);
    if (group === null || nests) return at;
    this.close();
    this.hint = group.hint;
    this.groupIndent = group.bullet.indent;
    this.top = group.below;
    this.listed = true;
    return at + 1;
  }

  /** Names on lines of their own under "Intros to:"; returns the line behind them. */
  private readNames(from: number): number {
    if (this.hint !== 'intro' || this.open !== null) return from;
    const at = namesEnd(this.document.lines, this.headedAt, from);
    for (let line = from; line < at; line += 1) {
      this.start(line, 0, 'bullet');
      this.close();
    }
    this.blank &&= at === from;
    this.listed ||= at > from;
    return at;
  }

  /** The next line, null at the end of the section, undefined when the line is an item after all. */
  private readHeading(found: Heading, at: number): number | null | undefined {
    const { bullet, rank, kind } = found;
    const isSection = kind === 'asks' || kind === 'mixed';
    if (bullet && !this.endsAt(at)) {
      const group = this.readListedHeading(found, bullet, at);
      const ends = isSection && found.inlineAt === null && !namesAsk(found.text);
      return ends ? (group ?? null) : group;
    }
    const mark = this.heading.rank === 10 ? null : emojiItem(this.document.lines, at, this.top);
    if (mark && namesAsk(found.text) && (kind === 'category' || !isOtherHeading(found.text)))
      return this.readListedHeading(found, mark, at);
    // "How you can help", then "We are looking for:" above the list.
    const empty = this.open === null && this.pieces.length === 0 && this.idle === 0;
    if (empty && this.heading.kind === 'asks' && isWanted(found.text) && found.inlineAt === null)
      return at + found.lines;
    if (kind === 'closed') return null;
    if (this.heading.rank === 10 || this.heading.inlineAt !== null) return null;
    const deeper = rank > this.heading.rank && rank <= 7;
    const joins = kind === 'asks' && (deeper || namesAsk(found.text));
    if (isSection)
      return joins && this.heading.kind === 'asks' ? this.readGroup(found, at, deeper) : null;
    if (this.readLabelled(at, found.hint)) return at + 1;
    if (kind === 'category') return this.readGroup(found, at, deeper);
    const words = plainWords(found.text);
    const view = this.document.lines[at]?.view.slice(0, 120) ?? '';
    // "**2. Scientific advisors**" goes on with the numbering of the items, not of the headings.
    const numbered = /^[ *_]*\d{1,2}[.)] /.test(view) && this.heading.bullet === null;
    if (isOtherHeading(found.text)) return null;
    const named = (deeper || rank === this.titleRank) && namesOne(words);
    if (!mayAsk(words) && !named && (!deeper || (rank > 6 && !numbered))) return null;
    if (rank > 7) return found.inlineAt === null && rank === 9 ? undefined : null;
    this.close();
    this.titleRank = rank;
    this.start(at, /^[ #]*/.exec(view)?.[0].length ?? 0, 'titled');
    return at + found.lines;
  }

  /** Takes up a labelled line below another one; with the hint of its label. */
  private readLabelled(at: number, hint: Hint | null): boolean {
    const label = labelledAsk(this.document, this.open, at);
    if (label === null || this.blank) return false;
    this.close();
    this.hint = hint ?? label.hint ?? this.heading.hint;
    this.start(at, label.from, 'inline');
    return true;
  }

  /** Opens a group that says when its items were asked; returns the line behind its heading. */
  private readEra(at: number): number {
    const fresh = this.pieces.length === 0 && this.open === null && this.idle === 0;
    const grouped = fresh || this.era !== null;
    if (this.heading.inlineAt !== null) return at;
    const group = eraGroupAt(this.document, at, { section: this.heading, grouped });
    if (group === null) return at;
    this.close();
    this.era = group.era;
    this.groupRank ??= group.rank;
    this.hint = this.heading.hint;
    this.groupIndent = group.indent;
    this.top = null;
    this.listed = false;
    this.idle = 0;
    this.blank = false;
    return at + group.lines;
  }

  private readGroup(found: Heading, at: number, deeper: boolean): number | null {
    const fresh = this.pieces.length === 0 && this.open === null;
    const group = this.groupRank;
    const within = { section: this.heading, grouped: group !== null, blank: this.blank };
    if (!deeper && !fresh && !opensGroup(this.document, at, found, within)) return null;
    // What stands as high as the section's own heading, above its first group, is no group.
    if (group !== null && group > this.heading.rank && found.rank <= this.heading.rank) return null;
    if (!deeper && found.rank < this.heading.rank && this.heading.rank <= 7) return null;
    this.close();
    this.groupRank ??= found.rank;
    this.headedAt = at;
    this.hint = found.hint;
    this.top = null;
    this.listed = false;
    this.idle = 0;
    if (found.inlineAt !== null) this.start(at, found.inlineAt, 'inline');
    this.blank = false;
    return at + found.lines;
  }

  /** "- Hiring" above deeper bullets groups them; elsewhere it is an item like any other. */
  private readListedHeading(found: Heading, bullet: Bullet, at: number): number | undefined {
    const list = listBelow(this.document.lines, at, bullet);
    const ends = list !== null && endsNumbering(this.heading, this.top ?? bullet, list.first);
    const nested = this.open !== null && isNested(this.top, bullet, this.blank);
    const groups = found.kind === 'category' || found.kind === 'asks' || found.kind === 'mixed';
    if (!groups || found.inlineAt !== null || list === null || ends || nested) return undefined;
    this.close();
    this.hint = found.hint ?? this.heading.hint;
    this.groupIndent = bullet.indent;
    this.top = list.first;
    this.listed = true;
    return list.at;
  }

  private endsAt(at: number): boolean {
    return endsSection(this.document, this.heading, { top: this.top, from: this.from, at });
  }

  private readBullet(bullet: Bullet, at: number): boolean {
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
  private introduces(): boolean {
    const last = this.open ? this.document.lines[this.open.to] : undefined;
    return /: *$/.test(last?.view.slice(-6) ?? '');
  }

  private readText(line: Line, at: number): boolean {
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

  private start(line: number, at: number, shape: OpenItem['shape']): void {
    const row = shape === 'row' ? itemOfRow(this.document.lines[line]) : null;
    const hint = row?.hint ?? this.hint;
    this.open = { from: line, to: line, at, hint, shape, leads: false };
  }

  private close(): void {
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
