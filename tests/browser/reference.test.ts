import { execFile } from 'node:child_process';
import { get, type OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { useProcesses } from '../setup/process';
import { closeWindows, type Demo, listenForErrors, openBrowser, startDemo } from './browser';
import { lookAt } from './look';

const run = promisify(execFile);
const shareAnswer = z.object({
  share: z.object({ id: z.string(), publicId: z.string(), urlPath: z.string() }),
});
const portfolio = z.object({ companies: z.array(z.object({ id: z.string() })) });

describe.skipIf(WITHOUT_BROWSER)('the API reference and the public page in a browser', () => {
  useProcesses();
  let demo: Demo;
  let browser: Browser;
  let page: Page;
  let errors: string[];
  let share: z.output<typeof shareAnswer>['share'];

  const api = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${demo.origin}/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${demo.apiKey}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.json();
  };

  beforeAll(async () => {
    demo = await startDemo();
    browser = await openBrowser();
    const { companies } = portfolio.parse(await api('GET', '/portfolio?vehicleSlug=fund-i'));
    ({ share } = shareAnswer.parse(
      await api('POST', '/public-shares/company-lists', {
        title: 'Spring list 🚀 ロボット',
        companyIds: companies.slice(0, 4).map(({ id }) => id),
      }),
    ));
    const context = await browser.newContext();
    errors = listenForErrors(context);
    page = await context.newPage();
  }, 400_000);
  afterAll(closeWindows);

  test('both are accessible, fit, and say nothing on the console', async () => {
    await lookAt({ browser, demo }, { docs: '/docs', share: share.urlPath });
  }, 240_000);

  test('the reference shows every operation, loads nothing from elsewhere, and its examples run', async () => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(`${demo.origin}/docs`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'To the console' }).waitFor();
    expect([...hosts]).toEqual([new URL(demo.origin).host]);
    const lines = await page.locator('main section figure pre').allTextContents();
    const document = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(await (await fetch(`${demo.origin}/api/v1/openapi.json`)).json());
    const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    expect(lines).toHaveLength(operations.length);
    const within = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
    const places = await page.locator('[id]').evaluateAll((nodes) => nodes.map(({ id }) => id));
    expect(within).toEqual(expect.arrayContaining(['object-Deal', 'error-NotFound']));
    expect(within.filter((id) => !places.includes(id))).toEqual([]);
    const env = { ...process.env, API: `${demo.origin}/api/v1`, KEY: demo.apiKey };
    const readable = lines.filter((line) => /^curl "\$API[^$]*"/.test(line));
    expect(readable.length).toBeGreaterThan(5);
    for (const line of readable) {
      const { stdout } = await run('sh', ['-c', `${line} -s -o /dev/null -w '%{http_code}'`], {
        env,
      });
      // Some need a selector where several vehicles are within reach, and say so.
      expect([line, stdout]).toEqual([line, expect.stringMatching(/^(200|400)$/)]);
    }
    const [posted] = lines.filter((line) => line.includes('-X POST "$API/deals"'));
    const made = await run('sh', ['-c', `${posted} -s`], { env });
    expect(JSON.parse(made.stdout)).toMatchObject({ companyName: 'Acme Robotics' });
    expect(errors).toEqual([]);
  });

  test('a key opens no page, and no page answers under an address that is not its own', async () => {
    const statusOf = (path: string, headers: OutgoingHttpHeaders = {}) =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(demo.origin);
        // fetch would resolve the dots before it asks.
        get({ hostname, port, path, headers }, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.headers.location]);
        }).on('error', reject);
      });
    expect(await statusOf('/settings', { authorization: `Bearer ${demo.apiKey}` })).toEqual([
      307,
      '/sign-in?next=%2Fsettings',
    ]);
    const dots = ['/share/%2e%2e/sign-in', '/share/companies/../../sign-in', '/share/%2E./sign-in'];
    const slashes = ['/api//v1/vehicles', '/api/v1\\vehicles', '/share//companies/x'];
    for (const path of [...dots, ...slashes]) {
      expect([path, await statusOf(path)]).toEqual([path, [404, undefined]]);
    }
  });

  test('a share has a preview image drawn here, and both are gone once it is revoked', async () => {
    await page.goto(`${demo.origin}${share.urlPath}`);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const path = new URL(address ?? '').pathname;
    const image = await fetch(`${demo.origin}${path}`);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(image.headers.get('cache-control')).toContain('no-store');
    await api('DELETE', `/public-shares/${share.id}`);
    expect((await fetch(`${demo.origin}${path}`)).status).toBe(404);
    expect((await fetch(`${demo.origin}${share.urlPath}.rsc`)).status).toBe(404);
    const asParts: Record<string, string>[] = [
      {},
      { RSC: '1' },
      { RSC: '1', 'Next-Router-State-Tree': 'x' },
      { 'X-Middleware-Prefetch': '1' },
      { 'X-Nextjs-Data': '1' },
    ];
    for (const headers of asParts) {
      const page = `${demo.origin}${share.urlPath}?_rsc=1`;
      const { status } = await fetch(page, { headers, redirect: 'manual' });
      expect([headers, status]).toEqual([headers, 404]);
    }
  });
});
