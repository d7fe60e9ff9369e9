import { handleAuth } from '@/server/http/auth-door';
import { boot } from '@/server/boot';
import { webClientAddress } from '@/server/http/client-address';

export const dynamic = 'force-dynamic';

async function handler(request: Request): Promise<Response> {
  await boot();
  return handleAuth(request, webClientAddress(request.headers));
}

export { handler as GET, handler as POST };
