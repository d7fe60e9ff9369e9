'use client';

import { ScanText } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useNew } from '../../_lib/use-new';
import { Button } from '../ui/button';
import { DialogLoading } from '../ui/dialog-loading';

const ReadDialog = dynamic(() => import('./read-dialog').then((m) => m.ReadDialog), {
  ssr: false,
  loading: DialogLoading,
});

interface Props {
  /** A company; without it every update within reach. */
  company?: { slug: string; vehicleId: string };
  size?: 'sm' | 'md';
}

/** The button that turns stored updates into numbers, customers and gaps. */
export function ReadUpdates({ company, size = 'md' }: Props) {
  const opened = useState(false);
  // Of all updates it is opened by its address too, from anywhere.
  const byAddress = useNew('read');
  const [open, setOpen] = company ? opened : byAddress;
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        <ScanText /> Read updates
      </Button>
      {open && <ReadDialog company={company} onClose={() => setOpen(false)} />}
    </>
  );
}
