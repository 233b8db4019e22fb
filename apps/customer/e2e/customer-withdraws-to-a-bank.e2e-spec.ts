import type { DrawCurrency, DrawRecord, Page as Listed } from '@truemark/contracts';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { setPayPassword } from '../../server/test/harness/pay-password.js';
import { faultsOf } from './harness/axe.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes, waitForAnimations } from './harness/test.js';

const TRON = 'TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwb';
const PAY = '246810';
/** The end of a wait: a day and a minute, not a countdown. */
const OPENS = /^You can withdraw from \w+\s\d+,\s.\d\d:\d\d.$/;

test('a customer requests a withdrawal to his bank and cancels it, and a new address has a waiting time', async ({
  page,
  server,
  operator,
}) => {
  const owner = await adminClient(server, 'owner');
  await owner.change('settings', 'withdraw_new_method_hours', { value: '0' });
  const customer = await openRealAccount(page, server);
  const { client } = customer;
  await payIn(customer, operator, 300);
  const [euro] = await client.read<DrawCurrency[]>('/api/account/draw_symbol_list', { type: 2 });
  const bank = { payee_name: 'Ann Miller', bank_name: 'Deutsche Bank', bank_iban: 'DE89370400440532013000' };
  await client.take('/api/wallet/bind_draw_method', { draw_id: euro?.id, type: 2, ...bank });
  await setPayPassword(customer, owner, PAY);
  await owner.change('settings', 'withdraw_new_method_hours', { value: '24' });

  await openWithLivePushes(page, '/mine/withdraw?type=1');
  await page.getByLabel('Amount').fill('120');
  const password = page.getByRole('textbox', { name: 'Payment password' });
  await password.fill(PAY);
  const withdraw = page.getByRole('button', { name: 'Withdraw', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Confirm withdrawal' });
  const sure = sheet.getByRole('button', { name: 'Withdraw now' });
  await withdraw.click();
  await expect(sheet).toContainText('DE89370400440532013000');
  await sure.click();
  const record = page.getByTestId(/^withdrawal-\d+$/);
  await expect(record).toContainText('pending');
  await record.click();
  const detail = page.getByRole('dialog', { name: /^Withdrawal \d+$/ });
  await expect(detail.getByRole('listitem').nth(1)).toContainText('Usually processed within 24 h');
  await detail.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await waitForAnimations(page);
  const asked = page.getByRole('dialog', { name: 'Cancel this withdrawal?' });
  await asked.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(record).toContainText('cancelled');

  await page.goto('/mine/withdraw?type=0');
  await page.getByText('New address', { exact: true }).click();
  await page.getByLabel('Address', { exact: true }).fill(TRON);
  await page.getByRole('button', { name: /^Currency: / }).click();
  await page.getByRole('dialog').getByText('USDT · TRC20').click();
  await page.getByLabel('Amount').fill('50');
  await password.fill(PAY);
  await withdraw.click();
  await sure.click();
  await expect(page.getByRole('button', { name: `Address: ${TRON}` })).toBeVisible();
  await expect(page.getByText(OPENS)).toBeVisible();
  await expect(withdraw).toBeDisabled();
  expect(await client.read('/api/wallet/get_draw_method', { draw_type: 1 })).toMatchObject([
    { dc_address: TRON },
  ]);
  expect((await client.read<Listed<DrawRecord>>('/api/account/draw_list')).total).toBe(1);

  await page.goto('/mine/history?accountTypeId=1');
  await expect(page.getByTestId('funds-value')).toHaveText(['+120.00USD', '−120.00USD', '+300.00USD']);
  await page.getByRole('button', { name: 'Withdrawals' }).click();
  await expect(page.getByTestId('funds-value')).toHaveText(['+120.00USD', '−120.00USD']);
  await page.getByRole('button', { name: 'Deposits' }).click();
  await expect(page.getByTestId('funds-value')).toHaveText('+300.00USD');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Transfers' }).click();
  await expect(page.getByText('No transactions of this type')).toBeVisible();

  // With a new password as well, one wait is shown, until both are over.
  await owner.change('settings', 'withdraw_credential_hours', { value: '48' });
  await client.take('/api/user/amend_pay_password', {
    password: '135790',
    login_password: customer.password,
  });
  await page.goto('/mine/withdraw?type=0');
  await expect(page.getByText(OPENS)).toHaveCount(1);
  await expect(page.getByText(/^For 48 hours after you set or change a password/)).toBeVisible();
  await owner.change('settings', 'withdraw_credential_hours', { value: '24' });
});
