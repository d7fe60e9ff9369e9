'use client';

import { useState } from 'react';
import { Button } from '../../../../_components/ui/button';
import { Section } from '../../../../_components/ui/card';
import { Textarea } from '../../../../_components/ui/input';
import { useDeal } from './deal-context';
import { useSaveDealField } from './use-patch-deal';

interface Props {
  field: 'description' | 'notes';
  title: string;
  empty: string;
}

/** A longer text of the deal, edited where it stands. */
export function DealText({ field, title, empty }: Props) {
  const { deal, mayEdit } = useDeal();
  const saveField = useSaveDealField();
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const stored = deal[field];
  const save = async () => {
    const typed = draft?.trim() ?? '';
    const outcome = typed === stored.trim() ? null : await saveField(field, title)(typed);
    setError(outcome?.error ?? null);
    if (outcome === null) setDraft(null);
  };
  return (
    <Section
      title={title}
      actions={
        mayEdit &&
        draft === null && (
          <Button variant="ghost" size="sm" className="-mr-2" onClick={() => setDraft(stored)}>
            {stored === '' ? 'Write' : 'Edit'}
            <span className="sr-only">{title}</span>
          </Button>
        )
      }
    >
      {draft === null ? (
        stored === '' ? (
          <p className="text-sm text-muted">{empty}</p>
        ) : (
          <p className="max-w-[42rem] text-base text-pretty whitespace-pre-line">{stored}</p>
        )
      ) : (
        <div className="flex max-w-[42rem] flex-col gap-2">
          <Textarea
            autoFocus
            aria-label={title}
            rows={4}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
              if (event.key === 'Escape') setDraft(null);
            }}
          />
          {error !== null && (
            <p role="alert" className="text-xs text-negative">
              {title} {error}.
            </p>
          )}
          <div className="flex gap-2">
            <Button variant="primary" size="sm" onClick={() => void save()}>
              Save
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setDraft(null)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </Section>
  );
}
