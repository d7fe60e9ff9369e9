import type { Browser } from 'playwright-core';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { copyPostgres, postgresUrl } from '../setup/database';
import { newDataFolder, useProcesses } from '../setup/process';
import { startTcpProxy, type TcpProxy } from '../setup/tcp-proxy';
import {
  closeWindows,
  type Demo,
  openBrowser,
  seriousViolations,
  signIn,
  startDemo,
} from './browser';
import { openWindow } from './console-test';

// The embedded database has no connections to lose.
const skip = WITHOUT_BROWSER || postgresUrl === undefined;

describe.skipIf(skip)('the console while the database is away', () => {
  useProcesses();
  let browser: Browser;
  let proxy: TcpProxy;
  let demo: Demo;
  let drop: () => Promise<void>;
  let address: string;
  const logged = () => demo.output.stdout + demo.output.stderr;

  beforeAll(async () => {
    const copy = await copyPostgres(postgresUrl ?? '');
    drop = copy.drop;
    address = copy.url;
    proxy = await startTcpProxy(copy.url);
    demo = await startDemo(newDataFolder(), {
      DATABASE_URL: proxy.url,
      DATABASE_POOL_DEADLINE_MS: '500',
      LOG_LEVEL: 'error',
      AUTH_SECRET: 'a secret of the tests, 32 letters',
    });
    browser = await openBrowser();
  }, 400_000);
  afterAll(async () => {
    await closeWindows();
    await proxy?.close();
    await drop?.();
  });

  test('a page says that it could not be shown, and is shown on another try once it can', async () => {
    const { page } = await openWindow(browser);
    await signIn(page, demo);
    const sorry = page.getByRole('heading', { name: 'This page could not be shown' });
    proxy.away();
    const answer = await page.goto(`${demo.origin}/stats`);
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '2']);
    await sorry.waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    proxy.back();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Fund stats' }).waitFor();
    proxy.away();
    await page.getByRole('link', { name: 'Pipeline' }).click();
    await sorry.waitFor();
    proxy.back();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Pipeline' }).waitFor();
  });

  test('a share page asks its visitor to come back, tells the log no more than which page it was, and is there once it can be', async () => {
    const publicId = `ps_${'A'.repeat(24)}`;
    const page = `${demo.origin}/share/companies/${publicId}`;
    proxy.away();
    const away = await fetch(page);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
    await expect.poll(logged).toContain('"operation":"/share/companies/[publicId]"');
    expect(logged()).not.toContain(publicId);
    expect(logged()).not.toContain('select "');
    proxy.back();
    await expect.poll(async () => (await fetch(page)).status, { timeout: 10_000 }).toBe(404);
  });

  test('a failure half-way through the lookup of a session tells the log no statement, by whichever library', async () => {
    const { page } = await openWindow(browser);
    await signIn(page, demo);
    const sql = postgres(address, { max: 1 });
    await sql`alter table users rename to users_away`;
    expect((await page.goto(`${demo.origin}/stats`))?.status()).toBe(500);
    await expect.poll(logged).toContain('"console":[');
    expect(logged()).not.toContain('select "');
    await sql`alter table users_away rename to users`;
    await sql.end();
  });
});
