import type { IncomingMessage } from 'node:http';

/** The addresses of shares, invitations and the first setup are secrets. */
export const isSecretPage = (path: string): boolean => /^\/(share|join|setup)\//.test(path);

/**
 * Drops what Next's own router sends to get parts of a page: asked so, a link that does not work
 * would be answered 200 or sent on, where the page is a 404.
 */
export function asWholePage({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) {
    if (name === 'rsc' || name.startsWith('next-')) delete headers[name];
  }
}
