import { performance } from 'node:perf_hooks';
import { requestHop, type Answer } from './check-url-hop';
import { HostSlots } from './check-url-slots';
import { parseTarget, systemResolve, type Resolve, type TargetRules } from './check-url-target';

export type UrlOutcome = 'ok' | 'gone' | 'inconclusive';

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

interface Run {
  rules: TargetRules;
  slots: HostSlots;
  now: () => number;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

interface Queued {
  index: number;
  url: URL;
  host: string;
}

function hostKey(url: URL): string {
  return url.hostname.replace(/\.$/, '');
}

/** One hop within what is left of the URL's time; waiting for a host's slot costs none of it. */
async function timedHop(url: URL, run: Run, leftMs: number): Promise<Answer | null> {
  if (leftMs <= 0 || run.signal?.aborted === true) return null;
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, leftMs);
  run.signal?.addEventListener('abort', abort);
  try {
    return await requestHop(url, run.rules, controller.signal);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    run.signal?.removeEventListener('abort', abort);
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

/** Follows one URL; its host's slot is already taken. */
async function follow(first: URL, run: Run): Promise<UrlOutcome> {
  const seen = new Set<string>();
  let url = first;
  let leftMs = run.timeoutMs;
  for (let redirects = 0; ; redirects++) {
    const host = hostKey(url);
    if (redirects > 0) await run.slots.take(host);
    const started = run.now();
    const answer = await timedHop(url, run, leftMs).finally(() => run.slots.release(host));
    leftMs -= run.now() - started;
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
 * Works through the queue in order, at most 8 URLs at once; a URL whose host is busy lets later
 * ones pass.
 */
async function drain(
  queue: Queued[],
  run: Run,
  mayTake: () => boolean,
  report: (index: number, outcome: UrlOutcome) => void,
): Promise<void> {
  const running = new Set<Promise<void>>();
  for (;;) {
    while (running.size < MAX_AT_ONCE && mayTake()) {
      const at = queue.findIndex(({ host }) => run.slots.tryTake(host));
      const [next] = at === -1 ? [] : queue.splice(at, 1);
      if (next === undefined) break;
      const task: Promise<void> = follow(next.url, run)
        .then((outcome) => report(next.index, outcome))
        .finally(() => running.delete(task));
      running.add(task);
    }
    if (running.size === 0) return;
    await Promise.race(running);
  }
}

/**
 * Checks whether URLs still answer (decisions §7). GET with 5 s in all, at most 3 redirects, the
 * body not read; at most 8 at once and 2 per host name; no new URLs are taken after 20 s, and
 * those not taken are missing from the result. Only public addresses on port 80 or 443 are
 * fetched, at connection time and on every redirect, unless `allowHosts` names the target.
 * @returns in the order given: `ok` for 2xx and a 3xx without a Location, `gone` for 4xx,
 * `inconclusive` for everything else; never throws for a URL
 */
export async function checkUrls(
  urls: readonly { id: string; url: string }[],
  options: CheckOptions,
): Promise<{ id: string; outcome: UrlOutcome }[]> {
  const { now = () => performance.now(), runMs = 20_000, signal } = options;
  const { allowHosts, ports = WEB_PORTS, resolve = systemResolve, timeoutMs = 5_000 } = options;
  const slots = new HostSlots(MAX_PER_HOST);
  const run: Run = { rules: { allowHosts, ports, resolve }, slots, now, timeoutMs, signal };

  const outcomes = new Map<number, UrlOutcome>();
  const queue: Queued[] = [];
  urls.forEach(({ url: raw }, index) => {
    const url = parseTarget(raw);
    if (url === null) outcomes.set(index, 'inconclusive');
    else queue.push({ index, url, host: hostKey(url) });
  });

  const started = now();
  const mayTake = (): boolean => signal?.aborted !== true && now() - started < runMs;
  await drain(queue, run, mayTake, (index, outcome) => outcomes.set(index, outcome));
  return urls.flatMap(({ id }, index) => {
    const outcome = outcomes.get(index);
    return outcome === undefined ? [] : [{ id, outcome }];
  });
}
