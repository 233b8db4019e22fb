import type { ForexOrder, TradeSymbol } from '@truemark/contracts';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { faultsOf } from './harness/axe.js';
import { pickDay } from './harness/calendar.js';
import { announceDeposit } from './harness/cash.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

test('a customer opens account movements and pending payments', async ({ page, server, operator }) => {
  const customer = await openRealAccount(page, server);
  const { client } = customer;
  await payIn(customer, operator, 300);
  await client.take('/api/account/transfer', { from: 1, to: 3, balance: '120.5' });
  const waiting = await announceDeposit(client, 250);
  await openWithLivePushes(page, '/mine/wallet');
  const underway = page.getByTestId(`underway-deposit-${waiting.id}`);
  await expect(underway).toContainText('250.00');
  await expect(underway).toContainText('In review');
  await underway.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading')).toHaveText(`Deposit ${waiting.id}`);
  expect(await faultsOf(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByTestId('funds-value')).toHaveText(['−120.50USD', '+300.00USD']);
  await page.getByTestId('funds-value').last().click();
  await expect(sheet.getByRole('heading')).toHaveText(`Deposit ${waiting.id - 1}`);
  await expect(sheet).toContainText('Finished');
  await sheet.getByRole('button', { name: 'Dismiss' }).click();

  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Funds history' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Funding account' })).toBeVisible();
  await expect(underway).toBeVisible();
  await page.getByTestId('funds-value').first().click();
  await expect(sheet.getByRole('heading')).toHaveText('Transfer between accounts');
  await expect(sheet).toContainText('Funding account → Options account');
  await expect(sheet).toContainText('−120.50');
  expect(await faultsOf(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Dismiss' }).click();

  // A past day without movements; the calendar also works by keyboard.
  await page.getByRole('button', { name: 'Choose days' }).click();
  await pickDay(page, 'From', '2024-02-29');
  await page.getByRole('button', { name: /^To: / }).press('Enter');
  const calendar = page.getByRole('dialog', { name: 'To', exact: true });
  await expect(calendar.getByRole('gridcell', { selected: false }).and(page.locator(':focus'))).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await pickDay(page, 'To', '2024-02-29');
  await expect(page.getByRole('button', { name: 'To: Feb 29, 2024' })).toBeFocused();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByTestId('funds-value')).toHaveCount(0);

  // All deposits are listed, whichever payment tab is chosen.
  await page.goto('/mine/charge?type=1');
  await expect(page.getByTestId(/^deposit-\d+$/)).toHaveCount(2);
  await operator.act('deposits', waiting.id, 'claim');
  await operator.act('deposits', waiting.id, 'approve');
  await page.goto('/mine/wallet');
  await expect(page.getByTestId('funds-value')).toHaveCount(3);
  await expect(underway).toHaveCount(0);
});

test('the accounts add up to the total, and a completed step reserves no space', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  const { client } = customer;
  await payIn(customer, operator, 300);
  const owner = await adminClient(server, 'owner');
  await owner.change('settings', 'is_real_name_auth', { value: '0' });
  await client.take('/api/account/transfer', { from: 1, to: 2, balance: 200 });
  const symbols = await client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
  const forex_id = symbols.find(({ Code }) => Code === 'TMX100')?.Id;
  const terms = { forex_id, type: 1, cont: '0.05', status: 1, multiple: 50 };
  const order = await client.take<ForexOrder>('/v2/api/forex/submit', terms);

  await openWithLivePushes(page, '/mine/accounts');
  const total = await page.getByTestId('total-assets').innerText();
  const rows = await page
    .getByRole('region', { name: 'Accounts' })
    .getByTestId('account-total')
    .allInnerTexts();
  const cents = (text: string): number =>
    Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100);
  expect(rows).toHaveLength(3);
  expect(rows.reduce((sum, text) => sum + cents(text), 0)).toBe(cents(total));
  // So do the parts of the account with the position: its open result is after fees, which were paid from its balance.
  const parts = await page
    .getByRole('region', { name: 'Contract account' })
    .getByRole('button')
    .first()
    .innerText();
  expect(parts).toContain('Margin in use and reserved');
  const figures = parts.match(/[+−]?[\d,]+\.\d\d/g) ?? [];
  const [whole = '', ...each] = figures;
  expect(each).toHaveLength(4);
  expect(each.reduce((sum, text) => sum + cents(text), 0)).toBe(cents(whole));
  // Each account lists its own movements.
  const movedOn = (name: string) => page.getByRole('region', { name }).getByTestId('funds-value');
  await expect(movedOn('Funding account').first()).toHaveText('−200.00USD');
  await expect(movedOn('Contract account').last()).toHaveText('+200.00USD');
  await expect(page.getByRole('region', { name: 'Options account' })).toContainText('No transactions yet');
  await expect(page.getByRole('link', { name: 'Transfer' })).toHaveAttribute('href', '/mine/transfer');

  await client.take('/v2/api/forex/close', { id: order.Id });
  await page.goto('/');
  await expect(page.getByTestId('total-assets')).toBeVisible();
  await expect(page.locator('main [data-kept]')).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('total-assets')).toBeVisible();
  expect(await page.locator('main [data-kept]').count()).toBe(0);
  await owner.change('settings', 'is_real_name_auth', { value: '1' });
});

test('a customer sent to transfer money returns to the page that needed it', async ({
  page,
  server,
  operator,
}) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 300);
  await openWithLivePushes(page, '/trade?source=1');
  await page.getByLabel('Stake', { exact: true }).fill('60');
  await page
    .getByRole('link', { name: /^Transfer .60.00 USD.$/ })
    .first()
    .click();
  await expect(page.getByLabel('Amount')).toHaveValue('60');
  await page.getByRole('main').getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByText(/^Transferred .60.00\sUSD.$/)).toBeVisible();
  await expect(page).toHaveURL(/\/trade\?source=1/);
});

test('a movement made on another device appears beneath the balances', async ({ page, server, operator }) => {
  const customer = await openRealAccount(page, server);
  await payIn(customer, operator, 300);
  let reads = 0;
  page.on('response', (response) => {
    if (response.url().includes('/accountLog/forexChange?')) reads += 1;
  });
  await openWithLivePushes(page, '/mine/wallet');
  await expect(page.getByTestId('funds-value')).toHaveText(['+300.00USD']);
  // What was read before pushes could arrive is read once more; on a slow machine the first read comes after that.
  await expect
    .poll(() => reads, { timeout: 10_000 })
    .toBeGreaterThan(1)
    .catch(() => undefined);
  await customer.client.take('/api/account/transfer', { from: 1, to: 3, balance: '70' });
  await expect(page.getByTestId('funds-value')).toHaveText(['−70.00USD', '+300.00USD']);
});

test('a pending payment is named by a noun in a language whose buttons say a verb', async ({
  page,
  server,
}) => {
  const { client } = await openRealAccount(page, server);
  const { id } = await announceDeposit(client, 250);
  await page.addInitScript(() => localStorage.setItem('truemark.language', 'de'));
  await page.goto('/mine/wallet');
  const row = page.getByRole('button').filter({ has: page.getByTestId(`underway-deposit-${id}`) });
  await expect(row).toContainText(`Einzahlung ${id}`);
});
