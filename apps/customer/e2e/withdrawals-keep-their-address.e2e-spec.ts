import type { DrawCurrency, DrawMethod } from '@truemark/contracts';
import { setPayPassword } from '../../server/test/harness/pay-password.js';
import { bindAddress, PAY_PASSWORD } from './harness/cash.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { waitUntilLoaded } from './harness/test.js';

const OTHER = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const NOT_HIS = 'This address or account is not among yours.';
const WAY_GONE = 'This way to be paid is not offered any more.';
const CURRENCIES = '**/api/account/draw_symbol_list*';

test('an open confirmation goes to no other address when its own is removed on another device', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 500);
  const hours = await operator.one('settings', 'withdraw_new_method_hours');
  const first = await bindAddress(customer, operator);
  try {
    await operator.change('settings', 'withdraw_new_method_hours', { value: '0' });
    const other = { draw_id: first.draw_currency.id, type: 1, dc_address: OTHER };
    await customer.client.take<DrawMethod>('/api/wallet/bind_draw_method', other);
  } finally {
    await operator.change('settings', 'withdraw_new_method_hours', { value: hours.value });
  }
  await page.goto('/mine/withdraw');
  await waitUntilLoaded(page);
  await page.getByLabel('Amount').fill('60');
  await page.getByRole('textbox', { name: 'Payment password' }).fill(PAY_PASSWORD);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm withdrawal' });
  await expect(sheet.getByRole('button', { name: 'Withdraw now' })).toBeEnabled();
  const methods = await customer.client.read<DrawMethod[]>('/api/wallet/get_draw_method', { type: 1 });
  const text = (await sheet.textContent()) ?? '';
  const shown = methods.find(({ dc_address }) => text.includes(String(dc_address)));
  await customer.client.take('/api/wallet/del_draw_method', { id: shown?.id });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: NOT_HIS })).toBeVisible();
  // The amount is kept for the address that is left.
  await expect(page.getByLabel('Amount')).toHaveValue('60');
});

test('a typed address gets no other currency when its own is no longer paid out', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 500);
  await setPayPassword(customer, operator, PAY_PASSWORD);
  await page.goto('/mine/withdraw');
  await waitUntilLoaded(page);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(OTHER);
  await page.getByLabel('Amount').fill('60');
  await page.getByRole('textbox', { name: 'Payment password' }).fill(PAY_PASSWORD);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm withdrawal' });
  await expect(sheet.getByRole('button', { name: 'Withdraw now' })).toBeEnabled();
  await page.route(CURRENCIES, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: DrawCurrency[] };
    await route.fulfill({ response, json: { ...answer, data: answer.data.slice(1) } });
  });
  const read = page.waitForResponse(CURRENCIES);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await read;
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: WAY_GONE })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(OTHER);
});
