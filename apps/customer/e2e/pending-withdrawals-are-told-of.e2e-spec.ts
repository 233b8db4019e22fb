import type { DrawGate } from '@truemark/contracts';
import { askForMoney, bindAddress, PAY_PASSWORD } from './harness/cash.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

const MAY_WAIT = 'While a withdrawal is pending, new trades may be refused.';
const HOUR = 3_600_000;

test('that new trades may be refused is said before a withdrawal, and at the tickets while it is pending', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 300);
  const method = await bindAddress(customer, operator);
  await openWithLivePushes(page, '/mine/withdraw');
  await page.getByLabel('Amount').fill('100');
  await page.getByRole('textbox', { name: 'Payment password' }).fill(PAY_PASSWORD);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm withdrawal' });
  await expect(sheet.getByText(MAY_WAIT)).toBeVisible();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toHaveCount(0);

  await openWithLivePushes(page, '/trade');
  const note = page.getByRole('status').filter({ hasText: MAY_WAIT });
  await expect(page.getByRole('button', { name: /^Buy/ })).toBeVisible();
  await expect(note).toHaveCount(0);
  const { id } = await askForMoney(customer.client, method, 100);
  await openWithLivePushes(page, '/trade');
  await expect(note).toBeVisible();
  await page.getByRole('tab', { name: 'Options' }).click();
  await expect(page.getByRole('button', { name: /^Buy up/ })).toBeVisible();
  await expect(note).toBeVisible();
  await note.getByRole('link', { name: 'View withdrawal' }).click();
  await expect(page).toHaveURL('/mine/withdraw');
  await expect(page.getByRole('region', { name: 'A withdrawal is pending' })).toContainText(MAY_WAIT);

  await customer.client.take('/api/account/draw_cancel', { id });
  await openWithLivePushes(page, '/trade');
  await expect(page.getByRole('button', { name: /^Buy up/ })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a hold that began under a longer setting is not told of in today’s hours', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 300);
  await bindAddress(customer, operator);
  await page.route(/getBasicInfo/, async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    await route.fulfill({ json: { ...json, data: { ...json.data, withdraw_credential_hours: '0' } } });
  });
  await page.route(/draw_gate/, (route) => {
    const data: DrawGate = { pending_id: null, credential_wait_ms: 20 * HOUR, has_pay_password: 1 };
    return route.fulfill({ json: { code: 1, msg: '', data } });
  });
  await openWithLivePushes(page, '/mine/withdraw');
  const needs = page.getByRole('list', { name: 'What a withdrawal needs' });
  await expect(needs).toContainText('For some time after you set or change a password');
  await expect(needs).not.toContainText('0 hours');
});
