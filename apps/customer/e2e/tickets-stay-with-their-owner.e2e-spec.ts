import type { Page } from '@playwright/test';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { expect, test } from './harness/priced-test.js';
import { openMarket } from './harness/trader.js';

const lots = (page: Page) => page.getByLabel('Lots', { exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name });

/** Leads to an address within the open page, which a tab's pages outlast. */
async function go(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, to);
}

async function openDemoAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open a demo account' }).click();
}

test('a ticket typed before a log-out is not found by whoever uses the tab next', async ({
  page,
  server,
}) => {
  await openMarket(page, server, 'BTC/USDT');
  await lots(page).fill('0.37');
  await tab(page, 'Account').click();
  await page.getByRole('button', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await tab(page, 'Trade').click();
  await expect(lots(page)).toHaveValue('0.01');
  // What a visitor types is found after signing in.
  await lots(page).fill('0.42');
  await page.getByRole('button', { name: /^Buy / }).click();
  await expect(page).toHaveURL(/\/login/);
  await openDemoAgain(page);
  await expect(page).toHaveURL(/\/trade/);
  await expect(lots(page)).toHaveValue('0.42');
});

test('a ticket is found again by its owner after the session has expired', async ({ page, server }) => {
  const customer = await openMarket(page, server, 'BTC/USDT');
  await lots(page).fill('0.37');
  await customer.take('/api/user/logout');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  // The page is open for visitors too.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('truemark.token'))).toBeNull();
  await page.getByRole('button', { name: /^Buy / }).click();
  await expect(page).toHaveURL(/\/login/);
  await openDemoAgain(page);
  await expect(page).toHaveURL(/\/trade/);
  await expect(lots(page)).toHaveValue('0.37');
});

test('a ticket typed in a demo account does not wait in a real one', async ({ page, server }) => {
  await openMarket(page, server, 'BTC/USDT');
  await lots(page).fill('0.37');
  const real = await realCustomer(server);
  await go(page, '/login');
  await page.getByLabel('E-mail').fill(real.email);
  await page.getByLabel('Password', { exact: true }).fill(real.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/');
  await tab(page, 'Trade').click();
  await expect(lots(page)).toHaveValue('0.01');
});
