import { shiftsSinceOpened } from './harness/layout.js';
import { openRealAccount } from './harness/payer.js';
import { expect, settled, test } from './harness/test.js';

/** Beyond it a page is felt to jump. */
const FELT = 0.05;

const PAGES = [
  '/',
  '/order',
  '/mine/wallet',
  '/mine/charge',
  '/mine/charge?type=1',
  '/mine/withdraw',
  '/user',
];

test.use({ viewport: { width: 390, height: 844 } });

test('what a new customer opens for the first time stands still while it loads', async ({ page, server }) => {
  await openRealAccount(page, server);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('main').first()).toBeVisible();
    await settled(page);
    const { score, moved } = await shiftsSinceOpened(page);
    expect(score, `${path}: ${moved.join(' ')}`).toBeLessThan(FELT);
  }
});

test('the way to pay in looks from the first picture as it will', async ({ page, server }) => {
  await openRealAccount(page, server);
  // What he has to do next is known late.
  await page.route('**/api/user/auth_status*', async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  await page.goto('/');
  const payIn = page.getByRole('button', { name: 'Deposit', exact: true });
  await expect(payIn).toBeVisible();
  const look = () => payIn.evaluate((button) => getComputedStyle(button).backgroundColor);
  const first = await look();
  await expect(page.getByRole('link', { name: 'Verify my identity' })).toBeVisible();
  expect(await look()).toBe(first);
});
