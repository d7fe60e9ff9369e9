'use client';

import { MailPlus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { DialogLoading } from '../ui/dialog-loading';
import { useMayEdit, useWorld } from '../../_lib/world';

const MailDialog = dynamic(() => import('./mail-dialog').then((m) => m.MailDialog), {
  ssr: false,
  loading: DialogLoading,
});

const MailImportContext = createContext<(files: readonly File[]) => void>(() => undefined);

/** Imports mail files into the organization whose vehicle is shown. */
export const useMailImport = () => useContext(MailImportContext);

const holdsFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dragged over the window; true while they are. */
function useFileDrop(enabled: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!enabled) return undefined;
    const drag = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [enabled, onFiles]);
  return over;
}

/** Lets mail be dropped anywhere in the console. */
export function MailImport({ children }: { children: ReactNode }) {
  const { vehicle } = useWorld();
  const mayEdit = useMayEdit(vehicle?.id);
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const over = useFileDrop(mayEdit && files === null, setFiles);
  return (
    <MailImportContext value={setFiles}>
      {children}
      {over && (
        <div className="pointer-events-none fixed inset-3 z-50 flex flex-col items-center justify-center gap-2 rounded-xl border-2 border-dashed border-accent bg-accent-soft/90 text-accent">
          <MailPlus aria-hidden className="size-6" />
          <p className="text-base font-medium">Drop mails to import them</p>
          <p className="text-sm">.eml files and .mbox mailboxes</p>
        </div>
      )}
      {files && vehicle && (
        <MailDialog
          files={files}
          organizationId={vehicle.organizationId}
          onClose={() => setFiles(null)}
        />
      )}
    </MailImportContext>
  );
}
