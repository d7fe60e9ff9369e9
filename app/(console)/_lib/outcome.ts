import { OFFLINE, sentenceOf } from './problem';

/**
 * What came of saving what was typed: null where it is stored; else what is wrong with it, to be
 * read after the field's name, or why the service did not take it, a sentence of its own, with what
 * somebody else stored in the same place meanwhile.
 */
export type Outcome = { error: string } | { failure: string; theirs?: string } | null;

/** What is said where the service cannot even be asked for a field's checks. */
export const UNREACHED = { failure: OFFLINE };

/**
 * What comes of a text that was written from `from` where `now` is stored: null if it may be saved,
 * else theirs, so that nobody's words are overwritten unseen.
 */
export async function meanwhileOf(from: string, now: Promise<string>): Promise<Outcome> {
  try {
    const theirs = await now;
    if (theirs === from) return null;
    const failure =
      'Somebody else changed this text meanwhile, to what stands below. Save again to put yours in its place.';
    return { failure, theirs };
  } catch (error) {
    return { failure: sentenceOf(error) };
  }
}

/** Waits for the service's answer: only what it has taken may be closed. */
export async function outcomeOf(answer: Promise<unknown>): Promise<Outcome> {
  try {
    await answer;
    return null;
  } catch (error) {
    return { failure: sentenceOf(error) };
  }
}

/** The outcome in words. */
export const wordsOf = (label: string, outcome: Exclude<Outcome, null>): string =>
  'error' in outcome ? `${label} ${outcome.error}.` : outcome.failure;
