import { mayAsk } from './ask-patterns';
import { bulletOf } from './bullets';
import { isClosing, isRule, isSignedName, isSignOff } from './closing';
import { eraGroupAt } from './eras';
import { isOtherHeading, isWanted } from './heading-words';
import { headingAt } from './headings';
import { behindQuote } from './lines';
import { nestedNames } from './nested-names';
import { emojiItem, listBelow, namesAsk, namesEnd, opensGroup } from './section-groups';
import { namesOne } from './section-items';
import { endsNumbering, isNested, isWrapped } from './section-bounds';
import { isRow, readAskTable } from './tables';
import { SectionItems } from './section-reading';
import type { Bullet, Heading } from './types';
import { hasOpenEnd, plainWords } from './wording';

/** Far more than the asks of one update; repeated lines are dropped later. */
const MAX_PIECES = 600;

/** Reads one asks section from its heading on, item by item. */
export class SectionReader extends SectionItems {
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
}
