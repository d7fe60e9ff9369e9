import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Db } from '@/db/client';
import { readBody } from '@/server/rest/body';
import { handleRest, type RestOutcome } from '@/server/rest/handler';
import { clientAddress } from './client-address';
import { endUnread } from './unread-body';

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Answers a request under the base path straight on node:http. */
export async function serveRest(
  db: Db,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<RestOutcome> {
  const outcome = await handleRest(db, {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    header: (name) => single(request.headers[name]),
    body: () => {
      // A refused body is read to its end all the same (see endUnread).
      const chunks = request.iterator({ destroyOnReturn: false });
      return readBody(chunks, request.headers['content-length']);
    },
    requestId,
    address: clientAddress(request),
  });
  const { status, headers, body } = outcome.response;
  if (outcome.closeConnection) headers.Connection = 'close';
  if (body !== undefined) headers['Content-Length'] = String(Buffer.byteLength(body));
  response.writeHead(status, headers);
  if (outcome.closeConnection && body !== undefined) endUnread(response, body);
  else response.end(body);
  return outcome;
}
