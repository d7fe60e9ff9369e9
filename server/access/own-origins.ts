import { env } from '@/server/env';

/**
 * The origins whose pages are ours: the public one, and the host asked for, by whatever scheme. A
 * host that is public over TLS is ours over TLS alone: what came without it may be anybody's.
 */
export function ownOrigins(host: string | null | undefined): string[] {
  const { origin, protocol, host: publicHost } = new URL(env().SITE_URL);
  const isPublic = host?.toLowerCase() === publicHost;
  if (!host || (isPublic && protocol === 'https:')) return [origin];
  return [origin, `http://${host}`, `https://${host}`];
}
