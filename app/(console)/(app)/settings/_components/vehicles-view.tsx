'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Landmark, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Badge } from '../../../_components/ui/badge';
import { Button } from '../../../_components/ui/button';
import { Section } from '../../../_components/ui/card';
import { DialogLoading } from '../../../_components/ui/dialog-loading';
import { EmptyState } from '../../../_components/ui/empty-state';
import { enumLabel } from '../../../_lib/enum-options';
import { count, percent, usdShort } from '../../../_lib/format';
import type { VehicleSettings } from '../../../_lib/outputs';
import { useShortcut } from '../../../_lib/shortcuts';
import { toastUndoIf } from '../../../_lib/toasts';
import { useTRPC } from '../../../_lib/trpc';
import { useOrganization } from '../../../_lib/world';

const loadForms = () => import('./vehicle-form');
const AddVehicle = dynamic(() => loadForms().then((m) => m.AddVehicle), {
  ssr: false,
  loading: DialogLoading,
});
const EditVehicle = dynamic(() => loadForms().then((m) => m.EditVehicle), {
  ssr: false,
  loading: DialogLoading,
});

const Target = ({ label, value }: { label: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-xs text-faint">{label}</dt>
    <dd className="text-sm wrap-anywhere tabular-nums">{value}</dd>
  </div>
);

/** Says which vehicle invests now; new deals land there. */
function useMarkInvesting() {
  const trpc = useTRPC();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { id: organizationId, currentVehicleId } = useOrganization();
  const { mutate, isPending, variables } = useMutation(
    trpc.organizations.update.mutationOptions({ onSuccess: () => router.refresh() }),
  );
  const mark = (vehicle: VehicleSettings) =>
    mutate(
      { organizationId, currentVehicleId: vehicle.id },
      {
        onSuccess: () =>
          toastUndoIf(
            `${vehicle.name} invests now; new deals land there.`,
            async () => {
              const query = trpc.organizations.list.queryOptions({});
              const { items } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
              const now = items.find(({ id }) => id === organizationId);
              return now?.currentVehicleId === vehicle.id;
            },
            () => mutate({ organizationId, currentVehicleId }),
          ),
      },
    );
  return { mark, isPending, marking: isPending ? variables.currentVehicleId : null };
}

/** The vehicles with their targets; a manager adds and changes them. */
export function VehiclesView({ settings }: { settings: VehicleSettings[] }) {
  const { role, currentVehicleId } = useOrganization();
  const manages = role === 'MANAGER';
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<VehicleSettings | null>(null);
  const { mark, isPending, marking } = useMarkInvesting();
  const add = () => setAdding(true);
  useShortcut('c', 'Add a vehicle', add, { enabled: manages });
  const button = manages && (
    <Button variant="primary" onClick={add}>
      <Plus /> Add vehicle
    </Button>
  );
  return (
    <Section title="Vehicles" actions={settings.length > 0 && button}>
      {settings.length === 0 ? (
        <EmptyState icon={Landmark} title="No vehicles yet" action={button}>
          A fund or SPV holds companies. Add the first one, then log its investments.
        </EmptyState>
      ) : (
        <ul className="divide-y border-y">
          {settings.map((vehicle) => (
            <li key={vehicle.id} className="py-4">
              <div className="flex flex-wrap items-center gap-2">
                <p className="flex min-w-0 flex-1 items-center gap-2">
                  <span className="line-clamp-3 min-w-0 font-medium wrap-anywhere">
                    {vehicle.name}
                  </span>
                  <Badge>{enumLabel(vehicle.type)}</Badge>
                  {vehicle.id === currentVehicleId && <Badge tone="accent">Investing now</Badge>}
                </p>
                {manages && vehicle.id !== currentVehicleId && (
                  <Button
                    size="sm"
                    variant="ghost"
                    busy={marking === vehicle.id}
                    disabled={isPending}
                    aria-label={`Mark as investing: ${vehicle.name}`}
                    onClick={() => mark(vehicle)}
                  >
                    Mark as investing
                  </Button>
                )}
                {manages && (
                  <Button
                    size="sm"
                    aria-label={`Edit ${vehicle.name}`}
                    onClick={() => setEditing(vehicle)}
                  >
                    Edit
                  </Button>
                )}
              </div>
              <p className="mt-0.5 text-sm text-pretty text-muted">
                {vehicle.description ?? <span className="text-faint">No description</span>}
              </p>
              <dl className="mt-2.5 flex flex-wrap gap-x-8 gap-y-2">
                <Target label="Target size" value={usdShort(vehicle.targetFundSize)} />
                <Target label="Target companies" value={count(vehicle.targetCompanyCount)} />
                <Target label="Concentration limit" value={percent(vehicle.maxConcentrationPct)} />
                <Target label="Slug" value={vehicle.slug} />
              </dl>
            </li>
          ))}
        </ul>
      )}
      {adding && <AddVehicle onClose={() => setAdding(false)} />}
      {editing && <EditVehicle vehicle={editing} onClose={() => setEditing(null)} />}
    </Section>
  );
}
