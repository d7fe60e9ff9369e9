'use client';

import { useEffect, useState } from 'react';
import { keepBegun } from './begun';

/** What was typed and not stored yet. */
const drafts = keepBegun<{ text: string; from: string }>();

/** True if something typed under the name waits to be stored. */
export const hasDraft = (name: string): boolean => drafts.has(name);

/** Forgets what was typed under a name, once it is stored or given up. */
export const forgetDraft = (name: string): boolean => drafts.delete(name);

/**
 * A text being written. It outlives its page and its tab: whoever comes back finds it, and whoever
 * closes the window is asked first.
 * @param stored what is stored when the writing begins, kept along as `from`
 */
export function useDraft(name: string, stored = '') {
  const [draft, setDraft] = useState(() => drafts.get(name) ?? { text: stored, from: stored });
  const { text, from } = draft;
  const changed = text.trim() !== from.trim();
  useEffect(() => {
    if (!changed) drafts.delete(name);
    else drafts.set(name, { text, from });
  }, [name, text, from, changed]);
  return {
    text,
    /** What was stored when the writing began, or when it was last compared. */
    from,
    changed,
    write: (typed: string) => setDraft({ text: typed, from }),
    /** Empties the text once `sent` is stored, unless the writing has gone on. */
    sent: (sent: string) => {
      // Its page may have been left while it was sent.
      if (drafts.get(name)?.text === sent) drafts.delete(name);
      setDraft((now) => (now.text === sent ? { text: '', from: now.from } : now));
    },
    /** Goes on from what somebody else stored meanwhile. */
    rebase: (now: string) => setDraft({ text, from: now }),
  };
}
