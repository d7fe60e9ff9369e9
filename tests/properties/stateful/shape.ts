import { z } from 'zod';
import type { Operation } from '@/server/rest/route-table';
import type { Draw } from './draw';
import { date, json, number, text, URLS } from './values';

/** What the generator reads of a JSON Schema. */
export interface Shape {
  type?: string | string[] | undefined;
  enum?: unknown[] | undefined;
  format?: string | undefined;
  anyOf?: Shape[] | undefined;
  properties?: Record<string, Shape> | undefined;
  required?: string[] | undefined;
  items?: Shape | undefined;
  maxItems?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
}

const shape: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    format: z.string().optional(),
    anyOf: z.array(shape).optional(),
    properties: z.record(z.string(), shape).optional(),
    required: z.array(z.string()).optional(),
    items: shape.optional(),
    maxItems: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
);

const known = new Map<string, Shape>();

/** The input of an operation, as its own schema tells it. */
export function shapeOf(operation: Operation): Shape {
  let made = known.get(operation.id);
  if (!made) {
    const schema = z.toJSONSchema(operation.schema, { io: 'input', unrepresentable: 'any' });
    known.set(operation.id, (made = shape.parse(schema)));
  }
  return made;
}

/** Gives the value of a field that means something in the world, or undefined to have it drawn. */
export type Meaning = (field: string) => unknown;

function scalar(draw: Draw, { type, format, minLength = 0, maxLength, minimum, maximum }: Shape) {
  if (type === 'boolean') return draw.chance(0.5);
  if (type === 'number' || type === 'integer') {
    return number(draw, minimum ?? -1e15, maximum ?? 1e15, type === 'integer');
  }
  if (format === 'uri') return draw.pick(URLS);
  if (format === 'date-time') return date(draw);
  return type === 'string' ? text(draw, minLength, maxLength ?? 300) : json(draw);
}

/** A value that a schema takes. */
export function valid(draw: Draw, given: Shape, field: string, meaning: Meaning): unknown {
  const meant = meaning(field);
  if (meant !== undefined) return meant;
  if (given.enum) return draw.pick(given.enum);
  if (given.anyOf?.some(({ format }) => format === 'date-time')) return date(draw);
  const nullable = given.anyOf?.some(({ type }) => type === 'null') ?? Array.isArray(given.type);
  if (nullable && draw.chance(0.15)) return null;
  if (given.anyOf?.[0]) return valid(draw, given.anyOf[0], field, meaning);
  if (Array.isArray(given.type))
    return valid(draw, { ...given, type: given.type[0] }, field, meaning);
  if (given.type === 'array') {
    const { items = {}, maxItems = 5 } = given;
    const most = draw.chance(0.02) ? maxItems : Math.min(maxItems, 4);
    return [
      valid(draw, items, field, meaning),
      ...draw.some(most - 1, () => valid(draw, items, field, meaning)),
    ];
  }
  if (given.properties) return object(draw, given, meaning);
  if (given.type === 'object')
    return Object.fromEntries(draw.some(3, () => ['key', draw.below(9)]));
  return scalar(draw, given);
}

/** An object with its required fields and some of the others. */
export function object(draw: Draw, { properties = {}, required = [] }: Shape, meaning: Meaning) {
  const share = draw.pick([0.1, 0.5, 0.9]);
  const made: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(properties)) {
    if (!required.includes(field) && !draw.chance(share)) continue;
    made[field] = valid(draw, inner, field, meaning);
  }
  return made;
}
