import type { Token } from '../tokens/tokenize';
import { isCapital, raw } from './name-letters';
import { LEADS_OF } from './name-openings';

const ADVERB = /^(?:Just|Only|Simply|Truly|Purely)$/;

/**
 * "Just Salad: renewed", "we signed Just Salad": an adverb that opens a firm's name, where the capital
 * within a sentence or the mark right behind the name tells so.
 */
export function ledByAdverb(tokens: readonly Token[], masked: string, from: number): boolean {
  if (!ADVERB.test(raw(masked, tokens[from]))) return false;
  const before = tokens[from - 1];
  if (before?.kind === 'word' && !isCapital(raw(masked, before))) return true;
  const opens = tokens.slice(0, from).every((t) => t.kind === 'punct');
  let last = from;
  while (tokens[last + 1]?.kind === 'word' && isCapital(raw(masked, tokens[last + 1]))) last++;
  const behind = tokens[last + 2];
  return (
    opens &&
    last > from &&
    /^[:–—(]$/.test(tokens[last + 1]?.text ?? '') &&
    !isCapital(raw(masked, behind))
  );
}

/** "Harvest of the Inland Northwest" behind "Second": the index of the last word. */
export function ofWhere(tokens: readonly Token[], masked: string, last: number): number {
  if (tokens[last + 1]?.text !== 'of') return last;
  let end = tokens[last + 2]?.text === 'the' ? last + 3 : last + 2;
  if (tokens[end]?.kind !== 'word' && tokens[end]?.kind !== 'anchor') return last;
  if (!isCapital(raw(masked, tokens[end]))) return last;
  while (tokens[end + 1]?.kind === 'word' && isCapital(raw(masked, tokens[end + 1]))) end++;
  return end;
}

/** "Lansing Board of Water & Light": the office of a place goes on with its field. */
export const isOfficeOf = (tokens: readonly Token[], masked: string, at: number) =>
  /^(?:board|department|dept|bureau|office|institute|ministry)$/.test(tokens[at]?.text ?? '') &&
  LEADS_OF.has(tokens[at]?.text ?? '') &&
  tokens[at + 1]?.text === 'of' &&
  isCapital(raw(masked, tokens[at + 2])) &&
  !/^(?:directors|advisors|advisers|governors|overseers)$/.test(tokens[at + 2]?.text ?? '');

const PARTICLE = /^(?:de|het|van|von|di|du|da|la|le|el|ten|ter)$/;

/** "de Volksbank renewed", "we signed de Bijenkorf": a small article of another tongue before a name. */
export const hasSmallArticle = (tokens: readonly Token[], masked: string, first: number) => {
  const article = tokens[first - 1];
  if (article === undefined || !PARTICLE.test(raw(masked, article))) return false;
  if (article.end !== (tokens[first]?.start ?? 0) - 1) return false;
  const before = tokens[first - 2];
  return (
    before === undefined ||
    before.kind === 'punct' ||
    /^(?:with|at|by|and|signed|won|lost|closed|from)$/.test(before.text)
  );
};
