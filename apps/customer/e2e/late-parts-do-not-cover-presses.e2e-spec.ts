import type { Locator, Page } from '@playwright/test';
import { holdRequests } from './harness/hold-requests.js';
import { openIndexTrader } from './harness/index-trader.js';
import { buyOption, INDEX, openOptions } from './harness/option-trader.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes, waitForAnimations } from './harness/test.js';
import { openMarket } from './harness/trader.js';
import { wrongIn } from './harness/wrong.js';

// With animations: closing elements take their time.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const RESULT = `${INDEX} option ended`;

/** Runs in the page: as soon as a sheet opens, presses its buttons with those names, and then its backdrop. */
function pressAtOnce(names: readonly string[]): void {
  new MutationObserver((_, observer) => {
    const sheet = document.querySelector('[role="dialog"]');
    if (!sheet) return;
    observer.disconnect();
    for (const button of sheet.querySelectorAll('button'))
      if (names.includes(button.textContent ?? '')) button.click();
    document.querySelector<HTMLElement>('.MuiBackdrop-root')?.click();
  }).observe(document.body, { childList: true, subtree: true });
}

/** Whether the request looks for results among the newest ended options: more of them than a list shows. */
function isResult(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  const isOfEnded = searchParams.get('status') === '3' && searchParams.get('limit') === '50';
  return pathname === '/v2/api/micro/orders' && isOfEnded;
}

/** Simulates typing into the focused field until the returned function is called. */
async function typeOn(page: Page): Promise<() => Promise<void>> {
  const typing = await page.evaluate(() =>
    window.setInterval(
      () => document.activeElement?.dispatchEvent(new Event('input', { bubbles: true })),
      200,
    ),
  );
  return () => page.evaluate((id) => window.clearInterval(id), typing);
}

test('an option’s result waits until typing ends, and takes no press meant for the page', async ({
  page,
  server,
  prices,
}) => {
  await openOptions(page, server);
  const row = await buyOption(page, { direction: 'Up', duration: '10 sec', stake: '10' });
  await prices.set('TMX100', 10_000, 10_000.6);
  await expect(row).toContainText('Entry 10,000.00');
  const stake = page.getByLabel('Stake', { exact: true });
  const result = page.getByRole('dialog', { name: RESULT });
  await stake.fill('12');
  const rests = await typeOn(page);
  const told = page.waitForResponse((answer) => isResult(answer.url()));
  await expect(page.getByTestId(/^option-\d+$/)).toHaveCount(0);
  await told;
  await waitForAnimations(page);
  await expect(result).toHaveCount(0);
  await page.keyboard.type('3');
  await expect(stake).toHaveValue('123');

  await page.evaluate(pressAtOnce, ['Done', 'Details and proof', 'Same again']);
  // It appears by itself, though the field still has the focus.
  await rests();
  await expect(result).toBeVisible();
  await waitForAnimations(page);
  await expect(result).toContainText('Tie0.00');
  await result.getByRole('button', { name: 'Done' }).click();
  await expect(result).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page under a closing sheet takes presses at once', async ({ page, server }) => {
  await openMarket(page, server, INDEX);
  const sheet = page.getByRole('dialog');
  const buy = page.getByRole('button', { name: /^Buy [\d,.]+$/ });
  const at = await middleOf(buy);
  await buy.click();
  await waitForAnimations(page);
  await page.mouse.click(...(await middleOf(sheet.getByRole('button', { name: 'Cancel' }))));
  await page.mouse.click(...at);
  await waitForAnimations(page);
  await expect(sheet).toBeVisible();
});

test('a closing sheet slides instead of vanishing', async ({ page, server }) => {
  const trader = await openIndexTrader(page, server);
  const order = await trader.buy('1');
  await openWithLivePushes(page, '/order');
  await page
    .getByTestId(`order-${order.Id}`)
    .getByRole('button', { name: 'Close position Truemark Index' })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Close Truemark Index' });
  await expect(sheet).toBeVisible();
  await waitForAnimations(page);
  await page.evaluate(watchTops);
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toHaveCount(0);
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  expect(Math.max(...tops)).toBeGreaterThan(Math.min(...tops) + 20);
});

test('the buttons of a confirmation keep their places while it is sent', async ({ page, server }) => {
  await openMarket(page, server, INDEX);
  await page.getByRole('button', { name: /^Buy [\d,.]+$/ }).click();
  const sheet = page.getByRole('dialog');
  await waitForAnimations(page);
  const send = sheet.getByRole('button', { name: 'Buy', exact: true });
  const before = await send.boundingBox();
  const answer = await holdRequests(page, '**/api/forex/submit');
  await send.click();
  const busy = sheet.getByRole('button', { name: 'One moment…' });
  await expect(busy).toBeVisible();
  expect(await busy.boundingBox()).toEqual(before);
  answer();
  await expect(sheet).toHaveCount(0);
});

test('after a position is closed the next one has the focus, and after the last one the list', async ({
  page,
  server,
}) => {
  const trader = await openIndexTrader(page, server);
  await trader.buy('1');
  await trader.buy('1');
  await openWithLivePushes(page, '/order');
  const close = page.getByRole('button', { name: 'Close position Truemark Index' });
  await expect(close).toHaveCount(2);
  const end = async () => {
    await close.first().press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Close at market' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await end();
  await expect(close).toHaveCount(1);
  await expect(close).toBeFocused();
  await end();
  await expect(close).toHaveCount(0);
  await expect(page.locator('[role="tab"][aria-selected="true"]').last()).toBeFocused();
});

test('typing a size shows no message in between and moves no part of the ticket', async ({
  page,
  server,
}) => {
  await openMarket(page, server, INDEX);
  const lots = page.getByRole('textbox', { name: 'Lots', exact: true });
  const wrong = wrongIn(page).filter({ hasText: /Lots|lots|least/ });
  await lots.click();
  const place = await lots.boundingBox();
  await lots.selectText();
  for (const key of '0.05') {
    await page.keyboard.press(key);
    await waitForAnimations(page);
    expect(await lots.boundingBox()).toEqual(place);
    await expect(wrong).toHaveCount(0);
  }
  // A value that stays too low is reported when the field loses the focus, at the latest.
  await lots.fill('0');
  await lots.blur();
  await expect(wrong).toBeVisible();
});

test('the list of markets keeps its height while it is searched', async ({ page, server }) => {
  await openMarket(page, server, INDEX);
  await page.getByRole('button', { name: /choose another market/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(INDEX, { exact: true })).toBeVisible();
  await waitForAnimations(page);
  const before = await sheet.boundingBox();
  await sheet.getByRole('searchbox').fill('Truemark');
  await expect(sheet.getByText('GBP/USD')).toHaveCount(0);
  await waitForAnimations(page);
  expect(await sheet.boundingBox()).toEqual(before);
});

async function middleOf(what: Locator): Promise<[x: number, y: number]> {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not in sight');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Runs in the page: records the sheet's position in each frame. */
function watchTops(): void {
  const tops: number[] = [];
  Object.assign(window, { tops });
  const look = (): void => {
    const paper = document.querySelector('[role="dialog"]');
    if (paper) tops.push(paper.getBoundingClientRect().top);
    requestAnimationFrame(look);
  };
  look();
}
