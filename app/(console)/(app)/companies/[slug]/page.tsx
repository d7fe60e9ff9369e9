import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ChoosePlace } from '../../../_components/choose-place';
import { Markdown, PlainText } from '../../../_components/markdown';
import { Page } from '../../../_components/ui/page-header';
import { companyHref } from '../../../_lib/company-href';
import { consolePage } from '../../../_lib/console-page';
import { markdownBudget } from '../../../_lib/markdown-cost';
import {
  consoleCaller,
  consoleWorld,
  orNull,
  requireNoReader,
  requireNoReaderHere,
} from '../../../_lib/session';
import { CompanyView } from './_components/company-view';

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ vehicle?: string | string[] }>;
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The company in the vehicle named, else in the one shown, else in each that has the slug. */
const findCompanies = cache(async (slug: string, vehicleId: string | undefined) => {
  const [caller, world] = await Promise.all([consoleCaller(), consoleWorld()]);
  if (!caller || !world) return [];
  const inVehicle = async (id: string) => {
    const found = await orNull(
      caller.portfolio.get({ slug, vehicleId: id, includeDeleted: false }),
    );
    return found ? [found] : [];
  };
  const first = vehicleId ?? world.vehicle?.id;
  const here = first === undefined ? [] : await inVehicle(first);
  if (here.length > 0 || vehicleId !== undefined) return here;
  return (await Promise.all(world.vehicles.map(({ id }) => inVehicle(id)))).flat();
});

const load = async ({ params, searchParams }: Props) => {
  const [{ slug }, { vehicle }] = await Promise.all([params, searchParams]);
  return findCompanies(decodeURIComponent(slug), first(vehicle));
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [company, ...others] = await load(props);
  return { title: company && others.length === 0 ? company.name : 'Company' };
}

const rendered = (source: string | null, hasRoom: (text: string) => boolean) => {
  const As = source !== null && hasRoom(source) ? Markdown : PlainText;
  return { source, node: source === null ? null : <As>{source}</As> };
};

/** Everything the fund knows of one company. */
export default consolePage(async ({ caller, world }, props: Props) => {
  const [company, ...others] = await load(props);
  if (!company) {
    requireNoReaderHere(world);
    notFound();
  }
  if (others.length > 0) {
    const places = [company, ...others].map((one) => ({
      ...one,
      href: companyHref(one, undefined),
    }));
    return <ChoosePlace world={world} places={places} />;
  }
  await requireNoReader(company.vehicleId);
  const ref = { slug: company.slug, vehicleId: company.vehicleId };
  const [{ founders }, metrics] = await Promise.all([
    caller.portfolio.founders(ref),
    caller.metricSnapshots.series(ref),
  ]);
  const hasRoom = markdownBudget();
  return (
    <Page>
      <CompanyView
        key={company.id}
        company={company}
        founders={founders}
        metrics={metrics}
        texts={{
          whyWeInvested: rendered(company.whyWeInvested, hasRoom),
          notes: rendered(company.notes, hasRoom),
        }}
      />
    </Page>
  );
});
