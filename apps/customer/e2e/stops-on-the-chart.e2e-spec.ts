import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from './harness/priced-test.js';
import { onlyOrder, openMarket, place } from './harness/trader.js';
import { wrongIn } from './harness/wrong.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(grip: Locator): Promise<Point> {
  await expect(grip).toBeVisible();
  const box = await grip.boundingBox();
  if (!box) throw new Error('the line has no place');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Simulates a finger that presses, moves and releases. */
async function swipe(finger: CDPSession, { x, y }: Point, by: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: to }],
    });
  await touch('touchStart', y);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', y + by * part);
  await touch('touchEnd', y + by);
}

async function dragByMouse(page: Page, { x, y }: Point, by: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by, { steps: 4 });
  await page.mouse.up();
}

test('stops are set by dragging lines, undone, and restored when they cannot be sent', async ({
  page,
  context,
  server,
  faults,
}) => {
  const customer = await openMarket(page, server, 'BTC/USDT');
  await page.getByLabel('Lots', { exact: true }).fill('0.1');
  await place(page, 'Buy');
  const asked = (stop: string) => page.getByRole('group', { name: new RegExp(`^${stop} to`) });
  const set = (stop: string) => asked(stop).getByRole('button', { name: 'Set' }).click();

  const finger = await context.newCDPSession(page);
  const opening = page.getByRole('slider', { name: /^Buy 0\.1, opened/ });
  await swipe(finger, await middleOf(opening), 40);
  await expect(asked('Stop loss')).toContainText('USD');
  await set('Stop loss');
  const stopLoss = page.getByRole('slider', { name: 'Stop loss of Buy 0.1' });
  await expect(asked('Stop loss')).toHaveCount(0);
  const first = await onlyOrder(customer, 1);
  expect(Number(first.TargetLossPrice)).toBeGreaterThan(95_000);
  expect(Number(first.TargetLossPrice)).toBeLessThan(96_000);
  await expect(stopLoss).toHaveAttribute('aria-valuenow', String(first.TargetLossPrice));

  await dragByMouse(page, await middleOf(opening), -40);
  await set('Take profit');
  await expect(page.getByRole('slider', { name: 'Take profit of Buy 0.1' })).toBeVisible();
  await expect(asked('Take profit')).toHaveCount(0);
  const second = await onlyOrder(customer, 1);
  expect(Number(second.TargetProfitPrice)).toBeGreaterThan(96_006);
  expect(second.TargetLossPrice).toBe(first.TargetLossPrice);

  await dragByMouse(page, await middleOf(stopLoss), 20);
  await expect(stopLoss).not.toHaveAttribute('aria-valuenow', String(first.TargetLossPrice));
  await asked('Stop loss').getByRole('button', { name: 'Undo' }).click();
  await expect(stopLoss).toHaveAttribute('aria-valuenow', String(first.TargetLossPrice));

  await stopLoss.press('ArrowDown');
  await context.setOffline(true);
  await stopLoss.press('Enter');
  await expect(page.getByText('Nothing was sent')).toBeVisible();
  await expect(stopLoss).toHaveAttribute('aria-valuenow', String(first.TargetLossPrice));
  await context.setOffline(false);
  expect((await onlyOrder(customer, 1)).TargetLossPrice).toBe(first.TargetLossPrice);
  faults.length = 0;
});

test('a line’s order opens in a sheet that sets and removes the stops', async ({ page, server }) => {
  const customer = await openMarket(page, server, 'BTC/USDT');
  await page.getByLabel('Lots', { exact: true }).fill('0.1');
  await place(page, 'Sell');
  await page.getByRole('slider', { name: /^Sell 0\.1, opened/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('switch', { name: 'Stop loss' }).click();
  await sheet.getByRole('textbox', { name: 'Stop loss' }).fill('95000');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(wrongIn(sheet)).toContainText('Must be above');
  await sheet.getByRole('textbox', { name: 'Stop loss' }).fill('96300');
  await sheet.getByRole('switch', { name: 'Take profit' }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  expect(await onlyOrder(customer, 1)).toMatchObject({ TargetLossPrice: 96300, TargetProfitPrice: 95006 });

  await page.getByRole('slider', { name: 'Stop loss of Sell 0.1' }).click();
  await sheet.getByRole('switch', { name: 'Take profit' }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  expect(await onlyOrder(customer, 1)).toMatchObject({ TargetLossPrice: 96300, TargetProfitPrice: 0 });
});
