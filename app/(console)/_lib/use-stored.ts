'use client';

import { useSyncExternalStore } from 'react';

const CHANGED = 'console-stored';
const keyOf = (name: string) => `fund.${name}`;
const known = new Map<string, { text: string; value: unknown }>();

/** What is stored, as the same object for as long as its text is the same. */
function stored(name: string): unknown {
  const text = localStorage.getItem(keyOf(name)) ?? 'null';
  const last = known.get(name);
  if (last?.text === text) return last.value;
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // What somebody else wrote there counts as nothing.
  }
  known.set(name, { text, value });
  return value;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** A preference kept in this browser; the fallback while the server renders or if it does not fit. */
export function useStored<T>(
  name: string,
  fits: (value: unknown) => value is T,
  fallback: T,
): [T, (value: T) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => stored(name),
    () => null,
  );
  const store = (next: T) => {
    localStorage.setItem(keyOf(name), JSON.stringify(next));
    window.dispatchEvent(new Event(CHANGED));
  };
  return [fits(value) ? value : fallback, store];
}
