import type { Page } from '@playwright/test';
import { faultsOf } from './harness/axe.js';
import { movedWhilePricesChange, tooWideOn320 } from './harness/layout.js';
import { expect, openDemoAccount, test, waitForAnimations, waitUntilLoaded } from './harness/test.js';

const FOR_VISITORS = ['/', '/trade', '/login', '/register', '/forgot', '/product', '/language', '/news'];
const FOR_CUSTOMERS = [
  '/',
  '/trade',
  '/order',
  '/user',
  '/mine/accounts',
  '/mine/limits',
  '/mine/alerts',
  '/mine/notifications',
  '/mine/system',
  '/message',
  '/follow',
  '/rank',
  '/follow/follow-list',
];
const OF_OPTIONS = ['/trade?source=1', '/order?source=1', '/order?source=1&type=3'];
/** Pages with prices, and the number of price changes observed. */
const WITH_PRICES = ['/', '/trade'];
const CHANGES = 8;
/** Each language's direction, and each theme, at least once. */
const LOOKS = [
  { language: 'en', direction: 'ltr', theme: 'light' },
  { language: 'ar', direction: 'rtl', theme: 'dark' },
] as const;

// Each test visits many screens; in parallel none of them delays the others.
test.describe.configure({ mode: 'parallel' });

for (const { language, direction, theme } of LOOKS) {
  const prefer = (page: Page): Promise<void> =>
    page.evaluate(
      ([mode, lang]) => {
        localStorage.setItem('truemark.theme', mode);
        localStorage.setItem('truemark.language', lang);
      },
      [theme, language] as const,
    );
  const look = async (page: Page, path: string, isPriced = false): Promise<void> => {
    await page.goto(path);
    await waitUntilLoaded(page);
    await waitForAnimations(page);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    expect(await faultsOf(page), `${path} in ${language}, ${theme}`).toEqual([]);
    // Before the window changes its size: a slow machine lays out long after that.
    if (isPriced) expect(await movedWhilePricesChange(page, CHANGES), path).toEqual([]);
    await expect.poll(() => tooWideOn320(page), `${path} in ${language} on a narrow phone`).toEqual([]);
  };

  test(`every main screen can be read and used in ${language}, ${theme}`, async ({ page }) => {
    await page.goto('/');
    await prefer(page);
    for (const path of FOR_VISITORS) await look(page, path, WITH_PRICES.includes(path));
    await page.evaluate(() => localStorage.setItem('truemark.language', 'en'));
    await openDemoAccount(page);
    await prefer(page);
    for (const path of FOR_CUSTOMERS) await look(page, path);
  });

  test(`every screen of options can be read and used in ${language}, ${theme}`, async ({ page }) => {
    await openDemoAccount(page);
    await prefer(page);
    for (const path of OF_OPTIONS) await look(page, path);
  });
}
