import { auth, CLIENT_ADDRESS_HEADER } from '@/server/access/auth';
import { inAuthCall } from '@/server/access/auth-call';
import { env } from '@/server/env';
import { HeldBody } from '@/server/rest/held-body';
import { boundedBody, refusal } from './web-request';
import { contentSecurityPolicy, webHeaders } from './web-headers';

async function answered(request: Request, headers: Headers, address: string): Promise<Response> {
  const held = new HeldBody(address);
  try {
    const { method, url } = request;
    const body = request.body === null ? null : await boundedBody(request, held, false);
    const forwarded = new Request(url, { method, headers, body: body || null });
    return await inAuthCall(async () => {
      const answer = await (await auth()).handler(forwarded);
      if (answer.status >= 500) throw new Error(`The sign-in failed with ${answer.status}.`);
      return answer;
    });
  } catch (error) {
    return refusal(error);
  } finally {
    held.release();
  }
}

/**
 * Signing in and out. The address goes along in a header of our own, whatever the client sent
 * under its name, so that the limit on attempts counts for real addresses.
 */
export async function handleAuth(request: Request, address: string): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set(CLIENT_ADDRESS_HEADER, address);
  const answer = await answered(request, headers, address);
  const wait = answer.headers.get('x-retry-after');
  if (wait !== null) answer.headers.set('Retry-After', wait);
  const extra = {
    ...webHeaders(env().SITE_URL),
    'Content-Security-Policy': contentSecurityPolicy(),
    'Cache-Control': 'no-store',
  };
  for (const [name, value] of Object.entries(extra)) answer.headers.set(name, value);
  return answer;
}
