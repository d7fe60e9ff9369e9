import type { Db } from '@/db/client';
import { countRequest, TooManyRequestsError } from '@/server/access/rate-limit';
import { inVisitorsTurn } from '@/server/access/visitor-turns';
import { makeContext } from '@/server/context';
import { viewOf } from '@/server/errors';
import { errorResponse, GONE, type RestResponse } from '@/server/rest/messages';
import { runnerOf } from '@/server/rest/run-procedure';
import { publicSharesRouter } from '@/server/routers/public-shares/router';
import { linkNotFound } from '@/server/routers/public-shares/bundle/share-link';

/** A request for the feed, as any server can give it. */
export interface ShareFeedRequest {
  method: string;
  /** The last part of the path, percent-decoded or not: a real one has nothing to decode. */
  publicId: string;
  requestId: string;
  /** The client's address, for the rate limit and its line. */
  address?: string;
  /** Whether the client has hung up. */
  isGone?: () => boolean;
}

/** An answer of the feed, with what the access log wants to know when the failure is ours. */
export interface ShareFeedResponse extends RestResponse {
  error: unknown;
}

const FEED_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

const OPEN_TO_ALL = { 'Access-Control-Allow-Origin': '*' };

const PREFLIGHT = {
  ...OPEN_TO_ALL,
  'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
};

function failure(error: unknown, { method, requestId }: ShareFeedRequest): ShareFeedResponse {
  const view = viewOf(error);
  const limits = error instanceof TooManyRequestsError ? error.headers : {};
  const { status, headers, body } = errorResponse(view, requestId, limits);
  const cors = method === 'GET' || method === 'HEAD' ? OPEN_TO_ALL : {};
  return {
    status,
    headers: { ...headers, ...FEED_HEADERS, ...cors },
    body: method === 'HEAD' ? undefined : body,
    error: view.status >= 500 ? error : undefined,
  };
}

const runBundle = runnerOf('publicShares.bundle', 'query', publicSharesRouter.bundle);

/**
 * Answers `/api/public/share/companies/{publicId}`, for any server: the list behind a link, for
 * whoever has it. Unknown and revoked links, and methods other than GET, HEAD and OPTIONS, get the
 * same 404. Never throws.
 */
export async function handleShareFeed(
  db: Db,
  request: ShareFeedRequest,
): Promise<ShareFeedResponse> {
  const { method, publicId, requestId, address = 'unknown', isGone } = request;
  const common = { ...FEED_HEADERS, 'X-Request-Id': requestId };
  if (method === 'OPTIONS') {
    return {
      status: 204,
      headers: { ...common, ...PREFLIGHT },
      body: undefined,
      error: undefined,
    };
  }
  try {
    if (method !== 'GET' && method !== 'HEAD') throw linkNotFound();
    const allowance = await countRequest(null, address);
    const body = await inVisitorsTurn(address, async () => {
      if (isGone?.() === true) throw GONE;
      return JSON.stringify(await runBundle(makeContext(null, db, requestId), { publicId }));
    });
    return {
      status: 200,
      headers: {
        ...common,
        ...allowance,
        ...OPEN_TO_ALL,
        'Content-Type': 'application/json; charset=utf-8',
      },
      body: method === 'HEAD' ? undefined : body,
      error: undefined,
    };
  } catch (error) {
    return failure(error, request);
  }
}
