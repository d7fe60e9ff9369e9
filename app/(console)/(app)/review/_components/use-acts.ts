'use client';

import { useState } from 'react';
import { updateHref } from '../../../_lib/company-href';
import { leaveFocus, useShortcut } from '../../../_lib/shortcuts';
import { useGo } from '../../../_lib/use-go';
import { useWorld } from '../../../_lib/world';
import type { MailTarget } from './mail-detail';
import { mailHref } from './offer-detail';
import type { WaitingMail } from './review-items';
import { useDecisions } from './use-decisions';
import type { Review } from './use-review';

const focusForm = () =>
  document
    .querySelector<HTMLElement>('article form :is(input,select,textarea):not([type=hidden])')
    ?.focus();

/** What a, d and enter do with the item looked at, or with the gaps that are ticked. */
export function useActs(review: Review, stay: () => void, openMany: () => void) {
  const go = useGo();
  const { vehicle } = useWorld();
  const { reviewNews, publishAsk, hideAsk, handleOffer, ...decisions } = useDecisions();
  const { dismissGaps, assignMail, discardMail } = decisions;
  const { current, ticked } = review;
  const [discarding, setDiscarding] = useState<WaitingMail | null>(null);
  // What went wrong is told by a toast.
  const decide = (decision: Promise<void>) => {
    stay();
    decision.catch(() => undefined);
  };
  const accept = () => {
    if (ticked.length > 0) openMany();
    else if (current?.kind === 'news') decide(reviewNews(current.news, false));
    else if (current?.kind === 'ask') decide(publishAsk(current.ask));
    else if (current?.kind === 'offer') decide(handleOffer(current.offer));
    else focusForm();
  };
  const dismiss = () => {
    if (ticked.length > 0) {
      decide(dismissGaps(ticked));
      review.clearTicks();
    } else if (current?.kind === 'news') decide(reviewNews(current.news, true));
    else if (current?.kind === 'ask') decide(hideAsk(current.ask));
    else if (current?.kind === 'mail') setDiscarding(current.mail);
    else if (current?.kind === 'gap') decide(dismissGaps([current.gap]));
  };
  const open = () => {
    if (current?.kind === 'news') window.open(current.news.url, '_blank', 'noreferrer,noopener');
    else if (current?.kind === 'ask') {
      const { company, source, id } = current.ask;
      go(updateHref(company, vehicle?.id, source.id, id));
    } else if (current?.kind === 'offer') window.location.href = mailHref(current.offer);
    else focusForm();
  };
  const assign = (mail: WaitingMail, company: MailTarget) => decide(assignMail(mail, company));
  const discard = () => {
    setDiscarding(null);
    if (discarding) decide(discardMail(discarding));
  };
  return { accept, dismiss, open, assign, discarding, discard, keep: () => setDiscarding(null) };
}

/** The keys of the queue. */
export function useKeys(review: Review, acts: ReturnType<typeof useActs>) {
  const { current } = review;
  const group = 'Review';
  const step = (by: number) => {
    leaveFocus();
    review.step(by);
  };
  useShortcut('j', 'Next', () => step(1), { group, repeats: true });
  useShortcut('k', 'Previous', () => step(-1), { group, repeats: true });
  useShortcut('a', 'Publish; fill a gap in; mark an offer as handled', acts.accept, { group });
  useShortcut('d', 'Keep hidden; dismiss a gap; discard a mail', acts.dismiss, { group });
  useShortcut('Enter', 'Open the source; fill a gap in; write to who offers help', acts.open, {
    group,
  });
  useShortcut('x', 'Select a gap', () => current?.kind === 'gap' && review.tick(current.id), {
    group,
  });
}
