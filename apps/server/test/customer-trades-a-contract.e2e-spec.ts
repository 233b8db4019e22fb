import type {
  Account,
  Favourite,
  ForexDeals,
  ForexOrder,
  FundsRecords,
  Profits,
  TradeSymbol,
} from '@truemark/contracts';
import { decimal, formatDecimal, product } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalKeyOf } from './harness/client.js';
import { dayFromNow } from './harness/days.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { withinOneDay } from './harness/same-day.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

const BALANCE = decimal(100_000);
const SUBMIT = '/v2/api/forex/submit';

withDatabases((database) => {
  let server: TestServer;
  let customer: DemoCustomer;
  let index: TradeSymbol;

  beforeAll(async () => {
    server = await startServer({ database, seed: 'none' });
    customer = await demoCustomer(server);
    const symbols = await customer.client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
    index = symbols.find(({ Code }) => Code === 'TMX100') as TradeSymbol;
  });
  afterAll(() => server?.discard());

  const contractAccount = async (): Promise<Account> => {
    const accounts = await customer.client.read<Account[]>('/v2/api/main/wallet/getBalance');
    return accounts.find(({ type }) => type === 'forex') as Account;
  };
  const buy = (fields: object = {}) => ({
    forex_id: index.Id,
    type: 1,
    cont: '0.1',
    status: 1,
    multiple: 50,
    ...fields,
  });

  it('opens, lists and closes a position; the balance is exact to the last digit', async () => {
    await withinOneDay();
    const { client } = customer;
    const opened = await client.take<ForexOrder>(SUBMIT, buy());
    expect(opened).toMatchObject({ OrderType: 1, Status: 1, ClosedType: 0, Quantity: 0.1, Multiple: 50 });
    const units = decimal(index.ForexContNum);
    const margin = product(
      [decimal('0.1'), units, decimal(opened.Price)],
      [decimal(opened.Multiple)],
      6,
      'half-up',
    );
    const fee = product([margin, decimal(index.ForexFeeRate)], [], 6, 'half-up');
    expect(decimal(opened.CautionMoney)).toBe(margin);
    expect(decimal(opened.TradeFee)).toBe(fee);
    expect(decimal(opened.Price)).toBeGreaterThan(decimal(opened.OriginPrice));
    const held = await contractAccount();
    expect(decimal(held.balance)).toBe(BALANCE - margin - fee);
    expect(decimal(held.lockBalance)).toBe(margin);

    const holding = await client.read<ForexDeals>('/v2/api/forex/my_deal', { status: 1 });
    expect(holding).toMatchObject({ total: 1, page: 1, last_page: 1 });
    expect(holding.data[0]).toMatchObject({ Id: opened.Id, OpenSeq: opened.OpenSeq });
    expect(holding.all_fact_profits).toBe(holding.data[0]?.FactProfits);

    const closed = await client.take<ForexOrder>('/v2/api/forex/close', { id: opened.Id });
    expect(closed).toMatchObject({ Id: opened.Id, Status: 3, ClosedType: 1 });
    const moved = decimal(closed.UpdatePrice) - decimal(closed.Price);
    const profit = product([moved, decimal('0.1'), units], [], 6, 'half-up');
    expect(decimal(closed.FactProfits)).toBe(profit);
    const after = await contractAccount();
    expect(decimal(after.balance)).toBe(BALANCE + profit - fee);
    expect(after.lockBalance).toBe(0);

    const history = await client.read<ForexDeals>('/v2/api/forex/my_deal', { status: 3 });
    expect(history).toMatchObject({
      total: 1,
      all_fact_profits: closed.FactProfits,
      all_trade_fees: closed.TradeFee,
    });
    expect(history.data[0]).toEqual(closed);
    const profits = await client.read<Profits>('/api/user/get_profits');
    expect(decimal(profits.total_balance)).toBe(3n * BALANCE + profit - fee);
    expect(decimal(profits.today_profit)).toBe(profit - fee);
  });

  it('lists every movement of the account, page by page', async () => {
    const { client } = customer;
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        client.read<FundsRecords>('/v2/api/main/accountLog/forexChange', { type: 2, page, limit: 2 }),
      ),
    );
    const [first] = pages;
    expect(first).toMatchObject({ total: 5, page: 1, last_page: 3 });
    expect(pages[3]?.data).toEqual([]);
    const rows = pages.flatMap(({ data }) => data);
    expect(rows.map(({ Type }) => Type)).toEqual([7, 5, 6, 4, 9]);
    const sum = rows.reduce((total, { Value }) => total + decimal(Value), 0n);
    expect(decimal((await contractAccount()).balance)).toBe(sum);
    expect(first?.list).toEqual(first?.data);
    expect(rows.map(({ MemoTran }) => MemoTran)).toContain('Trading fee');
    const [{ Id, ForexTradeLists: symbol }] = (
      await client.read<ForexDeals>('/v2/api/forex/my_deal', { status: 3 })
    ).data as [ForexOrder];
    const ofOrder = { RefKind: 'order', RefId: Id, RefName: symbol.ShowCode };
    expect(rows.slice(0, 4)).toMatchObject(Array(4).fill(ofOrder));
    expect(rows[4]).toMatchObject({ RefKind: '', RefId: 0, RefName: '' });
    client.lang = 'hk';
    const other = await client.read<FundsRecords>('/v2/api/main/accountLog/forexChange', { type: 2 });
    client.lang = 'en';
    expect(other.data.map(({ MemoTran }) => MemoTran)).toContain('交易手續費');
  });

  it('closes a position once, and only the customer’s own', async () => {
    const { client } = customer;
    const opened = await client.take<ForexOrder>(SUBMIT, buy());
    const stranger = await demoCustomer(server);
    const notHis = await stranger.client.post('/v2/api/forex/close', { id: opened.Id });
    expect(refusalKeyOf(notHis.data)).toBe('order.not_found');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.post('/v2/api/forex/close', { id: opened.Id })),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter(({ data }) => refusalKeyOf(data) === 'order.not_open')).toHaveLength(9);
    const again = await client.post('/v2/api/forex/close', { id: opened.Id });
    expect(refusalKeyOf(again.data)).toBe('order.not_open');
    const unknown = await client.post('/v2/api/forex/close', { id: 999_999 });
    expect(refusalKeyOf(unknown.data)).toBe('order.not_found');
  });

  it('accepts the same order by GET, as a form and under the doubled path', async () => {
    const { client } = customer;
    const answers = [
      await client.get<ForexOrder>(SUBMIT, buy({ t: Date.now() })),
      await client.form<ForexOrder>(SUBMIT, buy()),
      await client.post<ForexOrder>(`/api${SUBMIT}`, buy({ type: 2 })),
    ];
    for (const { status, code, data, headers } of answers) {
      expect([status, code]).toEqual([200, 1]);
      expect(headers.get('cache-control')).toContain('no-store');
      await client.take('/v2/api/forex/close', { id: data.Id });
    }
  });

  it.each([
    ['lots below the least', { cont: '0.001' }, 'order.lots_too_small'],
    ['lots above the most', { cont: 1_000 }, 'order.lots_too_large'],
    ['lots off the step', { cont: '0.105' }, 'order.lots_step'],
    ['a leverage that is not offered', { multiple: 51 }, 'order.multiple_unknown'],
    ['a symbol that is not there', { forex_id: 9_999 }, 'market.unknown_symbol'],
    ['a pending order without a target', { status: 0 }, 'order.target_price'],
    ['an end that has passed', { status: 0, target_price: 9_000, expire_at: 1 }, 'order.expired'],
    ['a stop on the wrong side', { stop_loss_price: 900_000 }, 'order.stop_price_side'],
    ['more than the balance', { cont: 100, type: 2 }, 'order.insufficient_balance'],
    ['an exponent', { cont: '1e-1' }, 'validation'],
    ['no number', { cont: 'NaN' }, 'validation'],
    ['nine decimals', { cont: '0.100000001' }, 'validation'],
    ['below zero', { cont: -1 }, 'validation'],
    ['no lots', { cont: '' }, 'validation'],
    ['a third direction', { type: 3 }, 'validation'],
  ])('refuses %s, and no money moves', async (_, fields, key) => {
    const before = await contractAccount();
    const { status, code, msg, data } = await customer.client.post(SUBMIT, buy(fields));
    expect([status, code, refusalKeyOf(data)]).toEqual([200, 0, key]);
    expect(msg).toMatch(/^[^{}]+$/);
    expect(await contractAccount()).toEqual(before);
  });

  it('lists positions by day, symbol and page', async () => {
    const { client } = customer;
    const today = dayFromNow(0);
    const yesterday = dayFromNow(-1);
    const deals = (fields: object) =>
      client.read<ForexDeals>('/v2/api/forex/my_deal', { status: 3, ...fields });
    const all = await deals({ limit: 50 });
    expect(all.total).toBeGreaterThan(3);
    expect(all.data.map(({ CompleteTimeMs }) => CompleteTimeMs)).toEqual(
      all.data.map(({ CompleteTimeMs }) => CompleteTimeMs).sort((a, b) => Number(b) - Number(a)),
    );
    const sum = all.data.reduce((total, { FactProfits }) => total + decimal(FactProfits), 0n);
    expect(formatDecimal(decimal(all.all_fact_profits))).toBe(formatDecimal(sum));
    const filled = all.data.filter(({ Status }) => Status === 3);
    const fees = filled.reduce((total, { TradeFee }) => total + decimal(TradeFee), 0n);
    expect(decimal(all.all_trade_fees)).toBe(fees);
    expect((await deals({ startTime: yesterday, endTime: today })).total).toBe(all.total);
    expect((await deals({ endTime: '2000-01-01' })).total).toBe(0);
    expect((await deals({ forex_id: index.Id })).total).toBe(all.total);
    expect((await deals({ forex_id: 1 })).total).toBe(0);
    expect(await deals({ page: 500 })).toMatchObject({ data: [], total: all.total, page: 500 });
    const backwards = await client.get('/v2/api/forex/my_deal', { startTime: today, endTime: yesterday });
    expect(refusalKeyOf(backwards.data)).toBe('validation');
    const noDay = await client.get('/v2/api/forex/my_deal', { startTime: '2026-02-30' });
    expect(refusalKeyOf(noDay.data)).toBe('validation');
  });

  it('keeps favourites: each once, for each customer, only of existing symbols', async () => {
    const { client } = customer;
    const symbols = await client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
    const [first, second] = symbols.map(({ Id }) => Id).toSorted((a, b) => a - b) as [number, number];
    const numbers = (rows: Favourite[]): number[] =>
      rows.map((row) => row.forex_id).toSorted((a, b) => a - b);
    const set = async (forex_id: number, on: 0 | 1): Promise<number[]> =>
      numbers(await client.take<Favourite[]>('/api/user/favourite', { forex_id, on }));
    expect(await client.read('/api/user/favourites')).toEqual([]);
    expect(await set(second, 1)).toEqual([second]);
    expect(await set(first, 1)).toEqual([first, second]);
    expect(await set(second, 1)).toEqual([first, second]);
    expect(await set(second, 0)).toEqual([first]);
    expect(await set(second, 0)).toEqual([first]);
    const [kept] = await client.read<Favourite[]>('/api/user/favourites');
    expect(kept).toMatchObject({ forex_id: first });
    const unknown = { forex_id: 999_999, on: 1 };
    expect(refusalKeyOf((await client.post('/api/user/favourite', unknown)).data)).toBe(
      'market.unknown_symbol',
    );
    expect(await (await demoCustomer(server)).client.read('/api/user/favourites')).toEqual([]);
  });

  it('requires a session', async () => {
    const answer = await fetch(`${server.url}${SUBMIT}`, { method: 'POST' });
    expect(await answer.json()).toMatchObject({ code: 999, data: { key: 'auth.session' } });
  });

  it('can be recomputed from journal and ticks', async () => {
    await server.stop();
    await verifyLedger(server);
  });
});
