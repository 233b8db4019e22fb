import { adminClient } from '../../server/test/harness/admin-client.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

// Polling is off, so that it cannot make up for a missing push.
test.use({ polls: false });

test('two owners announce a closing, and customers see it count down at once', async ({ page, server }) => {
  const owners = [await adminClient(server, 'owner', 0), await adminClient(server, 'owner', 1)];
  const together = async (key: string, value: string): Promise<void> => {
    for (const owner of owners) await owner.call('PUT', `settings/${key}`, { value });
  };
  await together('company_loss_url', 'https://example.org/customers');
  await openWithLivePushes(page, '/trade');
  const notice = page.getByRole('region', { name: 'Closing notice' });
  await expect(notice).toBeHidden();
  await together('company_status', '0');
  try {
    await expect(notice).toContainText(/closes in .?(23:59:\d\d|24:00:00)/);
    await expect(notice).toContainText('example.org');
    await page.goto('/news');
    await expect(notice).toBeVisible();
  } finally {
    await together('company_status', '1');
  }
  await expect(notice).toBeHidden();
});
