import { type AnyColumn, type Placeholder, sql } from 'drizzle-orm';

/** Texts as a PostgreSQL array literal. Drivers encode arrays unlike; a literal reads alike on both. */
export const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((v) => `"${v.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** `column = any(…)` over an array literal, given now or later through a placeholder. */
export const anyOf = (column: AnyColumn, literal: string | Placeholder) =>
  sql`${column} = any(cast(cast(${literal} as text) as text[]))`;

/**
 * Like anyOf, for hundreds of values and more: PostgreSQL reads the literal once, where anyOf may read
 * it anew for each row.
 */
export const amongMany = (column: AnyColumn, literal: string) =>
  sql`${column} in (select unnest(cast(cast(${literal} as text) as text[])))`;
