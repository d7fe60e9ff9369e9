'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { DialogLoading } from '../ui/dialog-loading';
import { ShortcutProvider } from '../../_lib/shortcuts';
import { MailImport } from '../mail/mail-import';
import { CommandPalette } from './command-palette';
import { KeepFocus } from './keep-focus';
import { OfflineLinks } from './offline-links';
import { PhoneBar } from './phone-bar';
import { ProgressLine } from './progress-line';
import { SessionEnd } from './session-end';
import { ShellActionsProvider } from './shell-actions';
import { ShellShortcuts } from './shell-shortcuts';
import { Sidebar } from './sidebar';
import { Unreached } from './unreached';
import { VehicleWatch } from './vehicle-watch';

const ShortcutSheet = dynamic(() => import('./shortcut-sheet').then((m) => m.ShortcutSheet), {
  ssr: false,
  loading: DialogLoading,
});

/** Sidebar, command palette, shortcuts; on phones bars above and below. */
export function Shell({ children }: { children: ReactNode }) {
  const [palette, setPalette] = useState(false);
  const [help, setHelp] = useState(false);
  const [actions] = useState(() => ({
    openPalette: () => setPalette(true),
    openHelp: () => setHelp(true),
  }));
  return (
    <ShortcutProvider>
      <ShellActionsProvider actions={actions}>
        <a
          href="#content"
          className="sr-only z-50 rounded-md bg-accent px-3 py-2 text-sm text-accent-fg focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <ProgressLine />
        <KeepFocus />
        <ShellShortcuts />
        <VehicleWatch />
        <OfflineLinks />
        <MailImport>
          <div className="flex min-h-dvh print:block">
            <Sidebar />
            <div className="flex min-w-0 flex-1 flex-col">
              <Unreached />
              <PhoneBar />
              {children}
            </div>
          </div>
          <CommandPalette open={palette} onOpenChange={setPalette} />
        </MailImport>
        <SessionEnd />
        {help && <ShortcutSheet open onOpenChange={setHelp} />}
      </ShellActionsProvider>
    </ShortcutProvider>
  );
}
