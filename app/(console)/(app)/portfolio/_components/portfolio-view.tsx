'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { LogInvestment } from '../../../_components/investment/lazy';
import { Button } from '../../../_components/ui/button';
import { Card, Section } from '../../../_components/ui/card';
import { PageHeader } from '../../../_components/ui/page-header';
import { SkeletonRows } from '../../../_components/ui/skeleton';
import { Tab, TabPanel, Tabs, TabsList } from '../../../_components/ui/tabs';
import { cn } from '../../../_lib/cn';
import { enumLabel } from '../../../_lib/enum-options';
import { plural, usdShort } from '../../../_lib/format';
import type { FundSummary } from '../../../_lib/outputs';
import { useShortcut } from '../../../_lib/shortcuts';
import { useTRPC } from '../../../_lib/trpc';
import { useNew } from '../../../_lib/use-new';
import { useMayEdit } from '../../../_lib/world';
import { CompaniesTable } from './companies-table';
import { SectorChart } from './sector-chart';
import { SummaryCards } from './summary-cards';

const DeletedCompanies = dynamic(
  () => import('./deleted-companies').then((m) => m.DeletedCompanies),
  { loading: () => <SkeletonRows rows={2} /> },
);

/** The portfolio of one vehicle, kept fresh from the server's first answer on. */
export function PortfolioView({ initial }: { initial: FundSummary }) {
  const trpc = useTRPC();
  const { vehicle } = initial;
  const { data } = useQuery(
    trpc.portfolio.summary.queryOptions(
      { vehicleId: vehicle.id, includeDeleted: false },
      { initialData: initial },
    ),
  );
  const deleted = useQuery(trpc.portfolio.deleted.queryOptions({}));
  const gone = deleted.data?.items.filter(({ vehicleId }) => vehicleId === vehicle.id) ?? [];
  const mayEdit = useMayEdit(vehicle.id);
  const [logging, setLogging] = useNew();
  const logInvestment = () => setLogging(true);
  useShortcut('c', 'Log investment', logInvestment, { enabled: mayEdit });
  return (
    <>
      <PageHeader
        title="Portfolio"
        description={`${vehicle.name} · ${enumLabel(vehicle.type)} · ${plural(data.fund.companyCount, 'company', 'companies')}, ${usdShort(data.fund.totalDeployed)} deployed`}
        actions={
          mayEdit && (
            <Button variant="primary" onClick={logInvestment}>
              <Plus /> Log investment
            </Button>
          )
        }
      />
      <div className={cn('mt-6 grid gap-3', data.sectors.length > 0 && 'lg:grid-cols-2')}>
        <SummaryCards summary={data} />
        {data.sectors.length > 0 && (
          <Card className="px-4 pt-2 pb-2.5">
            <Section title="Deployed by sector">
              <SectorChart sectors={data.sectors} />
            </Section>
          </Card>
        )}
      </div>
      <Tabs defaultValue="held" className="mt-7">
        <TabsList aria-label="Companies">
          <Tab value="held" count={data.companies.length}>
            Companies
          </Tab>
          <Tab value="deleted" count={gone.length}>
            Deleted
          </Tab>
        </TabsList>
        <TabPanel value="held" className="pt-3">
          <CompaniesTable
            companies={data.companies}
            vehicle={vehicle}
            onLog={mayEdit ? logInvestment : undefined}
          />
        </TabPanel>
        <TabPanel value="deleted" className="pt-3">
          <DeletedCompanies companies={gone} mayEdit={mayEdit} />
        </TabPanel>
      </Tabs>
      {logging && mayEdit && <LogInvestment vehicle={vehicle} onClose={() => setLogging(false)} />}
    </>
  );
}
