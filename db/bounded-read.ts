import { Column, is, type Query } from 'drizzle-orm';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';

/**
 * What one list may hold. A reader keeps it several times over, as rows, as JSON and as bytes on
 * their way; ten readers of this much still leave room in a heap of 1 GB.
 */
const MOST_BYTES = 16 * 1024 * 1024;

/** What was asked for holds more than one answer may; none of it was read. */
export class TooMuchToReadError extends Error {
  readonly mebibytes = MOST_BYTES / 1024 / 1024;
}

/** What a cell may bring: text its bytes, JSON eight times its own: what its objects take, and the time to read them. */
function bytesOf(field: SelectedFieldsOrdered[number]['field'], cell: string): string | undefined {
  if (!is(field, Column)) return undefined;
  const type = field.getSQLType();
  if (type.startsWith('text')) return `coalesce(octet_length(${cell}), 0)`;
  if (type !== 'jsonb') return undefined;
  return `coalesce(octet_length(${cell}::text) * case jsonb_typeof(${cell} -> 'v') when 'string' then 1 else 8 end, 0)`;
}

/**
 * The same read with a cell before each row: whether its rows hold no more than one answer may.
 * If not, one row of nulls comes behind it, so that the database sends nothing it need not; it is
 * null where there are no rows. A single row always fits.
 * @returns undefined for a read without texts
 */
export function boundedQuery(
  { sql: text, params }: Query,
  fields: SelectedFieldsOrdered,
): Query | undefined {
  const sizes = fields.flatMap(({ field }, index) => bytesOf(field, `c${index}`) ?? []);
  if (sizes.length === 0) return undefined;
  const names = fields.map((_, index) => `c${index}`).join(', ');
  const fits = `count(*) = 1 or sum(${sizes.join(' + ')}) <= ${MOST_BYTES}`;
  return {
    sql: `with found(${names}) as materialized (${text}), size as (select ${fits} as fits from found) select size.fits, found.* from size left join found on size.fits`,
    params,
  };
}
