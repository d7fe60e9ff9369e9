import type { IncomingMessage } from 'node:http';

/** The addresses of shares, invitations and the first setup are secrets. */
export const isSecretPage = (path: string): boolean => /^\/(share|join|setup)\//.test(path);

/** Pages that are rendered for whoever asks; the console's own are for those who signed in. */
export const isOpenPage = (path: string): boolean =>
  isSecretPage(path) || /^\/docs(\/|$)/.test(path);

/** What is sent as it was built: nothing is rendered, not even for one that is not there. */
export const isFile = (path: string): boolean =>
  path.startsWith('/_next/static/') || path === '/favicon.ico' || path === '/icon.svg';

/** `.` or `..` as a part of a path, also encoded. */
const DOT_SEGMENT = /\/(\.|%2e){1,2}(\/|$)/i;

/** What Next answers beside pages and built files: its resizer of pictures, and its error screen. */
const NEXT_OWN = /^\/(_next\/image|_global-error)(\/|$)/;

/**
 * True for what no page is read by. Next would keep 10 MB of any body that comes, however slowly,
 * before it looks at the method, and resolve dots, so that a page answers under an address that is
 * not its own; of a secret page a point is Next's own address for its parts, as no id or token has one.
 */
export function isNoPageRequest({ method, headers }: IncomingMessage, path: string): boolean {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
  return (
    (method !== 'GET' && method !== 'HEAD') ||
    hasBody ||
    DOT_SEGMENT.test(path) ||
    NEXT_OWN.test(path) ||
    (isSecretPage(path) && path.includes('.'))
  );
}

/**
 * Drops what Next sends itself between its parts, and on secret pages what its router sends to get
 * parts of a page: asked so, a link that does not work would be answered 200 or sent on, where the
 * page is a 404.
 */
export function asPageRequest({ headers }: IncomingMessage, path: string): void {
  const isSecret = isSecretPage(path);
  for (const name of Object.keys(headers)) {
    const isInternal = /^x-(middleware|nextjs|invoke)-/.test(name) || name === 'next-action';
    if (isInternal || (isSecret && /^(rsc$|next-)/.test(name))) delete headers[name];
  }
}
