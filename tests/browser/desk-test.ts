import type { Locator } from 'playwright-core';
import { addCompany, callApi, type Demo, SLUG } from './browser';
import { consoleTest } from './console-test';

const under = `/portfolio/companies/${SLUG}`;
const INTRO = 'Could you introduce us to heads of logistics at retailers?';

/** A company with something of every kind to decide, newer than all of the demo's. */
async function setScene(demo: Demo): Promise<void> {
  await addCompany(demo, { website: 'https://tern-robotics.example' });
  await callApi(demo, 'POST', `${under}/investor-updates`, {
    receivedAt: '2026-03-01T09:00:00Z',
    source: 'email',
    subject: 'February update',
    fromAddress: 'maya@tern-robotics.example',
    rawBody: `Hi all,\n\nARR reached $2.3M. We are 14 people.\n\n${INTRO} That would help.\n\nMaya`,
  });
  await callApi(demo, 'POST', '/portfolio/news', {
    items: [
      {
        companySlug: SLUG,
        url: 'https://news.example/tern',
        title: 'Tern Robotics lifts pallets in Ohio',
        publishedAt: '2026-03-02',
      },
    ],
  });
  for (const [description, suggestedField] of [
    ['No cash is named.', 'cashOnHandUsd'],
    ['No headcount is named.', 'headcount'],
    ['No burn is named.', 'burnMonthlyUsd'],
    ['No margin is named.', 'grossMarginPct'],
  ]) {
    await callApi(demo, 'POST', `${under}/data-gaps`, {
      gapType: 'METRIC_MISSING',
      description,
      suggestedField,
    });
  }
}

interface Desk {
  open: (path: string) => Promise<void>;
  /** The item looked at. */
  detail: Locator;
  /** The items of a kind. */
  waiting: (kind: string) => Locator;
}

/** Tests at the desk of a fund that has something of every kind to decide. */
export function deskTest() {
  return consoleTest(setScene).extend<Desk>({
    open: ({ demo, page }, use) =>
      use(async (path) => {
        await page.goto(`${demo.origin}${path}`);
        await page.waitForLoadState('networkidle');
      }),
    detail: ({ page }, use) => use(page.getByRole('article', { name: 'Under review' })),
    waiting: ({ page }, use) => use((kind) => page.getByRole('region', { name: kind })),
  });
}
