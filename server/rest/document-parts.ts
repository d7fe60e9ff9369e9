import type { OpenAPIObject } from 'trpc-to-openapi';

type Components = NonNullable<OpenAPIObject['components']>;

/** The sections of the document, in the contract's order. */
export const DOCUMENT_TAGS = [
  { name: 'Vehicles', description: 'Funds, SPVs and similar entities.' },
  { name: 'Portfolio companies', description: 'Companies that a vehicle holds.' },
  { name: 'Investor updates', description: 'What companies write to their investors.' },
  { name: 'Metric snapshots', description: 'An append-only series of a company’s numbers.' },
  { name: 'Customers', description: 'Customer logos of a company, one per normalized name.' },
  { name: 'Data gaps', description: 'What somebody must fill in, with the effects of filling it.' },
  { name: 'News', description: 'Stories about companies: ingest, review, maintenance.' },
  { name: 'Fund stats', description: 'Computed numbers of a vehicle.' },
  { name: 'Asks', description: 'Requests for help found in investor updates.' },
  { name: 'Deals', description: 'The pipeline, with comments.' },
  { name: 'Scoring criteria', description: 'The organization’s rubric.' },
  { name: 'Public shares', description: 'Read-only public links to lists of companies.' },
  { name: 'Document', description: 'The description of the API itself.' },
];

/** The one error body (decisions §2). */
export const ERROR_SCHEMA: NonNullable<Components['schemas']>[string] = {
  type: 'object',
  description: 'Every error under the base has this body; `issues` follows a failed validation.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: {
          type: 'string',
          enum: ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST', 'CONFLICT', 'INTERNAL'],
        },
        message: { type: 'string', description: 'What is wrong and what to do.' },
      },
    },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: {
            type: 'array',
            description: 'Field names and array positions down to the field.',
            items: { type: ['string', 'integer'] },
          },
          code: { type: 'string' },
          message: { type: 'string' },
          params: { type: 'object', additionalProperties: true },
        },
      },
    },
  },
  examples: [
    {
      error: { code: 'BAD_REQUEST', message: 'The request is not valid. checkSize: Too small' },
      issues: [{ path: ['checkSize'], code: 'too_small', message: 'Too small' }],
    },
  ],
};

const errorResponse = (description: string, headers?: Record<string, string>) => ({
  description,
  ...(headers
    ? {
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, text]) => [
            name,
            { description: text, schema: { type: 'string' as const } },
          ]),
        ),
      }
    : {}),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** Error responses by the name under which operations refer to them. */
export const ERROR_RESPONSES = {
  BadRequest: errorResponse('The request is not valid, or its scope is ambiguous.'),
  Unauthorized: errorResponse('The API key is missing, malformed, expired or revoked.', {
    'WWW-Authenticate': 'Bearer',
  }),
  Forbidden: errorResponse('The caller may read this but not do it.'),
  NotFound: errorResponse('Missing, soft-deleted, or out of reach; the answers are the same.'),
  Conflict: errorResponse('The slug is taken, a match is ambiguous, or a key was used otherwise.'),
  TooManyRequests: errorResponse('More requests in a minute than the operator allows.', {
    'Retry-After': 'Seconds to wait.',
    RateLimit: 'What is left: requests (r) and seconds (t).',
    'RateLimit-Policy': 'The limit: requests (q) in seconds (w).',
  }),
  Internal: errorResponse('Something went wrong on our side.'),
  Unavailable: errorResponse('The database is overloaded or unreachable; try again.', {
    'Retry-After': 'Seconds to wait.',
  }),
};

const NAMES: Record<number, keyof typeof ERROR_RESPONSES> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  429: 'TooManyRequests',
  500: 'Internal',
  503: 'Unavailable',
};

/** References to the error responses of the given statuses. */
export const errorRefs = (statuses: readonly number[]) =>
  Object.fromEntries(
    statuses.flatMap((status) => {
      const name = NAMES[status];
      return name ? [[status, { $ref: `#/components/responses/${name}` }]] : [];
    }),
  );
