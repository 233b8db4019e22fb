import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { MicroOrder, TradeSymbol } from '@truemark/contracts';
import { client } from '../../server/test/harness/client.js';
import { agreeToAll } from './harness/agree.js';
import { openBackOffice } from './harness/back-office.js';
import { test } from './harness/priced-test.js';
import { expect, openDemoAccount } from './harness/test.js';

const faultsOf = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
  );

test('an operator offers a duration, sees its effects, and follows an option to its proof', async ({
  page,
  browser,
  server,
  operator,
  prices,
}) => {
  test.slow();
  await openDemoAccount(page);
  const calls = client(server.url, await page.evaluate(() => localStorage.getItem('truemark.token')));
  const desk = await openBackOffice(browser, server);

  await desk.getByRole('menuitem', { name: 'Durations' }).click();
  await expect(desk.getByText('A symbol with its own durations offers only these')).toBeVisible();
  await expect(desk.getByRole('cell', { name: 'All others' }).first()).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('link', { name: 'New duration' }).click();
  await desk.getByRole('combobox', { name: 'Symbol' }).fill('BTC');
  await desk.getByRole('option', { name: 'BTC/USDT' }).click();
  await desk.getByRole('spinbutton', { name: 'Seconds' }).fill('300');
  await desk.getByRole('spinbutton', { name: 'Ratio' }).fill('0.9');
  await expect(desk.getByText('breaks even by winning 52.63% of the time')).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Ask for approval …' }).click();
  await expect(desk.getByRole('dialog')).toContainText('BTC/USDT then offers only its own durations');
  await desk.getByRole('dialog').getByLabel('Reason', { exact: true }).fill('As agreed');
  await desk.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
  await expect(desk.getByText('Nothing has changed yet: a second person decides on it.')).toBeVisible();
  await agreeToAll(server);
  const own = desk.getByRole('row').filter({ hasText: /BTC\/USDT\s*5 min/ });
  await expect(own).toHaveCount(1);

  const symbols = await calls.read<TradeSymbol[]>('/v2/api/forex/trade_list');
  const symbol = symbols.find(({ Code }) => Code === 'BTCUSDT');
  const terms = { ProfitRatio: 0.9, LimitAmount: 1, MaxAmount: 500, IsEnabled: true };
  const short = await operator.create('durations', {
    ForexId: symbol?.Id,
    Seconds: 10,
    ...terms,
  });
  const buy = (seconds: number): Promise<MicroOrder> =>
    calls.take('/v2/api/micro/submit', { forex_id: symbol?.Id, type: 1, number: 40, seconds });
  const [running, ended] = [await buy(300), await buy(10)];
  await prices.set('BTCUSDT', 96_010, 96_016);
  await prices.set('BTCUSDT', 96_020, 96_026);

  await own.click();
  await desk.getByRole('spinbutton', { name: 'Ratio' }).fill('0.8');
  await desk.getByRole('button', { name: 'Ask for approval …' }).click();
  await expect(desk.getByRole('dialog')).toContainText(
    '1 customer has 1 open option on this duration; it keeps its terms.',
  );
  await desk.getByRole('dialog').getByLabel('Reason', { exact: true }).fill('As agreed');
  await desk.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
  await expect(desk.getByText('Nothing has changed yet: a second person decides on it.')).toBeVisible();
  await agreeToAll(server);
  await expect(own).toContainText('0.8');

  await desk.getByRole('menuitem', { name: 'Exposure' }).click();
  await desk.getByRole('tab', { name: 'Options' }).click();
  await desk.getByRole('combobox', { name: 'Accounts' }).click();
  await desk.getByRole('option', { name: 'Demo' }).click();
  await expect(desk.getByRole('row').filter({ hasText: 'BTC/USDT' })).toContainText('.00');
  expect(await faultsOf(desk)).toEqual([]);

  await desk.getByRole('menuitem', { name: 'Options', exact: true }).click();
  const rowOf = ({ Id }: MicroOrder): Locator =>
    desk.getByRole('row').filter({ has: desk.getByRole('cell', { name: String(Id), exact: true }) });
  await expect(rowOf(running)).toContainText('Running, ahead');
  await expect(rowOf(running)).toContainText('+36.00');
  expect(await faultsOf(desk)).toEqual([]);
  await expect(rowOf(ended)).toContainText('Won');
  await rowOf(ended).click();
  await expect(desk.getByRole('heading', { name: `Option ${ended.Id}` })).toBeVisible();
  const ticks = desk.getByRole('region', { name: 'Recorded ticks' });
  await expect(ticks.getByRole('row').filter({ hasText: 'Entry' })).toHaveCount(1);
  await expect(ticks.getByRole('row').filter({ hasText: 'Exit' })).toContainText('96,020.00');
  await expect(desk.locator('#main-content').getByRole('button')).toHaveCount(0);
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('link', { name: 'Ledger entries' }).last().click();
  await expect(desk.getByRole('cell', { name: 'Option won' })).toBeVisible();

  await desk.getByRole('menuitem', { name: 'Option fairness' }).click();
  await expect(desk.getByText(/options that were won or lost, \d/)).toBeVisible();
  await expect(desk.getByRole('img', { name: /^Shares of tosses won by the side/ })).toBeVisible();
  await expect(desk.getByText(/with more of the customers’ money on one side, that side won/)).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);

  await operator.remove('durations', short.id);
  await desk.getByRole('menuitem', { name: 'Durations' }).click();
  await own.click();
  await desk.getByRole('button', { name: 'Remove …' }).click();
  await expect(desk.getByRole('dialog')).toContainText('it offers those for all others again');
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('dialog').getByLabel('Reason', { exact: true }).fill('As agreed');
  await desk.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
  await expect(desk.getByText('Nothing has changed yet: a second person decides on it.')).toBeVisible();
  await agreeToAll(server);
  await expect(desk.getByRole('cell', { name: 'All others' }).first()).toBeVisible();
  await expect(own).toHaveCount(0);

  await desk.getByRole('menuitem', { name: 'Amounts' }).click();
  await expect(desk.getByRole('cell', { name: 'All others' }).first()).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.context().close();
});
