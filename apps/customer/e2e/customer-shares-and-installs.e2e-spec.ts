import type { Page } from '@playwright/test';
import type { SignIn } from '@truemark/contracts';
import { ltr } from '@truemark/i18n';
import { client } from '../../server/test/harness/client.js';
import { faultsOf } from './harness/axe.js';
import { openIndexTrader } from './harness/index-trader.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes, waitUntilLoaded } from './harness/test.js';

const PASSWORD = 'correct horse battery';

const enter = async (page: Page, token: string) => {
  await page.goto('/');
  await page.evaluate((value) => localStorage.setItem('truemark.token', value), token);
};

/** Data that the page shared and its vibration patterns. */
const given = (page: Page) =>
  page.evaluate(() => (window as unknown as { given: { shared: ShareData[]; felt: number[][] } }).given);

/** Emulates a phone that shares and vibrates, and records both. */
async function playPhone(page: Page, { shares }: { shares: boolean }): Promise<void> {
  await page.addInitScript((canShare) => {
    const held = { shared: [] as ShareData[], felt: [] as number[][] };
    Object.assign(window, { given: held });
    const vibrate = (pattern: number[]) => held.felt.push(pattern) > 0;
    const share = async (data: ShareData) => void held.shared.push(data);
    Object.defineProperty(navigator, 'vibrate', { value: vibrate });
    if (canShare) Object.defineProperty(navigator, 'share', { value: share });
    else Reflect.deleteProperty(Navigator.prototype, 'share');
  }, shares);
}

test('a closed position is shared in percent, without amounts; receipts are felt until that is switched off', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playPhone(page, { shares: true });
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('1');
  await openWithLivePushes(page, '/order');
  const row = page.getByTestId(`order-${order.Id}`);
  await row.getByRole('button', { name: 'Close position Truemark Index' }).click();
  const sheet = page.getByRole('dialog', { name: 'Close Truemark Index' });
  await sheet.getByRole('button', { name: 'Close at market' }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(async () => (await given(page)).felt).toEqual([[20]]);

  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByTestId(`order-${order.Id}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  const [shared] = (await given(page)).shared;
  // Closed at 10,000 after 10,000.60, less the fee, on a margin of 2,000.12.
  const percent = ((-6 - Number(order.TradeFee)) / 20.0012).toFixed(2).replace('-', '−');
  expect(shared?.text).toContain(`, Buy: ${ltr(`${percent}% (10,000.60 → 10,000.00)`)} after fees, `);
  expect(shared?.url).toBe(server.url);

  await page.goto('/user');
  await page.getByRole('switch', { name: 'Vibration' }).click();
  expect(await page.evaluate(() => localStorage.getItem('truemark.haptics'))).toBe('off');
});

test('an invitation is copied where nothing can be shared; the app is installed by asking, once', async ({
  page,
  server,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await playPhone(page, { shares: false });
  const account = `shares-${Date.now()}@example.com`;
  const form = { type: 'email', account, password: PASSWORD, re_password: PASSWORD };
  const { token, user } = await client(server.url).take<SignIn>('/api/user/register', form);
  await enter(page, token);

  await page.goto('/mine/invite');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`/register?invite_code=${user.invite_code}`);

  await page.goto('/user');
  await expect(page.getByText('Install the app')).toHaveCount(0);
  await page.evaluate(() => {
    const offered = new Event('beforeinstallprompt', { cancelable: true });
    const asked = async () => void document.body.setAttribute('data-asked', '');
    Object.assign(offered, { prompt: asked, userChoice: Promise.resolve({ outcome: 'dismissed' }) });
    window.dispatchEvent(offered);
  });
  await expect(page.getByRole('heading', { name: 'Install the app' })).toBeVisible();
  await waitUntilLoaded(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'Install the app' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Install the app' }).click();
  await expect(page.locator('body[data-asked]')).toHaveCount(1);
  await expect(page.getByText('Install the app')).toHaveCount(0);
});
