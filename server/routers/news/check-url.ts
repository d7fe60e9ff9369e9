import { performance } from 'node:perf_hooks';
import { groupBy } from '../../lib/group-by';
import { requestHop, type Answer } from './check-url-hop';
import { resolverOf, type Resolve } from './check-url-resolve';
import { CheckSlots } from './check-url-slots';
import { parseTarget, type TargetRules } from './check-url-target';

export type UrlOutcome = 'ok' | 'gone' | 'inconclusive';

/** An address to check, and the organization among whose share of the places it counts. */
export interface UrlToCheck {
  id: string;
  url: string;
  organizationId: string;
}

export interface CheckOptions {
  /** Targets, as `host:port`, that need not be public (`URL_CHECK_ALLOW_HOSTS`). */
  allowHosts: ReadonlySet<string>;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
  resolve?: Resolve;
  /** Ends the run: no new URLs are taken, and those under way are inconclusive. */
  signal?: AbortSignal;
  /** Limit of one URL over all its redirects, in milliseconds. */
  timeoutMs?: number;
  /** How long a run takes new URLs, in milliseconds. */
  runMs?: number;
  /** Ports of targets that are not allowed by name. */
  ports?: ReadonlySet<number>;
}

const MAX_REDIRECTS = 3;
const MAX_AT_ONCE = 8;
const MAX_PER_HOST = 2;
const WEB_PORTS: ReadonlySet<number> = new Set([80, 443]);

// The bounds hold for the process, whoever asks and however often: what they spare, the service's
// own sockets and the publishers, is shared too. Next bundles pages and routes apart, hence global.
const shared = globalThis as typeof globalThis & { __fundCheckSlots?: CheckSlots };

const slotsOfProcess = (): CheckSlots =>
  (shared.__fundCheckSlots ??= new CheckSlots(MAX_AT_ONCE, MAX_PER_HOST));

interface Run {
  rules: TargetRules;
  slots: CheckSlots;
  now: () => number;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

function hostKey(url: URL): string {
  return url.hostname.replace(/\.$/, '');
}

/** What the work gives, or null when it fails or is not done in time. */
async function within<T>(
  leftMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  if (leftMs <= 0 || signal?.aborted === true) abort();
  const timer = setTimeout(abort, leftMs);
  signal?.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** What an answer says for good, or the URL it redirects to. */
function read(answer: Answer, url: URL): UrlOutcome | URL {
  const { status, location } = answer;
  if (status >= 200 && status < 300) return 'ok';
  if (status >= 400 && status < 500) return 'gone';
  if (status < 300 || status >= 400) return 'inconclusive';
  return location === null ? 'ok' : (parseTarget(location, url) ?? 'inconclusive');
}

/** Follows one URL, whose host's slot is taken. Waiting for a redirect's host costs of its time. */
async function follow(first: URL, run: Run): Promise<UrlOutcome> {
  const { slots, now, timeoutMs, signal } = run;
  const seen = new Set<string>();
  const started = now();
  let url = first;
  for (let redirects = 0; ; redirects++) {
    const hop = async (limit: AbortSignal): Promise<Answer | null> => {
      if (redirects > 0) await slots.enterHost(hostKey(url), limit);
      try {
        limit.throwIfAborted();
        return await requestHop(url, run.rules, limit);
      } finally {
        slots.leaveHost(hostKey(url));
      }
    };
    const answer = await within(timeoutMs - (now() - started), signal, hop);
    const verdict = answer === null ? 'inconclusive' : read(answer, url);
    if (typeof verdict === 'string') return verdict;
    url.hash = '';
    verdict.hash = '';
    seen.add(url.href);
    if (redirects === MAX_REDIRECTS || seen.has(verdict.href)) return 'inconclusive';
    url = verdict;
  }
}

/**
 * Checks whether URLs still answer (decisions §7). GET with 5 s in all, at most 3 redirects, the
 * body not read; at most 8 at once and 2 per host name in the process, shared evenly among the
 * organizations; no new URLs are taken after 20 s, and those not taken are missing from the
 * result. Only public addresses on port 80 or 443 are fetched, at connection time and on every
 * redirect, unless `allowHosts` names the target.
 * @returns in the order given: `ok` for 2xx and a 3xx without a Location, `gone` for 4xx,
 * `inconclusive` for everything else; never throws for a URL
 */
export async function checkUrls(
  urls: readonly UrlToCheck[],
  options: CheckOptions,
): Promise<{ id: string; outcome: UrlOutcome }[]> {
  const { now = () => performance.now(), runMs = 20_000, signal } = options;
  const { allowHosts, ports = WEB_PORTS, resolve = resolverOf(), timeoutMs = 5_000 } = options;
  const slots = slotsOfProcess();
  const run: Run = { rules: { allowHosts, ports, resolve }, slots, now, timeoutMs, signal };
  const started = now();
  const mayTake = (): boolean => signal?.aborted !== true && now() - started < runMs;

  const outcomes = new Map<string, UrlOutcome>();
  const queued = urls.flatMap(({ id, url: raw, organizationId }) => {
    const url = parseTarget(raw);
    if (url === null) {
      outcomes.set(id, 'inconclusive');
      return [];
    }
    const check = async () => void outcomes.set(id, await follow(url, run));
    return [{ host: hostKey(url), organizationId, check }];
  });
  const queues = groupBy(queued, ({ organizationId }) => organizationId);
  await slots.drain(queues, mayTake);
  return urls.flatMap(({ id }) => {
    const outcome = outcomes.get(id);
    return outcome === undefined ? [] : [{ id, outcome }];
  });
}
