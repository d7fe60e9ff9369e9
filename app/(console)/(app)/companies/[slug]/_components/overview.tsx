'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../../_components/ui/button';
import { Section } from '../../../../_components/ui/card';
import { useTRPC } from '../../../../_lib/trpc';
import { useCompany } from './company-context';
import type { CompanyTab } from './company-tabs';
import { MetricCharts } from './metric-charts';
import type { MetricField } from './metric-kinds';
import { LongText } from './long-text';
import { Properties } from './properties';

/** The company's long texts as the server rendered them. */
export interface RenderedTexts {
  whyWeInvested: { source: string | null; node: ReactNode };
  notes: { source: string | null; node: ReactNode };
}

/** The metrics that say the most; a company without them shows the others. */
const HEADLINES: readonly MetricField[] = ['arrUsd', 'cashOnHandUsd', 'runwayMonths'];

interface OverviewProps {
  onTab: (tab: CompanyTab) => void;
  texts: RenderedTexts;
}

/** What the company is, why the fund holds it and how it does. */
export function Overview({ onTab, texts }: OverviewProps) {
  const trpc = useTRPC();
  const { ref } = useCompany();
  const series = useQuery(trpc.metricSnapshots.series.queryOptions(ref)).data?.series ?? [];
  const headlines = series.filter(({ field }) => HEADLINES.includes(field));
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <Section
          title="Performance"
          actions={
            <Button variant="ghost" size="sm" className="-mr-2" onClick={() => onTab('metrics')}>
              All metrics
            </Button>
          }
        >
          {series.length > 0 ? (
            <MetricCharts series={headlines.length > 0 ? headlines : series} />
          ) : (
            <p className="text-sm text-muted">
              No numbers yet. They come from investor updates, or add a snapshot under Metrics.
            </p>
          )}
        </Section>
        <LongText
          title="Why we invested"
          field="whyWeInvested"
          rendered={texts.whyWeInvested}
          empty="Write down the reasons while they are fresh."
        />
        <LongText
          title="Notes"
          field="notes"
          rendered={texts.notes}
          empty="Anything worth knowing before the next call."
        />
      </div>
      <aside aria-label="Investment" className="min-w-0 lg:border-l lg:pl-8">
        <h2 className="mb-2 flex min-h-8 items-center text-sm font-semibold">Investment</h2>
        <Properties />
      </aside>
    </div>
  );
}
