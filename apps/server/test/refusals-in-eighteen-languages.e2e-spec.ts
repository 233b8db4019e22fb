import type { TradeSymbol } from '@truemark/contracts';
import { LANGUAGE_CODES } from '@truemark/i18n';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, type Client, client, refusalKeyOf } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';

let server: TestServer;
let visitor: Client;
let customer: Client;
/** Id of an index that is open at any hour. */
let open: number;

beforeAll(async () => {
  server = await startServer({ database: 'sqlite', seed: 'none' });
  visitor = client(server.url);
  customer = (await demoCustomer(server)).client;
  const symbols = await visitor.read<TradeSymbol[]>('/v2/api/forex/trade_list');
  open = symbols.find(({ Code }) => Code === 'TMX100')?.Id ?? 0;
});
afterAll(() => server?.discard());

/** A different account each time, because a few failures lock an account. */
const wrong = () => ({ account: `${visitor.lang}@example.com`, password: 'Wrong-12345' });
const TOO_MUCH = { from: 1, to: 2, balance: '99999999' };
const NOWHERE = { from: 1, to: 1, balance: '1' };
const tooManyLots = () => ({ forex_id: open, type: 1, cont: '999999', status: 1, multiple: 7 });

/** Refused calls with their keys. */
const REFUSED: readonly [key: string, call: () => Promise<Answer>][] = [
  ['auth.session', () => visitor.get('/api/user/info')],
  ['auth.invalid', () => visitor.post('/api/user/loginForU', wrong())],
  ['validation', () => visitor.post('/api/user/register', {})],
  ['not_found', () => customer.get('/api/nothing/here', {})],
  ['ledger.insufficient_balance', () => customer.post('/api/account/transfer', TOO_MUCH)],
  ['wallet.same_account', () => customer.post('/api/account/transfer', NOWHERE)],
  ['alert.not_found', () => customer.post('/api/user/alert_del', { id: 999 })],
  ['market.unknown_symbol', () => customer.post('/api/user/alert_add', { forex_id: 999, price: 1 })],
  ['order.not_found', () => customer.post('/v2/api/forex/close', { id: 999 })],
  ['news.not_found', () => customer.get('/api/news/info', { id: 999 })],
  ['message.not_found', () => customer.get('/api/internalMessage/info', { id: 999 })],
  ['user.only_real_account', () => customer.post('/api/fund/buy', { id: 999, amount: 1 })],
  ['follow.unknown_trader', () => customer.get('/api/follow/trader_detail', { id: 999 })],
  ['micro.not_found', () => customer.get('/v2/api/micro/audit', { id: 999 })],
  ['order.lots_too_large', () => customer.post('/v2/api/forex/submit', tooManyLots())],
];

/** Messages in a language for each of the calls. */
async function said(lang: string): Promise<string[]> {
  visitor.lang = lang;
  customer.lang = lang;
  const texts: string[] = [];
  for (const [key, call] of REFUSED) {
    const { data, msg } = await call();
    expect(refusalKeyOf(data)).toBe(key);
    texts.push(msg);
  }
  return texts;
}

it('refusals are in the customer’s own language', async () => {
  const english = await said('en');
  expect(new Set(english).size).toBe(REFUSED.length);
  const others = LANGUAGE_CODES.filter((code) => code !== 'en');
  const all = new Set([english.join()]);
  for (const lang of others) {
    const texts = await said(lang);
    expect(
      texts.filter((text, at) => text === english[at]),
      lang,
    ).toEqual([]);
    all.add(texts.join());
  }
  expect(all.size).toBe(18);
});
