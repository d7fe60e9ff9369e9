const SEMICOLONS = /^[^;]{1,40}(?:;[^;]{0,40}){2,20}$/;
const COMMAS = /^[^,]{1,40}(?:,[^,\s][^,]{0,39}){2,20}$/;
/** "1,250": a comma within a number. */
const GROUPED = /\d,\d{3}(?!\d)/;
const PROSE = /^[^A-Z]|[.!?]$|: /;

/** The marks that part a line of short cells, as in a file of values; null for prose. */
export function valuesMark(text: string): ';' | ',' | null {
  if (text.includes(';')) return SEMICOLONS.test(text) && !PROSE.test(text) ? ';' : null;
  // Most prose has a blank behind its commas.
  if (!text.includes(',') || text.includes(', ')) return null;
  return COMMAS.test(text) && !GROUPED.test(text) && !PROSE.test(text) ? ',' : null;
}

/** How many cells a line of values has; 0 for prose. */
export function valuesWidth(text: string): number {
  const mark = valuesMark(text);
  return mark === null ? 0 : text.split(mark).length;
}
