import { boot } from '@/server/boot';
import { handleTrpc } from '@/server/http/trpc-door';
import { newRequestId } from '@/server/lib/request-id';

export const dynamic = 'force-dynamic';

const handler = async (request: Request): Promise<Response> =>
  handleTrpc((await boot()).opened.db, request, newRequestId());

export { handler as GET, handler as POST };
