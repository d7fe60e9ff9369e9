'use client';

import { type Outcome, outcomeOf } from './outcome';
import { toastLeft, toastUndo } from './toasts';

interface Replacing<Change, Shown extends Change, Stored> {
  /** The record, as people call it. */
  name: string;
  /** Stores the change while the record still says `from`. */
  store: (change: Change, from: Shown) => Promise<Stored>;
  read: () => Promise<Stored>;
  /** What the record says of the fields that a change names. */
  shownOf: (stored: Stored, change: Change) => Shown;
}

/**
 * A change of a record from what its page showed, with an undo that takes back only what it stored
 * itself.
 * @returns stores a change, named for the reader; gives what came of it
 */
export function withUndo<Change, Shown extends Change, Stored>({
  name,
  store,
  read,
  shownOf,
}: Replacing<Change, Shown, Stored>) {
  const send = (change: Change, from: Shown) => {
    const saving = store(change, from);
    const readTheirs = async () => {
      const theirs: unknown[] = Object.values(shownOf(await read(), change) ?? {});
      return theirs[0];
    };
    return { saving, outcome: outcomeOf(saving, readTheirs) };
  };
  return async (what: string, change: Change, from: Shown): Promise<Outcome> => {
    const { saving, outcome } = send(change, from);
    const came = await outcome;
    if (came !== null) return came;
    const stored = shownOf(await saving, change);
    toastUndo(`${what} of ${name} saved.`, () => void send(from, stored).outcome.then(toastLeft));
    return null;
  };
}
