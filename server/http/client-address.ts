import type { IncomingMessage } from 'node:http';
import { env } from '@/server/env';

const entriesOf = (value: string | string[] | undefined): string[] =>
  (Array.isArray(value) ? value.join(',') : (value ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * The address that a request came from. Proxies append to X-Forwarded-For, so with n of our own
 * in front the nth entry from the end is the client's; what stands before it anybody can invent.
 */
export function clientAddress(request: IncomingMessage): string {
  const hops = env().TRUSTED_PROXY_HOPS;
  const forwarded = hops === 0 ? [] : entriesOf(request.headers['x-forwarded-for']);
  return forwarded.at(-hops) ?? forwarded[0] ?? request.socket.remoteAddress ?? 'unknown';
}

/**
 * The same for hosts that hand out web Requests. Next adds the connection's address only where the
 * client sent none, so there the proxy in front must see to the header.
 */
export function webClientAddress(headers: Headers): string {
  const forwarded = entriesOf(headers.get('x-forwarded-for') ?? undefined);
  return forwarded.at(-Math.max(env().TRUSTED_PROXY_HOPS, 1)) ?? forwarded[0] ?? 'unknown';
}
