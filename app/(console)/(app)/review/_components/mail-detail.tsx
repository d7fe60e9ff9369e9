'use client';

import { useQueries } from '@tanstack/react-query';
import { Check, Paperclip, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../_components/ui/button';
import { Field } from '../../../_components/ui/field';
import { Select } from '../../../_components/ui/select';
import { day } from '../../../_lib/format';
import { toldApart } from '../../../_lib/told-apart';
import { useTRPC } from '../../../_lib/trpc';
import { useWorld } from '../../../_lib/world';
import { Actions, Key } from './detail-actions';
import { mailTitle, type WaitingMail } from './review-items';

export interface MailTarget {
  slug: string;
  vehicleId: string;
  name: string;
}

const REASONS: Record<WaitingMail['reason'], string> = {
  unknown_sender: 'No company has the address or the domain that it was sent from.',
  several_companies: 'Several companies have the domain that it was sent from.',
};

/** The companies of the mail's organization, by name. */
function useTargets(organizationId: string) {
  const trpc = useTRPC();
  const { vehicles } = useWorld();
  const answers = useQueries({
    queries: vehicles
      .filter((vehicle) => vehicle.organizationId === organizationId)
      .map(({ id }) =>
        trpc.portfolio.summary.queryOptions({ vehicleId: id, includeDeleted: false }),
      ),
  });
  const companies = answers.flatMap(({ data }) =>
    (data?.companies ?? []).map(({ id, slug, vehicleId, name }) => {
      return { id, slug, vehicleId, name, fund: data?.vehicle.name };
    }),
  );
  return toldApart(companies).sort(
    (a, b) => a.name.localeCompare(b.name) || a.note.localeCompare(b.note),
  );
}

const namesOf = (attachments: unknown): string[] =>
  Array.isArray(attachments)
    ? attachments.flatMap((one: unknown) => {
        const name: unknown =
          typeof one === 'object' && one !== null ? Reflect.get(one, 'filename') : null;
        return typeof name === 'string' ? [name] : [];
      })
    : [];

interface Props {
  mail: WaitingMail;
  onAssign: (company: MailTarget) => void;
  onDiscard: () => void;
}

/** A mail of an unknown sender: which company is it an update of? */
export function MailDetail({ mail, onAssign, onDiscard }: Props) {
  const targets = useTargets(mail.organizationId);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('company');
    const target = targets.find(({ id }) => id === chosen);
    setMissing(!target);
    if (target) onAssign({ ...target, name: target.called });
  };
  const attachments = namesOf(mail.attachmentsJson);
  return (
    <>
      <p className="mb-2 text-sm text-muted">
        {mail.fromAddress ?? 'Without a sender'} · {day(mail.receivedAt)}
      </p>
      <h2 className="text-lg font-semibold tracking-tight text-balance">{mailTitle(mail)}</h2>
      <p className="mt-4 max-w-[42rem] rounded-md bg-warning-soft px-3 py-2 text-sm text-pretty text-warning">
        {REASONS[mail.reason]} Choose its company, and the mail becomes one of its updates.
      </p>
      <p className="mt-4 line-clamp-12 max-w-[42rem] text-[0.9375rem] leading-[1.6] [overflow-wrap:anywhere] whitespace-pre-line">
        {mail.excerpt}
      </p>
      {attachments.length > 0 && (
        <p className="mt-3 flex max-w-[42rem] items-center gap-1.5 text-sm text-muted">
          <Paperclip aria-hidden className="size-3.5 shrink-0" /> {attachments.join(', ')}
        </p>
      )}
      <form noValidate onSubmit={submit} className="mt-6 border-t pt-5">
        <Field
          label="Company"
          required
          error={missing ? 'is required' : undefined}
          className="max-w-[26rem]"
        >
          {(control) => (
            <Select
              {...control}
              name="company"
              empty="Choose a company"
              options={targets.map(({ id, name, note }) => ({
                value: id,
                label: `${name} · ${note}`,
              }))}
            />
          )}
        </Field>
        <Actions>
          <Button type="submit" variant="primary">
            <Check /> Assign
          </Button>
          <Button onClick={onDiscard}>
            <Trash2 /> Discard <Key keys="D" />
          </Button>
        </Actions>
      </form>
    </>
  );
}
