import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, test as base } from 'vitest';
import { useProcesses } from '../setup/process';
import {
  closeWindows,
  type Demo,
  listenForErrors,
  openBrowser,
  openSession,
  startDemo,
  waitUntilListening,
} from './browser';
import type { Session } from './look';

type Options = Parameters<Browser['newContext']>[0];

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the pages complained about. */
  errors: string[];
}

interface Fixtures extends Visit {
  demo: Demo;
  browser: Browser;
  session: Session;
  /** Opens a browser window of its own, closed after the test; nobody is signed in. */
  visit: (options?: Options) => Promise<Visit>;
}

/** A browser window of its own, with what its pages complain about. */
export async function openWindow(browser: Browser, options: Options = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const errors = listenForErrors(context);
  waitUntilListening(context);
  return { context, page: await context.newPage(), errors };
}

/**
 * A demo and a browser for a file's tests, each of which gets a signed-in page of its own.
 * @param setScene adds what the tests need to the demo
 */
export function consoleTest(setScene?: (demo: Demo) => Promise<unknown>) {
  useProcesses();
  let demo: Demo;
  let browser: Browser;
  let session: Session;

  beforeAll(async () => {
    demo = await startDemo();
    await setScene?.(demo);
    browser = await openBrowser();
    const context = await browser.newContext();
    await openSession(context, demo);
    session = await context.storageState();
    await context.close();
  }, 400_000);
  afterAll(closeWindows);

  return base.extend<Fixtures & { signedIn: Visit }>({
    demo: ({ task: _ }, use) => use(demo),
    browser: ({ task: _ }, use) => use(browser),
    session: ({ task: _ }, use) => use(session),
    visit: async ({ task: _ }, use) => {
      const opened: Visit[] = [];
      await use(async (options) => {
        const visit = await openWindow(browser, options);
        opened.push(visit);
        return visit;
      });
      for (const { context } of opened) await context.close();
    },
    signedIn: async ({ visit }, use) => use(await visit({ storageState: session })),
    context: ({ signedIn }, use) => use(signedIn.context),
    page: ({ signedIn }, use) => use(signedIn.page),
    errors: ({ signedIn }, use) => use(signedIn.errors),
  });
}
