import type { DrawRecord, Page as Listed } from '@truemark/contracts';
import { faultsOf } from './harness/axe.js';
import { bindAddress, PAY_PASSWORD } from './harness/cash.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, openWithLivePushes, test } from './harness/test.js';
import { wrongIn } from './harness/wrong.js';

test('a withdrawal refused after its confirmation marks the field at fault, and the input stays', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  const { client } = customer;
  await payIn(customer, operator, 500);
  const { draw_currency: currency } = await bindAddress(customer, operator);
  await openWithLivePushes(page, '/mine/withdraw');
  const amount = page.getByLabel('Amount');
  const remark = page.getByLabel('Remark');
  const password = page.getByRole('textbox', { name: 'Payment password' });
  const sheet = page.getByRole('dialog', { name: 'Confirm withdrawal' });
  const sure = sheet.getByRole('button', { name: 'Withdraw now' });
  /** Asks, lets `meanwhile` happen while the confirmation is open, and confirms; the sheet closes. */
  const confirm = async (given: string, meanwhile?: () => Promise<unknown>): Promise<void> => {
    await password.fill(given);
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(sure).toBeEnabled();
    await meanwhile?.();
    await sure.click();
    await expect(sheet).toHaveCount(0);
  };
  const inputStays = async (): Promise<void> => {
    await expect(amount).toHaveValue('100');
    await expect(remark).toHaveValue('For the rent');
    expect((await client.read<Listed<DrawRecord>>('/api/account/draw_list')).total).toBe(0);
  };
  await amount.fill('100');
  await remark.fill('For the rent');
  await confirm('000000');
  await expect(wrongIn(page)).toHaveText('This is not your password.');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await inputStays();

  // The page does not know the new minimum when it asks.
  const { min_amount } = await operator.one('withdrawal-currencies', currency.id);
  await confirm(PAY_PASSWORD, () =>
    operator.change('withdrawal-currencies', currency.id, { min_amount: 200 }),
  );
  await expect(wrongIn(page)).toHaveText(/^At least .?200/);
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await inputStays();
  expect(await faultsOf(page)).toEqual([]);

  // The mark disappears with the next input, which the server accepts.
  await amount.fill('200');
  await expect(wrongIn(page)).toHaveCount(0);
  await confirm(PAY_PASSWORD);
  await expect(page.getByTestId(/^withdrawal-\d+$/)).toContainText('pending');
  await operator.change('withdrawal-currencies', currency.id, { min_amount });
});
