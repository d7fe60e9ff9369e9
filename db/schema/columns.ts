import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** Text ordered by code point, so that lists sort alike on every server locale. */
export const text = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
});

/** Text that takes one of `values`; the check constraint of `oneOf` holds it to them. */
export const choice = <const V extends readonly string[]>(name: string, _values: V) =>
  customType<{ data: V[number]; driverData: string }>({ dataType: () => 'text collate "C"' })(name);

/** The check constraint that goes with a `choice` column. */
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);

const MILLISECONDS = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,3})?\+00(?::?00)?$/;

/** PostgreSQL's text form of a timestamp (session in UTC) as ISO 8601 with milliseconds. */
export function isoFromDatabase(value: string | Date): string {
  if (value instanceof Date) return value.toISOString();
  if (!MILLISECONDS.test(value)) return new Date(value).toISOString();
  const fraction = value.slice(20, value.indexOf('+', 19)).padEnd(3, '0');
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${fraction}Z`;
}

/** A moment, as an ISO 8601 UTC string with milliseconds on our side of the driver. */
export const timestamp = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: isoFromDatabase,
});

/** A finite double: money in USD, ratios, counts beyond 32 bits. Round-trips exactly. */
export const double = customType<{ data: number; driverData: number | string }>({
  dataType: () => 'double precision',
  fromDriver: Number,
});

interface Wrapped {
  v?: unknown;
}
const isWrapped = (value: unknown): value is Wrapped => typeof value === 'object' && value !== null;

/**
 * Arbitrary JSON. Stored as `{"v": …}`: drizzle parses a bare JSON string a second time,
 * which turns the string "123" into a number.
 */
export const json = <T = unknown>(name: string) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify({ v: value }),
    fromDriver: (value): T => {
      const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value;
      return (isWrapped(parsed) ? parsed.v : parsed) as T;
    },
  })(name);

/** A new row id: a UUID of version 7, which grows with time. */
export const newId = (): string => v7();

/** Columns that most tables share. */
export const id = () => text('id').primaryKey().$defaultFn(newId);
export const createdAt = () =>
  timestamp('created_at')
    .notNull()
    .default(sql`now()`);
export const updatedAt = () =>
  timestamp('updated_at')
    .notNull()
    .default(sql`now()`);
export const deletedAt = () => timestamp('deleted_at');
