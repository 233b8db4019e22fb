import { testImage } from '../../server/test/harness/pictures.js';
import { holdRequests } from './harness/hold-requests.js';
import { openRealAccount } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { waitUntilLoaded } from './harness/test.js';

test('a proof of payment goes on uploading while the other method is looked at', async ({ page, server }) => {
  await openRealAccount(page, server);
  await page.goto('/mine/charge');
  await waitUntilLoaded(page);
  const release = await holdRequests(page, '**/api/common/image_upload');
  const buffer = await testImage({ width: 900, height: 1400, colour: '#337711' }).jpeg().toBuffer();
  const sent = page.waitForRequest('**/api/common/image_upload');
  const slot = page.getByLabel('Proof of payment', { exact: true });
  await slot.setInputFiles({ name: 'payment.jpg', mimeType: 'image/jpeg', buffer });
  await sent;
  const answered = page.waitForResponse('**/api/common/image_upload');
  await page.getByRole('tab', { name: 'Bank', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Bank', exact: true })).toHaveAttribute('aria-selected', 'true');
  release();
  await answered;
  await page.getByRole('tab', { name: 'Crypto', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Replace: Proof of payment' })).toBeVisible();
});
