import { holdRequests } from './harness/hold-requests.js';
import { openRealAccount } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';

test('a limit typed while another is saved is kept', async ({ page, server }) => {
  await openRealAccount(page, server);
  await page.goto('/mine/limits');
  const [stake, loss] = [page.getByLabel('Maximum per trade'), page.getByLabel('Daily loss limit')];
  await stake.fill('500');
  const release = await holdRequests(page, /\/api\/user\/limits/);
  await page.getByRole('button', { name: 'Save limits' }).click();
  await loss.fill('700');
  release();
  await expect(page.getByText('Your limits are saved.')).toBeVisible();
  await expect(stake).toHaveValue('500');
  await expect(loss).toHaveValue('700');
  await expect(page.getByRole('button', { name: 'Save limits' })).toBeEnabled();
});
