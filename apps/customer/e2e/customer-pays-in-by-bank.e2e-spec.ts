import type { ChargeRecord } from '@truemark/contracts';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { faultsOf } from './harness/axe.js';
import { openRealAccount, photographPayment } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

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
