'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { ProblemNote } from '../../../../_components/problem-note';
import { Button } from '../../../../_components/ui/button';
import { DialogLoading } from '../../../../_components/ui/dialog-loading';
import { EmptyState } from '../../../../_components/ui/empty-state';
import { SkeletonRows } from '../../../../_components/ui/skeleton';
import { NUMERIC, Table, Th } from '../../../../_components/ui/table';
import { count, plural, usdShort } from '../../../../_lib/format';
import type { Customer } from '../../../../_lib/outputs';
import { useTRPC } from '../../../../_lib/trpc';
import { useFocusNext } from '../../../../_lib/use-focus-next';
import { useCompany } from './company-context';
import { CustomerRow } from './customer-row';
import { useCompanyEvidence } from './evidence';

const AddCustomer = dynamic(() => import('./customer-form').then((m) => m.AddCustomer), {
  ssr: false,
  loading: DialogLoading,
});
const EditCustomer = dynamic(() => import('./customer-form').then((m) => m.EditCustomer), {
  ssr: false,
  loading: DialogLoading,
});
const ChurnCustomer = dynamic(() => import('./churn-customer').then((m) => m.ChurnCustomer), {
  ssr: false,
  loading: DialogLoading,
});

/** The company's customers: named, with tier and state; deleted ones on request. */
export function CustomersPanel() {
  const trpc = useTRPC();
  const { ref, mayEdit } = useCompany();
  const evidence = useCompanyEvidence();
  const [withDeleted, setWithDeleted] = useState(false);
  const [form, setForm] = useState<Customer | 'new' | null>(null);
  const [churning, setChurning] = useState<Customer | null>(null);
  const leave = useFocusNext();
  const query = useQuery(trpc.customers.list.queryOptions({ ...ref, includeDeleted: true }));
  if (query.isError && !query.data) {
    return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.isPending) return <SkeletonRows />;
  const all = query.data.items;
  const living = all.filter(({ deletedAt }) => deletedAt === null);
  const paying = living.filter(({ status }) => status === 'ACTIVE');
  const worth = paying.reduce((sum, customer) => sum + (customer.dealValueAnnualUsd ?? 0), 0);
  const add = mayEdit && (
    <Button size="sm" onClick={() => setForm('new')}>
      <Plus /> Add customer
    </Button>
  );
  return (
    <div data-controls tabIndex={-1} className="focus:outline-none">
      {all.length === 0 ? (
        <EmptyState icon={Users} title="No customers yet" action={add}>
          Customers are read from investor updates. You can also add them by hand.
        </EmptyState>
      ) : (
        <>
          <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
            <p className="flex-1 text-sm text-muted">
              {plural(paying.length, 'active customer')} of {count(living.length)}
              {worth > 0 && <>, {usdShort(worth)} a year</>}
            </p>
            {all.length > living.length && (
              <label className="flex items-center gap-1.5 text-sm text-muted">
                <input
                  type="checkbox"
                  checked={withDeleted}
                  onChange={(event) => setWithDeleted(event.target.checked)}
                  className="size-3.5 accent-accent"
                />
                Show deleted ({count(all.length - living.length)})
              </label>
            )}
            {add}
          </div>
          {living.length === 0 && !withDeleted ? (
            <EmptyState icon={Users} title="No customers left">
              All of them are deleted. Show the deleted ones to restore one.
            </EmptyState>
          ) : (
            <Table aria-label="Customers">
              <thead>
                <tr>
                  <Th>Customer</Th>
                  <Th className="max-md:hidden">Tier</Th>
                  <Th>Status</Th>
                  <Th className={`${NUMERIC} max-md:hidden`}>Annual value</Th>
                  <Th className="max-xl:hidden">Contract term</Th>
                  <Th className={`${NUMERIC} max-md:hidden`}>Signed</Th>
                  <Th>
                    <span className="sr-only">Actions</span>
                  </Th>
                </tr>
              </thead>
              <tbody>
                {(withDeleted ? all : living).map((customer) => (
                  <CustomerRow
                    key={customer.id}
                    customer={customer}
                    evidence={evidence.findLast((one) => one.customerId === customer.id)}
                    onEdit={() => setForm(customer)}
                    onChurn={() => setChurning(customer)}
                    onLeave={leave}
                  />
                ))}
              </tbody>
            </Table>
          )}
        </>
      )}
      {form === 'new' && <AddCustomer onClose={() => setForm(null)} />}
      {form !== null && form !== 'new' && (
        <EditCustomer customer={form} onClose={() => setForm(null)} />
      )}
      {churning && <ChurnCustomer customer={churning} onClose={() => setChurning(null)} />}
    </div>
  );
}
