import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openBackOffice } from './harness/back-office.js';
import { expect, openDemoAccount, test } from './harness/test.js';

/** Buys at the market for this browser's demo customer, through the API that the app uses. */
async function buy(page: Page): Promise<number> {
  await openDemoAccount(page);
  return page.evaluate(async () => {
    const token = localStorage.getItem('truemark.token') ?? '';
    const headers = { authorization: token, 'content-type': 'application/json' };
    const { data: symbols } = await (await fetch('/v2/api/forex/trade_list')).json();
    const symbol = symbols.find((each: { Code: string }) => each.Code === 'EURUSD');
    const order = {
      forex_id: symbol.Id,
      type: 1,
      cont: '0.1',
      status: 1,
      multiple: symbol.HasForexMultiple[0].Value,
    };
    const answer = await fetch('/v2/api/forex/submit', {
      method: 'POST',
      headers,
      body: JSON.stringify(order),
    });
    return (await answer.json()).data.Id as number;
  });
}

const faultsOf = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
  );

test('an operator watches the book and closes a position at the market', async ({
  page,
  browser,
  server,
}) => {
  const id = await buy(page);
  const desk = await openBackOffice(browser, server);

  await desk.getByRole('menuitem', { name: 'Exposure' }).click();
  // Real accounts are shown first; demo accounts can be chosen.
  await desk.getByRole('combobox', { name: 'Accounts' }).click();
  await desk.getByRole('option', { name: 'Demo' }).click();
  await expect(desk.getByRole('link', { name: 'EUR/USD' }).first()).toBeVisible();
  await expect(desk.locator('main svg').first()).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);

  await desk.getByRole('menuitem', { name: 'Margin watch' }).click();
  await expect(desk.getByText('Above').first()).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);

  await desk.getByRole('menuitem', { name: 'Positions, orders' }).click();
  await desk.getByRole('combobox', { name: 'Accounts' }).click();
  await desk.getByRole('option', { name: 'Demo' }).click();
  await expect(desk).toHaveURL(/is_demo/);
  const row = desk
    .getByRole('row')
    .filter({ has: desk.getByRole('cell', { name: String(id), exact: true }) });
  const profit = row.getByRole('cell').nth(8);
  const before = await profit.textContent();
  await expect(profit).not.toHaveText(before ?? '');
  expect(await faultsOf(desk)).toEqual([]);

  await desk.keyboard.press('j');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
  await desk.getByRole('button', { name: 'Close at the market price' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Asked for by telephone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Current bid')).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Yes, close it now' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByText('Asked for by telephone')).toBeVisible();
  await desk.context().close();
});

test('an operator is warned that saving replaces the change that waits', async ({
  browser,
  server,
  operator,
}) => {
  const symbol = (await operator.list('symbols')).find(({ Code }) => Code === 'EURUSD');
  const desk = await openBackOffice(browser, server);
  const times = { MadeAtMs: Date.now(), HoldsAtMs: Date.parse('2100-01-02T03:04:00Z') };
  await desk.route(new RegExp(`/admin/api/symbols/${symbol?.id}$`), async (route) => {
    const response = await route.fetch();
    const Pending = { ...times, From: { ForexContNum: 100_000 }, To: { ForexContNum: 10_000 } };
    await route.fulfill({ response, json: { ...(await response.json()), Pending } });
  });
  await desk.goto(`/admin/symbols/${symbol?.id}`);
  const warning = /An announced change waits until 2100-01-02 03:04/;
  await expect(desk.getByRole('alert').filter({ hasText: warning })).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  const asking = desk.getByRole('dialog');
  await desk.getByRole('spinbutton', { name: 'List position' }).fill('4');
  await desk.getByRole('button', { name: 'Save …' }).click();
  await expect(asking.getByText('No open position is affected.')).toBeVisible();
  await expect(asking.getByText(warning)).toHaveCount(0);
  await desk.getByRole('button', { name: 'Keep as it is' }).click();
  await desk.getByRole('spinbutton', { name: 'Spread' }).fill('0.0009');
  await desk.getByRole('button', { name: 'Ask for approval …' }).click();
  await expect(asking.getByText(warning)).toBeVisible();
  await desk.getByRole('button', { name: 'Keep as it is' }).click();
  await desk.context().close();
});

test('an operator sees what a change of a symbol would cost before making it', async ({
  browser,
  server,
  operator,
}) => {
  const symbol = (await operator.list('symbols')).find(({ Code }) => Code === 'EURUSD');
  const desk = await openBackOffice(browser, server);
  await desk.goto(`/admin/symbols/${symbol?.id}/1`);
  const costs = desk.getByRole('region', { name: 'Costs by leverage' });
  await expect(costs.getByRole('row')).toHaveCount((symbol?.HasForexMultiple as unknown[]).length + 1);
  await desk.getByRole('spinbutton', { name: 'Leverage' }).first().fill('37');
  await expect(costs.getByRole('row').nth(1)).toContainText('37:1');
  expect(await faultsOf(desk)).toEqual([]);

  await desk.getByRole('tab', { name: 'Sessions' }).click();
  await expect(desk.getByText('Open now')).toBeVisible();
  await desk.getByRole('button', { name: 'Round the clock' }).click();
  await expect(desk.getByText('Does not close within three weeks.')).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Ask for approval …' }).click();
  await expect(desk.getByRole('dialog').getByText('new orders get these (leverage)')).toBeVisible();
  await desk.getByRole('button', { name: 'Keep as it is' }).click();
  await desk.context().close();
});
