import type { ChargeRecord, Page as Listed } from '@truemark/contracts';
import { faultsOf } from './harness/axe.js';
import { openRealAccount, photographPayment } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

const newest = async (list: Promise<Listed<ChargeRecord>>): Promise<ChargeRecord> =>
  (await list).data[0] as ChargeRecord;

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
