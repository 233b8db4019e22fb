import type { Page } from '@playwright/test';
import type { ChargeRecord, DepositAddress, Page as Listed } from '@truemark/contracts';
import { holdRequests } from './harness/hold-requests.js';
import { openRealAccount, photographPayment } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { waitUntilLoaded } from './harness/test.js';

const ADDRESSES = '**/api/quickCharge/info*';
const SUBMIT = '**/api/quickCharge/submit';

const network = (page: Page) => page.getByRole('button', { name: /^Coin and network: / });

test('the coin chosen for a deposit stays while "Bank" is looked at', async ({ page, server }) => {
  await openRealAccount(page, server);
  await page.goto('/mine/charge');
  await network(page).click();
  await page.getByRole('dialog').getByText('BTC · BTC').click();
  await expect(network(page)).toHaveAccessibleName(/BTC · BTC$/);
  await page.getByRole('tab', { name: 'Bank', exact: true }).click();
  await page.getByRole('tab', { name: 'Crypto', exact: true }).click();
  await expect(network(page)).toHaveAccessibleName(/BTC · BTC$/);
  await expect(page.getByRole('button', { name: 'Copy Address' })).toHaveText('demo-only-do-not-send-btc');
});

test('the address shown for a deposit stays when the list comes in another order', async ({
  page,
  server,
}) => {
  await openRealAccount(page, server);
  await page.goto('/mine/charge');
  const address = page.getByRole('button', { name: 'Copy Address' });
  await expect(address).toHaveText(/^demo-only/);
  const shown = await address.innerText();
  await page.route(ADDRESSES, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: DepositAddress[] };
    await route.fulfill({ response, json: { ...answer, data: answer.data.toReversed() } });
  });
  const read = page.waitForResponse(ADDRESSES);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await read;
  await network(page).click();
  await expect(page.getByRole('dialog').getByText(/ · /).last()).toHaveText('USDT · TRC20');
  await page.keyboard.press('Escape');
  await expect(address).toHaveText(shown);
});

test('an amount typed while a deposit is sent is kept for the next one', async ({ page, server }) => {
  const { client } = await openRealAccount(page, server);
  await page.goto('/mine/charge');
  await waitUntilLoaded(page);
  const amount = page.getByLabel('Amount');
  await amount.fill('250');
  await photographPayment(page, '#274b7a');
  const release = await holdRequests(page, SUBMIT);
  const sent = page.waitForRequest(SUBMIT);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await sent;
  await amount.fill('375');
  release();
  await page.getByRole('button', { name: 'Another deposit' }).click();
  await expect(amount).toHaveValue('375');
  await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(0);
  const { data } = await client.read<Listed<ChargeRecord>>('/api/quickCharge/quick_list');
  expect(data).toHaveLength(1);
});
