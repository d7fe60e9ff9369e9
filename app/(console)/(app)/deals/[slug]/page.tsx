import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { Markdown } from '../../../_components/markdown';
import { Page } from '../../../_components/ui/page-header';
import { wordsOf } from '../../../_lib/deals';
import { consolePage } from '../../../_lib/console-page';
import { consoleCaller, consoleWorld, orNotFound } from '../../../_lib/session';
import { DealView } from './_components/deal-view';

interface Props {
  params: Promise<{ slug: string }>;
}

/** The deal in the organization of the vehicle shown. */
const findDeal = cache(async (slug: string) => {
  const caller = await consoleCaller();
  const vehicleId = (await consoleWorld())?.vehicle?.id;
  return caller && caller.deals.get({ slug, vehicleId });
});

const load = async ({ params }: Props) =>
  orNotFound(findDeal(decodeURIComponent((await params).slug)));

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await load(props))?.companyName ?? 'Deal' };
}

/** Everything the fund knows of one deal. */
export default consolePage(async ({ caller, world }, props: Props) => {
  const deal = await load(props);
  if (!deal) notFound();
  const vehicleId = world.vehicle?.id;
  const [activity, { criteria }] = await Promise.all([
    caller.deals.activity({ slug: deal.slug, vehicleId }),
    caller.scoringCriteria.get({ vehicleId }),
  ]);
  const rendered: Record<string, ReactNode> = {};
  for (const comment of deal.comments) {
    rendered[comment.id] = <Markdown>{wordsOf(comment)}</Markdown>;
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
