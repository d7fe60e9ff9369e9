'use client';

import { useEffect } from 'react';
import { unlessAway } from '../../_lib/use-go';

/** The link that a click follows in this window; null for any other click. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  const isOurs = link?.origin === window.location.origin && link.target !== '_blank';
  return isOurs && !link.hasAttribute('download') ? link : null;
}

const isHere = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === window.location.pathname && search === window.location.search;

/**
 * While the connection is away a link would lead to the browser's own error page, and what is typed
 * would be lost: the page stays instead, and says so.
 */
export function OfflineLinks() {
  useEffect(() => {
    let passing: HTMLAnchorElement | null = null;
    const stay = (event: MouseEvent) => {
      const link = followed(event);
      if (link === null || link === passing || isHere(link) || navigator.onLine) return;
      event.preventDefault();
      // Clicked once more, so that whoever guards what is typed here hears of it as of any click.
      void unlessAway(() => {
        passing = link;
        link.click();
        passing = null;
      });
    };
    // Before the link hears of the click itself.
    document.addEventListener('click', stay, { capture: true });
    return () => document.removeEventListener('click', stay, { capture: true });
  }, []);
  return null;
}
