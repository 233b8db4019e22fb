import type { Account, MicroOrders } from '@truemark/contracts';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { verifyLedger } from '../../server/test/harness/verify-ledger.js';
import { faultsOf } from './harness/axe.js';
import { askFor, buyOption, INDEX, openOptions } from './harness/option-trader.js';
import { expect, test } from './harness/priced-test.js';
import { wrongIn } from './harness/wrong.js';

// Polling is off, so that it cannot make up for a missing push.
test.use({ polls: false });

const RESULT = `${INDEX} option ended`;

test('an option wins, shows its result, and can be verified', async ({ page, server, prices, browser }) => {
  const customer = await openOptions(page, server);
  const panel = page.getByRole('dialog', { name: 'Result and rules' });
  const terms = page.getByRole('button', { name: 'Result and rules' });
  await page.getByRole('button', { name: /^10 sec/ }).click();
  await page.getByLabel('Stake', { exact: true }).fill('');
  await terms.click();
  await expect(panel.getByText('Profit if it wins').locator('..')).toContainText('0.00');
  await page.keyboard.press('Escape');
  await page.getByLabel('Stake', { exact: true }).fill('10');
  await terms.click();
  await expect(panel.getByText('Profit if it wins').locator('..')).toContainText('+7.50');
  await expect(panel.getByText('Options account').locator('..')).toContainText('100,000.00');
  await expect(panel.getByRole('list', { name: 'Rules' })).toContainText('your stake is returned');
  await page.keyboard.press('Escape');

  const row = await buyOption(page, { direction: 'Up', duration: '10 sec', stake: '10' });
  await prices.set('TMX100', 10_000, 10_000.6);
  await expect(row).toContainText('Entry 10,000.00 →');
  await expect(row).toContainText('If it ended now: Tie');
  await expect(page.getByRole('button', { name: /Up 10, entry 10,000\.00/ })).toBeVisible();
  await expect(page.getByTestId(/^expiry-\d+$/)).toBeVisible();
  await prices.set('TMX100', 10_010, 10_010.6);
  await expect(row).toContainText('If it ended now: Won');
  await expect(row).toContainText('+7.50');
  expect(await faultsOf(page)).toEqual([]);

  const result = page.getByRole('dialog', { name: RESULT });
  await expect(result).toContainText('Won+7.50');
  await expect(result).toContainText('Entry10,000.00');
  await expect(result).toContainText('Exit10,010.00');
  expect(await faultsOf(page)).toEqual([]);
  await expect(page.getByTestId(/^option-\d+$/)).toHaveCount(0);
  const [ended] = (await customer.read<MicroOrders>('/v2/api/micro/orders', { status: 3 })).data;
  expect(ended).toMatchObject({ Outcome: 'win', FactProfits: 7.5, OpenPrice: 10_000, EndPrice: 10_010 });

  await result.getByRole('button', { name: 'Details and proof' }).click();
  const detail = page.getByRole('dialog', { name: `${INDEX} option`, exact: true });
  await detail.getByRole('button', { name: 'Check this option yourself' }).click();
  await expect(detail.getByText('Recomputed on your device: agrees with our record')).toBeInViewport();
  await detail.getByRole('button', { name: 'Calculation', exact: true }).click();
  await detail.getByRole('button', { name: 'Ticks', exact: true }).click();
  await expect(detail).toContainText('10,010.00 > 10,000.00');
  await expect(detail).toContainText('10 × 0.75 = 7.50 USD');
  const counted = (seq: number | null | undefined, name: string) =>
    detail.getByRole('row', { name: new RegExp(`#${seq}\\b.*${name}`) });
  await expect(counted(ended?.EntrySeq, 'Entry')).toContainText('10,000.00');
  await expect(counted(ended?.ExitSeq, 'Exit')).toContainText('10,010.00');
  expect(await faultsOf(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await detail.getByRole('button', { name: 'Download JSON' }).click();
  expect((await download).suggestedFilename()).toBe(`option-${ended?.Id}.json`);

  const accounts = await customer.read<Account[]>('/v2/api/main/wallet/getBalance');
  expect(accounts.find(({ type }) => type === 'micro')).toMatchObject({ balance: 100_007.5 });

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await visitor.goto(server.url);
  const proof = visitor.getByRole('region', { name: 'See for yourself' });
  await expect(proof).toContainText('10,010.00 > 10,000.00');
  await expect(proof).toContainText('10 × 0.75 = 7.50');
  await expect(proof.getByRole('img', { name: 'Agrees with the record' })).toHaveCount(4);
  await expect(proof).toContainText('It agrees with our record.');
  expect(await faultsOf(visitor)).toEqual([]);
  await visitor.context().close();
  await verifyLedger(server);
});

test('the tick chart moves on with time', async ({ page, server, prices }) => {
  await openOptions(page, server);
  await buyOption(page, { direction: 'Up', duration: '5 min', stake: '10' });
  const end = page.getByTestId(/^expiry-\d+$/);
  const place = async () => (await end.boundingBox())?.x ?? 0;
  await expect(end).toBeVisible();
  const first = await place();
  let price = 10_000;
  await expect(async () => {
    price += 1;
    await prices.set('TMX100', price, price + 0.6);
    // Future times move towards the current one, which stays in place.
    expect(await place()).toBeLessThan(first - 5);
  }).toPass({ intervals: [1_000] });

  // Also after a reload, and in a right-to-left language.
  await page.evaluate(() => localStorage.setItem('truemark.language', 'ar'));
  await page.reload();
  await expect(end).toBeVisible();
  await expect.poll(place).toBeGreaterThan(0);
  await expect.poll(place).toBeLessThan(390);
});

test('new terms reach an open page before a purchase', async ({ page, server }) => {
  const customer = await openOptions(page, server);
  const chip = page.getByRole('button', { name: /^10 sec/ });
  await expect(chip).toContainText('+75%');
  const owner = await adminClient(server, 'owner');
  const symbol = (await owner.list('symbols')).find(({ Code }) => Code === 'TMX100');
  const rows = await owner.list('durations', { filter: { forex_id: symbol?.id } });
  const duration = rows.find(({ Seconds }) => Seconds === 10);
  await owner.change('durations', duration?.id ?? 0, { ProfitRatio: '0.7' });
  await expect(chip).toContainText('+70%');
  await buyOption(page, { direction: 'Up', duration: '10 sec', stake: '10' });
  const [bought] = (await customer.read<MicroOrders>('/v2/api/micro/orders', { status: 1 })).data;
  expect(bought?.ProfitRatio).toBe(0.7);
  await owner.change('durations', duration?.id ?? 0, { ProfitRatio: '0.75' });
});

test('an option loses, and the history shows both of its prices', async ({ page, server, prices }) => {
  await openOptions(page, server);
  const row = await buyOption(page, { direction: 'Down', duration: '10 sec', stake: '20' });
  await prices.set('TMX100', 10_000, 10_000.6);
  await expect(row).toContainText('Entry');
  await prices.set('TMX100', 10_000.01, 10_000.61);
  await expect(row).toContainText('If it ended now: Lost');
  const result = page.getByRole('dialog', { name: RESULT });
  await expect(result).toContainText('Lost−20.00');
  await result.getByRole('button', { name: 'Same again' }).click();
  const again = page.getByRole('dialog', { name: `${INDEX}: down` });
  await expect(again).toContainText('Stake20.00');
  await expect(again).toContainText('10 seconds');
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByText('No running options')).toBeVisible();
  await page.getByRole('tab', { name: 'Ended' }).click();
  await expect(page.getByText('Total result, after fees')).toContainText('−20.00');
  const past = page.getByTestId(/^option-\d+$/);
  await expect(past).toContainText('Lost');
  await expect(past).toContainText('10,000.00 → 10,000.01');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an option that ends on the order page is announced in one line with a link to its record', async ({
  page,
  server,
  prices,
}) => {
  await openOptions(page, server);
  await buyOption(page, { direction: 'Up', duration: '10 sec', stake: '10' });
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Orders' }).click();
  await prices.set('TMX100', 10_000, 10_000.6);
  const row = page.getByTestId(/^option-\d+$/).filter({ visible: true });
  await expect(row).toContainText('If it ended now: Tie');
  const told = page.getByRole('status').filter({ hasText: /Truemark Index.? option ended/ });
  await expect(told).toContainText(/Tie .?0\.00 USD/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await told.getByRole('link', { name: 'View' }).click();
  // Nothing behind an open sheet can be reached.
  const tab = page.getByRole('tab', { name: 'Ended', includeHidden: true });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const detail = page.getByRole('dialog', { name: `${INDEX} option`, exact: true });
  await expect(detail).toContainText('Your stake was returned.');
});

test('an option without an entry price is void and says why', async ({ page, server, prices }) => {
  await openOptions(page, server);
  const sheet = await askFor(page, { direction: 'Up', duration: '10 sec', stake: '10' });
  prices.silence('TMX100');
  await sheet.getByRole('button', { name: 'Buy up' }).click();
  const row = page.getByTestId(/^option-\d+$/);
  await expect(row).toContainText('Waiting for the entry price');
  const result = page.getByRole('dialog', { name: RESULT });
  await expect(result).toContainText('Void0.00');
  await expect(result).toContainText('No price arrived in time after the purchase');
  await prices.set('TMX100', 10_000, 10_000.6);
  await result.getByRole('button', { name: 'Details and proof' }).click();
  const detail = page.getByRole('dialog', { name: `${INDEX} option`, exact: true });
  await detail.getByRole('button', { name: 'Check this option yourself' }).click();
  await expect(detail).toContainText('No tick was available to settle it.');
});

test('a settlement whose push was missed is fetched after the expiry', async ({ page, server, prices }) => {
  await page.routeWebSocket(/\/api\/v2\/ws/, (socket) => {
    const line = socket.connectToServer();
    line.onMessage((message) => {
      if (!/MICRO_SETTLED|ACCOUNT/.test(String(message))) socket.send(message);
    });
  });
  await openOptions(page, server);
  const row = await buyOption(page, { direction: 'Up', duration: '10 sec', stake: '10' });
  await prices.set('TMX100', 10_000, 10_000.6);
  await expect(row).toContainText('Entry 10,000.00');
  await expect(page.getByRole('dialog', { name: RESULT })).toContainText('Tie0.00');
  await expect(row).toHaveCount(0);
});

test('invalid input is explained beside its field, before and after the request', async ({
  page,
  server,
  operator,
}) => {
  await openOptions(page, server);
  const stake = page.getByLabel('Stake', { exact: true });
  await page.getByRole('button', { name: /^30 sec/ }).click();
  await page.getByRole('button', { name: 'Result and rules' }).click();
  await expect(page.getByText(/At least .?5.00.?, at most .?5,000.00/)).toBeVisible();
  await page.keyboard.press('Escape');
  await stake.fill('4.99');
  await expect(wrongIn(page).filter({ hasText: /At least .?5.00.USD/ })).toBeVisible();
  await stake.fill('5000.01');
  await expect(wrongIn(page).filter({ hasText: /At most .?5,000.00.USD/ })).toBeVisible();
  // A stake that is not available now keeps its place.
  await expect(page.getByRole('button', { name: '10% of the free balance' })).toBeDisabled();
  await page.getByRole('button', { name: '5% of the free balance' }).click();
  await expect(stake).toHaveValue('5000');
  await page.getByRole('button', { name: '50', exact: true }).click();
  await expect(stake).toHaveValue('50');

  await operator.change('settings', 'micro_exposure_cap', { value: '10' });
  const sheet = await askFor(page, { direction: 'Up', duration: '30 sec', stake: '50' });
  await sheet.getByRole('button', { name: 'Buy up' }).click();
  await expect(wrongIn(page).filter({ hasText: 'Try a smaller amount.' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await operator.change('settings', 'micro_exposure_cap', { value: '0' });
});

test('a visitor sees everything and logs in to buy', async ({ page }) => {
  await page.goto('/trade?source=1');
  await page.getByRole('button', { name: 'Result and rules' }).click();
  await expect(page.getByRole('list', { name: 'Rules' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Buy up / }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Ftrade%3F.*source%3D1/);
});
