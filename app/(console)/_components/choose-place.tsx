import Link from 'next/link';
import type { ConsoleWorld } from '../_lib/session';
import { Page } from './ui/page-header';

interface Place {
  name: string;
  href: string;
  vehicleId: string;
}

/** Where an address fits in several vehicles: each by name, with its firm. */
export function ChoosePlace({ world, places }: { world: ConsoleWorld; places: readonly Place[] }) {
  const whereOf = (vehicleId: string): string => {
    const vehicle = world.vehicles.find(({ id }) => id === vehicleId);
    const firm = world.organizations.find(({ id }) => id === vehicle?.organizationId);
    return [vehicle?.name, firm?.name].filter(Boolean).join(' · ');
  };
  return (
    <Page>
      <h1 className="text-xl font-semibold tracking-tight">Which one?</h1>
      <p className="mt-1 max-w-md text-sm text-balance text-muted">
        The address names several that you reach.
      </p>
      <ul className="mt-5 max-w-md divide-y border-y">
        {places.map(({ name, href, vehicleId }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className="block py-2.5 hover:text-accent">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="block text-xs text-faint">{whereOf(vehicleId)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
