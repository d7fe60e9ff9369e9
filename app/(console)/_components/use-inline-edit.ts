'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepBegun } from '../_lib/begun';
import { isTheirs, type Outcome } from '../_lib/outcome';
import { toastUnsaved } from '../_lib/toasts';

interface Draft {
  typed: string;
  /** What stood there when the writing began. */
  from: string;
  /** Why it is not stored, as far as that was tried. */
  outcome: Outcome;
  sending: boolean;
}

/** What was typed into a field and is not stored. */
const DRAFTS = keepBegun<Draft>();

/** The draft to go on with, and what is to be said of it; null for one that is stored by now. */
function draftOf(name: string, text: string): Draft | null {
  const draft = DRAFTS.get(name);
  if (!draft || draft.sending) return null;
  if (draft.typed.trim() === text.trim()) {
    DRAFTS.delete(name);
    return null;
  }
  if (draft.from !== text) return { ...draft, outcome: { theirs: text } };
  return isTheirs(draft.outcome) ? { ...draft, outcome: null } : draft;
}

interface Field<V> {
  /** Under which what is typed is kept until it is stored: the record and the field. */
  name: string;
  label: string;
  value: V;
  text: string;
  onSave: (typed: string, from: V) => Promise<Outcome>;
  /** What is meant by what was typed. */
  read: (typed: string) => string;
  /** Told when the field closes. */
  onClose: () => void;
}

/**
 * What is typed into a field that saves when it is left. It outlives its page until it is stored or
 * thrown away: whoever goes elsewhere is told that it is not stored, and finds it on the way back.
 */
export function useInlineEdit<V>(field: Field<V>) {
  const { name, label, value, text, onSave, read, onClose } = field;
  const [found] = useState(() => draftOf(name, text));
  /** What stands in the input at first, and whether it takes the focus; null while nobody edits. */
  const [begun, setBegun] = useState(found && { text: found.typed, focus: false });
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(found && found.outcome);
  // Enter saves, and then the input that goes away reports that it was left.
  const open = useRef(found !== null);
  /** Whoever only saw it again on the way is told nothing anew. */
  const touched = useRef(false);
  const onPage = useRef(true);
  // What stood there when the writing began: what is typed is shown as stored while it is saved.
  const before = useRef({ text: found?.from ?? text, value });
  const typed = useRef(found?.typed ?? text);
  const theirs = isTheirs(outcome);
  const start = () => {
    const draft = draftOf(name, text);
    open.current = true;
    touched.current = false;
    before.current = { text: draft?.from ?? text, value };
    typed.current = draft?.typed ?? text;
    setOutcome(draft && draft.outcome);
    setBegun({ text: typed.current, focus: true });
  };
  const close = () => {
    DRAFTS.delete(name);
    open.current = false;
    setBegun(null);
    setOutcome(null);
    onClose();
  };
  const keep = (from: string, came: Outcome, sending = false) =>
    DRAFTS.set(name, { typed: typed.current, from, outcome: came, sending });
  const write = (next: string) => {
    typed.current = next;
    touched.current = true;
    if (read(next) === before.current.text.trim()) DRAFTS.delete(name);
    else keep(before.current.text, theirs ? outcome : null);
  };
  const save = async () => {
    if (!open.current) return;
    const shown = theirs ? { text, value } : before.current;
    const wanted = read(typed.current);
    if (wanted === shown.text.trim()) return close();
    open.current = false;
    touched.current = true;
    keep(shown.text, null, true);
    setSaving(true);
    const came = await onSave(wanted, shown.value);
    setSaving(false);
    if (came === null) return close();
    open.current = true;
    keep(shown.text, came);
    setOutcome(came);
    if (!onPage.current) toastUnsaved(label, came);
  };
  const leave = useEffectEvent(() => {
    onPage.current = false;
    const left = DRAFTS.get(name);
    if (!left || !open.current || !touched.current) return;
    if (left.outcome === null) void save();
    else toastUnsaved(label, left.outcome);
  });
  useEffect(() => {
    onPage.current = true;
    return () => leave();
  }, []);
  return { begun, saving, outcome, start, write, save, close, isOpen: () => open.current };
}
