import type { Locator, Page } from '@playwright/test';
import type { ChargeRecord, DrawMethod, Page as Listed } from '@truemark/contracts';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { faultsOf } from './harness/axe.js';
import { openRealAccount, payIn, photographPayment } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes, waitUntilLoaded } from './harness/test.js';

const newest = async (list: Promise<Listed<ChargeRecord>>): Promise<ChargeRecord> =>
  (await list).data[0] as ChargeRecord;

/** Swipes an element sideways and releases it. */
async function swipe(page: Page, what: Locator, by: number): Promise<void> {
  await what.waitFor();
  const box = await what.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 8];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + by * part);
  await touch('touchEnd');
  await session.detach();
}

test('a customer pays in by coin, and sees the decision at once', async ({ page, server, operator }) => {
  const { client } = await openRealAccount(page, server);
  await openWithLivePushes(page, '/');
  await page.getByTestId('total-assets').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).first().click();
  await page.getByRole('button', { name: 'Coin and network: USDT · TRC20' }).click();
  await page.getByRole('dialog').getByText('BTC · BTC').click();
  const code = page.getByRole('img', { name: 'QR code of our BTC address on BTC' });
  const address = page.getByRole('button', { name: 'Copy Address' });
  await expect(address).toHaveText('demo-only-do-not-send-btc');
  // Large enough for a camera, and next to the address, so that the button is near.
  const [drawn, written] = [await code.boundingBox(), await address.boundingBox()];
  expect(drawn?.width).toBe(124);
  expect(written?.x).toBeGreaterThan((drawn?.x ?? 0) + 124);

  const submit = page.getByRole('button', { name: 'I have paid' });
  await submit.click();
  await expect(page.getByText('Please enter an amount.')).toBeVisible();
  await expect(page.getByText('Please choose a picture.')).toBeVisible();
  await expect(page.getByLabel('Amount')).toBeFocused();
  await page.getByLabel('Amount').fill('49');
  await expect(page.getByText(/^At least .50.00\sUSD.$/)).toBeVisible();
  await page.getByLabel('Amount').fill('4800');
  await expect(page.getByText('0.05 BTC', { exact: true })).toBeVisible();
  await photographPayment(page, '#274b7a');
  expect(await faultsOf(page)).toEqual([]);
  // Entered values are kept when switching to the other way.
  await page.getByRole('tab', { name: 'Bank', exact: true }).click();
  await page.getByRole('tab', { name: 'Crypto', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Remove: / })).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('4800');
  await expect(page.getByRole('button', { name: 'Coin and network: BTC · BTC' })).toBeVisible();
  await submit.click();

  const made = page.getByTestId(/^deposit-\d+$/);
  await expect(made).toContainText('In review');
  // Instead of an empty form: the confirmation and the new row, both in view.
  await expect(page.getByTestId('made-deposit')).toContainText(/Deposit of .4,800.00\sUSD. submitted/);
  await expect(page.getByRole('heading', { name: /^Deposit of/ })).toBeFocused();
  await expect(made).toBeInViewport({ ratio: 1 });
  // Steps that would delay a withdrawal can be done now.
  const setup = page.getByTestId('payout-setup');
  await expect(setup.getByRole('button', { name: /^Set payment password.*24 hours/ })).toBeVisible();
  await expect(setup.getByRole('button', { name: /^Add an address.*24 hours/ })).toBeVisible();
  await expect(page.locator('[data-kind="success"]')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await expect(submit).toHaveCount(0);
  await page.getByRole('button', { name: 'Another deposit' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('');
  // Where the money is needed, its deposit is shown with a link to it.
  await page.goto('/trade');
  await page.getByRole('textbox', { name: /Lots/ }).fill('1');
  const coming = page.getByRole('link', { name: /^Your deposit of .4,800.00\sUSD. is being checked$/ });
  await expect(coming).toHaveAttribute('href', '/mine/wallet');
  await page.goto('/mine/charge');
  const { id, coin_number } = await newest(client.read('/api/quickCharge/quick_ist', { type: 0 }));
  expect(coin_number).toBe(0.05);
  await operator.act('deposits', id, 'claim');
  await operator.act('deposits', id, 'approve');
  await expect(made).toContainText('Finished');
  await page.goto('/mine/accounts');
  await expect(page.getByTestId('free-change')).toContainText('4,800.00');
  // The message links to what the money is for.
  await page.goto('/message');
  await page.getByText('Your deposit has arrived').click();
  await expect(page.getByRole('link', { name: 'Your deposits' })).toHaveAttribute('href', '/mine/charge');
  await page.getByRole('link', { name: 'Transfer to trade' }).click();
  await expect(page).toHaveURL('/mine/transfer');
});

test('the start page of a new account shows the next step without scrolling', async ({
  page,
  server,
  operator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const customer = await openRealAccount(page, server);
  await openWithLivePushes(page, '/');
  const ranges = page.getByRole('group', { name: 'Time shown' });
  const deposit = page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true });
  await expect(page.getByRole('link', { name: 'Verify my identity' })).toBeInViewport({ ratio: 1 });
  await expect(deposit).toHaveClass(/MuiButton-contained/);
  await expect(ranges).toHaveCount(0);

  await payIn(customer, operator, 250);
  // Using the money is offered before depositing more.
  const next = page.getByRole('link', { name: 'Transfer to trade' });
  await expect(next).toHaveClass(/MuiButton-contained/);
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(deposit).toHaveClass(/MuiButton-outlined/);
  await expect(ranges).toHaveCount(0);
});

test('when a deposit is the next step, the start page has one button for it', async ({ page, server }) => {
  const owner = await adminClient(server, 'owner');
  await owner.change('settings', 'is_real_name_auth', { value: '0' });
  await openRealAccount(page, server);
  await openWithLivePushes(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByText('Pay in by bank transfer or in coins.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Deposit', exact: true })).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Make a deposit' })).toHaveCount(0);
  await owner.change('settings', 'is_real_name_auth', { value: '1' });
});

test('a customer requests bank details, pays, and reads why the payment was not found', async ({
  page,
  server,
  operator,
}) => {
  const owner = await adminClient(server, 'owner');
  await owner.change('settings', 'edit_recharge_bank_info', { value: '1' });
  const { client } = await openRealAccount(page, server);
  await openWithLivePushes(page, '/mine/charge?type=1');
  const order = () => client.read<ChargeRecord>('/api/quickCharge/get_wire_info_edit');
  const ask = page.getByRole('button', { name: 'Request bank details' });
  await page.getByLabel('Amount').fill('500');
  await ask.click();
  const matching = page.getByRole('region', { name: 'Preparing bank details' });
  await expect(matching).toContainText('500.00');
  const made = page.getByTestId(/^deposit-\d+$/);
  await expect(made).toContainText('Matching bank card');
  expect(await faultsOf(page)).toEqual([]);
  await matching.getByRole('button', { name: 'Cancel deposit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel deposit' }).click();
  await expect(made).toContainText('Cancelled');

  await page.getByLabel('Amount').fill('500');
  await ask.click();
  await expect(matching).toBeVisible();
  const { id } = await order();
  await operator.act('deposits', id, 'claim');
  const bank = { bank_name: 'Example Bank', name: 'Truemark', account: '0001-2233', swift: 'EXMPGB2L' };
  await operator.act('deposits', id, 'assign', bank);
  await expect(page.getByRole('button', { name: 'Copy Account number' })).toHaveText('0001-2233');
  await expect(made.first()).toContainText('Waiting for proof');
  await photographPayment(page, '#7a5227');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(
    page.getByText('Thank you. We have received your proof and are checking the payment.'),
  ).toBeVisible();
  await expect(made.first()).toContainText('In review');
  await operator.act('deposits', id, 'invalid', { reason: 'Nothing came in by Friday.' });
  await expect(made.first()).toContainText('Invalid');
  await made.first().click();
  await expect(page.getByRole('dialog')).toContainText('Nothing came in by Friday.');
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Another deposit' }).click();
  await expect(ask).toBeVisible();
  await owner.change('settings', 'edit_recharge_bank_info', { value: '0' });
  await expect(page.getByRole('button', { name: 'Pay to: Example Bank (demo)' })).toBeVisible();
});

test('a customer adds an address and a bank account, and each has its waiting time', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 200);
  await page.goto('/mine/withdraw');
  await page.getByRole('button', { name: 'Prepare the withdrawal' }).click();
  // Without a saved address, the form starts with a field for one.
  await page.getByText('Saved address', { exact: true }).click();
  await expect(page.getByText(/can be used 24 hours after you save it/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add an address' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwc');
  await save.click();
  await expect(page.getByText('This is not an address of that network.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await address.fill('TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwb');
  await save.click();

  // The address is on hold, and without a payment password its end is unknown: one notice says what to do first.
  await expect(page.getByText('You have no payment password yet')).toBeVisible();
  await expect(page.getByText(/^You can withdraw from/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Prepare the withdrawal' }).click();
  await expect(page.getByText('Saved address', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toHaveCount(0);
  await waitUntilLoaded(page);
  expect(await faultsOf(page)).toEqual([]);

  await page.goto('/mine/bank-card-list');
  await page.getByRole('main').getByRole('button', { name: 'Add a bank account' }).click();
  await save.click();
  await expect(page.getByText('Please fill this in.')).toHaveCount(2);
  await expect(page.getByText('Please enter an account number or an IBAN.')).toBeVisible();
  await page.getByLabel('Account holder').fill('Ann Miller');
  await page.getByLabel('Bank', { exact: true }).fill('Deutsche Bank');
  await page.getByLabel('IBAN').fill('DE00 3704 0044 0532 0130 00');
  await page.getByLabel('BIC or SWIFT').fill('NOPE');
  await save.click();
  await expect(page.getByText('This IBAN is not right. Please check its digits.')).toBeVisible();
  await expect(page.getByText('This is not a BIC or SWIFT code.')).toBeVisible();
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.getByLabel('BIC or SWIFT').fill('');
  await save.click();
  await expect(page.getByText('Deutsche Bank · DE89370400440532013000')).toBeVisible();
  await expect(page.getByText(/available in .23:59:\d\d.$/)).toBeVisible();
  const bound = () => customer.client.read<DrawMethod[]>('/api/wallet/get_draw_method');
  expect(await bound()).toHaveLength(2);

  const remove = page.getByRole('button', { name: /^Remove: Deutsche Bank/ });
  await remove.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No bank accounts yet')).toBeVisible();
  expect((await bound()).map(({ type }) => type)).toEqual([1]);

  await page.goto('/mine/coin-address-list');
  const row = page.getByText('TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwb');
  const sure = page.getByRole('dialog', { name: 'Remove this?' });
  await swipe(page, row, -40);
  await swipe(page, row, 140);
  await expect(sure).toHaveCount(0);
  await swipe(page, row, -140);
  await sure.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No addresses yet')).toBeVisible();
  expect(await bound()).toEqual([]);
});
