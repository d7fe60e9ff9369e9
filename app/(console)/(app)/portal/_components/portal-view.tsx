'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight, Building2, Hand, Newspaper } from 'lucide-react';
import { useEffect } from 'react';
import { CompanyLogo } from '../../../_components/company-logo';
import { NewestAlone } from '../../../_components/newest-alone';
import { EmptyState } from '../../../_components/ui/empty-state';
import { PageHeader } from '../../../_components/ui/page-header';
import { Section } from '../../../_components/ui/card';
import { cn } from '../../../_lib/cn';
import { enumLabel } from '../../../_lib/enum-options';
import {
  count,
  day,
  hostOf,
  multiple,
  NONE,
  outdated,
  plural,
  stageLabel,
  usdShort,
} from '../../../_lib/format';
import { isReader } from '../../../_lib/is-reader';
import type { Portal } from '../../../_lib/outputs';
import { rememberShownVehicle } from '../../../_lib/shown-vehicle';
import { useTRPC } from '../../../_lib/trpc';
import { useWorld } from '../../../_lib/world';
import { PortalAsk } from './portal-ask';

const Figure = ({ name, value, note }: { name: string; value: string; note: string }) => (
  <div className="rounded-lg border px-4 py-3">
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="mt-1 text-xl font-semibold tracking-tight tabular-nums">{value}</dd>
    <dd className="text-xs text-faint">{note}</dd>
  </div>
);

function Figures({ portal: { companies, stats } }: { portal: Portal }) {
  const old = stats === null ? null : outdated(stats.asOf);
  const asOf =
    stats === null
      ? 'not computed yet'
      : [`as of ${day(stats.asOf)}`, old].filter(Boolean).join(', ');
  return (
    <dl className="mt-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure name="Companies" value={count(companies.length)} note="in the portfolio" />
      <Figure name="Combined ARR" value={usdShort(stats?.portfolioArrUsd)} note={asOf} />
      <Figure
        name="Median growth"
        value={multiple(stats?.portfolioArrYoyMultiple)}
        note="ARR, year over year"
      />
      <Figure
        name="Named customers"
        value={count(stats?.totalNamedCustomers)}
        note={
          stats === null ? asOf : `${count(stats.totalF500Customers)} of them in the Fortune 500`
        }
      />
    </dl>
  );
}

function Companies({ companies }: Pick<Portal, 'companies'>) {
  return (
    <Section title="Companies">
      {companies.length === 0 && (
        <EmptyState icon={Building2} title="No companies yet">
          The companies of the vehicle show here as it invests.
        </EmptyState>
      )}
      <ul
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-x-8 sm:grid-cols-2',
          companies.length > 0 && 'border-t',
        )}
      >
        {companies.map((company) => (
          <li key={company.id} className="flex items-center gap-3 border-b py-2.5">
            <CompanyLogo company={company} className="size-8" />
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{company.name}</p>
              <p className="truncate text-xs text-faint">
                {[company.sector, stageLabel(company.stage ?? '')].filter(Boolean).join(' · ') ||
                  NONE}
              </p>
            </div>
            {company.website !== null && (
              <a
                href={company.website}
                target="_blank"
                rel="noreferrer noopener"
                className="inline-flex max-w-40 items-center gap-0.5 truncate rounded text-xs text-muted hover:text-accent"
              >
                {hostOf(company.website)}
                <ArrowUpRight aria-hidden className="size-3.5 shrink-0" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Stories({ news, newsCount }: Pick<Portal, 'news' | 'newsCount'>) {
  return (
    <Section title="News">
      {news.length === 0 ? (
        <EmptyState icon={Newspaper} title="No news yet">
          Stories about the companies show here once they are published.
        </EmptyState>
      ) : (
        <ul className="divide-y border-y">
          {news.map((story) => (
            <li key={story.id} className="py-2.5">
              <a
                href={story.url}
                target="_blank"
                rel="noreferrer noopener nofollow"
                className="rounded text-sm font-medium text-pretty wrap-anywhere hover:text-accent"
              >
                {story.title}
              </a>
              <p className="mt-0.5 text-xs wrap-anywhere text-faint">
                {[
                  story.companyName,
                  story.source ?? hostOf(story.url),
                  day(story.publishedAt),
                ].join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      <NewestAlone shown={news.length} total={newsCount} what="stories" />
    </Section>
  );
}

/** The portal of one vehicle. */
export function PortalView({ initial }: { initial: Portal }) {
  const trpc = useTRPC();
  const world = useWorld();
  const { data: portal } = useQuery(
    trpc.portal.overview.queryOptions({ vehicleId: initial.vehicle.id }, { initialData: initial }),
  );
  const { vehicle, asks, askCount, companies, news, newsCount } = portal;
  // A link may have named another vehicle than the one looked at last.
  useEffect(() => rememberShownVehicle(vehicle.id), [vehicle.id]);
  return (
    <>
      <PageHeader
        title={vehicle.name}
        description={
          isReader(world)
            ? (vehicle.description ?? enumLabel(vehicle.type))
            : 'This is what the investors of the vehicle see: nothing hidden, held or private.'
        }
      />
      <Figures portal={portal} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Section title="Where you can help">
            {asks.length === 0 ? (
              <EmptyState icon={Hand} title="No open asks">
                What the companies ask their investors for shows here.
              </EmptyState>
            ) : (
              <>
                <p className="-mt-1 mb-2 text-sm text-muted">
                  {plural(askCount, 'open ask')} of the companies
                  {askCount > asks.length && `, of which the newest ${asks.length} are here`}. Say
                  that you can help, and the fund gets in touch.
                </p>
                <ul className="divide-y border-y">
                  {asks.map((ask) => (
                    <PortalAsk key={ask.id} ask={ask} vehicleId={vehicle.id} />
                  ))}
                </ul>
              </>
            )}
          </Section>
          <Companies companies={companies} />
        </div>
        <Stories news={news} newsCount={newsCount} />
      </div>
    </>
  );
}
