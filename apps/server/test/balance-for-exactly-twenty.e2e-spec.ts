import type { Account, ForexDeals, ForexOrder, TradeSymbol } from '@truemark/contracts';
import { decimal, sum } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, type Fields, refusalKeyOf } from './harness/client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

const BALANCE = 100_000;

withDatabases((database) => {
  let server: TestServer;
  let customer: DemoCustomer;
  let answers: Answer<ForexOrder>[];

  beforeAll(async () => {
    server = await startServer({ database, seed: 'none' });
    customer = await demoCustomer(server);
  });
  afterAll(() => server?.discard());

  /** One order takes a little less than a twentieth of the balance, because the price may move by 2 % meanwhile. */
  async function order(): Promise<Fields> {
    const symbols = await customer.client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
    const index = symbols.find(({ Code }) => Code === 'TMX100') as TradeSymbol;
    const price = Number(index.ForexQuotations?.Ask);
    const lot = ((Number(index.ForexContNum) * price) / 50) * (1 + Number(index.ForexFeeRate));
    return {
      forex_id: index.Id,
      type: 1,
      cont: (BALANCE / 20.5 / lot).toFixed(2),
      status: 1,
      multiple: 50,
    };
  }

  it('accepts twenty of two hundred concurrent orders and refuses the others', async () => {
    const fields = await order();
    answers = await Promise.all(
      Array.from({ length: 200 }, () => customer.client.post<ForexOrder>('/v2/api/forex/submit', fields)),
    );
    const keys = answers.filter(({ code }) => code !== 1).map(({ data }) => refusalKeyOf(data));
    expect(keys).toEqual(Array(180).fill('order.insufficient_balance'));
    const ids = answers.filter(({ code }) => code === 1).map(({ data }) => data.Id);
    expect(new Set(ids).size).toBe(20);
  });

  it('deducts exactly the margin and the fees of those twenty', async () => {
    const orders = answers.filter(({ code }) => code === 1).map(({ data }) => data);
    const accounts = await customer.client.read<Account[]>('/v2/api/main/wallet/getBalance');
    const account = accounts.find(({ type }) => type === 'forex');
    const margin = sum(orders.map(({ CautionMoney }) => decimal(CautionMoney)));
    const fees = sum(orders.map(({ TradeFee }) => decimal(TradeFee)));
    expect(decimal(account?.lockBalance ?? 0)).toBe(margin);
    expect(decimal(account?.balance ?? 0)).toBe(decimal(BALANCE) - margin - fees);
    const deals = await customer.client.read<ForexDeals>('/v2/api/forex/my_deal', { status: 1, limit: 50 });
    expect(deals.total).toBe(20);
  });

  it('leaves a ledger that can be recomputed from the journal', async () => {
    await server.stop();
    await verifyLedger(server);
  });
});
