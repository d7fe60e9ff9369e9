import { z } from 'zod';
import { openApiJson } from '@/server/rest/document';

/** What the page shows of a JSON schema. */
export interface Schema {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  description?: string | undefined;
  format?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  default?: unknown;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  items?: Schema | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  anyOf?: Schema[] | undefined;
  oneOf?: Schema[] | undefined;
  allOf?: Schema[] | undefined;
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    items: schema.optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    anyOf: z.array(schema).optional(),
    oneOf: z.array(schema).optional(),
    allOf: z.array(schema).optional(),
  }),
);

const content = z.object({
  'application/json': z.object({ schema: schema.optional(), example: z.unknown().optional() }),
});

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: schema.optional(),
});

const response = z.object({
  $ref: z.string().optional(),
  description: z.string().optional(),
  content: content.optional(),
});

const operation = z.object({
  operationId: z.string(),
  summary: z.string().default(''),
  description: z.string().default(''),
  tags: z.array(z.string()).default([]),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), response),
});

const document = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string().default('') }),
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string().default('') })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), schema),
    responses: z.record(z.string(), response),
  }),
});

export type ApiDocument = z.output<typeof document>;
export type Parameter = z.output<typeof parameter>;
type Operation = z.output<typeof operation>;

/** An operation with where it is. */
export interface Endpoint extends Operation {
  method: string;
  path: string;
}

let read: ApiDocument | undefined;

/** The OpenAPI document that the service itself serves, read once. */
export function readDocument(): ApiDocument {
  read ??= document.parse(JSON.parse(openApiJson()));
  return read;
}

/** The operations of a tag, in the document's order. */
export const endpointsOf = ({ paths }: ApiDocument, tag: string): Endpoint[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, found]) => ({ ...found, method: method.toUpperCase(), path })),
  );

/** The last part of a reference: `#/components/schemas/Deal` → `Deal`. */
export const nameOfRef = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The schema itself, behind its reference. */
export function resolved({ components }: ApiDocument, given: Schema): Schema {
  const found = given.$ref === undefined ? given : components.schemas[nameOfRef(given.$ref)];
  return found ?? {};
}

/** The names of what answers and other objects hold, in order; bodies are shown with their calls. */
export function objectNames({ components, paths }: ApiDocument): string[] {
  const bodies = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ requestBody }) => requestBody?.content['application/json'].schema?.$ref);
  const ofCalls = new Set(bodies.filter((ref) => ref !== undefined).map(nameOfRef));
  return Object.keys(components.schemas)
    .filter((name) => !ofCalls.has(name))
    .sort((a, b) => a.localeCompare(b, 'en'));
}

/** The name of the schema that a value is, or is a list of; undefined where it has none. */
export function namedIn(schema: Schema): string | undefined {
  if (schema.$ref !== undefined) return nameOfRef(schema.$ref);
  const within = [schema.items, ...(schema.anyOf ?? [])].filter((one) => one !== undefined);
  return within.map(namedIn).find((name) => name !== undefined);
}

/** Where on the page the fields of a named schema stand. */
export const anchorOfObject = (name: string): string => `object-${name}`;

/** Where on the page an error that calls share is told, by its reference. */
export const anchorOfError = (ref: string): string => `error-${nameOfRef(ref)}`;

/** The errors that calls share, by status. */
export function sharedErrors({ components, paths }: ApiDocument) {
  const told = new Map<string, { status: string; ref: string; description: string }>();
  for (const { responses } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, { $ref: ref }] of Object.entries(responses)) {
      if (ref === undefined) continue;
      const description = components.responses[nameOfRef(ref)]?.description ?? '';
      told.set(ref, { status, ref, description });
    }
  }
  return [...told.values()].sort((a, b) => a.status.localeCompare(b.status));
}
