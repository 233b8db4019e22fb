import type { TradeSymbol } from '@truemark/contracts';
import { client } from '../../server/test/harness/client.js';
import { openBackOffice } from './harness/back-office.js';
import { holdRequests } from './harness/hold-requests.js';
import { test } from './harness/priced-test.js';
import { expect, openDemoAccount } from './harness/test.js';

test('input typed before the record is reloaded stays', async ({ page, browser, server, operator }) => {
  await openDemoAccount(page);
  const calls = client(server.url, await page.evaluate(() => localStorage.getItem('truemark.token')));
  const symbols = await calls.read<TradeSymbol[]>('/v2/api/forex/trade_list');
  const ForexId = symbols.find(({ Code }) => Code === 'ETHUSDT')?.Id;
  const terms = { ProfitRatio: 0.9, LimitAmount: 1, MaxAmount: 500, IsEnabled: true };
  const { id } = await operator.create('durations', { ForexId, Seconds: 300, ...terms });

  const desk = await openBackOffice(browser, server);
  await desk.getByRole('menuitem', { name: 'Durations' }).click();
  const own = desk.getByRole('row').filter({ hasText: /ETH\/USDT\s*5 min/ });
  await expect(own).toHaveCount(1);

  // The list shows no option on this duration; the record's own response does, and arrives after the first key.
  await calls.take('/v2/api/micro/submit', { forex_id: ForexId, type: 1, number: 40, seconds: 300 });
  const release = await holdRequests(desk, `**/admin/api/durations/${id}`);
  // The list's row counts as fresh for two seconds; after that a form fetches its record.
  await desk.waitForTimeout(2_100);
  const answered = desk.waitForResponse(`**/admin/api/durations/${id}`);
  await own.click();
  const ratio = desk.getByRole('spinbutton', { name: 'Ratio' });
  await ratio.fill('0.8');
  release();
  await answered;
  await desk.getByRole('button', { name: 'Ask for approval …' }).click();
  await expect(desk.getByRole('dialog')).toContainText('1 customer has 1 open option on this duration');
  await desk.getByRole('button', { name: 'Keep as it is' }).click();
  await expect(ratio).toHaveValue('0.8');
});
