'use client';

import { useRef, useState } from 'react';

const FIELDS = 'input,textarea,select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLElement && target.matches(FIELDS);

const valueOf = (field: Field): string =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
    ? String(field.checked)
    : field.value;

/** Which fields hold something else than when they were first entered: what is erased is not typed. */
function useChangedFields() {
  const [first] = useState(() => new WeakMap<Field, string>());
  const [changed] = useState(() => new Set<Field>());
  return {
    noteEntered: ({ target }: { target: EventTarget }) => {
      if (isField(target) && !first.has(target)) first.set(target, valueOf(target));
    },
    /** @returns whether any field is changed, now that this one was typed into */
    noteChange: (field: Field) => {
      if (valueOf(field) === first.get(field)) changed.delete(field);
      else changed.add(field);
      return changed.size > 0;
    },
    clear: () => changed.clear(),
  };
}

/**
 * Whether something typed into a dialog is unsaved; leaving it is asked about once.
 * @param typedBefore it opens with something typed in before
 * @param stored what was typed is stored meanwhile
 */
export function useLeaving(typedBefore: boolean, stored: boolean) {
  const [touched, setTyped] = useState(typedBefore);
  const [asked, setAsked] = useState(false);
  const field = useRef<Field | null>(null);
  const { noteEntered, noteChange, clear } = useChangedFields();
  const typed = touched && !stored;
  const asking = asked && typed;
  const keep = () => {
    setAsked(false);
    // Once the field can have the focus again.
    requestAnimationFrame(() => field.current?.focus());
  };
  const leave = (close: () => void) => {
    if (!typed) return close();
    if (asking) return keep();
    const { activeElement } = document;
    if (activeElement !== null && isField(activeElement)) field.current = activeElement;
    setAsked(true);
  };
  const noteTyped = ({ target }: { target: EventTarget }) => {
    if (!isField(target)) return;
    field.current = target;
    setTyped(noteChange(target) || typedBefore);
  };
  const begin = () => {
    clear();
    setTyped(typedBefore);
  };
  return { typed, asking, leave, keep, begin, noteEntered, noteTyped };
}
