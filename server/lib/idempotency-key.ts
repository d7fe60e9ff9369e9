import { createHash } from 'node:crypto';
import { invalid } from '@/server/errors';

const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

/**
 * The Idempotency-Key header, checked.
 * @returns undefined when it was not sent
 * @throws BAD_REQUEST unless it is 1 to 255 printable ASCII characters
 */
export function checkedIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || PRINTABLE.test(header)) return header;
  throw invalid(['Idempotency-Key'], 'must be 1 to 255 printable ASCII characters');
}

const isArray = (value: unknown): value is unknown[] => Array.isArray(value);

/** JSON text with the keys of every object in order, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, child]) => `${JSON.stringify(key)}:${canonicalJson(child)}`);
  return `{${entries.join(',')}}`;
}

/** SHA-256 of a validated body in canonical form: key order and white space do not matter. */
export const requestHash = (body: object): string =>
  createHash('sha256').update(canonicalJson(body)).digest('hex');
