import { TRPCError } from '@trpc/server';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Markdown } from '../../../_components/markdown';
import { Page } from '../../../_components/ui/page-header';
import { consolePage } from '../../../_lib/console-page';
import { consoleCaller, consoleWorld, orNotFound, requireNoReader } from '../../../_lib/session';
import { CompanyView } from './_components/company-view';

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ vehicle?: string | string[] }>;
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * The company in the vehicle named, else in the one shown, else wherever its slug is the only one:
 * where several organizations have one, the address alone names none.
 */
const findCompany = cache(async (slug: string, vehicleId: string | undefined) => {
  const caller = await consoleCaller();
  if (!caller) return null;
  const shown = vehicleId ?? (await consoleWorld())?.vehicle?.id;
  try {
    return await caller.portfolio.get({ slug, vehicleId: shown, includeDeleted: false });
  } catch (error) {
    const missing = error instanceof TRPCError && error.code === 'NOT_FOUND';
    if (!missing || vehicleId !== undefined) throw error;
  }
  try {
    return await caller.portfolio.get({ slug, includeDeleted: false });
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'CONFLICT') return null;
    throw error;
  }
});

const load = async ({ params, searchParams }: Props) => {
  const [{ slug }, { vehicle }] = await Promise.all([params, searchParams]);
  return orNotFound(findCompany(decodeURIComponent(slug), first(vehicle)));
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await load(props))?.name ?? 'Company' };
}

const rendered = (source: string | null) => ({
  source,
  node: source === null ? null : <Markdown>{source}</Markdown>,
});

/** Everything the fund knows of one company. */
export default consolePage(async ({ caller }, props: Props) => {
  const company = await load(props);
  if (!company) notFound();
  await requireNoReader(company.vehicleId);
  const ref = { slug: company.slug, vehicleId: company.vehicleId };
  const [{ founders }, metrics] = await Promise.all([
    caller.portfolio.founders(ref),
    caller.metricSnapshots.series(ref),
  ]);
  return (
    <Page>
      <CompanyView
        key={company.id}
        company={company}
        founders={founders}
        metrics={metrics}
        texts={{
          whyWeInvested: rendered(company.whyWeInvested),
          notes: rendered(company.notes),
        }}
      />
    </Page>
  );
});
