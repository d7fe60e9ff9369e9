import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Demo, listenForErrors, seriousViolations } from './browser';

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Looks {
  browser: Browser;
  demo: Pick<Demo, 'origin'>;
  session?: Session;
}

const VIEWPORTS = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
} as const;

/** Pictures for a person to look at go where SCREENSHOTS says; without it none are taken. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** The buttons that reach out of what clips them. */
const buttonsCutOff = (page: Page): Promise<string[]> =>
  page.locator('main button').evaluateAll((all) => {
    const clips = (one: Element) => getComputedStyle(one).overflowX !== 'visible';
    const isCut = (button: Element): boolean => {
      let box = button.parentElement;
      while (box && !clips(box)) box = box.parentElement;
      if (!box || /auto|scroll/.test(getComputedStyle(box).overflowX)) return false;
      return button.getBoundingClientRect().right > box.getBoundingClientRect().right + 1;
    };
    return all.filter(isCut).map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

/**
 * Looks at each page at a desk, on a tablet and on a phone, in light and dark: no serious finding of
 * axe, nothing wider than the screen, no button cut off, nothing on the console.
 */
export async function lookAt({ browser, demo, session }: Looks, paths: Record<string, string>) {
  const context = await browser.newContext(session ? { storageState: session } : {});
  const errors = listenForErrors(context);
  const page = await context.newPage();
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(`${demo.origin}${path}`, { waitUntil: 'networkidle' });
    for (const [device, viewport] of Object.entries(VIEWPORTS)) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `${path} at ${viewport.width}`).toBeLessThanOrEqual(viewport.width);
        expect(await buttonsCutOff(page), `${path} at ${viewport.width}`).toEqual([]);
        await picture(page, `${name}-${device}-${colorScheme}`);
        // Colours do not depend on the width, nor all else on the colours: the findings would only
        // come again.
        if (device !== 'phone') continue;
        const rules = colorScheme === 'light' ? 'all' : 'colours';
        expect(await seriousViolations(page, rules), path).toEqual([]);
      }
    }
  }
  expect(errors).toEqual([]);
  await context.close();
}
