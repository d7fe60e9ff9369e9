type Listener = () => void;

const listeners = new Set<Listener>();
let destination: string | null = null;

function change(to: string | null): void {
  destination = to;
  for (const tell of listeners) tell();
}

/** An address as pages know it: where it leads, with its query. */
export const placeOf = (pathname: string, query: string): string =>
  query === '' ? pathname : `${pathname}?${query}`;

/** Notes that the browser sets out for a page of ours. */
export function setOut(address: string): void {
  const { pathname, searchParams } = new URL(address, window.location.href);
  change(placeOf(pathname, searchParams.toString()));
}

/** Notes that a page is there, whether or not it is the one that was asked for. */
export const arrive = (): void => change(null);

/** The place set out for last; null once a page is there. */
export const destinationNow = (): string | null => destination;

/** Hears of each time the browser sets out or a page is there. */
export function onWay(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
