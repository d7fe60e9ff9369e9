import { lookup } from 'node:dns/promises';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkUrls, type CheckOptions } from './check-url';
import { resolverOf, type Resolve } from './check-url-resolve';
import { playDns, type TestDns, type Told } from './check-url-test-dns';
import { play, playHttp, type TestServer } from './check-url-test-server';

// 2e00::/8 is public by form and given to nobody.
const NAMES: Record<string, (type: string) => Told> = {
  'both.example': () => ['93.184.216.34', '2e00::1'],
  'four.example': () => ['93.184.216.34'],
  'six.example': () => ['2e00::1'],
  'none.example': () => [],
  'broken.example': () => 'broken',
  'half.example': (type) => (type === 'A' ? ['93.184.216.34'] : 'broken'),
  'here.example': () => ['127.0.0.1'],
  'mixed.example': () => ['2e00::1', '127.0.0.1'],
  'mapped.example': () => ['::ffff:127.0.0.1'],
};

let dns: TestDns;
let canary: TestServer;
let folder: string;
let resolve: Resolve;

beforeAll(async () => {
  dns = await playDns((name, type) =>
    name.startsWith('silent') ? 'silent' : (NAMES[name]?.(type) ?? 'missing'),
  );
  canary = await playHttp(play);
  folder = await mkdtemp(join(tmpdir(), 'fund-hosts-'));
  const hostsFile = join(folder, 'hosts');
  await writeFile(hostsFile, '10.0.0.7 Inside.example inside # mirror\nnonsense inside\n');
  resolve = resolverOf({ servers: [dns.server], hostsFile });
});

beforeEach(() => {
  dns.asked.length = 0;
  canary.hits.length = 0;
});

afterAll(async () => {
  await Promise.all([dns.close(), canary.close(), rm(folder, { recursive: true })]);
});

const addressesOf = (name: string) => resolve(name, AbortSignal.timeout(5_000));

const check = (urls: readonly string[], options: Partial<CheckOptions>) =>
  checkUrls(
    urls.map((url) => ({ id: url, url, organizationId: 'acme' })),
    { allowHosts: new Set(), ports: new Set([canary.port]), resolve, ...options },
  );

describe('a name', () => {
  it.each([
    ['both.example', ['93.184.216.34', '2e00::1']],
    ['FOUR.example.', ['93.184.216.34']],
    ['six.example', ['2e00::1']],
    ['none.example', []],
    ['missing.example', []],
  ])('%s has the addresses of both families that DNS knows', async (name, addresses) => {
    expect(await addressesOf(name)).toEqual(addresses);
    const asked = name.toLowerCase().replace(/\.$/, '');
    expect([...new Set(dns.asked)].sort()).toEqual([`${asked} A`, `${asked} AAAA`]);
  });

  it.each(['broken.example', 'half.example'])(
    '%s, of which not all addresses can be known, has none',
    async (name) => {
      await expect(addressesOf(name)).rejects.toThrow();
      const [result] = await check([`http://${name}:${canary.port}/`], {});
      expect(result?.outcome).toBe('inconclusive');
    },
  );

  it('of the hosts file, and localhost, is not asked of DNS', async () => {
    expect(await addressesOf('inside.example')).toEqual(['10.0.0.7']);
    expect(await addressesOf('inside')).toEqual(['10.0.0.7']);
    expect(await addressesOf('localhost')).toEqual(['127.0.0.1', '::1']);
    expect(await addressesOf('a.localhost.')).toEqual(['127.0.0.1', '::1']);
    expect(dns.asked).toEqual([]);
  });

  it('that is an address is not asked of DNS', async () => {
    const [result] = await check([`http://${canary.target}/`], {
      allowHosts: new Set([canary.target]),
    });
    expect(result?.outcome).toBe('ok');
    expect(dns.asked).toEqual([]);
  });

  it('that leads to this machine is fetched only if it is allowed', async () => {
    const port = canary.port;
    const names = ['here.example', 'mixed.example', 'mapped.example', 'localhost'];
    const inside = names.map((name) => `http://${name}:${port}/`);
    const refused = await check(inside, {});
    expect(refused.map(({ outcome }) => outcome)).toEqual(inside.map(() => 'inconclusive'));
    expect(canary.hits).toEqual([]);
    const allowed = ['here.example', 'localhost'].map((name) => `${name}:${port}`);
    const options = { allowHosts: new Set(allowed) };
    const found = await check(
      allowed.map((target) => `http://${target}/`),
      options,
    );
    expect(found.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
  });
});

describe('names whose DNS never answers', () => {
  it('hold up neither other look-ups nor files, and end with the run', async () => {
    const names = Array.from({ length: 8 }, (_, n) => `silent${n}.example`);
    let isOver = false;
    const controller = new AbortController();
    const run = check(
      names.map((name) => `http://${name}:${canary.port}/`),
      { signal: controller.signal, timeoutMs: 60_000 },
    ).finally(() => (isOver = true));
    await expect.poll(() => new Set(dns.asked).size).toBe(16);
    expect((await lookup('localhost')).address).toMatch(/^127\.|^::1$/);
    expect(await readFile(import.meta.filename, 'utf8')).toContain('never answers');
    expect(isOver).toBe(false);
    expect(process.getActiveResourcesInfo()).not.toContain('GetAddrInfoReqWrap');
    controller.abort();
    const inconclusive = names.map((name) => ({
      id: `http://${name}:${canary.port}/`,
      outcome: 'inconclusive',
    }));
    expect(await run).toEqual(inconclusive);
  });

  it('are not asked for any more once the time of their URL is up', async () => {
    const patience = { timeout: 20, tries: 200 };
    const again = resolverOf({ servers: [dns.server], hostsFile: '/none', patience });
    const timedOut = async (name: string, timeoutMs: number) => {
      const options = { resolve: again, timeoutMs };
      const [result] = await check([`http://${name}:${canary.port}/`], options);
      expect(result?.outcome).toBe('inconclusive');
      return dns.asked.filter((question) => question.startsWith(name)).length;
    };
    await timedOut('silent-first.example', 100);
    await addressesOf('both.example'); // what was on its way before has arrived
    const asked = dns.asked.filter((question) => question.startsWith('silent-first'));
    expect(asked.length).toBeGreaterThan(0);
    expect(await timedOut('silent-second.example', 1_000)).toBeGreaterThan(4);
    expect(dns.asked.filter((question) => question.startsWith('silent-first'))).toEqual(asked);
  });
});
