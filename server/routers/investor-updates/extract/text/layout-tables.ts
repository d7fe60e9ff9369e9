import { readTag, SILENT, skipSilent } from './tags';

/** A cell with more text than this, cut into blocks, holds prose and no value. */
const PROSE = 240;

interface Table {
  index: number;
  cells: number;
  mostCells: number;
  isLayout: boolean;
  paragraphs: number;
  blocks: number;
  text: number;
}

const open = (index: number): Table => ({
  index,
  cells: 0,
  mostCells: 0,
  isLayout: false,
  paragraphs: 0,
  blocks: 0,
  text: 0,
});

function tagIn(table: Table, name: string): void {
  if (name === 'tr') table.cells = 0;
  else if (name === 'td' || name === 'th') {
    table.cells += 1;
    table.mostCells = Math.max(table.mostCells, table.cells);
    table.paragraphs = table.blocks = table.text = 0;
  } else if (/^(?:h[1-6]|ul|ol|hr|blockquote)$/.test(name)) table.isLayout = true;
  else if (name === 'p' || name === 'div' || name === 'br') {
    table.blocks += 1;
    if (name === 'p') table.paragraphs += 1;
    if (table.paragraphs > 1) table.isLayout = true;
  }
}

/**
 * Which tables of a document only lay it out, as newsletters do, by their order in the source:
 * those with a table, a heading, a list or prose in a cell, or with one cell to a row. Linear.
 */
export function layoutTables(html: string, lowered: string): ReadonlySet<number> {
  const found = new Set<number>();
  if (!lowered.includes('<table')) return found;
  const stack: Table[] = [];
  let count = 0;
  const close = () => {
    const table = stack.pop();
    if (table && (table.isLayout || table.mostCells <= 1)) found.add(table.index);
  };
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const table = stack.at(-1);
    if (table) {
      table.text += (next < 0 ? html.length : next) - at;
      if (table.text > PROSE && table.blocks > 0) table.isLayout = true;
    }
    if (next < 0) break;
    const tag = readTag(html, next);
    at = tag?.end ?? next + 1;
    if (!tag) continue;
    if (SILENT.has(tag.name) && !tag.closing) at = skipSilent(lowered, tag.name, at);
    else if (tag.name !== 'table') {
      if (table && !tag.closing) tagIn(table, tag.name);
    } else if (tag.closing) close();
    else {
      if (table) table.isLayout = true;
      stack.push(open(count));
      count += 1;
    }
  }
  while (stack.length > 0) close();
  return found;
}
