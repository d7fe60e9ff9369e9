import { problemOf } from './problem';
import { isAdding } from './retry-keys';

/** True for the key of a call that adds a row, as tRPC makes it out of the procedure's path. */
const addsBy = ([path]: readonly unknown[] = []): boolean =>
  Array.isArray(path) && isAdding(path.join('.'));

/**
 * What is said beside the error where no answer came to a call that adds something: what differs is
 * added once more. '' for all else.
 */
export const maybeStored = (error: unknown, mutationKey: readonly unknown[] | undefined): string =>
  problemOf(error).status === null && addsBy(mutationKey)
    ? ' It may be stored all the same: send it again as it is, or check the list before you change it.'
    : '';
