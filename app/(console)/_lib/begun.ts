'use client';

/** Each tells whether something that was begun, and is not sent yet, is kept in its place. */
const PLACES: (() => boolean)[] = [];
/** What is open and typed into, and goes with its page. */
const OPEN = new Set<symbol>();

/**
 * A place for what is typed and not sent yet, by name, for as long as the window is open: it
 * outlives its page, and whoever closes the window is asked first.
 * @param counts false for what nobody needs to be asked about any more
 */
export function keepBegun<V>(counts: (name: string) => boolean = () => true): Map<string, V> {
  const place = new Map<string, V>();
  PLACES.push(() => [...place.keys()].some(counts));
  return place;
}

/** Counts something as begun until it is told otherwise. @returns what tells it */
export function holdOpen(): () => void {
  const held = Symbol();
  OPEN.add(held);
  return () => void OPEN.delete(held);
}

// One for all, beside every page: what was begun on one is lost on another as well.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', (event) => {
    if (OPEN.size > 0 || PLACES.some((holds) => holds())) event.preventDefault();
  });
}
