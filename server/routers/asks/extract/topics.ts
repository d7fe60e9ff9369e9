import type { Range } from './sentences';

/*
 * "Hiring (CTO), fundraising (seed funds in Spain) and pricing": a list of what help is sought
 * with, each a topic by a word of its own.
 */

const TOPIC =
  '(?:hiring|recruiting|fund-?raising|pricing|sales|go-to-market|gtm|marketing|branding|positioning|intros|introductions|customer intros|investor intros|legal|product|talent|pr|press|partnerships|strategy|negotiation)';
const BRACKET = '(?: ?\\([^()]{2,80}\\))?';
const LIST = new RegExp(
  `^${TOPIC}${BRACKET}(?:, ${TOPIC}${BRACKET}){0,6},? (?:and|&|plus) ${TOPIC}${BRACKET}[.!]?$`,
  'i',
);
const ONE = new RegExp(`\\b${TOPIC}${BRACKET}`, 'gi');
const BRACKETS = /\(/;

/** Each topic of such a list, where a bracket tells what one of them is about; none of anything else. */
export function topicItems(text: string, { start, end }: Range): Range[] {
  const raw = text.slice(start, Math.min(end, start + 600));
  if (end - start > 600 || !BRACKETS.test(raw) || !LIST.test(raw.trim())) return [];
  return [...raw.matchAll(ONE)]
    .filter(({ index }) => raw.lastIndexOf('(', index) <= raw.lastIndexOf(')', index))
    .map(({ index, 0: found }) => ({ start: start + index, end: start + index + found.length }));
}
