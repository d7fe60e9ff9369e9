'use client';

import { Keyboard, LogOut } from 'lucide-react';
import { useTheme } from 'next-themes';
import { toast } from 'sonner';
import { signOut } from '../../_lib/auth-requests';
import { THEMES } from '../../_lib/theme';
import { useWorld } from '../../_lib/world';
import {
  Dropdown,
  DropdownContent,
  DropdownItem,
  DropdownLabel,
  DropdownRadioGroup,
  DropdownRadioItem,
  DropdownSeparator,
  DropdownTrigger,
} from '../ui/dropdown';
import { useShellActions } from './shell-actions';

/** Ends the session and shows the door. */
export async function leave(): Promise<void> {
  if (await signOut()) window.location.assign('/sign-in');
  else toast.error('Signing out did not work. Check your connection and try again.');
}

/** The person: theme, shortcuts, sign-out. */
export function UserMenu() {
  const { me } = useWorld();
  const { theme = 'system', setTheme } = useTheme();
  const { openHelp } = useShellActions();
  const email = me.email ?? 'Signed in';
  return (
    <Dropdown>
      <DropdownTrigger className="flex w-full items-center gap-2.5 rounded-md p-1.5 text-left transition-colors hover:bg-hover data-[state=open]:bg-hover">
        <span
          aria-hidden
          className="flex size-6 shrink-0 items-center justify-center rounded-full bg-pressed text-2xs font-semibold text-muted uppercase"
        >
          {email.slice(0, 1)}
        </span>
        <span className="min-w-0 flex-1 truncate text-sm text-muted">{email}</span>
      </DropdownTrigger>
      <DropdownContent align="start" side="top" className="w-56">
        <DropdownLabel>Theme</DropdownLabel>
        <DropdownRadioGroup value={theme} onValueChange={setTheme}>
          {THEMES.map(({ value, label }) => (
            <DropdownRadioItem key={value} value={value}>
              {label}
            </DropdownRadioItem>
          ))}
        </DropdownRadioGroup>
        <DropdownSeparator />
        <DropdownItem onSelect={openHelp}>
          <Keyboard /> Keyboard shortcuts
        </DropdownItem>
        <DropdownItem onSelect={() => void leave()}>
          <LogOut /> Sign out
        </DropdownItem>
      </DropdownContent>
    </Dropdown>
  );
}
