import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { env } from '@/server/env';

/** `203.0.113.7`, `203.0.113.7:1234`, `[2001:db8::7]`, `[2001:db8::7]:1234` or `2001:db8::7`. */
const ENTRY = /^(?:\[(?<bracketed>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+|(?<bare>\S+))$/;

/** The IP address in an entry of X-Forwarded-For; undefined if there is none. */
function addressIn(entry: string): string | undefined {
  const { bracketed, v4, bare } = ENTRY.exec(entry)?.groups ?? {};
  const address = bracketed ?? v4 ?? bare ?? '';
  const isAddress = ipaddr.IPv6.isValid(address) || ipaddr.IPv4.isValidFourPartDecimal(address);
  return isAddress ? ipaddr.process(address).toString() : undefined;
}

/** What the outermost of our proxies wrote down; undefined if that is no address or not there. */
function forwardedAddress(value: string | string[] | undefined, hops: number): string | undefined {
  const list = Array.isArray(value) ? value.join(',') : (value ?? '');
  // An empty entry keeps its place: left out, it would move a made-up one into ours.
  const entry = list.split(',').at(-hops);
  return entry === undefined ? undefined : addressIn(entry.trim());
}

/**
 * The address that a request came from. Proxies append to X-Forwarded-For, so with n of our own
 * in front the nth entry from the end is the client's; what stands before it anybody can invent.
 * Where that is no address or the list is shorter, the connection's own address counts.
 */
export function clientAddress(request: IncomingMessage): string {
  const hops = env().TRUSTED_PROXY_HOPS;
  const header = request.headers['x-forwarded-for'];
  const forwarded = hops === 0 ? undefined : forwardedAddress(header, hops);
  return forwarded ?? request.socket.remoteAddress ?? 'unknown';
}

/**
 * The same for hosts that hand out web Requests. Next adds the connection's address only where the
 * client sent none, so there the proxy in front must see to the header; who comes without one
 * shares a single count.
 */
export function webClientAddress(headers: Headers): string {
  const hops = Math.max(env().TRUSTED_PROXY_HOPS, 1);
  return forwardedAddress(headers.get('x-forwarded-for') ?? undefined, hops) ?? 'unknown';
}
