import { describe, expect } from 'vitest';
import { z } from 'zod';
import { WITHOUT_BROWSER } from '../setup/chromium';
import { seriousViolations } from './browser';
import { consoleTest } from './console-test';
import { lookAt, picture } from './look';

describe.skipIf(WITHOUT_BROWSER)('the settings in a browser', () => {
  const test = consoleTest();

  test('every part is accessible, fits, and says nothing on the console', async ({
    demo,
    browser,
    session,
  }) => {
    await lookAt(
      { browser, demo, session },
      {
        profile: '/settings',
        keys: '/settings/keys',
        members: '/settings/members',
        vehicles: '/settings/vehicles',
        organization: '/settings/organization',
        audit: '/settings/audit',
      },
    );
  }, 240_000);

  test('a key is made, shown once, works with the curl line’s address, and dies when revoked', async ({
    demo,
    page,
    errors,
  }) => {
    // The keys are heard once the page's script has run.
    await page.goto(`${demo.origin}/settings/keys`, { waitUntil: 'networkidle' });
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByText('Name is required.').waitFor();
    await dialog.getByLabel('Name').fill('Mailer');
    await dialog.getByLabel('Read-only').check();
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const key = await dialog.getByLabel('API key').inputValue();
    expect(await dialog.getByLabel('Try it').inputValue()).toContain(
      `"Authorization: Bearer ${key}" ${demo.origin}/api/v1/vehicles`,
    );
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    const status = async () =>
      (
        await fetch(`${demo.origin}/api/v1/vehicles`, {
          headers: { Authorization: `Bearer ${key}` },
        })
      ).status;
    expect(await status()).toBe(200);
    await page.getByRole('button', { name: 'Revoke Mailer' }).click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByText('Mailer is revoked.').waitFor();
    expect(await status()).toBe(401);
    expect(await page.content()).not.toContain(key);
    expect(errors).toEqual([]);
  });

  test('somebody invited joins by the link with a name and a password, once', async ({
    demo,
    page,
    errors,
    visit,
  }) => {
    await page.goto(`${demo.origin}/settings/members`);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByLabel('E-mail').fill('nora@northstar.test');
    const make = page.getByRole('button', { name: 'Make link' });
    await make.click();
    await page.getByRole('alert').getByText('Choose at least one vehicle.').waitFor();
    // A manager who invites an investor is told what they reach beside the portal.
    await page.getByRole('dialog').getByLabel('Role').selectOption('VIEWER');
    await page
      .getByRole('dialog')
      .getByText(/API key.*valuations.*hidden asks/)
      .waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await picture(page, 'invite-viewer');
    await page.getByRole('dialog').getByLabel('Role').selectOption('EDITOR');
    await page.getByLabel('Northstar Fund I', { exact: true }).check();
    await make.click();
    const link = await page.getByLabel('Invitation link').inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Revoke the invitation of nora' }).waitFor();
    expect(errors).toEqual([]);
    const guest = await visit();
    const answer = await guest.page.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    expect(await seriousViolations(guest.page)).toEqual([]);
    await guest.page.getByLabel('Your name').fill('Nora Quist');
    await guest.page.getByLabel('Password').fill('short');
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await guest.page.getByText('Password must be at least 12 characters.').waitFor();
    // The service alone knows whether it is a new account's password.
    expect(guest.errors.splice(0)).toEqual([expect.stringContaining('invitations.accept')]);
    await guest.page.getByLabel('Password').fill('a long enough password');
    const accepting = '**/api/trpc/invitations.accept*';
    // The first answer is lost on its way.
    await guest.page.route(accepting, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await guest.page.getByText('The service cannot be reached').waitFor();
    await guest.page.unroute(accepting);
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await guest.page.getByText('If you have joined already, sign in').waitFor();
    guest.errors.length = 0;
    await guest.page.getByRole('link', { name: 'Sign in' }).click();
    await guest.page.getByLabel('E-mail').fill('nora@northstar.test');
    await guest.page.getByLabel('Password').fill('a long enough password');
    await guest.page.getByRole('button', { name: 'Sign in' }).click();
    await guest.page.waitForURL('**/portfolio');
    await guest.page.getByText('Northstar Fund I').first().waitFor();
    expect(guest.errors).toEqual([]);
    await guest.page.goto(link);
    await guest.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  });

  test('a window does nothing in the name of whoever signs in beside it', async ({
    demo,
    page,
    context,
    visit,
  }) => {
    await page.goto(`${demo.origin}/settings/members`);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByLabel('E-mail').fill('olaf@northstar.test');
    await page.getByLabel('Northstar Fund I', { exact: true }).check();
    await page.getByRole('button', { name: 'Make link' }).click();
    const link = await page.getByLabel('Invitation link').inputValue();
    const guest = await visit();
    await guest.page.goto(link);
    await guest.page.getByLabel('Your name').fill('Olaf Berg');
    await guest.page.getByLabel('Password').fill('a long enough password');
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await guest.page.waitForURL('**/portfolio');
    await page.goto(`${demo.origin}/companies/harborlight`, { waitUntil: 'networkidle' });
    await context.addCookies(await guest.context.cookies());
    await page.getByRole('button', { name: /^Sector/ }).click();
    const sector = page.getByRole('textbox', { name: 'Sector' });
    await sector.fill('Freight');
    await page.keyboard.press('Enter');
    const ended = page.getByRole('dialog', { name: 'Your session has ended' });
    await ended.getByLabel('Password').fill(demo.password);
    await page.keyboard.press('Enter');
    await ended.waitFor({ state: 'detached' });
    await sector.press('Enter');
    await page.getByText('Sector of Harborlight saved.').waitFor();
    await page.getByRole('tab', { name: 'Activity' }).click();
    await page.getByText(/^ana/i).last().waitFor();
    expect(await page.getByText(/^olaf/i).count()).toBe(0);
  });

  test('whoever does not reach the fund that invests now is shown no other in its place', async ({
    demo,
    page,
    visit,
  }) => {
    await page.goto(`${demo.origin}/settings/organization`);
    // What is chosen stands there once the page's script has run.
    const chosen = page.getByLabel('Invests now').locator('option:checked');
    await expect.poll(() => chosen.innerText()).toBe('Northstar Fund II');
    await page.goto(`${demo.origin}/settings/members`);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByLabel('E-mail').fill('pia@northstar.test');
    await page.getByLabel('Northstar Fund I', { exact: true }).check();
    await page.getByRole('button', { name: 'Make link' }).click();
    const guest = await visit();
    await guest.page.goto(await page.getByLabel('Invitation link').inputValue());
    await guest.page.getByLabel('Your name').fill('Pia Holm');
    await guest.page.getByLabel('Password').fill('a long enough password');
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await guest.page.waitForURL('**/portfolio');
    await guest.page.goto(`${demo.origin}/settings/organization`);
    // While the page still comes in, a copy of it may wait out of sight.
    const told = guest.page
      .getByRole('paragraph')
      .filter({ hasText: 'A manager of Northstar Ventures can' });
    await told.waitFor();
    expect(await guest.page.getByLabel('Invests now').count()).toBe(0);
  });

  test('a vehicle is added, and its targets are changed', async ({ demo, page, errors }) => {
    await page.goto(`${demo.origin}/settings/vehicles`);
    await page.getByRole('button', { name: 'Add vehicle' }).click();
    await page.getByLabel('Name').fill('Northstar SPV');
    await page.getByLabel('Type').selectOption('SPV');
    await page.getByRole('dialog').getByRole('button', { name: 'Add vehicle' }).click();
    await page.getByText('Northstar SPV is there.').waitFor();
    await page.getByRole('button', { name: 'Edit Northstar SPV' }).click();
    await page.getByLabel('Target size').fill('4.5m');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Northstar SPV is saved.').waitFor();
    await page.getByText('$4.5M').waitFor();
    const switcher = page.getByRole('button', { name: /^Vehicle:/ });
    await switcher.click();
    const added = page.getByRole('menuitemradio', { name: /^Northstar SPV/ });
    await added.getByText('SPV · 0 companies', { exact: true }).waitFor();
    await added.click();
    await switcher.filter({ hasText: 'Northstar SPV' }).waitFor();
    await page.goto(`${demo.origin}/portfolio`);
    await page.getByText('Northstar SPV · SPV · 0 companies').waitFor();
    expect(errors).toEqual([]);
  });

  test('what keys mean is chosen in the settings, not by looking at another vehicle', async ({
    demo,
    page,
    errors,
  }) => {
    const meant = async () => {
      const answer = await fetch(`${demo.origin}/api/v1/portfolio`, {
        headers: { Authorization: `Bearer ${demo.apiKey}` },
      });
      return z.object({ vehicle: z.object({ name: z.string() }) }).parse(await answer.json())
        .vehicle.name;
    };
    expect(await meant()).toBe('Northstar Fund I');
    await page.goto(`${demo.origin}/settings`, { waitUntil: 'networkidle' });
    const switcher = page.getByRole('button', { name: /^Vehicle:/ });
    await switcher.click();
    await page.getByRole('menuitemradio', { name: 'Northstar Fund II ' }).click();
    await switcher.filter({ hasText: 'Northstar Fund II' }).waitFor();
    await page.goto(`${demo.origin}/portfolio`);
    await switcher.filter({ hasText: 'Northstar Fund II' }).waitFor();
    expect(await meant()).toBe('Northstar Fund I');
    await page.goto(`${demo.origin}/settings`, { waitUntil: 'networkidle' });
    await page.getByLabel('Vehicle', { exact: true }).selectOption('Northstar Fund II');
    await page.getByText('Your default vehicle is saved.').waitFor();
    expect(await meant()).toBe('Northstar Fund II');
    expect(errors).toEqual([]);
  });

  test('a button that has nothing more to send leaves the focus to the page', async ({
    demo,
    page,
  }) => {
    await page.goto(`${demo.origin}/settings`);
    const name = page.getByRole('textbox', { name: /^Name/ });
    await name.fill(`${await name.inputValue()} B.`);
    const save = page.getByRole('button', { name: 'Save name' });
    await save.press('Enter');
    await page.getByText('Your name is saved.').waitFor();
    await page.locator('main:focus').waitFor();
    expect(await save.isDisabled()).toBe(true);
  });

  test('the trail tells of it, to managers', async ({ demo, page, errors }) => {
    await page.goto(`${demo.origin}/settings/audit`);
    await page.getByText('vehicles.updateSettings').first().waitFor();
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(100);
    expect(errors).toEqual([]);
  });
});
