import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test, waitUntilLoaded } from './harness/test.js';

test('amounts of a wide history stand below their heading in Arabic', async ({ page, server, operator }) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 1_250);
  await page.addInitScript(() => localStorage.setItem('truemark.language', 'ar'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/mine/history');
  await waitUntilLoaded(page);
  const amount = page.getByTestId('funds-value');
  await expect(amount).toContainText('1,250.00');
  const rightOf = async (text: typeof amount): Promise<number> =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
  const heading = page.getByText('المبلغ', { exact: true }).filter({ visible: true });
  expect(Math.abs((await rightOf(amount)) - (await rightOf(heading)))).toBeLessThan(2);
});
