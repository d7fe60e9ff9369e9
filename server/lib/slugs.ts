import { createHash } from 'node:crypto';
import slugify from '@sindresorhus/slugify';
import { BOUNDS } from './fields';

/**
 * A slug from a name, at most 100 characters. Names without Latin letters or digits slug to
 * nothing; those get `prefix-` and a hash of the name, so that the same name gives the same slug.
 */
export function slugFromName(name: string, prefix: string): string {
  const made = slugify(name.normalize('NFKC'), { decamelize: false })
    .slice(0, BOUNDS.slug)
    .replace(/-+$/, '');
  if (made !== '') return made;
  return `${prefix}-${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
}

/** How many numbers are tried after a slug. */
const NUMBERED = 50;

/**
 * Slugs to choose from where one is taken, the best first: with a word behind it that tells the two
 * apart, then with numbers.
 */
export function slugsLike(slug: string, word?: string): string[] {
  const numbers = Array.from({ length: NUMBERED }, (_, at) => String(at + 2));
  return [...(word === undefined ? [] : [word]), ...numbers]
    .filter(({ length }) => length <= BOUNDS.slug / 2)
    .map((end) => `${slug.slice(0, BOUNDS.slug - end.length - 1).replace(/-+$/, '')}-${end}`);
}

/** Paths that stand where a company's slug would (decisions §4). */
export const RESERVED_COMPANY_SLUGS: ReadonlySet<string> = new Set(['asks', 'data-gaps']);
