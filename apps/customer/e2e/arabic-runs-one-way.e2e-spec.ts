import type { Locator, Page } from '@playwright/test';
import arabic from '../../../libs/i18n/src/catalogues/ar/app.json' with { type: 'json' };
import { approvedTrader, closeIndex, fundedCustomer, openIndex, signIn } from './harness/copy-desk.js';
import { buyOption, openOptions } from './harness/option-trader.js';
import { openRealAccount } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { waitUntilLoaded } from './harness/test.js';

const inArabic = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('truemark.language', 'ar'));

/** Where these parts of a text begin on one line, px from the left. */
const placesIn = (text: Locator, parts: readonly string[]): Promise<number[]> =>
  text.evaluate((element, sought) => {
    (element as HTMLElement).style.whiteSpace = 'nowrap';
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    return sought.map((part) => {
      for (const node of nodes) {
        const at = node.data.lastIndexOf(part);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + part.length);
        return range.getBoundingClientRect().left;
      }
      throw new Error(`no ${part} in ${element.textContent}`);
    });
  }, parts);

test('the preview of copies names the lots in the order in which they stand', async ({ page, server }) => {
  const trader = await approvedTrader(server, 'Level Owl', 0);
  const follower = await fundedCustomer(server, 5_000);
  await closeIndex(trader, (await openIndex(trader, '0.3')).Id);
  await inArabic(page);
  await signIn(page, follower.client.token as string);
  await page.goto(`/follow/submit?id=${trader.user.id}`);
  const preview = page.getByLabel(arabic['follow.preview'], { exact: true });
  await page.getByLabel(arabic['follow.multiple'], { exact: true }).fill('0.5');
  await page.getByLabel(arabic['follow.maxAmount'], { exact: true }).fill('1000');
  const row = preview.getByRole('listitem').first().getByText('→');
  await expect(row).toHaveText('0.3 → 0.15');
  const [theirs = 0, own = 0] = await placesIn(row, ['0.3', '0.15']);
  expect(theirs).toBeLessThan(own);
  const words = preview.getByText(/Level Owl/);
  const [name = 0, arrow = 0, yours = 0] = await placesIn(words, ['Level Owl', '→', 'لوتاتك']);
  expect(name).toBeLessThan(arrow);
  expect(arrow).toBeLessThan(yours);
});

test('the loss at which copying stops is in the currency of the margin', async ({ page, server }) => {
  const trader = await approvedTrader(server, 'Priced Owl', 0);
  await signIn(page, (await fundedCustomer(server, 5_000)).client.token as string);
  await page.goto(`/follow/submit?id=${trader.user.id}`);
  const field = (name: string) => page.getByLabel(name, { exact: true }).and(page.getByRole('textbox'));
  await page.getByRole('switch', { name: 'Stop copying at a loss' }).check();
  await expect(field('Maximum margin').locator('xpath=ancestor::div[1]')).toContainText('USD');
  await expect(field('Stop copying at a loss').locator('xpath=ancestor::div[1]')).toContainText('USD');
});

test('a market is named where its row begins', async ({ page, server }) => {
  const trader = await approvedTrader(server, 'Named Owl', 0);
  await closeIndex(trader, (await openIndex(trader, '0.3')).Id);
  await inArabic(page);
  await signIn(page, (await fundedCustomer(server, 5_000)).client.token as string);
  await page.goto(`/follow/trader?id=${trader.user.id}`);
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'TMX100' })
    .or(page.getByRole('listitem').filter({ hasText: 'Truemark Index' }));
  const name = row.locator('bdi').first();
  await expect(name).toBeVisible();
  const [end, edge] = await Promise.all([
    name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    }),
    row.evaluate((element) => element.getBoundingClientRect().right),
  ]);
  expect(edge - end).toBeLessThan(2);
});

test('prices of a running option run as those of an ended one, and the chart’s date keeps its order', async ({
  page,
  server,
  prices,
}) => {
  await page.addInitScript(() => {
    const drawn = new Set<string>();
    Object.assign(window, { drawn });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      drawn.add(text);
      fillText.call(this, text, ...place);
    };
  });
  await openOptions(page, server);
  await buyOption(page, { direction: 'Up', duration: '5 min', stake: '10' });
  await prices.set('TMX100', 10_000, 10_000.6);
  await page.evaluate(() => localStorage.setItem('truemark.language', 'ar'));
  await page.reload();
  const run = page
    .getByTestId(/^option-\d+$/)
    .locator('bdi')
    .filter({ hasText: '→' });
  await expect(run).toHaveText(/^10,000\.00 → 10,000\.00$/);
  await expect(run).toHaveAttribute('dir', 'ltr');

  const drawn = () => page.evaluate(() => [...(window as unknown as { drawn: Set<string> }).drawn]);
  // The chart of ticks has no dates.
  await page.goto('/trade?source=0');
  await waitUntilLoaded(page);
  const chart = await page.locator('canvas').first().boundingBox();
  // A crosshair is at the pointer once it has moved over the chart.
  for (const by of [0, 10]) await page.mouse.move((chart?.x ?? 0) + 120 + by, (chart?.y ?? 0) + 100);
  await expect
    .poll(async () => (await drawn()).filter((text) => /\d.*\d\d:\d\d/.test(text)).length)
    .toBeGreaterThan(0);
  const isMixed = (text: string) => /\p{Script=Arabic}/u.test(text) && /\d/.test(text);
  expect((await drawn()).filter(isMixed)).toEqual([]);
});

test('every password of a form begins at the same side', async ({ page, server }) => {
  await inArabic(page);
  await openRealAccount(page, server);
  await page.goto('/mine/pay-password');
  const inputs = page.locator('input[type="password"]');
  await expect(inputs).toHaveCount(3);
  const directions = await inputs.evaluateAll((all) => all.map((input) => getComputedStyle(input).direction));
  expect(directions).toEqual(['rtl', 'rtl', 'rtl']);
});
