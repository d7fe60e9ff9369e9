import { domainToUnicode } from 'node:url';

/** A web address as people read it: its host without `www.`, in its own script. */
export function hostLabel(url: string): string {
  const { hostname } = new URL(url);
  return (domainToUnicode(hostname) || hostname).replace(/^www\./, '');
}
