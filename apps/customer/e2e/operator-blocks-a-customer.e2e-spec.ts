import type { Page } from '@playwright/test';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, openWithLivePushes, test } from './harness/test.js';

// Polling is off, so that it cannot make up for a missing push.
test.use({ polls: false });

async function block(desk: Page, what: string, reason: string): Promise<void> {
  await desk.getByRole('button', { name: `Block ${what}`, exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Block' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(desk.getByRole('button', { name: `Unblock ${what}`, exact: true })).toBeVisible();
}

async function unblock(desk: Page, what: string): Promise<void> {
  await desk.getByRole('button', { name: `Unblock ${what}`, exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
  await expect(desk.getByRole('button', { name: `Block ${what}`, exact: true })).toBeVisible();
}

test('an operator blocks a connected customer and unblocks him', async ({ page, browser, server }) => {
  const { client, user, email, password } = await realCustomer(server);
  await page.addInitScript((token) => localStorage.setItem('truemark.token', token), client.token as string);
  await openWithLivePushes(page, '/trade');
  const banner = page.getByRole('region', { name: 'Account restricted' });
  await expect(banner).toHaveCount(0);

  const desk = await openBackOffice(browser, server, { entry: 'Customers' });
  await desk.getByPlaceholder(/e-mail, mobile or UID/).fill(user.uid);
  // The header and the one match.
  await expect(desk.getByRole('row')).toHaveCount(2);
  await expect(desk).toHaveURL(new RegExp(user.uid));
  await desk.getByRole('row', { name: new RegExp(user.uid) }).click();
  await block(desk, 'trading', 'The bank asked us to wait');
  await expect(banner).toContainText('The bank asked us to wait');
  await expect(banner).toContainText('You can still close positions');
  expect(await faultsOf(page)).toEqual([]);
  await unblock(desk, 'trading');
  await expect(banner).toHaveCount(0);

  await desk.getByRole('button', { name: 'More', exact: true }).click();
  await desk.getByRole('menuitem', { name: 'Logins' }).click();
  await expect(desk.getByRole('row', { name: /Live/ })).not.toHaveCount(0);
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('navigation', { name: 'Main pages' }).getByText('Account').click();
  await expect(page.getByText(user.uid)).toBeVisible();
  await block(desk, 'sign-in', 'Please call us');
  await expect(page).toHaveURL(/\/login/);
  const signIn = async (): Promise<void> => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await signIn();
  await expect(page.getByText(/Please call us/).first()).toBeVisible();
  await unblock(desk, 'sign-in');
  await signIn();
  await expect(page.getByText(user.uid)).toBeVisible();
  await desk.context().close();
});
