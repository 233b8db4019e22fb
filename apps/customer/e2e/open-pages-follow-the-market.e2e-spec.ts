import type { Page } from '@playwright/test';
import type { TradeSymbol } from '@truemark/contracts';
import { client } from '../../server/test/harness/client.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

const LIST = '/v2/api/forex/trade_list';
const DAY = 86_400_000;

const SOON = 5_000;

type Hours = Partial<Pick<TradeSymbol, 'MarketStatus' | 'OpensAtMs'>>;

/** Sets the hours of the index in what the page fetches. `hoursOf` is given the number of lists fetched so far. */
async function keepHours(page: Page, hoursOf: (answers: number) => Hours): Promise<{ answers: number }> {
  const counted = { answers: 0 };
  await page.route(/forex\/(trade_list|search)/, async (route) => {
    const response = await route.fetch();
    const answer: { data: TradeSymbol[] } = await response.json();
    if (route.request().url().includes(LIST)) counted.answers += 1;
    const hours = hoursOf(counted.answers);
    const data = answer.data.map((symbol) => (symbol.Code === 'TMX100' ? { ...symbol, ...hours } : symbol));
    await route.fulfill({ response, json: { ...answer, data } });
  });
  return counted;
}

async function indexPage(server: TestServer): Promise<string> {
  const index = (await client(server.url).read<TradeSymbol[]>(LIST)).find(({ Code }) => Code === 'TMX100');
  return `/trade?id=${index?.Id}`;
}

const buy = (page: Page) => page.getByRole('button', { name: /^Buy / });

test('a market that opens at its time is open on the pages that show it', async ({ page }) => {
  let isOpen = false;
  const counted = await keepHours(page, () =>
    isOpen ? {} : { MarketStatus: 2, OpensAtMs: Date.now() + SOON },
  );
  await openWithLivePushes(page, '/product');
  const opens = page.getByRole('main').getByText(/^Opens /);
  await expect(opens).toBeVisible();
  // A page asks again after its first connection.
  await expect.poll(() => counted.answers).toBeGreaterThan(1);
  isOpen = true;
  const asked = counted.answers;
  await expect(opens).toHaveCount(0);
  expect(counted.answers).toBe(asked + 1);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a trade page opens with the prices where the opening was not known', async ({ page, server }) => {
  await keepHours(page, (answers) => (answers < 4 ? { MarketStatus: 2, OpensAtMs: null } : {}));
  await openWithLivePushes(page, await indexPage(server));
  await expect(page.getByText('This market is closed. You can trade again when it opens.')).toBeVisible();
  await expect(buy(page)).toContainText('Market closed');
  await expect(buy(page)).toBeEnabled();
  await page.unrouteAll({ behavior: 'wait' });
});

test('a trade page says that its market has closed', async ({ page, server, prices }) => {
  let isClosed = false;
  await keepHours(page, () => (isClosed ? { MarketStatus: 2, OpensAtMs: Date.now() + DAY } : {}));
  await openWithLivePushes(page, await indexPage(server));
  await expect(buy(page)).toBeEnabled();
  prices.silence('TMX100');
  await expect(page.getByText('There is no current price right now.')).toBeVisible();
  isClosed = true;
  await expect(page.getByText('This market is closed. It opens')).toBeVisible();
  await expect(buy(page)).toContainText('Market closed');
  await page.unrouteAll({ behavior: 'wait' });
});
