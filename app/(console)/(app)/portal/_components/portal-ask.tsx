'use client';

import { useMutation } from '@tanstack/react-query';
import { Check, HandHelping } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Badge } from '../../../_components/ui/badge';
import { Button } from '../../../_components/ui/button';
import { Dialog, DialogBody, DialogCancel, DialogFooter } from '../../../_components/ui/dialog';
import { Field } from '../../../_components/ui/field';
import { Textarea } from '../../../_components/ui/input';
import { moreThanTitle } from '../../../_lib/ask-words';
import { enumLabel } from '../../../_lib/enum-options';
import { day } from '../../../_lib/format';
import type { Portal } from '../../../_lib/outputs';
import { sendByKey } from '../../../_lib/send-by-key';
import { toastUndo } from '../../../_lib/toasts';
import { useTRPC } from '../../../_lib/trpc';
import { forgetDraft, useDraft } from '../../../_lib/use-draft';
import { useRefresh } from '../../../_lib/use-refresh';
import { useSentOnce } from '../../../_lib/use-sent-once';

type Ask = Portal['asks'][number];

const draftOf = ({ id }: Ask): string => `help with ${id}`;

/** Offers help, and takes the offer back. */
function useOffer(ask: Ask, vehicleId: string, done: () => void) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const onSuccess = () =>
    refresh(
      trpc.portal.overview.queryFilter({ vehicleId }),
      trpc.askOffers.list.queryFilter({ vehicleId }),
      trpc.review.pathFilter(),
    );
  const withdraw = useMutation(trpc.askOffers.withdraw.mutationOptions({ onSuccess }));
  const offer = useMutation(
    trpc.askOffers.offer.mutationOptions({
      onSuccess: async (_offered, { note = '' }) => {
        done();
        toastUndo(`Thank you. The fund sees that you can help ${ask.companyName}.`, () =>
          takeBack(note),
        );
        await onSuccess();
      },
    }),
  );
  /** Takes the offer back; what was written with it is there again with an undo. */
  function takeBack(note: string): void {
    withdraw.mutate(
      { askId: ask.id },
      {
        onSuccess: () =>
          toastUndo('Your offer is taken back.', () => offer.mutate({ askId: ask.id, note })),
      },
    );
  }
  return {
    offer: useSentOnce(offer),
    offering: offer.isPending,
    takeBack,
    takingBack: withdraw.isPending,
  };
}

interface HelpProps {
  ask: Ask;
  busy: boolean;
  onOffer: (note: string) => void;
  onClose: () => void;
}

/** How somebody can help with an ask; what was begun is there again on the way back. */
function HelpDialog({ ask, busy, onOffer, onClose }: HelpProps) {
  const name = draftOf(ask);
  const note = useDraft(name);
  const [begunBefore] = useState(note.changed);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onOffer(note.text.trim());
  };
  const giveUp = () => {
    forgetDraft(name);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={giveUp}
      busy={busy}
      typedBefore={begunBefore}
      title={`Help ${ask.companyName}`}
      description={ask.title}
      className="md:w-[28rem]"
    >
      <form onSubmit={submit} onKeyDown={sendByKey} className="flex min-h-0 flex-col">
        <DialogBody>
          <Field label="How can you help?" hint="The fund’s people read this.">
            {(control) => (
              <Textarea
                {...control}
                name="note"
                rows={3}
                maxLength={2000}
                autoFocus
                value={note.text}
                onChange={({ target }) => note.write(target.value)}
              />
            )}
          </Field>
        </DialogBody>
        <DialogFooter>
          <DialogCancel disabled={busy} />
          <Button type="submit" variant="primary" busy={busy}>
            I can help
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** One ask, with a way to say "I can help". */
export function PortalAsk({ ask, vehicleId }: { ask: Ask; vehicleId: string }) {
  const [asking, setAsking] = useState(false);
  const { offer, offering, takeBack, takingBack } = useOffer(ask, vehicleId, () => {
    forgetDraft(draftOf(ask));
    setAsking(false);
  });
  const more = moreThanTitle(ask);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium text-pretty wrap-anywhere">{ask.title}</p>
        {more !== null && (
          <p className="mt-0.5 line-clamp-3 text-sm text-pretty wrap-anywhere text-muted">{more}</p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-faint">
          <span className="min-w-0 wrap-anywhere">{ask.companyName}</span>
          <Badge>{enumLabel(ask.type)}</Badge>
          <time dateTime={ask.receivedAt}>{day(ask.receivedAt)}</time>
        </p>
        {ask.offer !== null && ask.offer !== '' && (
          <p className="mt-1.5 border-l-2 pl-2.5 text-sm whitespace-pre-line wrap-anywhere text-muted">
            {ask.offer}
          </p>
        )}
      </div>
      {ask.offer === null ? (
        <Button size="sm" aria-label={`I can help: ${ask.title}`} onClick={() => setAsking(true)}>
          <HandHelping /> I can help
        </Button>
      ) : (
        <span className="flex items-center gap-2">
          <Badge tone="positive">
            <Check aria-hidden /> You offered help
          </Badge>
          <Button
            size="sm"
            variant="ghost"
            busy={takingBack}
            aria-label={`Take back the offer: ${ask.title}`}
            onClick={() => takeBack(ask.offer ?? '')}
          >
            Take back
          </Button>
        </span>
      )}
      {asking && (
        <HelpDialog
          ask={ask}
          busy={offering}
          onOffer={(note) => offer({ askId: ask.id, note })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
