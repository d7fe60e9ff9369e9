import { z } from 'zod';
import { parseMoment } from './dates';
import { isHttpUrl } from './http-url';
import { isStorableText, jsonProblem } from './json-value';

/** Bounds of decisions §1, in characters. */
export const BOUNDS = { slug: 100, name: 300, url: 2048, text: 100_000, body: 2_000_000 };
const MAX_NUMBER = 1e15;

const STORABLE = 'must not contain U+0000 or unpaired surrogates';

/** Free text, kept as sent. */
export const text = (max = BOUNDS.text) =>
  z.string().max(max).refine(isStorableText, { error: STORABLE, abort: true });

/** White space, controls and what shows as nothing, such as a zero-width space. */
const isVisible = (value: string): boolean =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(value);

/** A name or title: trimmed, not empty, nor empty to the eye. */
export const name = (max = BOUNDS.name) =>
  z
    .string()
    .refine(isStorableText, { error: STORABLE, abort: true })
    .trim()
    .min(1)
    .max(max)
    .refine(isVisible, 'must hold a character that can be seen');

/** A new password, in characters. */
export const PASSWORD_LENGTH = { min: 12, max: 128 };

export const newPassword = () => z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);

/** An e-mail address, in lower case as all are kept. */
export const email = () =>
  z.string().trim().toLowerCase().max(BOUNDS.name).pipe(z.email('must be an e-mail address'));

/** An id or slug in a path or query: whatever it is, it is looked up. */
export const key = () => z.string().refine(isStorableText, { error: STORABLE, abort: true });

/** A slug to be stored. */
export const slug = () =>
  z
    .string()
    .min(1)
    .max(BOUNDS.slug)
    .regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits and hyphens');

/** Said to people in a form and to agents alike. */
export const NO_ADDRESS = 'must be a whole http or https address, such as https://acme.com';

/** An absolute http or https address, kept as sent. */
export const url = () =>
  text(BOUNDS.url)
    .refine(isHttpUrl, NO_ADDRESS)
    .meta({ format: 'uri', pattern: '^[hH][tT][tT][pP][sS]?://' });

/** A finite number of at most 1e15 in absolute value. */
export const number = () => z.number().min(-MAX_NUMBER).max(MAX_NUMBER);

/** An amount of money in USD that cannot be negative. */
export const money = () => z.number().min(0).max(MAX_NUMBER);

export const integer = () => z.number().int().min(-MAX_NUMBER).max(MAX_NUMBER);

/** How the document tells of a moment. */
export const MOMENT_FORMATS = [{ format: 'date' }, { format: 'date-time' }];

/** What is wrong with a text that tells no moment; a person picks a day, an agent may send a time. */
function noMoment(value: string): string {
  if (value === '') return 'is required';
  return /^\d{4,6}-\d\d-\d\d$/.test(value)
    ? 'must be a day that there is, in the years 1900 to 2200'
    : 'must be a day, such as 2026-03-01, or an ISO 8601 time with Z or an offset, years 1900 to 2200';
}

/** A calendar date or ISO 8601 time; comes out as ISO 8601 UTC with milliseconds. */
export const moment = () =>
  z
    .string()
    .transform((value, context) => {
      const iso = parseMoment(value);
      if (iso !== null) return iso;
      context.addIssue({ code: 'custom', message: noMoment(value) });
      return z.NEVER;
    })
    .meta({
      description: 'A calendar date (midnight UTC), or ISO 8601 with Z or an offset.',
      anyOf: MOMENT_FORMATS,
    });

/** Any JSON, kept as sent. */
export const json = () =>
  z.unknown().superRefine((value, context) => {
    const problem = value === undefined ? 'is required' : jsonProblem(value);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });

/** A JSON object of any content, kept as sent. */
export const jsonObject = () =>
  z
    .custom<Record<string, unknown>>(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      { error: 'must be a JSON object', abort: true },
    )
    // Not meta(): the copy that it makes leaves this one behind, which OpenAPI cannot represent.
    .register(z.globalRegistry, { type: 'object', additionalProperties: true })
    .superRefine((value, context) => {
      const problem = jsonProblem(value);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    });

/** For POST and PUT: an optional nullable field, where null counts as absent. */
export const optional = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined);

/** For PATCH: a nullable field, where null clears and absence leaves. */
export const clearable = <T extends z.ZodType>(schema: T) => schema.nullable().optional();

/** `limit` of a list. */
export const limit = (fallback: number, max: number) =>
  z.number().int().min(1).max(max).default(fallback);

export const includeDeleted = () =>
  z.boolean().default(false).meta({ description: 'Include soft-deleted rows.' });

/** Query selectors of a vehicle; both may be given and must then agree. */
export const vehicleSelectors = {
  vehicleId: key().optional().meta({ description: 'Narrows to this vehicle.' }),
  vehicleSlug: key().optional().meta({ description: 'Narrows to the vehicle with this slug.' }),
};

/** A moment as it leaves: ISO 8601 UTC with milliseconds. */
export const isoOut = () =>
  z.string().meta({ format: 'date-time', example: '2026-03-01T00:00:00.000Z' });
