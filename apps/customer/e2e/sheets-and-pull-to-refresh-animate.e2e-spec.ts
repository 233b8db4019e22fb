import type { Page } from '@playwright/test';
import { watchHeight } from './harness/edges.js';
import { expect, test } from './harness/priced-test.js';
import { openDemoAccount, waitForAnimations, waitUntilLoaded } from './harness/test.js';
import { openMarket } from './harness/trader.js';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

test('the sheet in which an alert was set keeps its height while it leaves', async ({ page, server }) => {
  await openMarket(page, server, 'BTC/USDT');
  await page.getByRole('button', { name: 'Price alerts', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Bid price' }).fill('96200');
  await expect(sheet.getByText(/When the bid rises to .?96,200/)).toHaveCount(1);
  await waitForAnimations(page);
  const heights = await watchHeight(page, '[role="dialog"]');
  await sheet.getByRole('button', { name: 'Set alert' }).click();
  await expect(sheet).toHaveCount(0);
  expect(new Set(await heights()).size).toBe(1);
  // After reopening, the sheet shows the alert.
  await page.getByRole('button', { name: 'Price alerts', exact: true }).click();
  await expect(sheet.getByRole('button', { name: /^Delete the alert at .?96,200/ })).toBeVisible();
});

/** Pulls the open page down with a finger and lets it go. */
async function pullDown(page: Page): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
  await touch('touchStart', 200);
  for (let y = 220; y <= 400; y += 20) await touch('touchMove', y);
  await touch('touchEnd');
}

test('the page slides back after a pull to refresh', async ({ page }) => {
  await openDemoAccount(page);
  await page.goto('/mine/transfer');
  await waitUntilLoaded(page);
  const heights = await watchHeight(page, 'main [role="status"]');
  await pullDown(page);
  const sign = page.getByText('Refreshing…');
  await expect(sign).toBeVisible();
  await expect(sign).toHaveCount(0);
  const all = await heights();
  expect(Math.max(...all)).toBeGreaterThanOrEqual(64);
  // Frames between open and closed, each lower than the one before.
  const closing = all.slice(all.lastIndexOf(64) + 1).filter((height) => height > 0);
  expect(closing.length).toBeGreaterThan(2);
  expect(closing).toEqual([...closing].sort((one, other) => other - one));
});

test('a pull to refresh ends its message also without motion', async ({ page }) => {
  await openDemoAccount(page);
  await page.goto('/mine/transfer');
  await waitUntilLoaded(page);
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  await pullDown(page);
  const sign = page.getByText('Refreshing…');
  await expect(sign).toHaveCount(1);
  await expect(sign).toHaveCount(0);
});
