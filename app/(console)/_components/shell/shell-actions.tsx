'use client';

import { createContext, type ReactNode, useContext } from 'react';

interface ShellActions {
  openPalette: () => void;
  openHelp: () => void;
}

const ShellActionsContext = createContext<ShellActions>({
  openPalette: () => undefined,
  openHelp: () => undefined,
});

export const ShellActionsProvider = (props: { actions: ShellActions; children: ReactNode }) => (
  <ShellActionsContext value={props.actions}>{props.children}</ShellActionsContext>
);

/** What the shell opens from anywhere. */
export const useShellActions = (): ShellActions => useContext(ShellActionsContext);
