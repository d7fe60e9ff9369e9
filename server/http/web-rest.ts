import { newRequestId } from '@/server/lib/request-id';
import { boot } from '@/server/boot';
import { handleRest } from '@/server/rest/handler';
import { HeldBody } from '@/server/rest/held-body';
import { readBody } from '@/server/rest/body';
import { webClientAddress } from './client-address';
import { chunksOf } from './web-request';
import { logRequest } from './request-log';

/** The REST door for hosts that hand out web Requests, as Next's route handlers do. */
export async function handleWebRest(request: Request): Promise<Response> {
  const startedAt = performance.now();
  const { opened } = await boot();
  const url = new URL(request.url);
  const requestId = newRequestId();
  const header = (name: string) => request.headers.get(name) ?? undefined;
  let held: HeldBody | undefined;
  const { response, operation, access, error } = await handleRest(opened.db, {
    method: request.method,
    url: url.pathname + url.search,
    header,
    body: (sender) => {
      held = new HeldBody(sender);
      return readBody(chunksOf(request.body), header('content-length'), held);
    },
    requestId,
    address: webClientAddress(request.headers),
    isGone: () => request.signal.aborted,
  });
  held?.release();
  const { status } = response;
  logRequest({ requestId, door: 'rest', operation, status, startedAt, access, error });
  return new Response(response.body ?? null, { status, headers: response.headers });
}
