'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

const Contents = dynamic(() => import('./command-contents').then((m) => m.CommandContents), {
  ssr: false,
});

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** ⌘K: fetched when it is first opened; what is typed meanwhile is not lost. */
export const CommandPalette = ({ open, onOpenChange }: Props) =>
  open ? <Opened onClose={() => onOpenChange(false)} /> : null;

function Opened({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isThere) return;
    const keep = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey;
      if (!isText && event.key !== 'Backspace') return;
      // Nor may a letter work as a shortcut of the page behind.
      event.preventDefault();
      event.stopPropagation();
      setTyped((text) => (isText ? text + event.key : text.slice(0, -1)));
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [isThere]);
  return <Contents typed={typed} onThere={() => setIsThere(true)} onClose={onClose} />;
}
