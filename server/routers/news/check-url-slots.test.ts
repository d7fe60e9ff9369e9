import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkUrls, type CheckOptions, type UrlOutcome } from './check-url';
import { playHttp, type TestServer } from './check-url-test-server';

// `/held…` is answered when the test says so, `/hub` leads there, all else is answered at once.
let server: TestServer;
let held: ServerResponse[];

beforeEach(async () => {
  held = [];
  server = await playHttp((request, response) => {
    const location = `http://hub.example:${server.port}/held`;
    if (request.url?.startsWith('/held') === true) held.push(response);
    else if (request.url === '/hub') response.writeHead(302, { location }).end();
    else response.end();
  });
});

afterEach(() => server.close());

/** Addresses of an organization, each on a host of its own unless one is given. */
const urlsOf = (organizationId: string, count: number, path = 'held', host?: string) =>
  Array.from({ length: count }, (_, n) => {
    const name = host ?? `${organizationId}${n}.example`;
    const url = `http://${name}:${server.port}/${path}`;
    return { id: `${organizationId}${n}`, url, organizationId };
  });

async function check(
  urls: ReturnType<typeof urlsOf>,
  options: Partial<CheckOptions> = {},
): Promise<UrlOutcome[]> {
  const allowHosts = new Set(urls.map(({ url }) => new URL(url).host));
  allowHosts.add(`hub.example:${server.port}`);
  const resolve = async () => ['127.0.0.1'];
  const results = await checkUrls(urls, { allowHosts, resolve, timeoutMs: 60_000, ...options });
  return results.map(({ outcome }) => outcome);
}

const hits = (path: string) => server.hits.filter((hit) => hit === `/${path}`).length;

/** Answers what is held, and what comes after. */
async function letGo(...runs: Promise<UrlOutcome[]>[]): Promise<UrlOutcome[][]> {
  let isOver = false;
  const all = Promise.all(runs).finally(() => (isOver = true));
  await expect
    .poll(() => {
      held.splice(0).forEach((response) => response.end());
      return isOver;
    })
    .toBe(true);
  return all;
}

describe('the bounds of the process', () => {
  it('are 8 at once in all, however many runs there are', async () => {
    const runs = ['a', 'b', 'c'].map((name) => check(urlsOf(name, 6)));
    await expect.poll(() => held.length).toBe(8);
    const outcomes = await letGo(...runs);
    expect(outcomes).toEqual(runs.map(() => Array.from({ length: 6 }, () => 'ok')));
    expect(server.peak()).toBe(8);
  });

  it('are 2 at once per host, however many runs there are', async () => {
    const runs = ['a', 'b', 'c'].map((name) => check(urlsOf(name, 3, 'held', 'one.example')));
    await expect.poll(() => held.length).toBe(2);
    expect((await letGo(...runs)).flat()).toEqual(Array.from({ length: 9 }, () => 'ok'));
    expect(server.peak()).toBe(2);
  });
});

describe('an organization whose addresses never answer', () => {
  it('does not keep the places it gives back from another one’s run', async () => {
    const silent = check(urlsOf('silent', 20));
    await expect.poll(() => held.length).toBe(8);
    const other = check(urlsOf('other', 10, 'fast'));
    held.shift()?.end();
    expect(await other).toEqual(Array.from({ length: 10 }, () => 'ok'));
    expect(hits('held')).toBeLessThanOrEqual(9);
    await letGo(silent);
  });

  it('holds half of the places of a run in which another one takes part', async () => {
    const run = check([...urlsOf('silent', 20), ...urlsOf('other', 100, 'fast')]);
    await expect.poll(() => hits('fast')).toBe(100);
    expect(server.hits.slice(0, 104).filter((hit) => hit === '/held').length).toBeLessThan(9);
    await letGo(run);
  });
});

describe('a redirect to a busy host', () => {
  it('waits no longer than its URL may take', async () => {
    const busy = check(urlsOf('busy', 2, 'held', 'hub.example'));
    await expect.poll(() => held.length).toBe(2);
    const outcomes = await check(urlsOf('led', 3, 'hub'), { timeoutMs: 200 });
    expect(outcomes).toEqual(['inconclusive', 'inconclusive', 'inconclusive']);
    expect([hits('hub'), hits('held')]).toEqual([3, 2]);
    expect((await letGo(busy))[0]).toEqual(['ok', 'ok']);
    expect((await letGo(check(urlsOf('after', 3, 'hub'))))[0]).toEqual(['ok', 'ok', 'ok']);
    expect(server.peak()).toBeLessThanOrEqual(3);
  });
});
