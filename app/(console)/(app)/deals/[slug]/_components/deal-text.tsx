'use client';

import { TextEditor, useTextEditor } from '../../../../_components/text-editor';
import { Button } from '../../../../_components/ui/button';
import { Section } from '../../../../_components/ui/card';
import { cn } from '../../../../_lib/cn';
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
  const save = useSaveDealField();
  const name = `${deal.id} ${field}`;
  const { editing, button, open, close } = useTextEditor(name);
  const stored = deal[field];
  const edit = mayEdit && !editing && (
    <Button ref={button} variant="ghost" size="sm" className="-mr-2" onClick={open}>
      {stored === '' ? 'Write' : 'Edit'}
      <span className="sr-only">{title}</span>
    </Button>
  );
  return (
    <Section title={title} actions={edit} className={cn(stored === '' && 'print:hidden')}>
      {editing ? (
        <TextEditor
          label={title}
          name={name}
          text={stored}
          rows={4}
          onSave={save(field, title)}
          onClose={close}
        />
      ) : stored === '' ? (
        <p className="text-sm text-muted">{empty}</p>
      ) : (
        <p className="max-w-[42rem] text-base text-pretty whitespace-pre-line">{stored}</p>
      )}
    </Section>
  );
}
