import type { PriceAlert } from '@truemark/contracts';
import { expect, test } from './harness/priced-test.js';
import { openMarket } from './harness/trader.js';

test('an alert is set, dragged and moved by keys on the chart, reached once, and deleted in the list', async ({
  page,
  server,
  prices,
}) => {
  const customer = await openMarket(page, server, 'BTC/USDT');
  const alerts = () => customer.read<PriceAlert[]>('/api/user/alerts');
  await page.getByRole('button', { name: 'Price alerts', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Bid price' }).fill('96000');
  await expect(sheet.getByText('The price is there already.')).toHaveCount(1);
  await sheet.getByRole('textbox', { name: 'Bid price' }).fill('96200');
  await expect(sheet.getByText(/When the bid rises to .?96,200/)).toHaveCount(1);
  await sheet.getByRole('textbox', { name: 'Note (optional)' }).fill('sell half');
  await sheet.getByRole('button', { name: 'Set alert' }).click();
  // The alert is on the chart and the sheet has closed.
  await expect(sheet).toHaveCount(0);
  expect(await alerts()).toMatchObject([{ price: 96200, type: 1, note: 'sell half' }]);

  const grip = page.getByRole('slider', { name: /^Price alert at/ });
  await expect(grip).toHaveAttribute('aria-valuenow', '96200');
  const box = await grip.boundingBox();
  if (!box) throw new Error('the line has no place');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + box.height / 2 - 20, { steps: 4 });
  await page.mouse.up();
  const asked = page.getByRole('group', { name: /^Price alert to/ });
  await asked.getByRole('button', { name: 'Undo' }).click();
  await expect(asked).toHaveCount(0);
  await expect(grip).toHaveAttribute('aria-valuenow', '96200');

  await grip.press('ArrowUp');
  await grip.press('Enter');
  await expect(asked).toHaveCount(0);
  await expect.poll(async () => (await alerts()).map(({ price }) => Number(price) > 96_200)).toEqual([true]);
  await expect(grip).not.toHaveAttribute('aria-valuenow', '96200');

  await prices.set('BTCUSDT', 96_400, 96_412);
  await expect(grip).toHaveCount(0);
  expect(await alerts()).toEqual([]);
  await prices.set('BTCUSDT', 96_000, 96_012);

  await page.goto('/mine/alerts');
  await expect(page.getByText('No price alerts')).toHaveCount(1);
  await page.getByRole('button', { name: 'Set an alert' }).click();
  await sheet.getByText('BTC/USDT').first().click();
  await sheet.getByRole('textbox', { name: 'Bid price' }).fill('90000');
  await expect(sheet.getByText(/When the bid falls to .?90,000/)).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Set alert' }).click();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: /^Delete the alert at .?90,000/ }).click();
  await expect(page.getByText('No price alerts')).toHaveCount(1);
  expect(await alerts()).toEqual([]);
});
