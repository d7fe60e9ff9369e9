'use client';

import { useEffect } from 'react';

/** Whoever knows better where the focus goes has had time by then: the next item of a list, an opener. */
const WAIT_MS = 150;
/** A page that is loaded may hide what has the focus for so many of these waits. */
const MOST_WAITS = 20;
/** A button that cannot be pressed while its request is on its way, for so many. */
const MOST_WAITS_BUSY = 400;

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

const isShown = (element: HTMLElement): boolean => element.isConnected && element.checkVisibility();

/** What is disabled loses the focus, and may have it again once it is not. */
const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled');

const DIALOG = '[role=dialog],[role=alertdialog]';

/** Where the focus goes when what had it cannot have it any more: its dialog, or the page's content. */
const placeInstead = (held: HTMLElement): HTMLElement | null =>
  held.closest<HTMLElement>(DIALOG) ?? document.getElementById('content');

/** A dialog keeps the focus of what lies behind it, and a menu gives it back. */
const isCovered = (held: HTMLElement): boolean =>
  [...document.querySelectorAll(`${DIALOG},[role=menu]`)].some((cover) => !cover.contains(held));

/**
 * Gives the focus a place where what had it is gone: a row that was deleted, a link whose page came.
 * Without one a screen reader starts over at the top. What is only hidden for a while has it again.
 */
function watchFocus(): () => void {
  let held: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (waits: number) => {
    timer = undefined;
    if (held === null || !isLost() || isCovered(held)) return;
    if (isShown(held) && !isDisabled(held)) return held.focus({ preventScroll: true });
    // A form that is stored has nothing more to send: its button stays disabled.
    const most = held.ariaBusy === 'true' ? MOST_WAITS_BUSY : MOST_WAITS;
    if (held.isConnected && waits < most) return wait(waits + 1);
    const place = placeInstead(held);
    if (place) place.focus({ preventScroll: true });
    else if (waits < MOST_WAITS) wait(waits + 1);
  };
  const wait = (waits: number) => {
    timer ??= setTimeout(() => settle(waits), WAIT_MS);
  };
  const take = ({ target }: FocusEvent) => {
    held = target instanceof HTMLElement ? target : null;
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || held === null || target !== held) return;
    if (!isShown(held) || isDisabled(held)) return wait(0);
    // Of what is there still the focus was taken on purpose, such as by a click beside it.
    setTimeout(() => {
      if (held === null || held !== target || !isLost() || !document.hasFocus()) return;
      if (isDisabled(held)) wait(0);
      else if (isShown(held)) held = null;
    });
  };
  const changes = new MutationObserver(() => {
    if (held !== null && isLost() && (!isShown(held) || isDisabled(held))) wait(0);
  });
  document.addEventListener('focusin', take);
  document.addEventListener('focusout', leave);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', take);
    document.removeEventListener('focusout', leave);
    changes.disconnect();
  };
}

/** Watches over the focus for all pages of the console. */
export function KeepFocus(): null {
  useEffect(watchFocus, []);
  return null;
}
