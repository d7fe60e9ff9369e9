import { conflict, ServiceError } from '@/server/errors';

/** Null and the empty text both show as nothing. */
const asShown = (value: unknown): string => JSON.stringify(value ?? '');

/**
 * Holds a change against what its page showed, so that nobody's value is replaced unseen. What says
 * already what is sent is no other's: a second try after a lost answer finds it so.
 * @param now the record as it is stored, locked
 * @param from what the page showed of the fields that change
 * @throws CONFLICT naming the fields that say something third by now
 */
export function requireUnchanged(now: object, from: object, to: object): void {
  const [stored, sent] = [now, to].map((one) => new Map<string, unknown>(Object.entries(one)));
  const refused = Object.entries(from).filter(([field, shown]) => {
    const value = asShown(stored?.get(field));
    return value !== asShown(shown) && value !== asShown(sent?.get(field));
  });
  if (refused.length === 0) return;
  throw new ServiceError(
    'CONFLICT',
    'Somebody else changed this meanwhile, so nothing is saved. Look at theirs, then save again.',
    {
      issues: refused.map(([field]) => ({
        path: [field],
        code: 'changed',
        message: 'was changed by somebody else meanwhile',
      })),
    },
  );
}

/** What a decision is refused with where a colleague's came first: theirs stands. */
export const decidedMeanwhile = (): ServiceError =>
  conflict(
    'Somebody else has decided this meanwhile, so nothing was changed. Look at what it says now.',
  );
