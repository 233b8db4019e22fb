import type { ChargeRecord } from '@truemark/contracts';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { openRealAccount, photographPayment } from './harness/payer.js';
import { expect, openWithLivePushes, test } from './harness/test.js';

/** Settings that take new bank deposits away, and their values in the demo. */
const CLOSING = [
  ['edit_recharge_bank_info', '0', '1'],
  ['is_recharge_bank_card', '0', '1'],
  ['is_recharge_auth', '1', '0'],
] as const;

test('a customer who was given bank details proves the payment, whatever the settings say since', async ({
  page,
  server,
  operator,
}) => {
  const owner = await adminClient(server, 'owner');
  const set = (key: string, value: string) => owner.change('settings', key, { value });
  await set('edit_recharge_bank_info', '1');
  const names = await owner.one('settings', 'is_real_name_auth');
  await set('is_real_name_auth', '1');
  try {
    const { client } = await openRealAccount(page, server);
    await openWithLivePushes(page, '/mine/charge?type=1');
    await page.getByLabel('Amount').fill('640');
    await page.getByRole('button', { name: 'Request bank details' }).click();
    await expect(page.getByRole('region', { name: 'Preparing bank details' })).toBeVisible();
    const { id } = await client.read<ChargeRecord>('/api/quickCharge/get_wire_info_edit');
    await operator.act('deposits', id, 'claim');
    const details = { bank_name: 'Lasting Bank', name: 'Truemark', account: '0001-6400', swift: 'EXMPGB2L' };
    await operator.act('deposits', id, 'assign', details);
    const account = page.getByRole('button', { name: 'Copy Account number' });
    await expect(account).toHaveText('0001-6400');
    for (const [key, closed] of CLOSING) await set(key, closed);

    // The message leads to the details, though the other method comes first.
    await openWithLivePushes(page, '/message');
    await page.getByRole('button', { name: 'Bank details for your deposit' }).click();
    await page.getByRole('link', { name: 'Bank details for your payment' }).click();
    await expect(page).toHaveURL(/\/mine\/charge\?type=1$/);
    await expect(account).toHaveText('0001-6400');
    await expect(page.getByRole('tab', { name: 'Bank', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('tab', { name: 'Crypto', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Verify now' })).toBeVisible();
    await page.getByRole('tab', { name: 'Bank', exact: true }).click();
    await photographPayment(page, '#5a2b7a');
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect(page.getByText('Thank you. We have received your proof')).toBeVisible();
    await page.getByRole('button', { name: 'Another deposit' }).click();
    await expect(page.getByRole('tab', { name: 'Bank', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Verify now' })).toBeVisible();
  } finally {
    for (const [key, , open] of CLOSING) await set(key, open);
    await set('edit_recharge_bank_info', '0');
    await set('is_real_name_auth', String(names.value));
  }
});
