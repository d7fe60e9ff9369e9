'use client';

import { Sheet } from '../ui/sheet';
import { NavigationLinks } from './sidebar';
import { UserMenu } from './user-menu';

/** Every page and the person, in a sheet from below. */
export const PhoneMenu = ({ onClose }: { onClose: () => void }) => (
  <Sheet open onOpenChange={onClose} title="Menu">
    <nav aria-label="Pages">
      <NavigationLinks onFollow={onClose} />
    </nav>
    <div className="mt-3 border-t pt-3">
      <UserMenu />
    </div>
  </Sheet>
);
