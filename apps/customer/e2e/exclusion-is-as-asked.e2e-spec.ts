import type { CustomerLimits } from '@truemark/contracts';
import { openRealAccount } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { waitForAnimations, waitUntilLoaded } from './harness/test.js';

test('pressing "Continue" twice excludes nobody', async ({ page, server }) => {
  const customer = await openRealAccount(page, server);
  await page.goto('/mine/limits');
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: '1 day', exact: true }).click();
  await page.getByRole('button', { name: 'Exclude myself' }).click();
  const next = page.getByRole('dialog').getByRole('button', { name: 'Continue' });
  await expect(next).toBeVisible();
  await waitForAnimations(page);
  const box = await next.boundingBox();
  if (!box) throw new Error('there is no button');
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // In the page, so that no slow machine comes between the two.
  const pressed = await page.evaluate(async ({ x, y }) => {
    const at = () => document.elementFromPoint(x, y)?.closest('button');
    const first = at();
    first?.click();
    // The first sheet leaves and the second one comes, in a few frames.
    for (let frame = 0; frame < 300 && (!at() || at() === first); frame++)
      await new Promise(requestAnimationFrame);
    const second = at();
    second?.click();
    return [first?.textContent, second?.textContent];
  }, centre);
  expect(pressed).toEqual(['Continue', 'Yes, exclude me']);
  const sure = page.getByRole('dialog', { name: 'Are you sure?' });
  const yes = sure.getByRole('button', { name: 'Yes, exclude me' });
  await expect(yes).toBeEnabled();
  expect((await customer.client.read<CustomerLimits>('/api/user/limits')).excluded_until).toBe(0);
  await yes.click();
  await expect(sure).toHaveCount(0);
  expect((await customer.client.read<CustomerLimits>('/api/user/limits')).excluded_until).not.toBe(0);
});

test('an open confirmation keeps the time that was chosen, when another device excludes for longer', async ({
  page,
  server,
}) => {
  const customer = await openRealAccount(page, server);
  await page.goto('/mine/limits');
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: '1 day', exact: true }).click();
  await page.getByRole('button', { name: 'Exclude myself' }).click();
  const first = page.getByRole('dialog', { name: 'No new trades: 1 day' });
  await expect(first).toBeVisible();
  await customer.client.take('/api/user/limits', { exclude_days: 30 });
  const { excluded_until: month } = await customer.client.read<CustomerLimits>('/api/user/limits');
  const read = page.waitForResponse(/\/api\/user\/limits\?/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await read;
  await expect(page.getByRole('button', { name: '1 week', exact: true, includeHidden: true })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveAccessibleName('No new trades: 1 day');
  await first.getByRole('button', { name: 'Continue' }).click();
  const sure = page.getByRole('dialog', { name: 'Are you sure?' });
  await sure.getByRole('button', { name: 'Yes, exclude me' }).click();
  await expect(sure).toHaveCount(0);
  const after = await customer.client.read<CustomerLimits>('/api/user/limits');
  expect(after.excluded_until).toBe(month);
});
