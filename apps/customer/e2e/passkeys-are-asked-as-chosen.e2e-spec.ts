import { openRealAccount } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { waitUntilLoaded } from './harness/test.js';

const FACTOR = '**/api/user/passkeys/factor';

test('a passkey is asked for as chosen, although another device has chosen the same meanwhile', async ({
  page,
  server,
}) => {
  const { password } = await openRealAccount(page, server);
  await page.addInitScript(() => {
    const bytes = new ArrayBuffer(1);
    const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes };
    const given = { id: 'phone', rawId: bytes, type: 'public-key', response };
    const signed = { ...given, getClientExtensionResults: () => ({}) };
    navigator.credentials.get = () => Promise.resolve(signed as unknown as Credential);
  });
  let factor = 0;
  const passkey = { id: 'phone', name: 'Phone', created_at_ms: 1_700_000_000_000, last_used_at_ms: 0 };
  const answer = (data: object) => ({ json: { code: 1, msg: 'Saved', data } });
  const passkeys = () => answer({ passkeys: [passkey], factor, most: 10 });
  await page.route(/\/api\/user\/passkeys\?/, (route) => route.fulfill(passkeys()));
  await page.route('**/api/user/passkey_options', (route) =>
    route.fulfill(answer({ options: { challenge: 'AA', rpId: '127.0.0.1' } })),
  );
  await page.route(FACTOR, (route) => route.fulfill(passkeys()));
  await page.goto('/mine/passkeys');
  await waitUntilLoaded(page);
  const asks = page.getByRole('switch', {
    name: 'Ask for a passkey after the password',
    includeHidden: true,
  });
  await asks.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Current password').fill(password);
  factor = 1;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(asks).toBeChecked();
  const sent = page.waitForRequest(FACTOR);
  await sheet.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ enabled: 1 });
  await expect(sheet).toHaveCount(0);
});
