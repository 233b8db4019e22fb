import type { Page } from '@playwright/test';
import type { ChargeRecord, DepositAddress, Page as Listed } from '@truemark/contracts';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { holdRequests } from './harness/hold-requests.js';
import { openRealAccount, photographPayment } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { waitUntilLoaded } from './harness/test.js';

const ADDRESSES = '**/api/quickCharge/info*';
const SUBMIT = '**/api/quickCharge/submit';
const PROVE = '**/api/quickCharge/save_wire_info_edit';

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

test('an amount brought to the page is kept while "Bank" is looked at, and what is typed then replaces it', async ({
  page,
  server,
}) => {
  await openRealAccount(page, server);
  await page.goto('/mine/charge?amount=170');
  const amount = page.getByLabel('Amount');
  await expect(amount).toHaveValue('170');
  await page.getByRole('tab', { name: 'Bank', exact: true }).click();
  await expect(page).toHaveURL(/type=1/);
  await expect(amount).toHaveValue('170');
  await amount.fill('190');
  await page.getByRole('tab', { name: 'Crypto', exact: true }).click();
  await expect(page).toHaveURL(/type=0/);
  await expect(amount).toHaveValue('190');
});

test('pictures of two payments stay while the other method is looked at and used', async ({
  page,
  server,
  operator,
}) => {
  const owner = await adminClient(server, 'owner');
  await owner.change('settings', 'edit_recharge_bank_info', { value: '1' });
  const { client } = await openRealAccount(page, server);
  const crypto = page.getByRole('tab', { name: 'Crypto', exact: true });
  const bank = page.getByRole('tab', { name: 'Bank', exact: true });
  const kept = page.getByRole('button', { name: 'Replace: Proof of payment' });
  await page.goto('/mine/charge');
  await waitUntilLoaded(page);
  await photographPayment(page, '#274b7a');
  await bank.click();
  await page.getByLabel('Amount').fill('500');
  await page.getByRole('button', { name: 'Request bank details' }).click();
  await expect(page.getByRole('region', { name: 'Preparing bank details' })).toBeVisible();
  // Bank details were asked for without a picture.
  await crypto.click();
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Proof of payment' }).click();

  const { id } = await client.read<ChargeRecord>('/api/quickCharge/get_wire_info_edit');
  await operator.act('deposits', id, 'claim');
  const details = { bank_name: 'Kept Bank', name: 'Truemark', account: '0001-2277', swift: 'EXMPGB2L' };
  await operator.act('deposits', id, 'assign', details);
  await bank.click();
  await expect(page.getByRole('button', { name: 'Copy Account number' })).toHaveText('0001-2277');
  await photographPayment(page, '#7a5227');
  await crypto.click();
  await expect(kept).toHaveCount(0);
  await bank.click();
  await expect(kept).toBeVisible();

  const refused = {
    code: 0,
    msg: 'Refused.',
    data: { key: 'validation.failed', fields: { proofImg: 'test.unreadable' } },
  };
  await page.route(PROVE, (route) => route.fulfill({ json: refused }));
  const submit = page.getByRole('button', { name: 'I have paid' });
  await submit.click();
  const fault = page.getByRole('main').getByText('Refused.');
  await expect(fault).toBeVisible();
  await photographPayment(page, '#4d7a27');
  await expect(fault).toHaveCount(0);
  await page.unroute(PROVE);
  await submit.click();
  await expect(page.getByText('Thank you. We have received your proof')).toBeVisible();
  const held = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('proof')));
  expect(held).toEqual([]);
  await owner.change('settings', 'edit_recharge_bank_info', { value: '0' });
});
