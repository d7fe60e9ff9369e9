'use client';

import { Check, Mail } from 'lucide-react';
import { Button } from '../../../_components/ui/button';
import { moreThanTitle } from '../../../_lib/ask-words';
import { enumLabel } from '../../../_lib/enum-options';
import { Actions, Key } from './detail-actions';
import type { WaitingOffer } from './review-items';

/** A mail to whoever offers help, about the ask. */
export const mailHref = ({ email, ask }: WaitingOffer): string =>
  `mailto:${email}?subject=${encodeURIComponent(ask.title)}`;

/** An investor's word that they can help: who, with what, and how. */
export function OfferDetail({ offer, onHandled }: { offer: WaitingOffer; onHandled: () => void }) {
  const { name, email, note, ask } = offer;
  const more = moreThanTitle(ask);
  return (
    <>
      <h2 className="text-lg font-semibold tracking-tight text-balance [overflow-wrap:anywhere]">
        {name} can help with “{ask.title}”
      </h2>
      <p className="mt-1 text-sm [overflow-wrap:anywhere] text-muted">
        <a href={mailHref(offer)} className="rounded hover:text-accent">
          {email}
        </a>{' '}
        · {enumLabel(ask.type)}
      </p>
      {note === '' ? (
        <p className="mt-4 max-w-[42rem] text-[0.9375rem] text-muted">
          They have not said how. Ask them.
        </p>
      ) : (
        <blockquote className="mt-4 max-w-[42rem] border-l-2 pl-3 text-[0.9375rem] leading-[1.6] text-pretty whitespace-pre-line [overflow-wrap:anywhere]">
          {note}
        </blockquote>
      )}
      {more !== null && (
        <div className="mt-5 max-w-[42rem]">
          <h3 className="text-xs font-medium text-faint">What the company asked for</h3>
          <p className="mt-1 text-sm text-pretty whitespace-pre-line [overflow-wrap:anywhere] text-muted">
            {more}
          </p>
        </div>
      )}
      <Actions>
        <Button variant="primary" onClick={onHandled}>
          <Check /> Mark as handled <Key keys="A" />
        </Button>
        <Button asChild>
          <a href={mailHref(offer)}>
            <Mail /> Write a mail <Key keys="↵" />
          </a>
        </Button>
      </Actions>
    </>
  );
}
