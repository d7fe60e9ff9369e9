import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';
import { database } from '@/db/client';
import { serveRest } from '@/server/http/node-rest';
import { handleWebRest } from '@/server/http/web-rest';
import { sendResponse, toRequest } from '@/server/http/web-request';
import { newRequestId } from '@/server/lib/request-id';
import { checkAgainstDocument } from './document-check';

/** An answer with its JSON body, if it has one. */
export interface Answer {
  url: string;
  status: number;
  headers: Headers;
  text: string;
  // Bodies are checked by assertions on what they hold, so tests read them freely.
  body: Json;
}

export type Json = z.infer<typeof jsonSchema>;
const jsonSchema = z.looseObject({
  error: z.object({ code: z.string(), message: z.string() }).optional(),
  issues: z
    .array(z.looseObject({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
    .optional(),
  items: z.array(z.looseObject({})).optional(),
  id: z.string().optional(),
  slug: z.string().optional(),
});

export interface CallOptions {
  key?: string;
  body?: unknown;
  /** Sent as is, instead of `body` as JSON. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

export type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

async function send(origin: string, method: string, path: string, options: CallOptions) {
  const { key, body, raw, headers = {} } = options;
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload }),
  });
  const text = await response.text();
  checkAgainstDocument(method, path, { status: response.status, text });
  return {
    url: response.url,
    status: response.status,
    headers: response.headers,
    text,
    body: text === '' ? {} : jsonSchema.parse(JSON.parse(text)),
  };
}

/** Which door the contract tests go through: node:http as in production, or Next's route files. */
const handler: RequestListener =
  process.env.TEST_DOOR === 'web'
    ? (request, response) => {
        void handleWebRest(toRequest(request)).then((answer) => sendResponse(response, answer));
      }
    : (request, response) => {
        void database().then(({ db }) => serveRest(db, request, response, newRequestId()));
      };

/** Starts the REST door on a free port for the test file, over the file's database. */
export function useApi(): Call {
  let origin = '';
  // As patient as production: an idle connection that is cut while it is used again is a failed test.
  const server = createServer({ keepAliveTimeout: 65_000 }, handler);
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    origin = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return (method, path, options = {}) => send(origin, method, path, options);
}
