'use client';

import { ArrowUpRight, Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { OutcomeNote } from '../../../../_components/outcome-note';
import { Button } from '../../../../_components/ui/button';
import { Section } from '../../../../_components/ui/card';
import { Input } from '../../../../_components/ui/input';
import { hostOf } from '../../../../_lib/format';
import { withScheme } from '../../../../_lib/with-scheme';
import { type Outcome, UNREACHED } from '../../../../_lib/outcome';
import { toastOutcome } from '../../../../_lib/toasts';
import { useDeal } from './deal-context';
import { usePatchDeal } from './use-patch-deal';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Decks, memos and the like: kept as addresses, opened elsewhere. */
export function Links() {
  const { deal, mayEdit } = useDeal();
  const patch = usePatchDeal();
  const [adding, setAdding] = useState(false);
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const { links } = deal;
  const store = async (next: typeof links): Promise<Outcome> => {
    const loaded = await import('./check-deal-field').catch(() => null);
    if (!loaded) return UNREACHED;
    const checked = loaded.checkDealField('links', next);
    return 'error' in checked ? checked : patch('Links', { links: next }, { links });
  };
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [label, url] = [textOf(form, 'label'), withScheme(textOf(form, 'url'))];
    const next = [...links, { type: 'link', label: label || hostOf(url), url }];
    setSaving(true);
    const came = await store(next);
    setSaving(false);
    setOutcome(came);
    if (came === null) setAdding(false);
  };
  const remove = async (index: number) => {
    const left = links.filter((_, at) => at !== index);
    toastOutcome('Links', await patch('Links', { links: left }, { links }));
  };
  const close = () => {
    setAdding(false);
    setOutcome(null);
  };
  return (
    <Section
      title="Links"
      actions={
        mayEdit &&
        !adding && (
          <Button size="sm" onClick={() => setAdding(true)}>
            <Plus /> Add
          </Button>
        )
      }
    >
      {links.length === 0 && !adding && <p className="text-sm text-muted">No links yet.</p>}
      <ul>
        {links.map((link, index) => (
          <li key={`${link.url} ${index}`} className="group flex items-center gap-1">
            <a
              href={link.url}
              target="_blank"
              rel="noreferrer noopener"
              className="-ml-2 flex h-8 min-w-0 flex-1 items-center gap-1.5 rounded-md px-2 text-sm hover:bg-hover max-md:h-10"
            >
              <span className="max-w-[75%] shrink-0 truncate">
                {link.label || hostOf(link.url)}
              </span>
              <span className="min-w-0 truncate text-xs text-faint">{hostOf(link.url)}</span>
              <ArrowUpRight aria-hidden className="ml-auto size-3.5 shrink-0 text-faint" />
            </a>
            {mayEdit && (
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Remove ${link.label}`}
                onClick={() => void remove(index)}
              >
                <X />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {adding && (
        <form noValidate onSubmit={(event) => void add(event)} className="flex flex-col gap-2">
          <Input name="label" aria-label="Name of the link" placeholder="Pitch deck" autoFocus />
          <Input
            name="url"
            type="url"
            aria-label="Address"
            aria-invalid={outcome !== null}
            placeholder="https://"
            readOnly={saving}
            onBlur={({ target }) => (target.value = withScheme(target.value))}
          />
          <OutcomeNote label="The address" outcome={outcome} />
          <div className="flex gap-2">
            <Button type="submit" variant="primary" size="sm" disabled={saving}>
              Add link
            </Button>
            <Button variant="ghost" size="sm" disabled={saving} onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </Section>
  );
}
