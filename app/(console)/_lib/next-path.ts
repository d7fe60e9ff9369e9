import { parsedUrl } from '@/server/lib/http-url';

/** The request header in which the proxy tells pages the address asked for. */
export const PATH_HEADER = 'x-console-path';

/** Where people land without a better place. */
export const HOME = '/portfolio';

/**
 * The place to go after sign-in: a path on this origin, else the portfolio. Refuses what browsers
 * read as another host (`//host`, `/\host`) and the sign-in page itself.
 */
export function nextPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\s\p{Cc}]/u.test(value)) {
    return HOME;
  }
  const base = 'http://console.invalid';
  const url = parsedUrl(value, base);
  if (url?.origin !== base || url.pathname.startsWith('//') || url.pathname === '/sign-in') {
    return HOME;
  }
  return url.pathname + url.search + url.hash;
}

/** The sign-in page that returns to `path`. */
export const signInPath = (path: string): string => `/sign-in?next=${encodeURIComponent(path)}`;
