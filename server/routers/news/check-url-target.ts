import { isIP } from 'node:net';
import { isPublicAddress } from '../../lib/public-address';
import type { Resolve } from './check-url-resolve';

export interface TargetRules {
  /** Targets that may lie anywhere, as `host:port`. */
  allowHosts: ReadonlySet<string>;
  /** The ports other targets may have. */
  ports: ReadonlySet<number>;
  resolve: Resolve;
}

/** An absolute http or https URL without credentials, else null. */
export function parseTarget(raw: string, base?: URL): URL | null {
  try {
    const url = new URL(raw, base);
    const plain = url.username === '' && url.password === '';
    return plain && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url : null;
  } catch {
    return null;
  }
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/**
 * The addresses a URL may be fetched from (decisions §7): those of its host, if the port is one of
 * the rules' and every one of them is public, or any if `host:port` is allowed by name. The URL
 * parser has already brought every spelling of an IPv4 address into the dotted form.
 * @returns null when the target is refused, or has no address
 * @throws what the resolver throws
 */
export async function allowedAddresses(
  url: URL,
  { allowHosts, ports, resolve }: TargetRules,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const port = portOf(url);
  const allowed = allowHosts.has(`${url.hostname}:${port}`);
  if (!allowed && !ports.has(port)) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await resolve(host, signal) : [host];
  if (addresses.length === 0) return null;
  return allowed || addresses.every(isPublicAddress) ? addresses : null;
}
