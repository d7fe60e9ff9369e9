import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { useProcesses } from '../setup/process';
import { closeWindows, type Demo, openBrowser, startDemo } from './browser';

const shareAnswer = z.object({ share: z.object({ urlPath: z.string() }) });
const summary = z.object({ companies: z.array(z.object({ id: z.string(), slug: z.string() })) });

const NONCE = /script-src 'self' 'nonce-([\w+/=]+)' 'strict-dynamic';/;

describe.skipIf(WITHOUT_BROWSER)('the content security policy in a browser', () => {
  useProcesses();
  let origin: string;
  let demo: Demo;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    demo = await startDemo();
    ({ origin } = demo);
    browser = await openBrowser();
    context = await browser.newContext();
    context.on('console', (message) => {
      if (/Content Security Policy|Permissions-Policy/i.test(message.text())) {
        complaints.push(`${message.location().url}: ${message.text()}`);
      }
    });
    page = await context.newPage();
  }, 400_000);
  afterAll(closeWindows);

  const open = async (path: string) => {
    const answer = await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    return answer?.headers() ?? {};
  };

  const api = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${demo.apiKey}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.json();
  };

  test('every page sends the headers, with a new nonce each time', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/sign-in', '/no-such-page', '/share/companies/ps_none']) {
      const headers = await open(path);
      const policy = headers['content-security-policy'] ?? '';
      nonces.add(NONCE.exec(policy)?.[1] ?? 'none');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': path.startsWith('/share/')
          ? 'no-referrer'
          : 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      if (path.startsWith('/share/')) {
        expect(headers['cache-control']).toContain('no-store');
        expect(headers['x-robots-tag']).toBe('noindex');
      }
    }
    expect(nonces.size).toBe(4);
    const script = await page.locator('script[src]').first().getAttribute('src');
    const built = await fetch(`${origin}${script ?? ''}`);
    expect([built.status, built.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  });

  test('signing in, the console and a share page work without a violation', async () => {
    await open('/sign-in');
    await page.getByLabel('E-mail').fill(demo.email);
    await page.getByLabel('Password').fill(demo.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.pathname !== '/sign-in');
    await page.waitForLoadState('networkidle');
    const { companies } = summary.parse(await api('GET', '/portfolio?vehicleSlug=fund-i'));
    const [first] = companies;
    await open(`/companies/${first?.slug ?? ''}`);
    const made = await api('POST', '/public-shares/company-lists', {
      title: 'Policy',
      companyIds: [first?.id],
    });
    await open(shareAnswer.parse(made).share.urlPath);
    expect(await page.getByRole('heading', { name: 'Policy' }).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('a script that slips into a page does not run', async () => {
    const injected = `<script>window.ran = 'inline'</script>
      <script src="data:text/javascript,window.ran='data'"></script>
      <img src="/none.png" onerror="window.ran = 'attribute'">
      <iframe srcdoc="<script>parent.ran = 'frame'</script>"></iframe>`;
    await page.route(`${origin}/sign-in`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('</body>', `${injected}</body>`);
      expect(body).toContain(injected);
      await route.fulfill({ response: answer, body });
    });
    await open('/sign-in');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(complaints.length).toBeGreaterThanOrEqual(3);
  });

  test('no other page may frame ours', async () => {
    await page.goto('about:blank');
    await page.setContent(`<iframe src="${origin}/sign-in"></iframe>`);
    await page.waitForTimeout(1000);
    expect(await page.frames()[1]?.content()).not.toContain('Password');
  });
});
