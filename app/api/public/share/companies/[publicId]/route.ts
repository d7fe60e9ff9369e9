import { boot } from '@/server/boot';
import { webClientAddress } from '@/server/http/client-address';
import { newRequestId } from '@/server/lib/request-id';
import { handleShareFeed } from '@/server/public/share-feed';

export const dynamic = 'force-dynamic';

async function answer(
  { method, headers, signal }: Request,
  { params }: { params: Promise<{ publicId: string }> },
): Promise<Response> {
  const { db } = (await boot()).opened;
  const { publicId } = await params;
  const address = webClientAddress(headers);
  const requestId = newRequestId();
  const isGone = () => signal.aborted;
  const feed = await handleShareFeed(db, { method, publicId, requestId, address, isGone });
  return new Response(feed.body ?? null, { status: feed.status, headers: feed.headers });
}

export {
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as POST,
  answer as PUT,
  answer as PATCH,
  answer as DELETE,
};
