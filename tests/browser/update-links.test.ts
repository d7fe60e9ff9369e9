import { describe, expect } from 'vitest';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { addCompany, callApi, seriousViolations } from './browser';
import { deskTest } from './desk-test';
import { picture } from './look';

describe.skipIf(WITHOUT_BROWSER)('one update in a browser', () => {
  const test = deskTest();

  test('a link to an update opens that update wherever it stands in the list, or says that it is deleted', async ({
    demo,
    page,
    open,
  }) => {
    await addCompany(demo, { name: 'Heron Post', slug: 'heron-post' });
    const under = '/portfolio/companies/heron-post/investor-updates';
    const { id } = await callApi(demo, 'POST', under, {
      receivedAt: '2025-01-01',
      source: 'email',
      subject: 'The first of all',
      rawBody: 'Hello,\n\nAsks:\n- Intros to heads of freight\n',
    });
    for (let day = 1; day <= 21; day += 1) {
      const receivedAt = `2025-02-${String(day).padStart(2, '0')}`;
      const subject = `February ${day}`;
      await callApi(demo, 'POST', under, {
        receivedAt,
        source: 'email',
        subject,
        rawBody: 'Well.',
      });
    }
    await open('/companies/heron-post?tab=asks');
    await page.getByRole('link', { name: 'Open the update' }).click();
    const reader = (name: string) => page.getByRole('article', { name });
    await reader('The first of all').locator('mark', { hasText: 'heads of freight' }).waitFor();
    await page.keyboard.press('j');
    await reader('February 21').waitFor();
    await callApi(demo, 'DELETE', `${under}/${id}`, undefined);
    await open(`/companies/heron-post?tab=updates&update=${id}`);
    await page.getByText('This update is deleted').waitFor();
    expect(await reader('February 21').count()).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
  });

  test('an update is deleted with an undo, and a deleted one is found and restored', async ({
    demo,
    page,
    errors,
    open,
  }) => {
    await addCompany(demo, { name: 'Dunlin Works', slug: 'dunlin-works' });
    const under = '/portfolio/companies/dunlin-works/investor-updates';
    const update = { receivedAt: '2026-02-01', source: 'email', rawBody: 'Of another company.' };
    const { id } = await callApi(demo, 'POST', under, { ...update, subject: 'Pasted wrongly' });
    await open('/companies/dunlin-works?tab=updates');
    const reader = page.getByRole('article', { name: 'Pasted wrongly' });
    const remove = async () => {
      await reader.getByRole('button', { name: 'Actions for this update' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('The update is deleted.').first().waitFor();
      await reader.waitFor({ state: 'detached' });
    };
    await remove();
    await page.getByText('No updates left.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await reader.waitFor();
    await remove();
    await page.getByLabel('Show deleted (1)').check();
    await page.getByText('This update is deleted').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'update-deleted');
    await page.getByRole('button', { name: 'Restore' }).click();
    await reader.waitFor();
    await picture(page, 'update-actions');
    await callApi(demo, 'DELETE', `${under}/${id}`, undefined);
    await open(`/companies/dunlin-works?tab=updates&update=${id}`);
    await page.getByRole('button', { name: 'Restore' }).click();
    await reader.waitFor();
    expect(errors).toEqual([]);
  });
});
