'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../../_components/ui/select';
import { toldApart } from '../../../_lib/told-apart';
import { useTRPC } from '../../../_lib/trpc';
import { useWorld } from '../../../_lib/world';
import type { Review } from './use-review';

/** Everything, or what is about one company alone. */
export function CompanyFilter({ review }: { review: Review }) {
  const trpc = useTRPC();
  const { vehicles } = useWorld();
  const [chosen, setChosen] = useState('');
  const items = useQuery(trpc.review.companies.queryOptions({})).data?.items ?? [];
  if (items.length < 2 && review.companyId === undefined) return null;
  const fundOf = (vehicleId: string) => vehicles.find(({ id }) => id === vehicleId)?.name;
  const options = toldApart(items.map((one) => ({ ...one, fund: fundOf(one.vehicleId) }))).map(
    ({ id, called, count }) => ({ value: id, label: `${called} · ${count}` }),
  );
  const { companyId } = review;
  // What is chosen stays, though nothing waits about it any more.
  if (companyId !== undefined && !items.some(({ id }) => id === companyId)) {
    options.push({ value: companyId, label: chosen || 'The company chosen' });
  }
  return (
    <div className="mt-4 w-64 max-w-full max-md:w-full">
      <Select
        aria-label="About"
        value={companyId ?? ''}
        empty="All companies"
        options={options}
        onChange={({ target }) => {
          setChosen(items.find(({ id }) => id === target.value)?.name ?? '');
          review.chooseCompany(target.value || undefined);
        }}
      />
    </div>
  );
}
