'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { isTheirs, type Outcome } from '../_lib/outcome';
import { forgetDraft, hasDraft, useDraft } from '../_lib/use-draft';
import { OutcomeNote } from './outcome-note';
import { Button } from './ui/button';
import { Textarea } from './ui/input';

interface Props {
  label: string;
  /** Under which what is typed is kept until it is stored, also while another page is looked at. */
  name: string;
  /** What is stored. */
  text: string;
  rows: number;
  /** Said beside the buttons. */
  hint?: string;
  /** Checks and saves what was typed, only if it has changed since `from`; tells what came of it. */
  onSave: (typed: string, from: string) => Promise<Outcome>;
  /** Told whether the focus goes with it. */
  onClose: (hadFocus: boolean) => void;
}

const MEANWHILE = {
  failure:
    'Somebody else changed this text meanwhile, to what stands below. Save again to put yours in its place.',
};

/** Opens and closes the editor of a text; the button that opens it has the focus again after that. */
export function useTextEditor(name: string) {
  const [editing, setEditing] = useState(() => hasDraft(name));
  const button = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  useEffect(() => {
    if (editing || !isBack.current) return;
    isBack.current = false;
    button.current?.focus({ preventScroll: true });
  }, [editing]);
  const open = () => setEditing(true);
  const close = (hadFocus: boolean) => {
    isBack.current = hadFocus;
    setEditing(false);
  };
  return { editing, button, open, close };
}

/** Where a longer text is written: it stays open until the text is stored, and says why it is not. */
export function TextEditor(props: Props) {
  const { label, name, text, rows, hint, onSave, onClose } = props;
  // What was stored when the writing began: what is typed is shown as stored while it is saved.
  const { text: draft, from, changed, write, rebase } = useDraft(name, text);
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const save = async () => {
    if (saving) return;
    if (!changed) return close();
    setSaving(true);
    const came = await onSave(draft.trim(), from);
    setSaving(false);
    setOutcome(came);
    if (came === null) close();
    else if (isTheirs(came)) rebase(came.theirs);
  };
  const close = () => {
    const { activeElement } = document;
    forgetDraft(name);
    // Whoever went on to something else while it was saved stays there; a button that was busy has
    // lost the focus to nothing.
    onClose(activeElement === document.body || box.current?.contains(activeElement) === true);
  };
  return (
    <div ref={box} className="flex max-w-[42rem] flex-col gap-2">
      <Textarea
        autoFocus
        readOnly={saving}
        aria-busy={saving}
        aria-label={label}
        aria-invalid={outcome !== null}
        aria-describedby={outcome === null ? undefined : id}
        rows={rows}
        value={draft}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
          // What was written goes by the button alone.
          if (event.key === 'Escape' && !changed) close();
        }}
      />
      <OutcomeNote id={id} label={label} outcome={isTheirs(outcome) ? MEANWHILE : outcome} />
      {isTheirs(outcome) && (
        <blockquote className="max-h-40 overflow-y-auto border-l-2 pl-3 text-sm whitespace-pre-line text-muted">
          {outcome.theirs === '' ? 'Nothing: the text was removed.' : outcome.theirs}
        </blockquote>
      )}
      <div className="flex items-center gap-2">
        <Button variant="primary" size="sm" busy={saving} onClick={() => void save()}>
          Save
        </Button>
        <Button variant="ghost" size="sm" disabled={saving} onClick={close}>
          Cancel
        </Button>
        {hint !== undefined && <span className="ml-auto text-xs text-faint">{hint}</span>}
      </div>
    </div>
  );
}
