import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkUrls, type CheckOptions, type UrlOutcome } from './check-url';
import { play, playHttp, type TestServer } from './check-url-test-server';

let server: TestServer;
let canary: TestServer;

beforeAll(async () => {
  server = await playHttp(play);
  canary = await playHttp((_, response) => response.end('canary'));
});

afterAll(async () => {
  await Promise.all([server.close(), canary.close()]);
});

async function check(url: string, options: Partial<CheckOptions> = {}): Promise<UrlOutcome> {
  const allowHosts = new Set([server.target]);
  const [result] = await checkUrls([{ id: 'a', url, organizationId: 'acme' }], {
    allowHosts,
    timeoutMs: 2_000,
    ...options,
  });
  if (result === undefined) throw new Error('not taken');
  expect(result.id).toBe('a');
  return result.outcome;
}

describe('addresses that are not public', () => {
  const loopbacks = [
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7F.1',
    '0x7f.0x0.0x0.0x1',
    '0177.0.0.1',
    '0177.0.0.01',
    '017700000001',
    '127.00000.0.1',
    '%31%32%37.0.0.1',
    '①②⑦.⓪.⓪.①',
    '１２７.０.０.１',
    '127。0。0。1',
    '0.0.0.0',
    '0',
    '127.127.127.127',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:7f00:0001]',
    '[::127.0.0.1]',
    '[::7f00:1]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'ⓛocalhost',
    'a.localhost',
    '127.0.0.1.nip.example',
    'public@127.0.0.1',
  ];
  /** Every name leads to this machine. */
  const resolve = async (): Promise<string[]> => ['127.0.0.1'];

  it('would be reached if they were allowed', async () => {
    canary.hits.length = 0;
    const url = `http://2130706433:${canary.port}/`;
    expect(await check(url, { allowHosts: new Set([canary.target]) })).toBe('ok');
    expect(canary.hits).toEqual(['/']);
  });

  it.each(loopbacks)('are never reached as %s', async (host) => {
    canary.hits.length = 0;
    const options = { ports: new Set([canary.port]), resolve };
    expect(await check(`http://${host}:${canary.port}/`, options)).toBe('inconclusive');
    expect(await check(`https://${host}:${canary.port}/`, options)).toBe('inconclusive');
    expect(canary.hits).toEqual([]);
  });

  it.each(loopbacks)('are never reached by a redirect to %s', async (host) => {
    canary.hits.length = 0;
    const location = encodeURIComponent(`http://${host}:${canary.port}/`);
    const options = { ports: new Set([canary.port]), resolve };
    expect(await check(`http://${server.target}/to/${location}`, options)).toBe('inconclusive');
    expect(canary.hits).toEqual([]);
  });

  it('are not hidden by a resolver that answers for IP literals', async () => {
    canary.hits.length = 0;
    const options = { ports: new Set([canary.port]), resolve: async () => ['2e00::1'] };
    expect(await check(`http://${canary.target}/`, options)).toBe('inconclusive');
    expect(canary.hits).toEqual([]);
  });

  it('are not reached by the system resolver either', async () => {
    canary.hits.length = 0;
    const options = { ports: new Set([canary.port]) };
    expect(await check(`http://localhost:${canary.port}/`, options)).toBe('inconclusive');
    expect(canary.hits).toEqual([]);
  });

  it('refuse a name as a whole if one of its addresses is among them', async () => {
    canary.hits.length = 0;
    const options = {
      ports: new Set([canary.port]),
      resolve: async () => ['2e00::1', '127.0.0.1'],
    };
    expect(await check(`http://mixed.example:${canary.port}/`, options)).toBe('inconclusive');
    expect(canary.hits).toEqual([]);
  });

  // The system's own resolver, asked again, would lead the second name here.
  it.each(['rebind.example', 'localhost'])(
    'are not reached by %s, whose address changes after the check',
    async (name) => {
      canary.hits.length = 0;
      let asked = 0;
      // 2e00::/8 is public by form and given to nobody.
      const rebind = async (): Promise<string[]> => (asked++ === 0 ? ['2e00::1'] : ['127.0.0.1']);
      const options = { ports: new Set([canary.port]), resolve: rebind, timeoutMs: 300 };
      const start = performance.now();
      expect(await check(`http://${name}:${canary.port}/`, options)).toBe('inconclusive');
      // Below the limit that a check has by itself.
      expect(performance.now() - start).toBeLessThan(4_500);
      expect(asked).toBe(1);
      expect(canary.hits).toEqual([]);
    },
  );
});

describe('the allow list', () => {
  it('lets through the named target alone, not its neighbours on other ports or names', async () => {
    canary.hits.length = 0;
    const allowHosts = new Set([server.target, `localhost:${canary.port}`]);
    expect(await check(`http://${canary.target}/`, { allowHosts })).toBe('inconclusive');
    const location = encodeURIComponent(`http://${canary.target}/`);
    expect(await check(`http://${server.target}/to/${location}`, { allowHosts })).toBe(
      'inconclusive',
    );
    expect(canary.hits).toEqual([]);
  });

  it('lets a redirect through to a named target', async () => {
    const location = encodeURIComponent(`http://${canary.target}/`);
    const allowHosts = new Set([server.target, canary.target]);
    expect(await check(`http://${server.target}/to/${location}`, { allowHosts })).toBe('ok');
  });

  it('is what ports other than 80 and 443 need, public address or not', async () => {
    let asked = 0;
    const resolve = async (): Promise<string[]> => {
      asked++;
      return ['2e00::1'];
    };
    for (const port of [22, 8080, canary.port]) {
      expect(await check(`http://public.example:${port}/`, { resolve })).toBe('inconclusive');
    }
    expect(asked).toBe(0);
  });

  it('does not let credentials through', async () => {
    server.hits.length = 0;
    expect(await check(`http://user:secret@${server.target}/`)).toBe('inconclusive');
    expect(server.hits).toEqual([]);
  });
});
