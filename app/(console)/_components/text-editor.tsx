'use client';

import { useId, useState } from 'react';
import type { Outcome } from '../_lib/outcome';
import { OutcomeNote } from './outcome-note';
import { Button } from './ui/button';
import { Textarea } from './ui/input';

interface Props {
  label: string;
  /** What is stored. */
  text: string;
  rows: number;
  /** Said beside the buttons. */
  hint?: string;
  /** Checks and saves what was typed, only if it has changed; tells what came of it. */
  onSave: (typed: string) => Promise<Outcome>;
  onClose: () => void;
}

/** Where a longer text is written: it stays open until the text is stored, and says why it is not. */
export function TextEditor({ label, text, rows, hint, onSave, onClose }: Props) {
  const [draft, setDraft] = useState(text);
  // What was stored when the writing began: what is typed is shown as stored while it is saved.
  const [before] = useState(text.trim());
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const id = useId();
  const changed = draft.trim() !== before;
  const save = async () => {
    if (saving) return;
    if (!changed) return onClose();
    setSaving(true);
    const came = await onSave(draft.trim());
    setSaving(false);
    setOutcome(came);
    if (came === null) onClose();
  };
  return (
    <div className="flex max-w-[42rem] flex-col gap-2">
      <Textarea
        autoFocus
        readOnly={saving}
        aria-busy={saving}
        aria-label={label}
        aria-invalid={outcome !== null}
        aria-describedby={outcome === null ? undefined : id}
        rows={rows}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
          // What was written goes by the button alone.
          if (event.key === 'Escape' && !changed) onClose();
        }}
      />
      <OutcomeNote id={id} label={label} outcome={outcome} />
      <div className="flex items-center gap-2">
        <Button variant="primary" size="sm" disabled={saving} onClick={() => void save()}>
          {saving ? 'Saving' : 'Save'}
        </Button>
        <Button variant="ghost" size="sm" disabled={saving} onClick={onClose}>
          Cancel
        </Button>
        {hint !== undefined && <span className="ml-auto text-xs text-faint">{hint}</span>}
      </div>
    </div>
  );
}
