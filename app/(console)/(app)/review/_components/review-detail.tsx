'use client';

import { ArrowLeft, Check, EyeOff, Send } from 'lucide-react';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { GapForm } from '../../../_components/gap-form';
import { Button } from '../../../_components/ui/button';
import { SkeletonRows } from '../../../_components/ui/skeleton';
import { enumLabel } from '../../../_lib/enum-options';
import { About, AskDetail, GapDetail, gapKind } from './detail-parts';
import { Actions, Key } from './detail-actions';
import type { MailTarget } from './mail-detail';
import { NewsDetail } from './news-detail';
import { OfferDetail } from './offer-detail';
import { headOf, type ReviewItem, type WaitingMail } from './review-items';

// For managers alone, and seldom.
const MailDetail = dynamic(() => import('./mail-detail').then((m) => m.MailDetail), {
  loading: () => <SkeletonRows />,
});

interface Props {
  item: ReviewItem;
  onAccept: () => void;
  onDismiss: () => void;
  onResolved: () => void;
  onAssign: (mail: WaitingMail, company: MailTarget) => void;
  onBack: () => void;
}

const kindOf = (item: ReviewItem): string =>
  item.kind === 'news'
    ? 'Held news'
    : item.kind === 'ask'
      ? enumLabel(item.ask.type)
      : item.kind === 'gap'
        ? gapKind(item.gap)
        : 'Mail';

function GapBody({ item, onDismiss, onResolved }: Props) {
  if (item.kind !== 'gap') return null;
  return (
    <>
      <GapDetail gap={item.gap} />
      <GapForm gap={item.gap} onDone={onResolved} className="mt-6 border-t pt-5">
        {(fields, busy) => (
          <>
            <div
              className="flex max-w-[26rem] flex-col gap-3.5"
              onKeyDown={(event) => {
                if (event.key === 'Escape' && event.target instanceof HTMLElement) {
                  event.target.blur();
                }
              }}
            >
              {fields}
            </div>
            <Actions>
              <Button type="submit" variant="primary" busy={busy}>
                <Check /> Resolve <Key keys="↵" />
              </Button>
              <Button onClick={onDismiss}>
                Dismiss <Key keys="D" />
              </Button>
            </Actions>
          </>
        )}
      </GapForm>
    </>
  );
}

const Frame = ({ onBack, children }: { onBack: () => void; children: ReactNode }) => (
  <article aria-label="Under review" className="min-w-0 md:border-l md:pl-5 lg:pl-8">
    <Button variant="ghost" size="sm" onClick={onBack} className="mb-2 -ml-2 md:hidden">
      <ArrowLeft /> All
    </Button>
    {children}
  </article>
);

/** The item looked at: what there is to know, and what can be decided. */
export function ReviewDetail(props: Props) {
  const { item, onAccept, onDismiss, onBack } = props;
  const { company, since } = headOf(item);
  if (item.kind === 'mail') {
    return (
      <Frame onBack={onBack}>
        <MailDetail
          mail={item.mail}
          onAssign={(target) => props.onAssign(item.mail, target)}
          onDiscard={onDismiss}
        />
      </Frame>
    );
  }
  if (item.kind === 'offer') {
    const { offer } = item;
    return (
      <Frame onBack={onBack}>
        <About company={offer.company} kind="Offer of help" since={since} />
        <OfferDetail offer={offer} onHandled={onAccept} />
      </Frame>
    );
  }
  return (
    <Frame onBack={onBack}>
      {company && <About company={company} kind={kindOf(item)} since={since} />}
      {item.kind === 'news' && <NewsDetail news={item.news} />}
      {item.kind === 'ask' && <AskDetail ask={item.ask} />}
      {item.kind === 'gap' ? (
        <GapBody {...props} />
      ) : (
        <Actions>
          <Button variant="primary" onClick={onAccept}>
            <Send /> Publish <Key keys="A" />
          </Button>
          <Button onClick={onDismiss}>
            <EyeOff /> {item.kind === 'news' ? 'Keep hidden' : 'Hide'} <Key keys="D" />
          </Button>
        </Actions>
      )}
    </Frame>
  );
}
