import type { Account, DrawCurrency, DrawRecord, Page as Listed } from '@truemark/contracts';
import { adminClient } from '../../server/test/harness/admin-client.js';
import type { RealCustomer } from '../../server/test/harness/real-customer.js';
import { faultsOf } from './harness/axe.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes, waitForAnimations } from './harness/test.js';

const TRON = 'TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwb';
const PAY = '246810';
/** The end of a wait: a day and a minute, not a countdown. */
const OPENS = /^You can withdraw from \w+\s\d+,\s.\d\d:\d\d.$/;

async function bindTron({ client }: RealCustomer): Promise<void> {
  const currencies = await client.read<DrawCurrency[]>('/api/account/draw_symbol_list', { type: 1 });
  const tron = currencies.find(({ protocol }) => protocol === 'TRC20');
  await client.take('/api/wallet/bind_draw_method', { draw_id: tron?.id, type: 1, dc_address: TRON });
}

test('a customer withdraws: cancelled, rejected, and then paid', async ({ page, server, operator }) => {
  const owner = await adminClient(server, 'owner');
  await owner.change('settings', 'withdraw_new_method_hours', { value: '0' });
  const customer = await openRealAccount(page, server);
  // Without money, that comes first, with a link to a deposit.
  await openWithLivePushes(page, '/mine/withdraw');
  const nothing = page.getByRole('region', { name: 'There is nothing to withdraw yet' });
  await expect(nothing.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/mine/charge');
  await expect(page.getByText('You have no payment password yet')).toHaveCount(0);
  await payIn(customer, operator, 500);
  await bindTron(customer);
  const funding = async () => {
    const accounts = await customer.client.read<Account[]>('/v2/api/main/wallet/getBalance');
    const { balance, lockBalance } = accounts.find(({ accountTypeId }) => accountTypeId === 1) as Account;
    return [balance, lockBalance];
  };
  const newest = async (): Promise<number> => {
    const { data } = await customer.client.read<Listed<DrawRecord>>('/api/account/draw_list', { type: 0 });
    return data[0]?.id as number;
  };
  const withdraw = page.getByRole('button', { name: 'Withdraw', exact: true });
  const amount = page.getByLabel('Amount');
  await openWithLivePushes(page, '/mine/withdraw');
  const holds = page.getByText('For your security, withdrawals are paused for 24 hours after you set it.');
  // What is missing and how long it takes is shown once, before any input.
  await expect(holds).toBeVisible();
  await expect(page.getByText(OPENS)).toHaveCount(0);
  // So is that both levels may be asked for before a payment; the form is folded below.
  const needs = page.getByRole('list', { name: 'What a withdrawal needs' });
  await expect(needs.getByRole('listitem').first()).toContainText(/^Free balance.?500\.00/);
  const verify = needs.getByRole('listitem').last();
  await expect(verify).toContainText('We may ask for both levels before we pay a withdrawal');
  await expect(verify.getByRole('link')).toHaveAttribute('href', '/mine/auth-double-submit?type=1');
  await expect(amount).toHaveCount(0);
  await page.getByRole('button', { name: 'Prepare the withdrawal' }).click();
  // Only the destination is asked for: no other field could be used before the wait is over.
  await expect(page.getByText('Saved address', { exact: true })).toBeVisible();
  await expect(amount).toHaveCount(0);
  await expect(withdraw).toHaveCount(0);
  await page.getByRole('link', { name: 'Set payment password' }).click();
  await expect(holds.last()).toBeVisible();
  await owner.change('settings', 'withdraw_credential_hours', { value: '0' });
  await page.getByLabel('Your log-in password').fill(customer.password);
  const chosen = page.getByLabel('New payment password', { exact: true });
  await chosen.fill('123456');
  await expect(page.getByText(/^Too easy to guess/)).toBeVisible();
  await chosen.fill(PAY);
  await page.getByLabel('New payment password again').fill(PAY);
  await page.getByRole('button', { name: 'Save' }).click();

  const sheet = page.getByRole('dialog', { name: 'Confirm withdrawal' });
  const record = page.getByTestId(/^withdrawal-\d+$/).first();
  const password = page.getByRole('textbox', { name: 'Payment password' });
  const ask = async (number: string): Promise<void> => {
    await amount.fill(number);
    await password.fill(PAY);
    await withdraw.click();
    await sheet.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(record).toContainText('pending');
  };
  const detail = page.getByRole('dialog', { name: /^Withdrawal \d+$/ });
  const close = async (): Promise<void> => {
    await detail.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.getByRole('button', { name: 'All' }).click();
  await expect(amount).toHaveValue('500');
  await amount.fill('501');
  await expect(page.getByText(/^More than your free balance of .500.00\sUSD.$/)).toBeVisible();
  await amount.fill('100');
  // Cost, amount received, and the minimum.
  await expect(page.getByText(/At least .?20\.00/)).toBeVisible();
  const terms = page.getByRole('main').locator('dl');
  await expect(terms).toContainText('Fee1.00');
  await expect(terms).toContainText('You receive99.00');
  await password.fill('000000');
  await withdraw.click();
  await expect(sheet).toContainText(TRON);
  await expect(sheet).toContainText('99 USDT');
  expect(await faultsOf(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Withdraw now' }).click();
  await expect(page.getByText(/^This is not your password\.$/)).toBeVisible();

  await ask('100');
  expect(await funding()).toEqual([400, 100]);
  await expect(page.getByText('A withdrawal is pending', { exact: true })).toBeVisible();
  await expect(withdraw).toBeDisabled();
  await record.click();
  await detail.getByRole('button', { name: 'Cancel withdrawal' }).click();
  const sure = page.getByRole('dialog', { name: 'Cancel this withdrawal?' });
  await waitForAnimations(page);
  await sure.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(record).toContainText('cancelled');
  expect(await funding()).toEqual([500, 0]);
  await expect(detail).toContainText('Cancelled by you, amount returned');
  await close();

  await ask('50');
  const rejected = await newest();
  await operator.act('withdrawals', rejected, 'claim');
  await operator.act('withdrawals', rejected, 'reject', { reason: 'Wrong network.' });
  await expect(record).toContainText('rejected');
  await record.click();
  await expect(detail).toContainText('Rejected, amount returned');
  await expect(detail).toContainText('Wrong network.');
  await close();

  await ask('100');
  await record.click();
  const steps = detail.getByRole('listitem');
  await expect(steps.nth(1)).toContainText('In review');
  const paid = await newest();
  await operator.act('withdrawals', paid, 'claim');
  await operator.act('withdrawals', paid, 'approve');
  await expect(steps.nth(1)).toContainText('Approved');
  await operator.act('withdrawals', paid, 'paid', { reference: '4711'.repeat(16) });
  await expect(steps.nth(2)).toContainText('Paid');
  await expect(detail).toContainText('4711'.repeat(16));
  expect(await faultsOf(page)).toEqual([]);
  expect(await funding()).toEqual([400, 0]);
  await close();
  await owner.change('settings', 'withdraw_credential_hours', { value: '24' });
  await customer.client.take('/api/user/amend_pay_password', {
    password: '135790',
    login_password: customer.password,
  });
  await page.reload();
  await expect(page.getByText(OPENS)).toBeVisible();
  await expect(withdraw).toHaveCount(0);
  // During the wait there is something to do: the customer is not verified.
  await expect(page.getByRole('link', { name: 'Go to basic verification' })).toBeVisible();
  await expect(page.getByText('There is nothing you need to do until then.')).toHaveCount(0);
  // A withdrawal is neither profit nor loss.
  expect(await customer.client.read('/api/user/get_profits')).toMatchObject({
    total_balance: 400,
    today_profit: 0,
  });
});
