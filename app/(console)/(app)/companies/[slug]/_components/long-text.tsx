'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { TextEditor, useTextEditor } from '../../../../_components/text-editor';
import { Button } from '../../../../_components/ui/button';
import { Section } from '../../../../_components/ui/card';
import { cn } from '../../../../_lib/cn';
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
  const save = useSaveField();
  const name = `${company.id} ${field}`;
  const { editing, button, open, close } = useTextEditor(name);
  const stored = company[field];
  const edit = mayEdit && !editing && (
    <Button ref={button} variant="ghost" size="sm" className="-mr-2" onClick={open}>
      {stored === null ? 'Write' : 'Edit'}
      <span className="sr-only">{title}</span>
    </Button>
  );
  return (
    <Section title={title} actions={edit} className={cn(!stored && 'print:hidden')}>
      {editing ? (
        <TextEditor
          label={title}
          name={name}
          text={stored ?? ''}
          rows={8}
          hint={`Markdown works. ${mod} ↵ saves.`}
          onSave={save(field, title)}
          onClose={close}
        />
      ) : stored ? (
        rendered.source === stored ? (
          rendered.node
        ) : (
          <Markdown>{stored}</Markdown>
        )
      ) : (
        <p className="text-sm text-muted">{empty}</p>
      )}
    </Section>
  );
}
