'use client';

import { CircleCheck } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { ReadUpdates } from '../../../_components/extraction/read-updates';
import { ImportMailButton } from '../../../_components/mail/import-mail-button';
import { Button } from '../../../_components/ui/button';
import { DialogLoading } from '../../../_components/ui/dialog-loading';
import { EmptyState } from '../../../_components/ui/empty-state';
import { PageHeader } from '../../../_components/ui/page-header';
import { cn } from '../../../_lib/cn';
import { plural } from '../../../_lib/format';
import { useOpenGaps } from '../../../_lib/gap-answers-begun';
import { backToList, coversList, openOverList } from '../../../_lib/over-list';
import { useFocusNext } from '../../../_lib/use-focus-next';
import { useWorld } from '../../../_lib/world';
import { CompanyFilter } from './company-filter';
import { KindFilter } from './kind-filter';
import { ReviewDetail } from './review-detail';
import { REVIEW_KINDS } from './review-items';
import { ReviewList } from './review-list';
import { useActs, useKeys } from './use-acts';
import { type InitialReview, type Review, useReview } from './use-review';

const DiscardMail = dynamic(() => import('./discard-mail').then((m) => m.DiscardMail), {
  ssr: false,
  loading: DialogLoading,
});
const ResolveMany = dynamic(() => import('./resolve-many').then((m) => m.ResolveMany), {
  ssr: false,
  loading: DialogLoading,
});

function Ticked({ review, onResolve, onDismiss }: TickedProps) {
  const { ticked } = review;
  if (ticked.length === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label="Selected gaps"
      className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-lg border bg-raised p-2 pl-3 text-sm shadow-pop max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))]"
    >
      <span className="flex-1 whitespace-nowrap tabular-nums">{ticked.length} selected</span>
      <Button size="sm" variant="ghost" onClick={review.clearTicks}>
        Clear
      </Button>
      <Button size="sm" onClick={onDismiss}>
        Dismiss
      </Button>
      <Button size="sm" variant="primary" onClick={onResolve}>
        Resolve
      </Button>
    </div>
  );
}

/** Marks in the address, at phone width, that an item covers the list. */
function read(): void {
  const url = new URL(window.location.href);
  if (!coversList() || url.searchParams.has('reading')) return;
  url.searchParams.set('reading', '');
  openOverList(url);
}

/** Goes from an item back to the list. */
function leave(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('reading');
  backToList(url);
}

interface TickedProps {
  review: Review;
  onResolve: () => void;
  onDismiss: () => void;
}

function NothingWaits() {
  const { organizations } = useWorld();
  const reader = organizations.every(({ role }) => role === 'VIEWER');
  return (
    <EmptyState
      icon={CircleCheck}
      title={reader ? 'Nothing for you to decide' : 'All clear'}
      action={!reader && <ImportMailButton labelled />}
    >
      {reader
        ? 'Reviewing needs the role of an editor. Ask a manager of your organization for it.'
        : 'What is doubtful in updates and news comes here. Import the mails that companies wrote, then read them.'}
    </EmptyState>
  );
}

/** Of the kind or about the company chosen nothing waits, else something does. */
function NoneOfKind({ review, onShowAll }: { review: Review; onShowAll: () => void }) {
  const label =
    REVIEW_KINDS.find(({ kind }) => kind === review.kind)?.label ?? 'About this company';
  return (
    <div className="mt-4">
      <EmptyState
        icon={CircleCheck}
        title={`${label}: nothing waits`}
        action={<Button onClick={onShowAll}>Show all</Button>}
      >
        Other things wait for a decision.
      </EmptyState>
    </div>
  );
}

/** The review queue: the list, and the item looked at beside it. */
export function ReviewView({ initial }: { initial: InitialReview }) {
  const review = useReview(initial);
  const reading = useSearchParams().has('reading');
  const [many, setMany] = useState(false);
  const leaveItem = useFocusNext();
  const stay = () => {
    const { activeElement } = document;
    // The item goes, and its buttons with it; the next one stands in its place.
    if (activeElement instanceof HTMLElement) leaveItem(activeElement);
    review.stay();
  };
  const acts = useActs(review, stay, () => setMany(true));
  useKeys(review, acts);
  const { all, items, current, total } = review;
  useOpenGaps(review.companyId === undefined ? all : null);
  const isClear = all.length === 0 && review.companyId === undefined;
  const mayEditSomewhere = useWorld().organizations.some(({ role }) => role !== 'VIEWER');
  return (
    <>
      <PageHeader
        title="Review"
        description={
          isClear
            ? 'Nothing waits for you.'
            : `${plural(total, 'thing')} ${total === 1 ? 'waits' : 'wait'} for a decision.`
        }
        actions={
          mayEditSomewhere && (
            <>
              {!isClear && <ImportMailButton />}
              <ReadUpdates />
            </>
          )
        }
      />
      {isClear && (
        <div className="mt-6">
          <NothingWaits />
        </div>
      )}
      {!isClear && (
        <div
          className={cn(
            'flex flex-wrap items-end justify-between gap-x-4',
            reading && current && 'max-md:hidden',
          )}
        >
          <KindFilter review={review} className="min-w-0" />
          <CompanyFilter review={review} />
        </div>
      )}
      {!isClear && !current && (
        <NoneOfKind
          review={review}
          onShowAll={() => {
            review.chooseKind('all');
            review.chooseCompany(undefined);
            leave();
          }}
        />
      )}
      {current && (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 md:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-8 lg:grid-cols-[23rem_minmax(0,1fr)]">
          <div className={cn('md:sticky md:top-4', reading && 'max-md:hidden')}>
            <div className="overflow-x-hidden overflow-y-auto px-2.5 md:-mx-2.5 md:max-h-[calc(100dvh-9rem)] max-md:-mx-2.5">
              <ReviewList
                items={items}
                totals={review.totals}
                currentId={current.id}
                ticked={review.tickedIds}
                onOpen={(id) => {
                  review.open(id);
                  read();
                }}
                onTick={review.tick}
                onMore={review.more}
                isReadingMore={review.isReadingMore}
              />
            </div>
            <Ticked review={review} onResolve={acts.accept} onDismiss={acts.dismiss} />
          </div>
          <div
            data-controls
            tabIndex={-1}
            className={cn('min-w-0 focus:outline-none', !reading && 'max-md:hidden')}
          >
            <ReviewDetail
              key={current.id}
              item={current}
              onAccept={acts.accept}
              onDismiss={acts.dismiss}
              onResolved={stay}
              onAssign={acts.assign}
              onBack={leave}
            />
          </div>
        </div>
      )}
      {acts.discarding && (
        <DiscardMail mail={acts.discarding} onDiscard={acts.discard} onKeep={acts.keep} />
      )}
      {many && (
        <ResolveMany
          gaps={review.ticked}
          onClose={() => {
            setMany(false);
            review.clearTicks();
          }}
        />
      )}
    </>
  );
}
