'use client';

import dynamic from 'next/dynamic';

const Contents = dynamic(() => import('./command-contents').then((m) => m.CommandContents), {
  ssr: false,
});

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** ⌘K: fetched when it is first opened. */
export const CommandPalette = ({ open, onOpenChange }: Props) =>
  open ? <Contents onClose={() => onOpenChange(false)} /> : null;
