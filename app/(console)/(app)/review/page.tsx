import type { Metadata } from 'next';
import { Page } from '../../_components/ui/page-header';
import { consolePage } from '../../_lib/console-page';
import { ReviewView } from './_components/review-view';

export const metadata: Metadata = { title: 'Review' };

/** What waits for a person: offers of help, held news, unpublished asks, mail, open data gaps. */
export default consolePage(async ({ caller }) => {
  const [queue, counts] = await Promise.all([
    caller.review.queue({ limit: 100 }),
    caller.review.counts({}),
  ]);
  return (
    <Page>
      <ReviewView initial={queue} counts={counts} />
    </Page>
  );
});
