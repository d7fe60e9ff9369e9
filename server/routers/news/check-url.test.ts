import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkUrls, type CheckOptions, type UrlOutcome } from './check-url';
import { play, playHttp, playTcp, type TestServer } from './check-url-test-server';

let server: TestServer;

beforeAll(async () => {
  server = await playHttp(play);
});

afterAll(async () => {
  await server.close();
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

describe('the outcome of a check', () => {
  it.each([
    ['/status/200', 'ok'],
    ['/status/204', 'ok'],
    ['/status/299', 'ok'],
    ['/status/302', 'ok'],
    ['/status/304', 'ok'],
    ['/status/400', 'gone'],
    ['/status/403', 'gone'],
    ['/status/404', 'gone'],
    ['/status/410', 'gone'],
    ['/status/429', 'gone'],
    ['/status/500', 'inconclusive'],
    ['/status/503', 'inconclusive'],
    ['/chain/1', 'ok'],
    ['/chain/3', 'ok'],
    ['/chain/4', 'inconclusive'],
    ['/loop/a', 'inconclusive'],
    ['/self', 'inconclusive'],
    ['/to//status/404', 'gone'],
    ['/to//status/500', 'inconclusive'],
    ['/to//status/301', 'ok'],
    ['/to/http%3A%2F%2F%5B', 'inconclusive'],
    ['/to/ftp%3A%2F%2Fexample.com', 'inconclusive'],
    ['/to/javascript%3Aalert(1)', 'inconclusive'],
  ])('of %s is %s', async (path, outcome) => {
    expect(await check(`http://${server.target}${path}`)).toBe(outcome);
  });

  it('follows three redirects and no fourth', async () => {
    server.hits.length = 0;
    await check(`http://${server.target}/chain/9`);
    expect(server.hits).toEqual(['/chain/9', '/chain/8', '/chain/7', '/chain/6']);
  });

  it('sees a loop as soon as it closes', async () => {
    server.hits.length = 0;
    await check(`http://${server.target}/loop/a`);
    expect(server.hits).toEqual(['/loop/a', '/loop/b']);
  });

  it.each([
    [4_900, 'ok'],
    [5_100, 'inconclusive'],
  ])('allows 5 seconds over all redirects: %i ms for the first is %s', async (ms, outcome) => {
    let clock = 0;
    const slow = await playHttp((request, response) => {
      clock += ms;
      play(request, response);
    });
    const allowHosts = new Set([slow.target]);
    const url = `http://${slow.target}/chain/1`;
    const urls = [{ id: 'a', url, organizationId: 'acme' }];
    expect(await checkUrls(urls, { allowHosts, now: () => clock })).toEqual([{ id: 'a', outcome }]);
    await slow.close();
  });

  it.each([
    '',
    'nonsense',
    '/relative',
    'ftp://example.com/',
    'file:///etc/passwd',
    'http://',
    'data:,x',
  ])('of what is no http URL is inconclusive: %s', async (url) => {
    expect(await check(url)).toBe('inconclusive');
  });

  it('of a closed port and of a broken resolver is inconclusive', async () => {
    const closed = await playHttp(play);
    await closed.close();
    expect(await check(`http://${closed.target}/`, { allowHosts: new Set([closed.target]) })).toBe(
      'inconclusive',
    );
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await check('http://gone.example/', { resolve })).toBe('inconclusive');
    expect(await check('http://gone.example/', { resolve: async () => [] })).toBe('inconclusive');
  });

  it('of TLS garbage is inconclusive', async () => {
    const garbage = await playTcp((socket) => socket.end('not TLS at all\r\n\r\n'));
    const allowHosts = new Set([garbage.target]);
    expect(await check(`https://${garbage.target}/`, { allowHosts })).toBe('inconclusive');
    expect(garbage.hits).toHaveLength(1);
    await garbage.close();
  });

  it('comes in the order given, under the ids given', async () => {
    const url = (path: string): string => `http://${server.target}${path}`;
    const urls = [
      { id: 'x', url: url('/chain/3'), organizationId: 'acme' },
      { id: 'y', url: 'nonsense', organizationId: 'acme' },
      { id: 'z', url: url('/status/404'), organizationId: 'acme' },
    ];
    expect(await checkUrls(urls, { allowHosts: new Set([server.target]) })).toEqual([
      { id: 'x', outcome: 'ok' },
      { id: 'y', outcome: 'inconclusive' },
      { id: 'z', outcome: 'gone' },
    ]);
    expect(await checkUrls([], { allowHosts: new Set() })).toEqual([]);
  });

  it('asks with GET and names itself', async () => {
    const seen: (string | undefined)[] = [];
    const echo = await playHttp((request, response) => {
      seen.push(request.method, request.headers['user-agent']);
      response.end();
    });
    await check(`http://${echo.target}/`, { allowHosts: new Set([echo.target]) });
    expect(seen).toEqual(['GET', expect.stringContaining('news link check')]);
    await echo.close();
  });
});

describe('a hostile server', () => {
  /** Below the limit that a check has by itself, above what a busy machine adds to the one here. */
  const SOON_MS = 4_500;

  async function timed(
    url: string,
    target: string,
    timeoutMs = 300,
  ): Promise<{ outcome: UrlOutcome; ms: number }> {
    const start = performance.now();
    const outcome = await check(url, { allowHosts: new Set([target]), timeoutMs });
    return { outcome, ms: performance.now() - start };
  }

  it('cannot make the checker read an endless body', async () => {
    let written = 0;
    let closed = false;
    const endless = await playHttp((_, response) => {
      const chunk = Buffer.alloc(65_536);
      const timer = setInterval(() => {
        if (response.write(chunk)) written += chunk.length;
      }, 1);
      response.on('close', () => {
        closed = true;
        clearInterval(timer);
      });
    });
    const { outcome } = await timed(`http://${endless.target}/`, endless.target, 10_000);
    await expect.poll(() => closed).toBe(true);
    expect(outcome).toBe('ok');
    expect(written).toBeLessThan(4_000_000);
    await endless.close();
  });

  it('cannot hold a check by dripping headers', async () => {
    const drip = await playTcp((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx: ');
      const timer = setInterval(() => socket.write('a'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    const { outcome, ms } = await timed(`http://${drip.target}/`, drip.target);
    expect(outcome).toBe('inconclusive');
    expect(ms).toBeLessThan(SOON_MS);
    await drip.close();
  });

  it('cannot hold a check by never answering', async () => {
    const { outcome, ms } = await timed(`http://${server.target}/hang`, server.target);
    expect(outcome).toBe('inconclusive');
    expect(ms).toBeLessThan(SOON_MS);
  });

  it('cannot stretch the limit by redirecting slowly', async () => {
    const slow = await playHttp((request, response) => {
      const location = `${request.url ?? ''}x`;
      setTimeout(() => response.writeHead(302, { location }).end(), 180);
    });
    const { outcome } = await timed(`http://${slow.target}/`, slow.target);
    expect(outcome).toBe('inconclusive');
    expect(slow.hits.length).toBeLessThanOrEqual(2);
    await slow.close();
  });

  it('cannot flood the checker with headers', async () => {
    const flood = await playTcp((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(200_000)}\r\n\r\n`);
    });
    expect((await timed(`http://${flood.target}/`, flood.target)).outcome).toBe('inconclusive');
    await flood.close();
  });
});
