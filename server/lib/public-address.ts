import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses that look public but belong to the host's own platform (Azure's wire server). */
const PLATFORM_ADDRESSES: ReadonlySet<string> = new Set(['168.63.129.16']);

/** Global unicast; everything outside it is special, whatever libraries call it. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublicIpv4(address: string): boolean {
  return ipaddr.IPv4.parse(address).range() === 'unicast' && !PLATFORM_ADDRESSES.has(address);
}

/** ISATAP interface ids (…:0:5efe:a.b.c.d) tunnel to the IPv4 address they hold. */
function isIsatap(address: ipaddr.IPv6): boolean {
  const [, , , , high, low] = address.parts;
  return low === 0x5efe && (high === 0 || high === 0x200);
}

function isPublicIpv6(address: string): boolean {
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.match(GLOBAL_UNICAST) && parsed.range() === 'unicast' && !isIsatap(parsed);
}

/**
 * Whether an IP address, in the canonical text form that resolvers and URL parsers give, lies on
 * the public internet (decisions §7). Not public: loopback, private, link-local, carrier-grade,
 * multicast, unspecified, broadcast, documentation, benchmarking and reserved ranges, unique and
 * site-local ones, and every IPv6 form that holds an IPv4 address (mapped, compatible, NAT64,
 * 6to4, Teredo, ISATAP). Anything that is no address, or has a zone, is not public either.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return isPublicIpv4(address);
  return family === 6 && isPublicIpv6(address);
}
