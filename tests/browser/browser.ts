import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { runToEnd, startServer } from '../setup/process';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The machine's Chromium, if it has one. */
export const CHROMIUM = CANDIDATES.find((path) => path !== undefined && existsSync(path));

/** Browser tests are left out only where no browser is, and never where one is required. */
export const WITHOUT_BROWSER = CHROMIUM === undefined && process.env.REQUIRE_BROWSER !== '1';

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

const access = z.object({ email: z.string(), password: z.string(), apiKey: z.string() });

/** Builds what is not built. */
export async function buildPages(): Promise<void> {
  const build = "import('./scripts/ensure-built.mjs').then((m) => m.ensureBuilt({ pages: true }))";
  expect(await runToEnd(['-e', build])).toMatchObject({ code: 0 });
}

/** Starts the service with the demo and reads how to get in. */
export async function startDemo(dataFolder: string, environment: Record<string, string> = {}) {
  await buildPages();
  const { origin } = await startServer({
    DATA_DIR: dataFolder,
    DEMO: '1',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const file = readFileSync(join(dataFolder, 'demo-access.json'), 'utf8');
  return { origin, ...access.parse(JSON.parse(file)) };
}

export type Demo = Awaited<ReturnType<typeof startDemo>>;

/** A call of the REST API, to set a scene. */
export async function callApi(demo: Demo, method: string, path: string, body: unknown) {
  const response = await fetch(`${demo.origin}/api/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${demo.apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, `${method} ${path}`).toBeLessThan(300);
}

/** Collects what a page complains about; the test says at its end that it is nothing. */
export function listenForErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(error.error().message));
  return errors;
}

/** Signs in through the form and waits for the place asked for. */
export async function signIn(page: Page, demo: Demo, path = '/portfolio'): Promise<void> {
  await page.goto(`${demo.origin}${path}`);
  // On a busy machine the form may be there before its script.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('E-mail').fill(demo.email);
  await page.getByLabel('Password').fill(demo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${demo.origin}${path}`);
}

/** Waits until what fades or slides in is there: half faded, every colour lacks contrast. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** The serious and critical findings of axe on the page at rest; they should be none. */
export async function seriousViolations(page: Page): Promise<string[]> {
  await settled(page);
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(0);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
