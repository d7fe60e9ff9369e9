'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../_components/ui/button';
import { Section } from '../../../../_components/ui/card';
import { Textarea } from '../../../../_components/ui/input';
import { useModKey } from '../../../../_lib/use-mod-key';
import { useCompany } from './company-context';
import { useSaveField } from './use-patch-company';

const Markdown = dynamic(() => import('../../../../_components/markdown').then((m) => m.Markdown));

interface Props {
  title: string;
  field: 'whyWeInvested' | 'notes';
  empty: string;
  /** The text as the server rendered it, good until it is edited. */
  rendered: { source: string | null; node: ReactNode };
}

/** A Markdown field of the company: read as text, edited as Markdown. */
export function LongText({ title, field, empty, rendered }: Props) {
  const { company, mayEdit } = useCompany();
  const mod = useModKey();
  const saveField = useSaveField();
  const stored = company[field];
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const save = async () => {
    const typed = draft?.trim() ?? '';
    const outcome = typed === (stored ?? '').trim() ? null : await saveField(field, title)(typed);
    if (outcome !== null) return setError(outcome.error);
    setDraft(null);
    setError(null);
  };
  const edit = mayEdit && draft === null && (
    <Button variant="ghost" size="sm" className="-mr-2" onClick={() => setDraft(stored ?? '')}>
      {stored === null ? 'Write' : 'Edit'}
      <span className="sr-only">{title}</span>
    </Button>
  );
  return (
    <Section title={title} actions={edit}>
      {draft === null ? (
        stored ? (
          rendered.source === stored ? (
            rendered.node
          ) : (
            <Markdown>{stored}</Markdown>
          )
        ) : (
          <p className="text-sm text-muted">{empty}</p>
        )
      ) : (
        <div className="flex max-w-[42rem] flex-col gap-2">
          <Textarea
            autoFocus
            aria-label={title}
            rows={8}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
            }}
          />
          {error !== null && (
            <p role="alert" className="text-xs text-negative">
              {title} {error}.
            </p>
          )}
          <div className="flex items-center gap-2">
            <Button variant="primary" size="sm" onClick={() => void save()}>
              Save
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setDraft(null)}>
              Cancel
            </Button>
            <span className="ml-auto text-xs text-faint">Markdown works. {mod} ↵ saves.</span>
          </div>
        </div>
      )}
    </Section>
  );
}
