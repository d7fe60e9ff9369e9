import type { Metadata } from 'next';
import { Page } from '../../_components/ui/page-header';
import { consolePage } from '../../_lib/console-page';
import { reviewCountsInput } from '@/server/routers/review/schemas';
import { ReviewView } from './_components/review-view';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata: Metadata = { title: 'Review' };

/** What waits for a person: offers of help, held news, unpublished asks, mail, open data gaps. */
export default consolePage(async ({ caller }, { searchParams }: Props) => {
  const { company } = await searchParams;
  const about = reviewCountsInput.catch({}).parse({ companyId: company });
  const [queue, counts] = await Promise.all([
    caller.review.queue({ limit: 100, ...about }),
    caller.review.counts(about),
  ]);
  return (
    <Page>
      <ReviewView initial={{ ...about, queue, counts }} />
    </Page>
  );
});
