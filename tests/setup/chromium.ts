import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  // Without windows of its own it draws the same pages at less cost.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The machine's Chromium, if it has one. */
export const CHROMIUM = CANDIDATES.find((path) => path !== undefined && existsSync(path));

/** Browser tests are left out only where no browser is, and never where one is required. */
export const WITHOUT_BROWSER = CHROMIUM === undefined && process.env.REQUIRE_BROWSER !== '1';
