import { bulletOf } from './bullets';
import type { Line } from './types';

/** How high a heading without Markdown's hashes stands; smaller ranks stand above larger ones. */
export const RANK = { bold: 7, plain: 8, label: 9, listed: 10 } as const;
const DECORATED = /^ *(?:[-=~*+_#]{2,}|[[<]+) ?[^-=~*].{0,60}? ?(?:[-=~*+_#]{2,}|[\]>]+):? *$/;
const BOLD = /^ *(?:\*{1,3}|__?)(?! )[^*_].{0,80}?(?:\*{1,3}|__?) ?[:.!?]? *$/;

interface Marks {
  rank: number;
  lines: number;
}

/** A line that its marks alone make a heading, whatever it says. */
export function marked(lines: readonly Line[], at: number): Marks | null {
  const view = lines[at]?.view.slice(0, 200) ?? '';
  const hashes = /^ {0,3}(#{1,6})(?: |(?=\p{L}))/u.exec(view);
  if (hashes) return { rank: hashes[1]?.length ?? 1, lines: 1 };
  const next = lines[at + 1]?.view ?? '';
  const short = view.trim().length <= 60;
  if (short && /^ {0,3}(?:={3,}|~{3,}|-{3,}|\*{4,}|_{3,}) *$/.test(next.slice(0, 200)))
    return lines[at - 1]?.kind === 'text' ? null : { rank: next.includes('=') ? 1 : 2, lines: 2 };
  if (!short) return null;
  if (DECORATED.test(view) || BOLD.test(view)) return { rank: RANK.bold, lines: 1 };
  return null;
}

/** A line without marks that its shape and surroundings make a heading. */
export function shaped(lines: readonly Line[], at: number, shouting: boolean): boolean {
  const view = lines[at]?.view.trim() ?? '';
  if (view.length > 60 || view.length < 3 || /[.,;]$/.test(view)) return false;
  const words = view.split(' ').length;
  const alone = lines[at - 1]?.kind !== 'text';
  const letters = view.replace(/[^\p{L}]/gu, '');
  if (!shouting && letters.length >= 3 && letters === letters.toUpperCase() && words <= 6 && alone)
    return true;
  const next = lines[at + 1];
  const listed = next?.kind === 'text' && bulletOf(next) !== null;
  const title = /^(?:\p{Extended_Pictographic}|\p{Lu})/u.test(view);
  return alone && listed && title && words <= 5 && !/[:!?]$/.test(view);
}
