'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { DealActivity, DealComment, Deal } from '../../../../_lib/outputs';
import { rememberShownVehicle } from '../../../../_lib/shown-vehicle';
import { useTRPC } from '../../../../_lib/trpc';
import { useOrganization, useWorld } from '../../../../_lib/world';
import { DealProvider } from './deal-context';
import { DealHeader } from './deal-header';
import { DealProperties } from './deal-properties';
import { DealText } from './deal-text';
import { Links } from './links';
import type { Criteria } from './read-scores';
import { Scores } from './scores';
import { Timeline } from './timeline';

interface Props {
  initial: Deal & { comments: DealComment[] };
  activity: DealActivity;
  rubric: Criteria;
  /** Comments as the server rendered them, by their ids. */
  rendered: Readonly<Record<string, ReactNode>>;
}

/**
 * A link may have named another vehicle than the one looked at last: the browser goes on with it, and
 * the address need not say it any more.
 */
function useVehicleOfLink(vehicleId: string | undefined): void {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (vehicleId === undefined || !url.searchParams.has('vehicle')) return;
    rememberShownVehicle(vehicleId);
    url.searchParams.delete('vehicle');
    window.history.replaceState(null, '', url);
  }, [vehicleId]);
}

/** One deal: what it is on the left, its facts on the right. */
export function DealView({ initial, activity, rubric, rendered }: Props) {
  const trpc = useTRPC();
  const vehicleId = useWorld().vehicle?.id;
  useVehicleOfLink(vehicleId);
  const ref = { slug: initial.slug, vehicleId };
  const { data: deal } = useQuery(trpc.deals.get.queryOptions(ref, { initialData: initial }));
  const { data: moves } = useQuery(
    trpc.deals.activity.queryOptions(ref, { initialData: activity }),
  );
  const mayEdit = useOrganization().role !== 'VIEWER';
  return (
    <DealProvider value={{ deal, mayEdit, ref }}>
      <DealHeader />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-7">
          <DealText field="description" title="What they do" empty="Nobody has said yet." />
          <DealText field="notes" title="Notes" empty="No notes yet." />
          <Timeline comments={deal.comments} moves={moves} rendered={rendered} />
        </div>
        <div className="flex min-w-0 flex-col gap-7 max-lg:row-start-1">
          <DealProperties />
          <Scores rubric={rubric} comments={deal.comments} />
          <Links />
        </div>
      </div>
    </DealProvider>
  );
}
