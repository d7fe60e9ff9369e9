import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { CHROMIUM } from '../setup/chromium';
import { demoDataFolder, startServer } from '../setup/process';

/** What playwright turns off, since the last such list is the one that counts. */
const OFF_BY_DEFAULT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Pages of the address bar, which each window would load beside the one under test. */
const OF_ADDRESS_BAR = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/** Processes kept ready for a next page, which here is mostly in a window that is not opened. */
const READY_MADE = ['SpareRendererForSitePerProcess'];

let running: Browser | undefined;

/** The browser of this worker's files, which costs seconds to start; it ends with the worker. */
export async function openBrowser(): Promise<Browser> {
  // One that crashed is no more.
  if (running?.isConnected()) return running;
  running = await chromium.launch({
    executablePath: CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      // There is no card where tests run, and drawing on an emulated one is a fourteenth of their time.
      '--disable-gpu',
      `--disable-features=${[...OFF_BY_DEFAULT, ...OF_ADDRESS_BAR, ...READY_MADE].join(',')}`,
    ],
  });
  return running;
}

/** Closes all windows behind a file's tests, so that the next file finds none. */
export async function closeWindows(): Promise<void> {
  for (const context of running?.contexts() ?? []) await context.close();
}

const access = z.object({ email: z.string(), password: z.string(), apiKey: z.string() });

/** Starts the service with the demo and reads how to get in. */
export async function startDemo(
  dataFolder = demoDataFolder(),
  environment: Record<string, string> = {},
) {
  const { origin, output } = await startServer({
    DATA_DIR: dataFolder,
    DEMO: '1',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const file = readFileSync(join(dataFolder, 'demo-access.json'), 'utf8');
  return { origin, output, ...access.parse(JSON.parse(file)) };
}

export type Demo = Awaited<ReturnType<typeof startDemo>>;

const ids = z.object({ id: z.string().default('') });
const told = ids.extend({ hidden: z.boolean().optional(), items: z.array(ids).default([]) });

/** A call of the REST API, to set a scene; gives what tests go on with, as far as it has it. */
export async function callApi(demo: Demo, method: string, path: string, body?: unknown) {
  const response = await fetch(`${demo.origin}/api/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${demo.apiKey}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status, `${method} ${path}`).toBeLessThan(300);
  const answer: unknown = await response.json().catch(() => null);
  return told.catch({ id: '', items: [] }).parse(answer);
}

/** The slug of the company that a scene is about. */
export const SLUG = 'tern-robotics';

/** Adds the company that a scene is about. */
export const addCompany = (demo: Demo, more: Record<string, unknown> = {}) =>
  callApi(demo, 'POST', '/portfolio', {
    name: 'Tern Robotics',
    slug: SLUG,
    vehicleSlug: 'fund-i',
    checkSize: 750_000,
    investmentDate: '2025-03-01',
    instrumentType: 'SAFE',
    ...more,
  });

/** Collects what a page complains about; the test says at its end that it is nothing. */
export function listenForErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(error.error().message));
  return errors;
}

/**
 * Waits until a page's script has taken over all that can be pressed or filled in; what is done
 * before is lost. A page without a script of ours has nothing to wait for.
 */
async function listening(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector('script[src*="/_next/"]')) return true;
    // React keeps what it hears of an element in a property of it.
    const heard = (one: Element) => Object.keys(one).some((key) => key.startsWith('__reactProps'));
    return [...document.querySelectorAll('button, select, input, textarea')].every(heard);
  });
}

/** Makes what opens a page of these windows wait until it listens. */
export function waitUntilListening(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (options?.waitUntil !== 'commit') await listening(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await listening(page);
      return answer;
    };
  });
}

/** Signs a browser window in without its form. */
export async function openSession(context: BrowserContext, demo: Demo): Promise<void> {
  const { origin, email, password } = demo;
  const answer = await context.request.post(`${origin}/api/auth/sign-in/email`, {
    headers: { Origin: origin },
    data: { email, password },
  });
  expect(answer.status()).toBe(200);
}

/** Signs in through the form and waits for the place asked for. */
export async function signIn(page: Page, demo: Demo, path = '/portfolio'): Promise<void> {
  await page.goto(`${demo.origin}${path}`);
  await page.getByLabel('E-mail').fill(demo.email);
  await page.getByLabel('Password').fill(demo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${demo.origin}${path}`);
}

/** Waits until what fades or slides in is there: half faded, every colour lacks contrast. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .filter(({ playState }) => playState === 'running');
    // What comes in begins to move a frame after it is there, and moves what was there before.
    for (let still = 0; still < 3; still += 1) {
      const moving = passing();
      if (moving.length > 0) still = -1;
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe looks at: everything, or what hangs on colours. */
const RULES = {
  all: {},
  colours: { runOnly: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOptions>;

/** The serious and critical findings of axe on the page at rest; they should be none. */
export async function seriousViolations(
  page: Page,
  rules: keyof typeof RULES = 'all',
): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // What passes is not told element by element, which would be most of the work.
  const options: axe.RunOptions = { ...RULES[rules], resultTypes: ['violations'] };
  const { violations, passed } = await page.evaluate(async (options) => {
    const { violations, passes } = await window.axe.run(document, options);
    return { violations, passed: passes.length };
  }, options);
  expect(passed).toBeGreaterThan(0);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
