type Cell = string | number | null | undefined;

/**
 * What spreadsheets take for a formula, behind blanks too: East Asian editions read the full-width
 * signs as well (OWASP, CSV Injection).
 */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Spreadsheets run what starts like a formula; an apostrophe makes it text. */
function quoted(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file (RFC 4180) whose texts no spreadsheet takes for formulas. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

/** Hands a CSV file to the browser's downloads. */
export function downloadCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  // The mark at the front tells Excel that the file is UTF-8.
  const blob = new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
