import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { database } from '@/db/client';
import { env } from '@/server/env';
import { ServiceError } from '@/server/errors';
import type { Access } from './actor';
import { storeClient } from './rate-limit-store';

const WINDOW_SECONDS = 60;

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** On PostgreSQL the counters hold across processes; when it is down, each process counts alone. */
async function make(points: number): Promise<Limiter> {
  const { kind, db } = await database();
  const memory = new RateLimiterMemory({ points, duration: WINDOW_SECONDS, keyPrefix: 'rate' });
  if (kind === 'pglite') return memory;
  return new RateLimiterPostgres({
    storeClient: storeClient(db),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'rate',
    points,
    duration: WINDOW_SECONDS,
    // A caller over the limit costs no more statements until its minute is over.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: memory,
  });
}

const slot = globalThis as typeof globalThis & { __fundLimiter?: Promise<Limiter> };

/** One bucket per network: a household or a server has a whole IPv6 /64 to choose addresses from. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

function bucketOf(access: Access | null, address: string): string {
  const actor = access?.actor;
  if (actor?.kind === 'apiKey') return `key:${actor.keyId}`;
  if (actor?.kind === 'session') return `user:${actor.userId}`;
  return `address:${networkOf(address)}`;
}

/** The headers of draft-ietf-httpapi-ratelimit-headers. */
function headersOf(points: number, state: RateLimiterRes): Record<string, string> {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return {
    'RateLimit-Policy': `"minute";q=${points};w=${WINDOW_SECONDS}`,
    RateLimit: `"minute";r=${Math.max(0, state.remainingPoints)};t=${seconds}`,
  };
}

/** 429 as the contract's BAD_REQUEST, which has no code of its own for it. */
export class TooManyRequestsError extends ServiceError {
  constructor(
    readonly headers: Record<string, string>,
    retryAfter: number,
  ) {
    super(
      'BAD_REQUEST',
      `Too many requests. Try again in ${retryAfter} seconds; the RateLimit headers tell what is left.`,
      { status: 429, retryAfter },
    );
  }
}

/** A window that another clock, or ours before it was set right, began in the future. */
const isAhead = (state: unknown): boolean =>
  state instanceof RateLimiterRes && state.msBeforeNext > 2 * WINDOW_SECONDS * 1000;

/** What is left after counting; a window that lies in the future is none of now, and begins anew. */
async function consume(limiter: Limiter, bucket: string, cost: number): Promise<RateLimiterRes> {
  try {
    const state = await limiter.consume(bucket, cost);
    if (!isAhead(state)) return state;
  } catch (error) {
    if (!isAhead(error)) throw error;
  }
  await limiter.delete(bucket);
  return limiter.consume(bucket, cost);
}

export const isLimiting = (): boolean => env().RATE_LIMIT_PER_MINUTE > 0;

/**
 * Counts `cost` requests against the caller: its key or user, else its address. Nothing happens
 * unless RATE_LIMIT_PER_MINUTE is set.
 * @returns headers for the answer
 * @throws TooManyRequestsError (429) over the limit
 */
export async function countRequest(
  access: Access | null,
  address: string,
  cost = 1,
): Promise<Record<string, string>> {
  const points = env().RATE_LIMIT_PER_MINUTE;
  if (points === 0) return {};
  slot.__fundLimiter ??= make(points);
  const limiter = await slot.__fundLimiter;
  try {
    return headersOf(points, await consume(limiter, bucketOf(access, address), cost));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new TooManyRequestsError(headersOf(points, error), retryAfter);
  }
}
