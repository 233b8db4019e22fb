import { holdRequests } from './harness/hold-requests.js';
import { openRealAccount } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';

test('stars take no press before the favourites are known, and then add to them', async ({
  page,
  server,
}) => {
  const customer = await openRealAccount(page, server);
  for (const forex_id of [1, 2]) await customer.client.take('/api/user/favourite', { forex_id, on: 1 });
  const release = await holdRequests(page, /\/api\/user\/favourites/);
  await page.goto('/product');
  const stars = page.getByRole('button', { name: /in favourites$/ }).filter({ visible: true });
  const last = stars.last();
  await expect(last).toBeDisabled();
  const place = await last.boundingBox();
  expect(place).toMatchObject({ width: 44, height: 44 });
  await last.dispatchEvent('click');
  release();
  const on = page.locator('[aria-pressed="true"][aria-label$="in favourites"]').filter({ visible: true });
  await expect(on).toHaveCount(2);
  await stars.last().click();
  await expect(on).toHaveCount(3);
  await expect
    .poll(async () => (await customer.client.read<unknown[]>('/api/user/favourites')).length)
    .toBe(3);
});
