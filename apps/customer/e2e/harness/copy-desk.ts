import type { Browser, Page } from '@playwright/test';
import type { ForexOrder, ForexSubmit, TradeSymbol } from '@truemark/contracts';
import { adminClient } from '../../../server/test/harness/admin-client.js';
import { type RealCustomer, realCustomer } from '../../../server/test/harness/real-customer.js';
import type { TestServer } from '../../../server/test/harness/server.js';

/** Enables copy trading. */
export async function offerCopyTrading(server: TestServer): Promise<void> {
  const owner = await adminClient(server, 'owner');
  const { value } = await owner.one('settings', 'is_follow');
  if (value !== '1') await owner.change('settings', 'is_follow', { value: '1' });
}

/** A customer with this amount of real money on the trading account. */
export async function fundedCustomer(server: TestServer, amount: number): Promise<RealCustomer> {
  const owner = await adminClient(server, 'owner');
  const customer = await realCustomer(server);
  const sum = { customer_id: customer.user.id, accountTypeId: 2, amount: String(amount), reason: 'A start' };
  await owner.create('adjustments', sum);
  return customer;
}

/** An operator approves an applicant as a trader. */
export async function approve(server: TestServer, { user }: RealCustomer): Promise<void> {
  const operator = await adminClient(server, 'operator');
  await operator.act('traders', user.id, 'claim');
  await operator.act('traders', user.id, 'approve');
}

/** An approved trader with this name and profit share, percent. */
export async function approvedTrader(
  server: TestServer,
  nickname: string,
  share: number,
): Promise<RealCustomer> {
  await offerCopyTrading(server);
  const trader = await fundedCustomer(server, 20_000);
  await trader.client.take('/api/user/nickname', { nickname });
  await trader.client.take('/api/follow/apply_trader', {});
  await approve(server, trader);
  await trader.client.take('/api/follow/set_share', { share });
  return trader;
}

/** Opens a position in the always-open index at the market: 10 units a lot. */
export async function openIndex(
  { client }: RealCustomer,
  lots: string,
  more: Partial<ForexSubmit> = {},
): Promise<ForexOrder> {
  const symbols = await client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
  const index = symbols.find(({ Code }) => Code === 'TMX100');
  if (!index) throw new Error('the index is not offered');
  const order = { forex_id: index.Id, type: 1, cont: lots, status: 1, multiple: 50, ...more };
  return client.take<ForexOrder>('/v2/api/forex/submit', order);
}

export const closeIndex = ({ client }: RealCustomer, id: number, cont?: string): Promise<ForexOrder> =>
  client.take<ForexOrder>('/v2/api/forex/close', { id, ...(cont !== undefined && { cont }) });

/** A customer in a separate window. */
export async function openWindow(
  browser: Browser,
  server: TestServer,
  { client }: RealCustomer,
): Promise<Page> {
  const window = await browser.newContext({ baseURL: server.url });
  const page = await window.newPage();
  await signIn(page, client.token as string);
  return page;
}

/** Call before opening any page: a visitor's socket could be mistaken for the customer's. */
export const signIn = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript((value) => localStorage.setItem('truemark.token', value), token);
