import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from '@/server/errors';

const PER_MINUTE = 10;

const limiter = new RateLimiterMemory({ points: PER_MINUTE, duration: 60, keyPrefix: 'attempt' });

/**
 * Counts a guess at a password, as sign-in counts its own; each process counts alone.
 * @param at what is guessed at, such as `password:<user>`
 * @throws 429 after ten in a minute
 */
export async function countAttempt(at: string): Promise<void> {
  try {
    await limiter.consume(at);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    const message = `Too many attempts. Try again in ${retryAfter} seconds.`;
    throw new ServiceError('BAD_REQUEST', message, { status: 429, retryAfter });
  }
}
