import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { ChoosePlace } from '../../../_components/choose-place';
import { Markdown, PlainText } from '../../../_components/markdown';
import { Page } from '../../../_components/ui/page-header';
import { wordsOf } from '../../../_lib/deals';
import { consolePage } from '../../../_lib/console-page';
import { markdownBudget } from '../../../_lib/markdown-cost';
import { consoleCaller, consoleWorld, orNull, requireNoReaderHere } from '../../../_lib/session';
import { DealView } from './_components/deal-view';

interface Props {
  params: Promise<{ slug: string }>;
}

/** The deal in the organization of the vehicle shown, else in each other that has the slug. */
const findDeals = cache(async (slug: string) => {
  const [caller, world] = await Promise.all([consoleCaller(), consoleWorld()]);
  if (!caller || !world) return { here: null, elsewhere: [] };
  const { vehicle, vehicles } = world;
  const here = await orNull(caller.deals.get({ slug, vehicleId: vehicle?.id }));
  if (here || !vehicle) return { here, elsewhere: [] };
  const others = world.organizations.flatMap(
    ({ id }) =>
      (id !== vehicle.organizationId && vehicles.find((one) => one.organizationId === id)) || [],
  );
  const found = await Promise.all(
    others.map(async ({ id }) => {
      const deal = await orNull(caller.deals.get({ slug, vehicleId: id }));
      return deal ? [{ name: deal.companyName, vehicleId: deal.vehicle?.id ?? id }] : [];
    }),
  );
  return { here: null, elsewhere: found.flat() };
});

const load = async ({ params }: Props) => findDeals(decodeURIComponent((await params).slug));

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await load(props)).here?.companyName ?? 'Deal' };
}

/** Everything the fund knows of one deal. */
export default consolePage(async ({ caller, world }, props: Props) => {
  const { here: deal, elsewhere } = await load(props);
  const { slug } = await props.params;
  const places = elsewhere.map((one) => ({
    ...one,
    href: `/deals/${slug}?vehicle=${one.vehicleId}`,
  }));
  if (places.length > 1) return <ChoosePlace world={world} places={places} />;
  if (places[0]) redirect(places[0].href);
  requireNoReaderHere(world);
  if (!deal) notFound();
  const vehicleId = world.vehicle?.id;
  const [activity, { criteria }] = await Promise.all([
    caller.deals.activity({ slug: deal.slug, vehicleId }),
    caller.scoringCriteria.get({ vehicleId }),
  ]);
  const rendered: Record<string, ReactNode> = {};
  const hasRoom = markdownBudget();
  for (const comment of deal.comments.toReversed()) {
    const words = wordsOf(comment);
    const As = hasRoom(words) ? Markdown : PlainText;
    rendered[comment.id] = <As>{words}</As>;
  }
  return (
    <Page>
      <DealView
        key={deal.id}
        initial={deal}
        activity={activity}
        rubric={criteria}
        rendered={rendered}
      />
    </Page>
  );
});
