'use client';

import { useCallback, useRef } from 'react';

/** What had the focus last on the page itself, unless it was left for nothing. */
let last: HTMLElement | null = null;
/** What had it last in each dialog. */
const lastIn = new WeakMap<Element, HTMLElement>();

const BESIDE_THE_PAGE = '[role=menu],[data-radix-focus-guard]';
const DIALOG = '[role=dialog]';

const isIn = (what: string, target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(what) !== null;

const isOnPage = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && !isIn(`${BESIDE_THE_PAGE},${DIALOG}`, target);

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || isIn(BESIDE_THE_PAGE, target)) return;
    const dialog = target.closest(DIALOG);
    if (dialog) lastIn.set(dialog, target);
    else last = target;
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (target === last && relatedTarget === null) last = null;
    // A menu gives the focus back to its button when the dialog that it opened has it already, and
    // keeps it: the button is heard of all the same.
    if (isIn(DIALOG, target) && isOnPage(relatedTarget)) last = relatedTarget;
  });
}

/** What the focus goes back to from a dialog: what had it in the dialog below, or on the page. */
function openerOf(dialog: HTMLElement): HTMLElement | null {
  const open = [...document.querySelectorAll('[role=dialog][data-state=open]')];
  const below = open.filter((one) => one !== dialog).at(-1);
  return below ? (lastIn.get(below) ?? null) : last;
}

/** Gives the focus back when a dialog closes; to the menu's button where a menu opened it. */
export function useFocusBack() {
  const opener = useRef<HTMLElement | null>(null);
  // Radix tells of the opening only where no field of the dialog takes the focus by itself.
  const ref = useCallback((dialog: HTMLElement | null) => {
    if (dialog) opener.current = openerOf(dialog);
  }, []);
  return {
    ref,
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Another dialog may have come in its place, and have the focus.
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) return;
      // A menu's button is made anew as its menu is first opened.
      const isThere = opener.current?.isConnected === true;
      (isThere ? opener.current : last)?.focus({ preventScroll: true });
    },
  };
}
