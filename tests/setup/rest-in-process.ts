import type { Db } from '@/db/client';
import { handleRest } from '@/server/rest/handler';

/** Asks the REST door without a network: for tests that send thousands of requests. */
export async function askRest(
  db: Db,
  request: {
    method: string;
    path: string;
    key: string;
    body?: string;
    headers?: Record<string, string>;
  },
) {
  const headers: Record<string, string> = {
    authorization: `Bearer ${request.key}`,
    'content-type': 'application/json',
    ...request.headers,
  };
  const { response, error } = await handleRest(db, {
    method: request.method,
    url: `/api/v1${request.path}`,
    header: (name) => headers[name],
    body: () => Promise.resolve(request.body ?? ''),
    requestId: 'property-test-request',
  });
  return { ...response, error };
}
