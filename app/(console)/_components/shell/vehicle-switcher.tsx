'use client';

import { ChevronsUpDown } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Fragment, useTransition } from 'react';
import { cn } from '../../_lib/cn';
import { enumLabel } from '../../_lib/enum-options';
import { plural } from '../../_lib/format';
import { rememberShownVehicle } from '../../_lib/shown-vehicle';
import { unlessAway } from '../../_lib/use-go';
import { useWorld } from '../../_lib/world';
import { Mark } from '../mark';
import {
  Dropdown,
  DropdownContent,
  DropdownLabel,
  DropdownRadioGroup,
  DropdownRadioItem,
  DropdownTrigger,
} from '../ui/dropdown';

/** Looks at another vehicle: this browser remembers it, and everything is read anew. */
export function useSwitchVehicle() {
  const router = useRouter();
  const [switching, refresh] = useTransition();
  const switchTo = (vehicleId: string) =>
    void unlessAway(() => {
      rememberShownVehicle(vehicleId);
      refresh(() => {
        // A company belongs to its vehicle, so its page is left behind.
        if (window.location.pathname.startsWith('/companies/')) router.push('/portfolio');
        router.refresh();
      });
    });
  return { switchTo, switching };
}

/** The vehicle shown, and the others by organization. */
export function VehicleSwitcher({ className }: { className?: string }) {
  const { organizations, vehicles, vehicle } = useWorld();
  const { switchTo, switching } = useSwitchVehicle();
  const organization = organizations.find(({ id }) => id === vehicle?.organizationId);
  return (
    <Dropdown>
      <DropdownTrigger
        className={cn(
          'relative flex items-center gap-2.5 rounded-md p-1.5 text-left transition-colors hover:bg-hover data-[state=open]:bg-hover',
          className,
        )}
      >
        <Mark className="size-7 shrink-0" />
        <span className="sr-only">Vehicle: </span>
        <span className={cn('min-w-0 flex-1 transition-opacity', switching && 'opacity-50')}>
          <span className="block truncate text-sm leading-4 font-semibold">
            {vehicle?.name ?? 'No vehicle'}
          </span>
          <span className="block truncate text-xs text-faint">
            {organization?.name ?? organizations[0]?.name}
          </span>
        </span>
        <span className="sr-only"> (switch)</span>
        <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-faint" />
      </DropdownTrigger>
      <DropdownContent align="start" className="w-64">
        <DropdownRadioGroup value={vehicle?.id ?? ''} onValueChange={switchTo}>
          {organizations.map((entry) => (
            <Fragment key={entry.id}>
              <DropdownLabel>{entry.name}</DropdownLabel>
              {vehicles
                .filter(({ organizationId }) => organizationId === entry.id)
                .map((one) => (
                  <DropdownRadioItem key={one.id} value={one.id}>
                    <span className="min-w-0">
                      <span className="block truncate">{one.name}</span>
                      <span className="block truncate text-xs text-faint">
                        {enumLabel(one.type)} · {plural(one.companyCount, 'company', 'companies')}
                      </span>
                    </span>
                  </DropdownRadioItem>
                ))}
            </Fragment>
          ))}
        </DropdownRadioGroup>
      </DropdownContent>
    </Dropdown>
  );
}
