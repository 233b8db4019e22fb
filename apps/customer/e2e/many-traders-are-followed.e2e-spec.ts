import type { ClientMessage, FollowedTraders } from '@truemark/contracts';
import { approvedTrader, fundedCustomer, signIn } from './harness/copy-desk.js';
import { expect, test } from './harness/priced-test.js';

/** More traders than the server allows topics on one connection. */
const TRADERS = 80;
const TOPICS = 64;

test('of many traders, live results are asked for those that are in view', async ({ page, server }) => {
  const trader = await approvedTrader(server, 'Many Geese', 0);
  const follower = await fundedCustomer(server, 5_000);
  const terms = { trader_id: trader.user.id, multiple: '1', max_amount: 1_000 };
  await follower.client.take('/api/follow/follow_trader', terms);
  const { data } = await follower.client.read<FollowedTraders>('/api/follow/followed_trader');
  const others = Array.from({ length: TRADERS - 1 }, (_, at) =>
    data.map((row) => ({ ...row, id: -at, user_id: 1_000_000 + at })),
  );
  const all = {
    data: [...data, ...others.flat()],
    total: TRADERS,
    page: 1,
    last_page: 1,
    page_size: TRADERS,
  };
  await page.route(/\/api\/follow\/followed_trader\?/, (route) =>
    route.fulfill({ json: { code: 1, msg: '', data: all } }),
  );
  const asked = new Set<number>();
  let most = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      for (const message of [JSON.parse(String(payload)) as ClientMessage].flat()) {
        if (!('params' in message) || typeof message.params !== 'object') continue;
        if (message.type === 'sub') asked.add(message.params.user_id);
        else asked.delete(message.params.user_id);
        most = Math.max(most, asked.size);
      }
    }),
  );
  await signIn(page, follower.client.token as string);
  await page.goto('/follow/follow-list');
  await expect.poll(() => asked.has(trader.user.id)).toBe(true);
  const last = 1_000_000 + TRADERS - 2;
  await page.getByTestId(`followed-${last}`).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.has(last) && !asked.has(trader.user.id)).toBe(true);
  // The copies of a trader stay live while they are open over the list.
  await page.getByTestId(`followed-${last}`).getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Many Geese' })).toBeVisible();
  expect(asked).toContain(last);
  expect(most).toBeLessThan(TOPICS);
});
