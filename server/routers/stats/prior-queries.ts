import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Where a prior value is looked for, as PostgreSQL intervals (decisions §8). */
interface Window {
  before: '1 year' | '91 days';
  within: '45 days' | '30 days';
}

export const YEAR: Window = { before: '1 year', within: '45 days' };
export const QUARTER: Window = { before: '91 days', within: '30 days' };

type Moment = AnyColumn | SQL | SQL.Aliased;

/**
 * What counts as the value before a moment: whether `asOf` lies in the window, and its order there,
 * the nearest to the window's middle first, of two as near the later.
 */
export function priorTo(moment: Moment, asOf: Moment, { before, within }: Window) {
  const target = sql`(${moment} - cast(${sql.raw(`'${before}'`)} as interval))`;
  const reach = sql`cast(${sql.raw(`'${within}'`)} as interval)`;
  return {
    inWindow: sql<boolean>`${asOf} between ${target} - ${reach} and ${target} + ${reach}`,
    order: [sql`abs(extract(epoch from ${asOf} - ${target}))`, sql`${asOf} desc`],
  };
}
