import { testImage } from '../../server/test/harness/pictures.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { openMarket } from './harness/trader.js';
import { watchAnnounced, wrongIn } from './harness/wrong.js';

test.use({ viewport: { width: 390, height: 844 } });

test('the first invalid field of a form is focused and announced', async ({ page, server }) => {
  await openRealAccount(page, server);
  await page.goto('/loan');
  await page.getByRole('button', { name: 'Next' }).click();
  const first = page.getByLabel('First name');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription(/./);
  expect(await wrongIn(page).count()).toBeGreaterThan(3);
  // The others are announced when their field is reached.
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.locator('main p[aria-live]')).toHaveCount(1);
});

test('the missing one of two consents is focused and announced', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('E-mail').fill('consenting@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByLabel('Password again').fill('correct horse battery');
  const [terms, risk] = [page.getByRole('checkbox').first(), page.getByRole('checkbox').nth(1)];
  await terms.check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(risk).toBeFocused();
  await expect(risk).toHaveAttribute('aria-invalid', 'true');
  await expect(risk).toHaveAccessibleDescription(/./);
  await expect(terms).toBeChecked();
});

test('a button focused by keys keeps its accessible name for a while, but never an outdated one for long', async ({
  page,
  server,
  prices,
}) => {
  await openMarket(page, server, 'BTC/USDT');
  const buy = page.locator('button[data-side="buy"]').filter({ visible: true });
  await expect(buy).toHaveAccessibleName('Buy 96,006.00');
  await page.locator('button[data-side="sell"]').filter({ visible: true }).focus();
  await page.keyboard.press('Tab');
  await expect(buy).toBeFocused();
  await prices.set('BTCUSDT', 96_010, 96_016);
  await expect(buy).toContainText('96,016.00');
  await expect(buy).toHaveAccessibleName('Buy 96,006.00');
  await expect(buy).toHaveAccessibleName('Buy 96,016.00', { timeout: 20_000 });
  await expect(buy).toBeFocused();
  await prices.set('BTCUSDT', 96_020, 96_026);
  await expect(buy).toContainText('96,026.00');
  await expect(buy).toHaveAccessibleName('Buy 96,016.00');
  await page.keyboard.press('Shift+Tab');
  await expect(buy).toHaveAccessibleName('Buy 96,026.00');
});

test('a missing price is focused, and its distance is no live region', async ({ page, server }) => {
  await openMarket(page, server, 'BTC/USDT');
  await page.getByRole('tab', { name: 'Pending' }).click();
  const price = page.getByRole('textbox', { name: 'Target price' });
  await price.fill('90000');
  await expect(page.getByText(/ below the current price/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order' }).getByRole('status')).toHaveCount(0);
  await price.fill('');
  await page.locator('button[data-side="buy"]').filter({ visible: true }).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveAccessibleDescription(/./);
});

test('another error of the same field is announced, a changed price within it is not', async ({
  page,
  server,
  prices,
}) => {
  await openMarket(page, server, 'BTC/USDT');
  await page.getByRole('button', { name: 'Stops', exact: true }).click();
  await page.getByRole('switch', { name: 'Trailing stop' }).click();
  const stop = page.getByRole('textbox', { name: 'Trailing stop' });
  await stop.focus();
  const announced = await watchAnnounced(page);
  await stop.fill('97000');
  await expect(stop).toHaveAccessibleDescription(/^Must be less than .?96,00.\.00/);
  await prices.set('BTCUSDT', 96_030, 96_036);
  await expect(stop).toHaveAccessibleDescription(/^Must be less than .?96,03.\.00/);
  await stop.fill('100.1234');
  await expect(stop).toHaveAccessibleDescription(/^At most \d decimals/);
  expect(await announced()).toEqual([
    expect.stringMatching(/^Must be less than .?96,00.\.00/),
    expect.stringMatching(/^At most \d decimals/),
  ]);
});

test('a failed upload is announced at its button and can be repeated', async ({ page, server, faults }) => {
  await openRealAccount(page, server);
  await page.goto('/mine/charge');
  const slot = page.getByLabel('Proof of payment', { exact: true });
  await expect(slot).toBeAttached();
  const announced = await watchAnnounced(page);
  await page.route('**/api/common/image_upload', (route) => route.abort());
  const buffer = await testImage().jpeg().toBuffer();
  await slot.setInputFiles({ name: 'payment.jpg', mimeType: 'image/jpeg', buffer });
  await expect(slot).toHaveAccessibleDescription('The upload failed. Please try again.');
  await expect(slot).toHaveAttribute('aria-invalid', 'true');
  expect(await announced()).toContain('The upload failed. Please try again.');
  await page.unrouteAll();
  faults.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Replace: Proof of payment' })).toBeVisible();
  await expect(slot).toHaveAttribute('aria-invalid', 'false');
});

test('an address refused by the server is focused, with the reason beside it', async ({
  page,
  server,
  operator,
}) => {
  await payIn(await openRealAccount(page, server), operator, 300);
  await page.goto('/mine/withdraw');
  await page.getByRole('button', { name: 'Prepare the withdrawal' }).click();
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('nowhere');
  await page.getByRole('button', { name: 'Save this address' }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription('This is not an address of that network.');
});
