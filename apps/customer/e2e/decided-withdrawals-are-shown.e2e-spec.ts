import { askForMoney, bindAddress } from './harness/cash.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

test('a withdrawal that is decided while its cancellation is open is shown as decided', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 500);
  const { id } = await askForMoney(customer.client, await bindAddress(customer, operator), 100);
  await openWithLivePushes(page, '/mine/withdraw');
  const row = page.getByTestId(`withdrawal-${id}`);
  await row.click();
  const detail = page.getByRole('dialog', { name: `Withdrawal ${id}` });
  await detail.getByRole('button', { name: 'Cancel withdrawal' }).click();
  const asked = page.getByRole('dialog', { name: 'Cancel this withdrawal?' });
  await expect(asked).toBeVisible();
  await operator.act('withdrawals', id, 'claim');
  await operator.act('withdrawals', id, 'reject', { reason: 'The address is not yours.' });
  await expect(asked).toHaveCount(0);
  await expect(detail).toContainText('The address is not yours.');
});
