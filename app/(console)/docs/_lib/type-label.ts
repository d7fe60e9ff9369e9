import { nameOfRef, type Schema } from './read-document';

const value = (one: unknown): string => JSON.stringify(one) ?? 'any';

/** The type of a value in a few words: `string, date-time`, `"OPEN" | "RESOLVED"`, `list of Ask`. */
export function typeLabel(schema: Schema): string {
  if (schema.$ref !== undefined) return nameOfRef(schema.$ref);
  if (schema.enum) return schema.enum.map(value).join(' | ');
  if (schema.const !== undefined) return value(schema.const);
  const several = schema.anyOf ?? schema.oneOf;
  if (several && schema.type === undefined) return [...new Set(several.map(typeLabel))].join(' | ');
  if (schema.type === undefined) return 'any JSON';
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  const labels = types.map((type) =>
    type === 'array' ? `list of ${typeLabel(schema.items ?? {})}` : type,
  );
  return labels.join(' | ') + (schema.format === undefined ? '' : `, ${schema.format}`);
}

/** A bound, unless it is that of every integer in JSON. */
const told = (bound: number | undefined) =>
  Math.abs(bound ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : bound;

/** The bounds and default of a value, as far as it has any. */
export function limitsOf({ minimum, maximum, minItems, maxItems, default: fallback }: Schema) {
  const [low, high] = [told(minimum) ?? minItems, told(maximum) ?? maxItems];
  const unit = minItems !== undefined || maxItems !== undefined ? ' items' : '';
  return [
    low !== undefined && high !== undefined ? `${low} to ${high}${unit}` : undefined,
    low !== undefined && high === undefined ? `at least ${low}${unit}` : undefined,
    low === undefined && high !== undefined ? `at most ${high}${unit}` : undefined,
    fallback === undefined ? undefined : `default ${value(fallback)}`,
  ]
    .filter((text) => text !== undefined)
    .join(', ');
}
