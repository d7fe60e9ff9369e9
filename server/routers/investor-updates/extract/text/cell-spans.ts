const MOST = 40;

/** How many columns or rows a cell's attributes say that it spans; 1 where they say nothing. */
export function spanOf(attributes: string, name: 'colspan' | 'rowspan'): number {
  const at = attributes.toLowerCase().indexOf(`${name}=`);
  if (at < 0) return 1;
  const told = /^["']?(\d{1,3})/.exec(attributes.slice(at + name.length + 1, at + name.length + 6));
  return Math.max(1, Math.min(MOST, Number(told?.[1] ?? 1)));
}

/** Which columns of a table's next row are taken by cells of the rows above that reach down into it. */
export class CellSpans {
  private reach: number[] = [];
  private column = 0;
  private pending = 0;

  /** A row begins. */
  row(): void {
    this.column = 0;
    this.pending = 0;
  }

  /** How many empty cells stand before the cell that opens now, of columns and rows spanned. */
  open(attributes: string): number {
    const before = this.close();
    const [across, down] = [spanOf(attributes, 'colspan'), spanOf(attributes, 'rowspan')];
    for (let i = 0; i < across; i++) this.reach[this.column + i] = down - 1;
    this.column += across;
    this.pending = across - 1;
    return before;
  }

  /** How many empty cells end the row, or stand before its next cell. */
  close(): number {
    let empty = this.pending;
    this.pending = 0;
    for (; (this.reach[this.column] ?? 0) > 0; this.column++) {
      this.reach[this.column] = (this.reach[this.column] ?? 0) - 1;
      empty++;
    }
    return empty;
  }
}
