import { AxeBuilder } from '@axe-core/playwright';
import type { CustomerLimits, ForexDeals } from '@truemark/contracts';
import { withinOneDay } from '../../server/test/harness/same-day.js';
import { openIndexTrader } from './harness/index-trader.js';
import { expect, test } from './harness/priced-test.js';

const DAY = 24 * 3_600_000;
/** A time as screens show it: to the minute, in GMT. */
const written = (time: number): string =>
  new Date(Math.ceil(time / 60_000) * 60_000).toISOString().slice(0, 16).replace('T', ' ');

test('a customer limits one trade, sees an order refused, loosens it, and excludes himself for a day', async ({
  page,
  server,
}) => {
  page.setDefaultTimeout(60_000);
  // Without animations, so that sheets are at rest when measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { calls, buy } = await openIndexTrader(page, server);
  const held = await buy('0.1');
  const limits = () => calls.read<CustomerLimits>('/api/user/limits');
  const faults = async () =>
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  const openPage = async (): Promise<void> => {
    await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Trading limits' }).click();
    await expect(page.getByRole('heading', { name: 'Trading limits' })).toBeVisible();
  };
  const stake = page.getByLabel('Maximum per trade');
  const save = page.getByRole('button', { name: 'Save limits' });

  await openPage();
  await expect(save).toBeDisabled();
  await stake.fill('1e3');
  await expect(page.getByText('Please enter an amount, or leave it empty for no limit.')).toBeVisible();
  await stake.fill('100');
  await expect(page.getByText('Stricter: applies immediately.')).toBeVisible();
  await save.click();
  await expect(page.getByText('Your limits are saved.')).toBeVisible();
  expect((await limits()).stake).toBe(100);

  await page.goto('/trade');
  await page.getByRole('button', { name: /choose another market/ }).click();
  await page.getByRole('dialog').getByText('Truemark Index', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Truemark Index' })).toBeVisible();
  await page.getByLabel('Lots', { exact: true }).fill('0.1');
  await page.getByRole('button', { name: /^Buy [\d,.]+$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buy', exact: true }).click();
  const refusal = 'This is more than the 100 USD that you set as your limit for one trade.';
  await expect(page.getByText(refusal)).toHaveCount(1);
  await expect(page.getByText(refusal)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Trading limits' }).click();
  await expect(page.getByRole('heading', { name: 'Trading limits' })).toBeVisible();

  await stake.fill('');
  await expect(page.getByText(/Looser: applies from/)).toBeVisible();
  await save.click();
  const waits = page.getByText(/^No limit from /);
  await expect(waits).toBeVisible();
  const { stake: inForce, pending } = await limits();
  expect([inForce, pending.stake?.value]).toEqual([100, 0]);
  const from = pending.stake?.from ?? 0;
  expect(Math.abs(from - Date.now() - DAY)).toBeLessThan(60_000);
  await expect(waits).toContainText(written(from));
  expect(await faults()).toEqual([]);
  await page.getByRole('button', { name: /^Keep .*100 USD/ }).click();
  await expect(waits).toHaveCount(0);
  expect((await limits()).pending.stake).toBe(null);

  await page.getByRole('button', { name: '1 day', exact: true }).click();
  await page.getByRole('button', { name: 'Exclude myself' }).click();
  await page
    .getByRole('dialog', { name: 'No new trades: 1 day' })
    .getByRole('button', { name: 'Continue' })
    .click();
  const sure = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(sure).toContainText('This cannot be undone by you or by us.');
  expect((await limits()).excluded_until).toBe(0);
  expect(await faults()).toEqual([]);
  await sure.getByRole('button', { name: 'Yes, exclude me' }).click();
  await expect(sure).toHaveCount(0);
  const until = (await limits()).excluded_until ?? 0;
  expect(Math.abs(until - Date.now() - DAY)).toBeLessThan(60_000);
  const banner = page.getByRole('region', { name: 'Self-exclusion' });
  await expect(banner).toContainText(written(until));
  await expect(banner).toContainText('You can still close positions, cancel orders and withdraw.');
  await expect(page.getByRole('button', { name: '1 week', exact: true })).toBeVisible();

  await calls.take('/api/user/limits', { daily_loss: '50', session_minutes: 60 });
  await page.reload();
  await expect(page.getByRole('meter')).toHaveCount(2);
  expect(await faults()).toEqual([]);

  await page.goto('/order');
  await expect(page.getByRole('region', { name: 'Self-exclusion' })).toBeVisible();
  await page
    .getByTestId(`order-${held.Id}`)
    .getByRole('button', { name: /^Close position/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close at market' }).click();
  await expect(page.getByText('No open positions')).toBeVisible();
  expect((await calls.read<ForexDeals>('/v2/api/forex/my_deal', { status: 3, page: 1 })).total).toBe(1);
});

test('a customer who reached the daily loss limit reads so on the ticket before confirming', async ({
  page,
  server,
  prices,
}) => {
  await withinOneDay(60_000);
  const { calls, buy } = await openIndexTrader(page, server);
  const { Id, ForexId } = await buy('0.1');
  await prices.set('TMX100', 9_900, 9_900.6);
  await calls.take('/v2/api/forex/close', { id: Id });
  await calls.take('/api/user/limits', { daily_loss: '5' });

  const reached =
    /^Your daily loss limit of .?5.? USD leaves no room for this trade\. It resets at 00:00 GMT\.$/;
  for (const [source, names] of [
    [0, ['Sell', 'Buy']],
    [1, ['Down', 'Up']],
  ] as const) {
    await page.goto(`/trade?id=${ForexId}&source=${source}`);
    await expect(page.getByText(reached)).toHaveCount(1);
    for (const name of names) {
      const button = page.locator('button[data-side]').filter({ hasText: name, visible: true });
      await expect(button).toBeDisabled();
      await expect(button).toContainText('Limit reached');
    }
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(page.getByText(reached)).toBeInViewport({ ratio: 1 });
  await page.getByRole('main').getByRole('link', { name: 'Trading limits' }).click();
  await expect(page.getByRole('heading', { name: 'Trading limits' })).toBeVisible();
});
