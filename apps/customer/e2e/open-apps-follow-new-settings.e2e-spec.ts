import type { Page } from '@playwright/test';
import type { AdminClient } from '../../server/test/harness/admin-client.js';
import { expect, openDemoAccount, openWithLivePushes, test } from './harness/test.js';

const CHAT = 'https://chat.example.org/room';
const USUAL = ['service_link', 'service_link_type', 'is_forex', 'is_micro', 'default_lang'];

const set = (operator: AdminClient, key: string, value: unknown): Promise<unknown> =>
  operator.change('settings', key, { value, reason: 'A story' });

/** Leads to an address within the open page, as its links do. */
async function go(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, to);
}

const stored = (page: Page, key: string) =>
  expect.poll(() => page.evaluate((name) => localStorage.getItem(`truemark.${name}`), key));

test.afterEach(async ({ operator }) => {
  for (const key of USUAL) {
    const { default: usual, value } = await operator.one('settings', key);
    if (value !== usual) await set(operator, key, usual);
  }
});

test('customer service is shown from an address that was set after the app was opened', async ({
  page,
  operator,
  faults,
}) => {
  await page.route(`${CHAT}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>How can we help?</p>' }),
  );
  await openWithLivePushes(page, '/help');
  await set(operator, 'service_link', CHAT);
  await set(operator, 'service_link_type', '1');
  await stored(page, 'configuration').toMatch(/"service_link_type":"1"/);
  await go(page, '/mine/chat');
  const frame = page.frameLocator('iframe[title="Customer service"]');
  await expect(frame.getByText('How can we help?')).toBeVisible();
  await expect(page).toHaveURL('/mine/chat');
  expect(faults.splice(0)).toEqual([expect.stringContaining('frame-src')]);
});

test('a tab that is not for demo accounts says so to a demo customer', async ({ page, operator }) => {
  const entries = await operator.list('menus', { filter: { group: 'tab_bar' }, range: [0, 19] });
  const orders = entries.find(({ path }) => path === '/order');
  if (!orders) throw new Error('the tab bar has no orders');
  await operator.change('menus', orders.id, { is_allow_demo: false });
  try {
    await openDemoAccount(page);
    const url = page.url();
    await page
      .getByRole('navigation', { name: 'Main pages' })
      .getByRole('link', { name: (orders.name as { en: string }).en })
      .click();
    await expect(page.getByText('Available for real accounts only.')).toBeVisible();
    expect(page.url()).toBe(url);
  } finally {
    await operator.change('menus', orders.id, { is_allow_demo: true });
  }
});

test('a transfer never goes to an account that was switched off meanwhile', async ({ page, operator }) => {
  await openDemoAccount(page);
  await openWithLivePushes(page, '/mine/transfer?to=3');
  const to = page.getByRole('button', { name: /^To: / });
  const from = page.getByRole('button', { name: /^From: / });
  await expect(to).toHaveText('Options account');
  await page.getByRole('button', { name: 'Swap from and to' }).click();
  await expect(from).toHaveText('Options account');
  await set(operator, 'is_micro', '0');
  // The end that is still offered stays, so that the direction is not reversed.
  await expect(from).toHaveText('Contract account');
  await expect(to).toHaveText('Funding account');
  await expect(page.getByText('Please choose one of what is offered.')).toBeVisible();
  await set(operator, 'is_forex', '0');
  await expect(to).toHaveCount(0);
  await expect(page.getByText('You have only one account')).toBeVisible();
});

test('a new default language is spoken from the next page on', async ({ page, operator }) => {
  await openWithLivePushes(page, '/login');
  const account = page.getByLabel('E-mail', { exact: true });
  const language = page.locator('html');
  await account.fill('somebody@example.com');
  await set(operator, 'default_lang', 'de');
  await stored(page, 'default-language').toBe('de');
  // A page that is loaded anew answers no more here.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(account).toHaveValue('somebody@example.com');
  await expect(language).toHaveAttribute('lang', 'en');
  await go(page, '/help');
  await expect(language).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL('/help');
});
