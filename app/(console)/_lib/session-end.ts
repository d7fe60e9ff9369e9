import { signInPath } from './next-path';

let ask: (() => void) | null = null;

/** Who asks for the password where the session ended; gives the function that stops it. */
export function onSessionEnd(handler: () => void): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

/** The service knows no session any more: asks on the page itself, or leads to the door. */
export function sessionEnded(): void {
  const { pathname, search } = window.location;
  if (ask) ask();
  else if (pathname !== '/sign-in') window.location.assign(signInPath(pathname + search));
}
