import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Db } from '@/db/client';
import { readBody } from '@/server/rest/body';
import { HeldBody } from '@/server/rest/held-body';
import { handleRest, type RestOutcome } from '@/server/rest/handler';
import { hasHungUp } from './breath';
import { clientAddress } from './client-address';
import { heldAnswer } from './held-answers';
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
  let held: HeldBody | undefined;
  const outcome = await handleRest(db, {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    header: (name) => single(request.headers[name]),
    body: (sender) => {
      held = new HeldBody(sender);
      // A refused body is read to its end all the same (see endUnread).
      const chunks = request.iterator({ destroyOnReturn: false });
      return readBody(chunks, request.headers['content-length'], held);
    },
    requestId,
    address: clientAddress(request),
    isGone: () => hasHungUp(request),
  });
  held?.release();
  const { status, headers, body: text } = outcome.response;
  if (outcome.closeConnection) headers.Connection = 'close';
  const body = text === undefined ? undefined : heldAnswer(response, headers, text);
  response.writeHead(status, headers);
  if (outcome.closeConnection && body !== undefined) endUnread(response, body);
  else response.end(body);
  return outcome;
}
