import type { Page } from '@playwright/test';
import { expect, openDemoAccount, test, waitForAnimations } from './harness/test.js';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name });
const buy = (page: Page) => page.getByRole('button', { name: /^Buy [\d,.]+$/ });
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the trade page from the home page. */
async function comeToTrade(page: Page): Promise<void> {
  await openDemoAccount(page);
  await page.goto('/');
  await tab(page, 'Trade').click();
  await expect(page).toHaveURL(/\/trade/);
  await expect(buy(page)).toBeEnabled();
}

/** Checks that the previous history entry is the home page. */
async function isNextToHome(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(dialog(page)).toHaveCount(0);
}

test('Back closes the sheet and stays on the page; the next Back leaves the page', async ({ page }) => {
  await comeToTrade(page);
  await buy(page).click();
  await expect(dialog(page)).toBeVisible();
  await waitForAnimations(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/trade/);
  await isNextToHome(page);
  await tab(page, 'Trade').click();
  await expect(buy(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  // A reload closes the sheet and removes its history entry.
  await buy(page).click();
  await expect(dialog(page)).toBeVisible();
  await waitForAnimations(page);
  await page.reload();
  await expect(buy(page)).toBeEnabled();
  await isNextToHome(page);
});

test('Back first leaves the full-screen chart, then the page', async ({ page }) => {
  await comeToTrade(page);
  await page.getByRole('button', { name: 'Full screen' }).click();
  const leave = page.getByRole('button', { name: 'Leave full screen' });
  await expect(leave).toBeVisible();
  await waitForAnimations(page);
  await page.goBack();
  await expect(leave).toHaveCount(0);
  await expect(page).toHaveURL(/\/trade/);
  await isNextToHome(page);
});

test('a sheet closed without Back leaves no history entry behind', async ({ page }) => {
  await comeToTrade(page);
  await buy(page).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  // A sheet that changes the URL of its page.
  await page.getByRole('button', { name: /choose another market/ }).click();
  await waitForAnimations(page);
  await dialog(page).getByText('GBP/USD').click();
  await expect(page.getByRole('heading', { name: 'GBP/USD' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/symbol|id=/);
  await isNextToHome(page);
});

test('a sheet is closed by pulling its header down', async ({ page }) => {
  await comeToTrade(page);
  await buy(page).click();
  await waitForAnimations(page);
  const head = dialog(page).getByRole('heading', { name: /^Buy/ });
  const box = await head.boundingBox();
  if (!box) throw new Error('the sheet has no head');
  const [x, y] = [box.x + 40, box.y + 12];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + by }],
    });
  const pull = async (by: number) => {
    await touch('touchStart', 0);
    for (let step = 1; step <= 6; step++) {
      await touch('touchMove', (by * step) / 6);
      await page.waitForTimeout(60);
    }
    await touch('touchEnd', by);
  };
  await pull(40);
  await waitForAnimations(page);
  expect((await head.boundingBox())?.y).toBeCloseTo(box.y, 0);
  await pull(160);
  await expect(dialog(page)).toHaveCount(0);
  await isNextToHome(page);
});
