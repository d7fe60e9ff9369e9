import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { checkUrls } from './check-url';
import { playHttp } from './check-url-test-server';

const taskOf = (url: string) => ({ id: url, url, organizationId: 'acme' });

const resolve = async (): Promise<string[]> => ['127.0.0.1'];

describe('the bounds of a run', () => {
  const slowly = (_: IncomingMessage, response: ServerResponse): void => {
    setTimeout(() => response.end(), 100);
  };

  it('are 2 at once per host name, whatever the port', async () => {
    let open = 0;
    let peak = 0;
    const counted = (request: IncomingMessage, response: ServerResponse): void => {
      peak = Math.max(peak, ++open);
      response.on('close', () => open--);
      slowly(request, response);
    };
    const servers = await Promise.all([playHttp(counted), playHttp(counted)]);
    const urls = servers.flatMap(({ target }) =>
      ['/a', '/b', '/c', '/d'].map((path) => taskOf(`http://${target}${path}`)),
    );
    const allowHosts = new Set(servers.map(({ target }) => target));
    const results = await checkUrls(urls, { allowHosts });
    expect(results.map(({ outcome }) => outcome)).toEqual(urls.map(() => 'ok'));
    expect(peak).toBe(2);
    await Promise.all(servers.map((it) => it.close()));
  });

  it('are 8 at once in all', async () => {
    const busy = await playHttp(slowly);
    const hosts = Array.from({ length: 20 }, (_, n) => `h${n}.example:${busy.port}`);
    const urls = hosts.map((host) => taskOf(`http://${host}/`));
    const results = await checkUrls(urls, { allowHosts: new Set(hosts), resolve });
    expect(results.filter(({ outcome }) => outcome === 'ok')).toHaveLength(20);
    expect(busy.peak()).toBe(8);
    await busy.close();
  });

  it('hold for a host that others redirect to as well', async () => {
    const hub = await playHttp(slowly);
    const door = await playHttp((_, response) => {
      response.writeHead(302, { location: `http://hub.example:${hub.port}/` }).end();
    });
    const hosts = Array.from({ length: 8 }, (_, n) => `d${n}.example:${door.port}`);
    const allowHosts = new Set([...hosts, `hub.example:${hub.port}`]);
    const urls = hosts.map((host) => taskOf(`http://${host}/`));
    const results = await checkUrls(urls, { allowHosts, resolve });
    expect(results.map(({ outcome }) => outcome)).toEqual(hosts.map(() => 'ok'));
    expect(hub.peak()).toBe(2);
    await Promise.all([hub.close(), door.close()]);
  });

  it('take no new URLs once the time is up', async () => {
    let clock = 0;
    const ticking = await playHttp((_, response) => {
      clock += 9_000;
      setTimeout(() => response.end(), 20);
    });
    const urls = Array.from({ length: 9 }, (_, n) => taskOf(`http://${ticking.target}/${n}`));
    const allowHosts = new Set([ticking.target]);
    const results = await checkUrls(urls, { allowHosts, now: () => clock, timeoutMs: 60_000 });
    expect(results.length).toBeGreaterThan(0);
    expect(results.length).toBeLessThan(9);
    expect(ticking.hits).toEqual(results.map(({ id }) => new URL(id).pathname));
    await ticking.close();
  });

  it('end with the signal: what is under way is inconclusive, the rest is not taken', async () => {
    const controller = new AbortController();
    const never = await playHttp(() => controller.abort());
    const urls = ['a', 'b', 'c', 'd'].map((path) => taskOf(`http://${never.target}/${path}`));
    const allowHosts = new Set([never.target]);
    const results = await checkUrls(urls, { allowHosts, signal: controller.signal });
    expect(results).toEqual(urls.slice(0, 2).map(({ id }) => ({ id, outcome: 'inconclusive' })));
    await never.close();
  });
});
