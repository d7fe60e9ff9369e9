'use client';

import { useEffect, useRef } from 'react';

/** What a control stands among, and where: `data-controls` marks the list, `data-control` the kind. */
function placeOf(control: HTMLElement) {
  const list = control.closest<HTMLElement>('[data-controls]');
  const all = () => [
    ...(list?.querySelectorAll<HTMLElement>(`[data-control=${control.dataset.control}]`) ?? []),
  ];
  return { control, list, all, at: all().indexOf(control) };
}

/**
 * For lists whose items go with what is done to them, and the focus with them: the same control of
 * the item that moves into the place has it then, or else the list. Called where the items are read.
 * @returns takes the control that is about to go
 */
export function useFocusNext() {
  const left = useRef<ReturnType<typeof placeOf> | null>(null);
  useEffect(() => {
    if (left.current === null || left.current.control.isConnected) return;
    const { list, all, at } = left.current;
    left.current = null;
    // Whoever went on to something else stays there.
    if (document.activeElement !== document.body) return;
    const controls = all();
    (controls[at] ?? controls.at(-1) ?? list)?.focus();
  });
  return (control: HTMLElement | null) => {
    left.current = control && placeOf(control);
  };
}
