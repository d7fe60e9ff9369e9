'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { LazyPart } from '../../../../_components/lazy-part';
import { SkeletonRows } from '../../../../_components/ui/skeleton';
import { Tab, TabPanel, Tabs, TabsList } from '../../../../_components/ui/tabs';
import type { Company, MetricSeries } from '../../../../_lib/outputs';
import { useShortcut } from '../../../../_lib/shortcuts';
import { useTRPC } from '../../../../_lib/trpc';
import { useMayEdit } from '../../../../_lib/world';
import { CompanyProvider } from './company-context';
import { CompanyHeader } from './company-header';
import { COMPANY_TABS, type CompanyTab, readTab } from './company-tabs';
import { Overview, type RenderedTexts } from './overview';

const loading = () => <SkeletonRows rows={5} />;
const LOADS = {
  metrics: () => import('./metrics-panel'),
  updates: () => import('./updates-panel'),
  customers: () => import('./customers-panel'),
  news: () => import('./news-panel'),
  asks: () => import('./asks-panel'),
  gaps: () => import('./gaps-panel'),
  activity: () => import('./activity-panel'),
};
// Named again, since what `dynamic` is given in words the build sends along with a page of its tab.
const PANELS = {
  metrics: dynamic(() => import('./metrics-panel').then((m) => m.MetricsPanel), { loading }),
  updates: dynamic(() => import('./updates-panel').then((m) => m.UpdatesPanel), { loading }),
  customers: dynamic(() => import('./customers-panel').then((m) => m.CustomersPanel), { loading }),
  news: dynamic(() => import('./news-panel').then((m) => m.NewsPanel), { loading }),
  asks: dynamic(() => import('./asks-panel').then((m) => m.AsksPanel), { loading }),
  gaps: dynamic(() => import('./gaps-panel').then((m) => m.GapsPanel), { loading }),
  activity: dynamic(() => import('./activity-panel').then((m) => m.ActivityPanel), { loading }),
};

const LAZY_TABS = COMPANY_TABS.flatMap(({ value }) => (value === 'overview' ? [] : [value]));

interface Props {
  company: Company;
  founders: string[];
  metrics: { series: MetricSeries[] };
  texts: RenderedTexts;
}

/** Puts a tab into the address without asking the server for the page again. */
function show(tab: CompanyTab): void {
  const url = new URL(window.location.href);
  url.searchParams.set('tab', tab);
  if (tab === 'overview') url.searchParams.delete('tab');
  url.searchParams.delete('update');
  url.searchParams.delete('mark');
  // A click tells of its tab twice: when it is pressed, and when it gets the focus.
  if (url.href !== window.location.href) window.history.pushState(null, '', url);
}

/** One company, in tabs. */
export function CompanyView({ company: initial, founders, metrics, texts }: Props) {
  const trpc = useTRPC();
  const ref = { slug: initial.slug, vehicleId: initial.vehicleId };
  const company = useQuery(
    trpc.portfolio.get.queryOptions({ ...ref, includeDeleted: false }, { initialData: initial }),
  ).data;
  useQuery(trpc.portfolio.founders.queryOptions(ref, { initialData: { founders } }));
  useQuery(trpc.metricSnapshots.series.queryOptions(ref, { initialData: metrics }));
  const counts: Partial<Record<CompanyTab, number>> =
    useQuery(trpc.review.countsOfCompany.queryOptions(ref)).data ?? {};
  const mayEdit = useMayEdit(company.vehicleId);
  const tab = readTab(useSearchParams().get('tab'));
  // What the page was opened with came along with it.
  const [first] = useState(tab);
  const step = (by: number) => {
    const at = COMPANY_TABS.findIndex(({ value }) => value === tab);
    const next = COMPANY_TABS[(at + by + COMPANY_TABS.length) % COMPANY_TABS.length];
    if (next) show(next.value);
  };
  useShortcut('[', 'Tab to the left', () => step(-1));
  useShortcut(']', 'Tab to the right', () => step(1));
  return (
    <CompanyProvider state={{ company, ref, mayEdit }}>
      <CompanyHeader />
      <Tabs value={tab} onValueChange={(value) => show(readTab(value))} className="mt-5">
        <TabsList aria-label={company.name}>
          {COMPANY_TABS.map(({ value, label }) => (
            <Tab key={value} value={value} count={counts[value]}>
              {label}
            </Tab>
          ))}
        </TabsList>
        <TabPanel value="overview">
          <Overview onTab={show} texts={texts} />
        </TabPanel>
        {LAZY_TABS.map((value) => {
          const Panel = PANELS[value];
          return (
            <TabPanel key={value} value={value}>
              <LazyPart load={LOADS[value]} isThere={value === first}>
                <Panel />
              </LazyPart>
            </TabPanel>
          );
        })}
      </Tabs>
    </CompanyProvider>
  );
}
