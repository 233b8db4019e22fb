import type { Page } from '@playwright/test';
import { client } from '../../server/test/harness/client.js';
import type { RealCustomer } from '../../server/test/harness/real-customer.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { openRealAccount } from './harness/payer.js';
import { expect, openDemoAccount, openWithLivePushes, test, waitUntilLoaded } from './harness/test.js';

const ENDED = 'You were logged out on this device.';

/** Opens a demo account, with its account page in a second tab that hears of nothing, asleep behind the first. */
async function openTwoTabs(page: Page): Promise<Page> {
  const old = await page.context().newPage();
  await old.routeWebSocket(/./, () => undefined);
  await openDemoAccount(page);
  await old.goto('/user');
  await expect(old.getByText('UID')).toBeVisible();
  return old;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Security' }).click();
  // A page behind another one draws no frames that a click could wait for.
  await page.getByRole('button', { name: 'Log out' }).dispatchEvent('click');
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).dispatchEvent('click');
  await expect(page).toHaveURL('/');
}

test('a tab whose session has ended leaves the newer session of another tab stored', async ({ page }) => {
  const old = await openTwoTabs(page);
  await logOut(page);
  await openDemoAccount(page);
  const token = await page.evaluate(() => localStorage.getItem('truemark.token'));
  // Its socket may have been refused already.
  await old.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(old).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('truemark.token'))).toBe(token);
  await page.reload();
  await expect(page.getByTestId('total-assets')).toBeVisible();
});

test('a tab whose session has ended leaves no figures of it stored when nobody is signed in', async ({
  page,
}) => {
  const old = await openTwoTabs(page);
  await logOut(page);
  // As the page does when a total that was under way arrives after the log-out of the other tab.
  await old.evaluate(() => localStorage.setItem('truemark.last-total', '{}'));
  await old.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(old).toHaveURL(/\/login/);
  expect(await old.evaluate(() => localStorage.getItem('truemark.last-total'))).toBeNull();
  await expect(old.getByRole('button', { name: 'Open a demo account' })).toBeVisible();
  await expect(old.getByText(ENDED)).toHaveCount(0);
});

test('a session that is ended without a network ends on the server when the network is back', async ({
  page,
  context,
  server,
  faults,
}) => {
  await openDemoAccount(page);
  const { get } = client(server.url, await page.evaluate(() => localStorage.getItem('truemark.token')));
  const answer = async (): Promise<number> => (await get('/api/user/sessions')).code;
  await page.route('**/api/user/logout', (route) => route.abort());
  await logOut(page);
  expect(await answer()).toBe(1);
  await page.unroute('**/api/user/logout');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(answer).toBe(999);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('truemark.log-outs'))).toBeNull();
  const broken = /WebSocket connection|Failed to load resource|net::ERR/;
  expect(faults.splice(0).filter((fault) => !broken.test(fault))).toEqual([]);
});

/** Another device of the customer ends all other sessions. */
async function endElsewhere(server: TestServer, { email, password }: RealCustomer): Promise<void> {
  const asked = { type: 'email', account: email, password };
  const { token } = await client(server.url).take<{ token: string }>('/api/user/loginForU', asked);
  await client(server.url, token).take('/api/user/sessions/revoke', { others: 1 });
}

test('the log-in says that another device has ended the session', async ({ page, server }) => {
  const customer = await openRealAccount(page, server);
  await openWithLivePushes(page, '/mine/transfer');
  await waitUntilLoaded(page);
  await endElsewhere(server, customer);
  await expect(page).toHaveURL(/\/login\?from=/);
  await expect(page.getByRole('region', { name: ENDED })).toBeVisible();
});

test('a page that visitors see too stays, and says that another device has ended the session', async ({
  page,
  server,
}) => {
  const customer = await openRealAccount(page, server);
  await openWithLivePushes(page, '/help');
  await endElsewhere(server, customer);
  await expect(page.getByText(ENDED)).toBeVisible();
  await expect(page).toHaveURL('/help');
});

test('feedback being written is found again after a log-in, until it is sent', async ({ page, server }) => {
  const customer = await openRealAccount(page, server);
  const field = page.locator('textarea');
  await openWithLivePushes(page, '/feedback');
  await field.fill('The chart is slow on my phone.');
  await endElsewhere(server, customer);
  const main = page.getByRole('main').filter({ visible: true });
  await main.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/feedback');
  await expect(field).toHaveValue('The chart is slow on my phone.');
  await main.locator('form button[type=submit]').click();
  await expect(field).toHaveCount(0);
  await main.getByRole('button', { name: 'Write another one' }).click();
  await expect(field).toHaveValue('');
});

test('feedback being written is found again on its page, until its writer logs out', async ({ page }) => {
  await openDemoAccount(page);
  await page.goto('/feedback');
  const field = page.locator('textarea');
  await field.fill('This one is never sent.');
  await page.goto('/user');
  await page.goto('/feedback');
  await expect(field).toHaveValue('This one is never sent.');
  await page.goto('/user');
  await logOut(page);
  await openDemoAccount(page);
  await page.goto('/feedback');
  await expect(field).toHaveValue('');
});
