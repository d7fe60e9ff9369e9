import { ServiceError } from './errors';

/**
 * What an answer may hold, in characters of JSON. Lists are bounded where they are read; but a
 * control character is one byte there and six here, and a page or a batch adds up several lists.
 */
const MOST = 32 * 1024 * 1024;

/**
 * Refuses to read more than one answer may hold. Only for queries: what was written stays written,
 * and is answered.
 * @throws BAD_REQUEST
 */
export function checkAnswer(characters: number): void {
  if (characters <= MOST) return;
  throw new ServiceError(
    'BAD_REQUEST',
    'The answer would hold more than 32 MiB. Ask for less at a time: set a lower limit, narrow it with filters, or ask one by one.',
  );
}
