import { adminClient } from '../../server/test/harness/admin-client.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

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
