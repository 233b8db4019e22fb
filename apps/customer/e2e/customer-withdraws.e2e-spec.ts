import { readFile } from 'node:fs/promises';
import type { Account, DrawCurrency, DrawRecord, Page as Listed } from '@truemark/contracts';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { setPayPassword } from '../../server/test/harness/pay-password.js';
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
  await expect(page.getByText('A withdrawal is pending')).toBeVisible();
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

test('a customer moves money between his accounts', async ({ page, server, operator }) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 300);
  await page.goto('/user');
  await page.getByRole('button', { name: 'Transfer' }).click();
  const from = page.getByRole('button', { name: /^From: / });
  const to = page.getByRole('button', { name: /^To: / });
  const choose = (name: string) => page.getByRole('dialog').getByText(name, { exact: true }).click();
  await expect(from).toHaveText('Funding account');
  await expect(to).toHaveText('Contract account');
  await from.click();
  await choose('Contract account');
  await expect(from).toHaveText('Contract account');
  await expect(to).toHaveText('Funding account');
  await expect(page.getByRole('button', { name: 'All' })).toBeDisabled();
  await page.getByRole('button', { name: 'Swap from and to' }).click();
  await expect(from).toHaveText('Funding account');
  await to.click();
  // The source account is not offered as the destination.
  await expect(page.getByRole('dialog').getByText('Contract account', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Funding account', { exact: true })).toHaveCount(0);
  await choose('Options account');
  await page.getByRole('button', { name: 'All' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('300');
  await page.getByLabel('Amount').fill('400');
  await expect(page.getByRole('link', { name: /^Deposit .100.00 USD.$/ })).toHaveAttribute(
    'href',
    '/mine/charge?amount=100',
  );
  await page.getByLabel('Amount').fill('120.5');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByText(/^Transferred .120.50\sUSD.$/)).toBeVisible();
  await expect(page.getByRole('listitem')).toContainText('Funding account → Options account');
  await expect(page.getByText('Free: 179.50')).toBeVisible();
  await page.goto('/mine/history?accountTypeId=3');
  await expect(page.getByTestId('funds-value')).toHaveText('+120.50USD');
  await page.getByRole('button', { name: 'Statement' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'CSV' }).click();
  const statement = await readFile(await (await saved).path(), 'utf8');
  expect(statement).toContain('Transfer between accounts,120.5,120.5,USD');
});
