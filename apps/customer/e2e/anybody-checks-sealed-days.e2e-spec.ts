import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ForexOrder, TradeSymbol } from '@truemark/contracts';
import Database from 'better-sqlite3';
import { unzipSync } from 'fflate';
import {
  DAY,
  type ServerBeforeMidnight,
  SYMBOL,
  startBeforeMidnight,
} from '../../server/test/harness/server-before-midnight.js';
import { runVerify, verifyLedger } from '../../server/test/harness/verify-ledger.js';
import { faultsOf } from './harness/axe.js';
import { pickDay } from './harness/calendar.js';
import { openRealAccount, payIn } from './harness/payer.js';
import { expect, test as plain, waitUntilLoaded } from './harness/test.js';

/** A server shortly before a midnight that the test triggers. */
const test = plain.extend<object, { midnight: ServerBeforeMidnight }>({
  midnight: [
    async ({}, use) => {
      const midnight = await startBeforeMidnight();
      await use(midnight);
      await midnight.discard();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [async ({ midnight }, use) => use(midnight.server), { scope: 'worker' }],
});

/** Downloads the page's data and runs the script that comes with it; returns its output. */
async function checkedWithoutUs(page: Page): Promise<string> {
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the files' }).click();
  const folder = mkdtempSync(join(tmpdir(), 'truemark-proof-'));
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(await (await downloaded).path())))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  const said = execFileSync(process.execPath, ['script/check-proof.mjs', 'proof'], { cwd: folder });
  rmSync(folder, { recursive: true });
  return said.toString();
}

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const CARDS = [
  'The chain of days',
  'The prices of a day',
  'One of my orders',
  'My balance in what we owe',
] as const;

/** A check that ends meanwhile enables its button, which is then half faded. */
async function faultsOnceChecked(page: Page): Promise<string[]> {
  await expect(page.locator('[data-phase="running"]')).toHaveCount(0);
  return faultsOf(page);
}

test('a customer’s browser verifies a sealed day with his trades, and finds what was altered afterwards', async ({
  page,
  server,
  operator,
  midnight,
}) => {
  await page.goto('/proof');
  await expect(card(page, 'The chain of days')).toHaveAttribute('data-phase', 'agrees');
  await expect(page.getByText('Log in to check your own orders and your balance.')).toBeVisible();
  await waitUntilLoaded(page);
  expect(await faultsOnceChecked(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check everything' }).click();
  await expect(card(page, 'The chain of days')).toHaveAttribute('data-phase', 'agrees');
  await expect(page.getByText('As this browser saw it before')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('As this browser saw it before')).toBeVisible();

  // In a language from right to left the oldest day stands at the right, as all else that comes first.
  await page.evaluate(() => localStorage.setItem('truemark.language', 'ar'));
  await page.reload();
  const days = page.locator('bdi').filter({ hasText: ' … ' });
  await expect(days).toHaveCSS('direction', 'rtl');
  await page.evaluate(() => localStorage.setItem('truemark.language', 'en'));

  const customer = await openRealAccount(page, server);
  await page.goto('/proof');
  await card(page, 'My balance in what we owe').getByRole('button', { name: 'Check' }).click();
  await expect(card(page, 'My balance in what we owe')).toContainText('You had no account yet');
  expect(await checkedWithoutUs(page)).toContain('everything agrees');
  await payIn(customer, operator, 1_000);
  await customer.client.take('/api/account/transfer', { from: 1, to: 2, balance: 600 });
  const list = await customer.client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
  const forex_id = list.find(({ Code }) => Code === SYMBOL)?.Id;
  await midnight.move(5);
  const fields = { forex_id, type: 1, cont: '0.1', status: 1, multiple: 50 };
  const order = await customer.client.take<ForexOrder>('/v2/api/forex/submit', fields);
  await midnight.move(25);
  await customer.client.take('/v2/api/forex/close', { id: order.Id });
  await midnight.pass();

  await page.goto('/proof');
  await waitUntilLoaded(page);
  await pickDay(page, 'Day to check (GMT)', DAY);
  await page.getByRole('button', { name: /^Symbol: / }).click();
  await page.getByRole('dialog').getByText('EUR/USD', { exact: true }).click();
  const all = page.getByRole('button', { name: 'Check everything' });
  await all.click();
  for (const title of CARDS) await expect(card(page, title)).toHaveAttribute('data-phase', 'agrees');
  await expect(card(page, 'One of my orders')).toContainText(`#${order.OpenSeq}`);
  await expect(card(page, 'One of my orders')).toContainText('The order is what you instructed');
  await expect(card(page, 'One of my orders')).toContainText('Your money moved as the order shows');
  await expect(card(page, 'My balance in what we owe')).toContainText('Owed to you');
  await expect(card(page, 'My balance in what we owe')).toContainText(`#${customer.user.id}`);
  expect(await faultsOnceChecked(page)).toEqual([]);
  const without = await checkedWithoutUs(page);
  expect(without).toMatch(/agrees {2}customer \d+ is owed/);
  expect(without).toContain('everything agrees');

  // The server shows no sealed day any more, but this browser remembers one.
  const none = { data: [], total: 0, page: 1, last_page: 1 };
  await page.route('**/api/proof/seals*', (route) =>
    route.fulfill({ json: { code: 1, msg: '', data: none } }),
  );
  await page.reload();
  await expect(card(page, 'The chain of days').getByRole('alert')).toContainText('history was rewritten');
  expect(await faultsOnceChecked(page)).toEqual([]);
  await page.unroute('**/api/proof/seals*');
  await page.reload();
  await waitUntilLoaded(page);
  await pickDay(page, 'Day to check (GMT)', DAY);
  await page.getByRole('button', { name: /^Symbol: / }).click();
  await page.getByRole('dialog').getByText('EUR/USD', { exact: true }).click();

  const books = new Database(join(server.dataDir, 'truemark.db'));
  books.pragma('busy_timeout = 10000');
  const change = books.prepare('UPDATE ticks SET bid = bid + ? WHERE seq = ? AND ask - bid = ?');
  expect(change.run(1_000, order.OpenSeq, 10_000).changes).toBe(1);
  await all.click();
  await expect(card(page, 'The prices of a day').getByRole('alert')).toContainText('are not the sealed ones');
  await expect(card(page, 'One of my orders')).toHaveAttribute('data-phase', 'differs');
  await expect(card(page, 'My balance in what we owe')).toHaveAttribute('data-phase', 'agrees');
  expect(await faultsOnceChecked(page)).toEqual([]);
  await expect(runVerify(server)).rejects.toThrow(/verify ended with 1/);
  change.run(-1_000, order.OpenSeq, 9_000);
  books.close();
  await verifyLedger(server);
});
