import { openRealAccount } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

test('the secret for an authenticator app stays the same when the connection returns', async ({
  page,
  server,
}) => {
  await openRealAccount(page, server);
  let proposals = 0;
  page.on('request', (request) => {
    if (request.url().includes('second_factor') && request.method() === 'POST') proposals += 1;
  });
  await openWithLivePushes(page, '/mine/second-factor');
  const secret = page.getByRole('button', { name: 'Copy Setup key' });
  const shown = await secret.textContent();
  expect(proposals).toBe(1);
  const read = page.waitForResponse((response) => response.request().method() === 'GET');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await read;
  await expect(secret).toHaveText(shown ?? '');
  expect(proposals).toBe(1);
});
