import { type ErrorView, ServiceError } from '@/server/errors';

export const BASE_PATH = '/api/v1';

/** A request as any server can give it. */
export interface RestRequest {
  method: string;
  /** Path and query as sent, e.g. `/api/v1/portfolio?limit=1`. */
  url: string;
  /** A header by its lower-case name. */
  header(name: string): string | undefined;
  /** Reads the body within the bounds, those of its sender among them; called at most once. */
  body(sender: string): Promise<string>;
  requestId: string;
  /** The client's address, for the rate limit. */
  address?: string;
  /** Whether the client has hung up. */
  isGone?: () => boolean;
}

/** An answer as any server can send it. */
export interface RestResponse {
  status: number;
  headers: Record<string, string>;
  body: string | undefined;
}

/** An answer with the headers that every answer has. */
export function respond(
  requestId: string,
  status: number,
  body: string | undefined,
  extra?: Record<string, string>,
): RestResponse {
  const headers: Record<string, string> = {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
  };
  if (status !== 204) headers['Content-Type'] = 'application/json; charset=utf-8';
  if (extra) Object.assign(headers, extra);
  return { status, headers, body: status === 204 ? undefined : body };
}

/** The error envelope: `{error: {code, message}}`, with `issues` beside it after failed validation. */
export function errorResponse(
  view: ErrorView,
  requestId: string,
  extra?: Record<string, string>,
): RestResponse {
  const { status, code, message, issues, retryAfter } = view;
  const body = JSON.stringify({ error: { code, message }, ...(issues ? { issues } : {}) });
  const response = respond(requestId, status, body, extra);
  if (status === 401) response.headers['WWW-Authenticate'] = 'Bearer';
  if (retryAfter !== undefined) response.headers['Retry-After'] = String(retryAfter);
  return response;
}

/** For the log alone: nobody is there to read it. Without a stack it may be shared. */
export const GONE = new ServiceError(
  'BAD_REQUEST',
  'The connection ended before the request had its turn. Send it again, and wait longer.',
);
