import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi';
import { env } from '@/server/env';
import { appRouter } from '@/server/routers/app';
import { finishOperation, type OperationObject } from './document-operation';
import { DOCUMENT_TAGS, ERROR_RESPONSES, ERROR_SCHEMA } from './document-parts';
import { operationsOf } from './route-table';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const DESCRIPTION = `Fund data as JSON over HTTP: vehicles, portfolio companies with investor updates,
metric snapshots, customers, data gaps, news and asks, fund stats, deals, scoring criteria and public shares.

Every path needs a bearer API key and reaches only what the key's user is a member of. What is out of reach is a 404, just like what does not exist. Nothing is coerced: a value of the wrong type is a 400 whose \`issues\` name the field. Dates leave as ISO 8601 UTC with milliseconds; money is in USD.`;

function baseDocument(): OpenAPIObject {
  return generateOpenApiDocument(appRouter, {
    title: 'Fund Portfolio Data Service',
    description: DESCRIPTION,
    version: '1.0.0',
    openApiVersion: '3.1.0',
    baseUrl: `${env().SITE_URL}/api/v1`,
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: `Bearer PREFIX_…`.' },
    },
  });
}

const documentPath = {
  get: {
    operationId: 'openapi',
    summary: 'This document',
    description: 'The OpenAPI document of the service. The one path that needs no key.',
    tags: ['Document'],
    security: [],
    responses: {
      200: {
        description: 'The document.',
        content: { 'application/json': { schema: { type: 'object' } } },
      },
    },
  },
};

/**
 * The OpenAPI 3.1 document. trpc-to-openapi gives schemas and paths from the procedures; statuses,
 * query parameters beside a body, the error envelope and examples come from our own meta.
 */
export function openApiDocument(): OpenAPIObject {
  const document = baseDocument();
  const schemas: NonNullable<NonNullable<OpenAPIObject['components']>['schemas']> = {};
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    if (!name.startsWith('error.')) schemas[name] = schema;
  }
  for (const operation of operationsOf(appRouter)) {
    const item = document.paths?.[operation.rest.path];
    const method = operation.rest.method.toLowerCase() as Method;
    const made: OperationObject | undefined = item?.[method];
    if (item && made) item[method] = finishOperation(operation, made, schemas);
  }
  return {
    ...document,
    info: {
      ...document.info,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      contact: { name: 'Fund Portfolio Data Service', url: env().SITE_URL },
    },
    tags: DOCUMENT_TAGS,
    security: [{ apiKey: [] }],
    paths: { ...document.paths, '/openapi.json': documentPath },
    components: {
      ...document.components,
      schemas: { ...schemas, Error: ERROR_SCHEMA },
      responses: ERROR_RESPONSES,
    },
  };
}

let text: string | undefined;

/** The document as JSON text, made once. */
export function openApiJson(): string {
  text ??= JSON.stringify(openApiDocument());
  return text;
}
