import { OFFLINE, problemOf, sentenceOf } from './problem';

/**
 * What came of saving what was typed: null where it is stored; else what is wrong with it, to be
 * read after the field's name; or why the service did not take it, a sentence of its own; or what
 * somebody else stored in the same place since the page showed it, as far as it is a text.
 */
export type Outcome = { error: string } | { failure: string } | { theirs: string } | null;

/** What is said where the service cannot even be asked for a field's checks. */
export const UNREACHED = { failure: OFFLINE };

/** True where somebody else changed meanwhile what was to be stored. */
export const isMeanwhile = (error: unknown): boolean =>
  problemOf(error).issues.some(({ code }) => code === 'changed');

/**
 * Waits for the service's answer: only what it has taken may be closed.
 * @param readTheirs reads again what is stored, where the service refused to replace what the page
 *   never showed
 */
export async function outcomeOf(
  answer: Promise<unknown>,
  readTheirs?: () => Promise<unknown>,
): Promise<Outcome> {
  try {
    await answer;
    return null;
  } catch (error) {
    if (!readTheirs || !isMeanwhile(error)) return { failure: sentenceOf(error) };
    try {
      const theirs = await readTheirs();
      return { theirs: typeof theirs === 'string' ? theirs : '' };
    } catch (unread) {
      return { failure: sentenceOf(unread) };
    }
  }
}

/** True where somebody else's value stands in the place of what was to be stored. */
export const isTheirs = (outcome: Outcome): outcome is { theirs: string } =>
  outcome !== null && 'theirs' in outcome;

/** The outcome in words. */
export const wordsOf = (label: string, outcome: Exclude<Outcome, null>): string =>
  'error' in outcome
    ? `${label} ${outcome.error}.`
    : 'theirs' in outcome
      ? 'Somebody else changed this meanwhile, to what stands here now. Do it again if it still holds.'
      : outcome.failure;
