import { BOUNDS } from '@/server/lib/fields';

/** What is said of notes that a hint has no room for. */
export const NO_ROOM = 'would make the hint longer than 100,000 characters. Shorten them.';

/**
 * A gap's hint with a caller's notes on a new line; blank notes add nothing.
 * @returns the hint, cut at the bound of free text, and whether that lost anything
 */
export function withNotes(
  hint: string | null,
  notes: string | undefined,
): { hint: string | null; wasCut: boolean } {
  if (notes === undefined || notes.trim() === '') return { hint, wasCut: false };
  const separator = hint === null || hint === '' ? '' : '\n';
  const room = BOUNDS.text - lengthOf(hint ?? '') - separator.length;
  const characters = [...notes];
  if (characters.length <= room) {
    return { hint: `${hint ?? ''}${separator}${notes}`, wasCut: false };
  }
  // What stands in the hint is never shortened; only the new notes give way.
  const kept = characters.slice(0, Math.max(0, room)).join('');
  return { hint: kept === '' ? hint : `${hint ?? ''}${separator}${kept}`, wasCut: true };
}

/** Characters as the bounds count them: a pair of surrogates is one. */
const lengthOf = (text: string): number => [...text].length;
