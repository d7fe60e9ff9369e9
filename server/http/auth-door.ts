import { auth, CLIENT_ADDRESS_HEADER } from '@/server/access/auth';
import { inAuthCall } from '@/server/access/auth-call';
import { env } from '@/server/env';
import { notFound } from '@/server/errors';
import { isRecord } from '@/server/lib/is-record';
import { newRequestId } from '@/server/lib/request-id';
import { HeldBody } from '@/server/rest/held-body';
import { logRequest } from './request-log';
import { boundedBody, refusal } from './web-request';
import { contentSecurityPolicy, webHeaders } from './web-headers';

/**
 * What the console asks of the library. All else that it offers stays closed: some of it tells a
 * session's token, and what people change about themselves goes through procedures.
 */
const OPERATIONS = ['sign-in/email', 'sign-out'] as const;

const operationOf = ({ url, method }: Request) =>
  OPERATIONS.find((one) => method === 'POST' && new URL(url).pathname === `/api/auth/${one}`);

/** The library tells the session's token in the body as well, where scripts of a page can read it. */
async function withoutToken(answer: Response): Promise<Response> {
  const body: unknown = await answer.json();
  if (isRecord(body)) delete body.token;
  return new Response(JSON.stringify(body), answer);
}

interface Answered {
  answer: Response;
  error?: unknown;
}

async function answered(request: Request, headers: Headers, address: string): Promise<Answered> {
  const held = new HeldBody(address);
  try {
    const { method, url } = request;
    const body = request.body === null ? null : await boundedBody(request, held, false);
    if (operationOf(request) === undefined) throw notFound('Path');
    const forwarded = new Request(url, { method, headers, body: body || null });
    return await inAuthCall(async () => {
      const answer = await (await auth()).handler(forwarded);
      if (answer.status >= 500) throw new Error(`The sign-in failed with ${answer.status}.`);
      return { answer: answer.ok ? await withoutToken(answer) : answer };
    });
  } catch (error) {
    return { answer: refusal(error), error };
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
  const startedAt = performance.now();
  const { answer, error } = await answered(request, headers, address);
  logRequest({
    requestId: newRequestId(),
    door: 'auth',
    operation: operationOf(request),
    status: answer.status,
    startedAt,
    ...(answer.status >= 500 ? { error } : {}),
  });
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
