import type { OpenAPIObject } from 'trpc-to-openapi';
import { errorRefs } from './document-parts';
import type { Operation } from './route-table';

type PathItem = NonNullable<OpenAPIObject['paths']>[string];
export type OperationObject = NonNullable<PathItem['get']>;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Schemas[string];
type Parameters = NonNullable<OperationObject['parameters']>;

interface Fields {
  properties: Record<string, Schema>;
  required: Set<string>;
}

/** The input fields that trpc-to-openapi put into the body, query parameters among them. */
function bodyFieldsOf(made: OperationObject, schemas: Schemas): Fields {
  const body = made.requestBody;
  const schema = body && 'content' in body ? body.content['application/json']?.schema : undefined;
  const whole = schema && '$ref' in schema ? schemas[schema.$ref.split('/').pop() ?? ''] : schema;
  if (!whole || '$ref' in whole) return { properties: {}, required: new Set() };
  return { properties: whole.properties ?? {}, required: new Set(whole.required) };
}

const DESCRIPTIONS: Record<string, string> = {
  slug: 'The slug of the company or deal.',
  id: 'The id.',
};

function describe(parameter: Parameters[number]): Parameters[number] {
  if ('$ref' in parameter) return parameter;
  const { description, ...schema } =
    parameter.schema && !('$ref' in parameter.schema) ? parameter.schema : {};
  const text =
    description ??
    parameter.description ??
    DESCRIPTIONS[parameter.name] ??
    `Filters by ${parameter.name}.`;
  return { ...parameter, description: text, ...(parameter.schema ? { schema } : {}) };
}

const isPost = ({ rest }: Operation): boolean => rest.method === 'POST';

/** A key used for another request is a conflict on every POST. */
const CONFLICT_OF_KEYS = 409;

const KEEPS = {
  door: 'The same key with the same request gives the first answer again, for 24 hours, with the header Idempotency-Replayed: true; with another request it is a 409. Keys belong to the user. Failures keep no key.',
  own: 'The same key with the same body gives the first answer again, for ever, with the header Idempotency-Replayed: true; with another body it is a 409. Keys belong to the organization.',
  repeatable:
    'Once a request is done, the same key gives its answer again, for 24 hours, with the header Idempotency-Replayed: true; with another request it is a 409. Keys belong to the user. Failures keep no key.',
};

const idempotencyHeader = (operation: Operation): Parameters[number] => ({
  in: 'header',
  name: 'Idempotency-Key',
  description: `1 to 255 printable ASCII characters. ${KEEPS[operation.rest.idempotency ?? 'door']}`,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
});

function parametersOf(operation: Operation, made: OperationObject, fields: Fields): Parameters {
  const names = new Map([...operation.queryFields].map(([name, field]) => [field, name]));
  const given = (made.parameters ?? []).map((parameter) =>
    '$ref' in parameter
      ? parameter
      : { ...parameter, name: names.get(parameter.name) ?? parameter.name },
  );
  const moved = Object.entries(fields.properties).flatMap(([field, schema]): Parameters => {
    const name = names.get(field);
    if (name === undefined) return [];
    return [{ in: 'query', name, required: fields.required.has(field), schema }];
  });
  const header: Parameters = isPost(operation) ? [idempotencyHeader(operation)] : [];
  return [...given, ...moved, ...header].map(describe);
}

/** `portfolio.create` → `PortfolioCreateBody`. */
const bodyName = (id: string): string =>
  `${id
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}Body`;

function requestBodyOf(operation: Operation, fields: Fields, schemas: Schemas) {
  if (!operation.hasBody) return undefined;
  if (operation.bodyFields.size === 0) {
    return {
      required: false,
      content: { 'application/json': { schema: { type: 'object' as const } } },
    };
  }
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const [name, field] of operation.bodyFields) {
    properties[name] = fields.properties[field] ?? {};
    if (fields.required.has(field)) required.push(name);
  }
  const name = bodyName(operation.id);
  const { example, eitherOf } = operation.rest;
  schemas[name] = {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    ...(eitherOf ? { anyOf: eitherOf.map((fields) => ({ required: [...fields] })) } : {}),
  };
  return {
    required: eitherOf !== undefined || required.length > 0,
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${name}` },
        ...(example ? { example } : {}),
      },
    },
  };
}

const SUCCESS: Record<number, string> = { 200: 'Success.', 201: 'Created.', 204: 'Done; no body.' };
const requestIdHeader = {
  'X-Request-Id': {
    description: 'Names the request in the logs.',
    schema: { type: 'string' as const },
  },
};
const replayedHeader = {
  'Idempotency-Replayed': {
    description: 'true when this is the stored answer of an earlier request with the same key.',
    schema: { type: 'string' as const, enum: ['true'] },
  },
};

function responsesOf(operation: Operation, made: OperationObject) {
  const answer: unknown = made.responses?.['200'];
  const content =
    typeof answer === 'object' && answer !== null && 'content' in answer
      ? { content: answer.content }
      : {};
  const responses: Record<string, object> = {};
  for (const status of operation.rest.success ?? [200]) {
    responses[status] = {
      description: SUCCESS[status] ?? 'Success.',
      headers: { ...requestIdHeader, ...(isPost(operation) ? replayedHeader : {}) },
      ...(status === 204 ? {} : content),
    };
  }
  const declared = new Set<number>(operation.rest.errors);
  if (isPost(operation)) declared.add(CONFLICT_OF_KEYS);
  const errors = [400, 401, ...declared, 404, 429, 500, 503];
  return { ...responses, ...errorRefs(errors) };
}

/**
 * Completes an operation that trpc-to-openapi made: query parameters out of the body, true
 * statuses, our error envelope. The body's schema is added to `schemas` under its own name.
 */
export function finishOperation(
  operation: Operation,
  made: OperationObject,
  schemas: Schemas,
): OperationObject {
  const fields = bodyFieldsOf(made, schemas);
  const requestBody = requestBodyOf(operation, fields, schemas);
  const { requestBody: dropped, ...kept } = made;
  return {
    ...kept,
    operationId: operation.id.replaceAll('.', '-'),
    description: operation.rest.description ?? `${operation.rest.summary}.`,
    security: [{ apiKey: [] }],
    parameters: parametersOf(operation, made, fields),
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(operation, made),
  };
}
