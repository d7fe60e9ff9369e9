'use client';

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';

/** A key (`?`), a key with ⌘ or Ctrl (`mod+k`), or keys one after the other (`g p`). */
export interface Shortcut {
  keys: string;
  label: string;
  group: string;
  run: () => void;
  /** Goes on while the key is held down. */
  repeats: boolean;
}

interface Registry {
  add: (shortcut: Shortcut) => () => void;
  all: readonly Shortcut[];
}

const SEQUENCE_MS = 1200;
const RegistryContext = createContext<Registry | null>(null);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

const CONTROLS = 'a[href],button,summary,[role=button]';

/**
 * Enter and space are the control's that has the focus. What the page shows already has nothing to
 * do for them, so that a click on an item of a list leaves Enter to the page.
 */
const isPressed = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest(CONTROLS)?.matches(':not([aria-current=true])') === true;

/** Takes the focus off what was pressed last: after a step through a list, Enter is for its item. */
export function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const isCovered = (): boolean =>
  document.querySelector('[role="dialog"],[role="menu"],[role="alertdialog"]') !== null;

/** A form in a dialog in which something was typed: no key leads away from it. */
const isWritten = (): boolean => document.querySelector('[role="dialog"][data-typed]') !== null;

const nameOf = (event: KeyboardEvent): string => {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.metaKey || event.ctrlKey ? `mod+${key}` : key;
};

/** Listens to the keyboard for all shortcuts below it. */
export function ShortcutProvider({ children }: { children: ReactNode }) {
  const [all, setAll] = useState<readonly Shortcut[]>([]);
  const current = useRef(all);
  const [add] = useState(() => (shortcut: Shortcut) => {
    setAll((list) => [...list, shortcut]);
    return () => setAll((list) => list.filter((other) => other !== shortcut));
  });
  useEffect(() => {
    current.current = all;
  }, [all]);
  useEffect(() => {
    let before = { key: '', at: 0 };
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || event.isComposing || event.defaultPrevented) return;
      const key = nameOf(event);
      const free = key.startsWith('mod+') || !(isTyping(event.target) || isCovered());
      if (!free || isWritten() || isPressed(event)) return;
      const sequence = event.timeStamp - before.at < SEQUENCE_MS ? `${before.key} ${key}` : key;
      before = { key, at: event.timeStamp };
      // The newest wins, so that a page can take a key over from the shell.
      const newest = [...current.current].reverse();
      const hit =
        newest.find(({ keys }) => keys === sequence) ?? newest.find(({ keys }) => keys === key);
      if (!hit) return;
      event.preventDefault();
      // A key that is held down has its say once: what follows is another thing to decide.
      if (event.repeat && !hit.repeats) return;
      before = { key: '', at: 0 };
      hit.run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return <RegistryContext value={{ add, all }}>{children}</RegistryContext>;
}

/** Everything the keyboard does on the page shown, for the help sheet. */
export const useShortcutList = (): readonly Shortcut[] => useContext(RegistryContext)?.all ?? [];

interface Options {
  group?: string;
  enabled?: boolean;
  repeats?: boolean;
}

/** Binds keys while the component is shown. `enabled` false takes them back. */
export function useShortcut(
  keys: string,
  label: string,
  run: () => void,
  { group = 'This page', enabled = true, repeats = false }: Options = {},
): void {
  const add = useContext(RegistryContext)?.add;
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(
    () =>
      enabled ? add?.({ keys, label, group, repeats, run: () => latest.current() }) : undefined,
    [add, keys, label, group, repeats, enabled],
  );
}
