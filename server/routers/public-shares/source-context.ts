import { z } from 'zod';
import { BOUNDS } from '@/server/lib/fields';
import { isStorableText } from '@/server/lib/json-value';

/** Where a share came from, in the sender's own words; kept, never shown. */
export type SourceContext = Record<string, string | number | boolean | null>;

const MAX_KEYS = 20;
const KEY = /^[A-Za-z0-9_.:-]{1,100}$/;
const KEY_RULE =
  'keys must be 1 to 100 characters out of A-Z, a-z, 0-9, underscore, dot, colon and hyphen';
const VALUE_RULE = 'must be a string, a finite number, a boolean or null; no nesting';

function isValue(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= BOUNDS.text && isStorableText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'boolean' || value === null;
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A flat object of up to 20 entries, kept as sent. Not z.record, which silently drops the key
 * `__proto__`.
 */
export const sourceContext = () =>
  z
    .custom<SourceContext>(isObject, { error: 'must be a JSON object', abort: true })
    // Not meta(): the copy that it makes leaves this one behind, which OpenAPI cannot represent.
    .register(z.globalRegistry, {
      type: 'object',
      description: `Where the list came from; kept with the share, never shown. Up to ${MAX_KEYS} entries; ${KEY_RULE}.`,
      maxProperties: MAX_KEYS,
      additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
    })
    .superRefine((value, context) => {
      const refuse = (path: string[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      const entries = Object.entries(value);
      if (entries.length > MAX_KEYS) {
        refuse([], `takes up to ${MAX_KEYS} keys`);
        return;
      }
      for (const [key, entry] of entries) {
        if (!KEY.test(key)) refuse([], KEY_RULE);
        else if (!isValue(entry)) refuse([key], VALUE_RULE);
      }
    });
