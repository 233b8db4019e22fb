import type { ForexClosedAll, ForexOrder } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { ALWAYS, type DrivenMarket, startDrivenMarket } from './harness/driven-market.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

/** Open on one day a week, three days from now. */
const CLOSED_TODAY = {
  ...ALWAYS,
  sessions: ALWAYS.sessions.filter(({ day }) => day === ((new Date().getUTCDay() + 2) % 7) + 1),
};

withDatabases((database) => {
  let market: DrivenMarket;
  let customer: DemoCustomer;

  beforeAll(async () => {
    market = await startDrivenMarket(database, [
      ['TMX100', 10_000, 10_000.6],
      ['BTCUSDT', 96_000, 96_006],
    ]);
    customer = await demoCustomer(market.server);
  });
  afterAll(() => market?.discard());

  const buy = async (code: string, multiple: number): Promise<ForexOrder> => {
    const order = { forex_id: (await market.symbol(code)).Id, type: 1, cont: '0.1', status: 1, multiple };
    return customer.client.take('/v2/api/forex/submit', order);
  };
  const closeAll = () => customer.client.post<ForexClosedAll>('/v2/api/forex/close_all');

  it('closes all that can be closed, and says so when some cannot', async () => {
    const stays = await buy('TMX100', 50);
    const goes = await buy('BTCUSDT', 20);
    await market.change('TMX100', { Schedule: CLOSED_TODAY });
    const some = await closeAll();
    expect([some.code, some.msg]).toEqual([1, 'Some positions stay open: they cannot be closed now.']);
    expect([some.data.left, some.data.data.map(({ Id }) => Id)]).toEqual([1, [goes.Id]]);
    await market.change('TMX100', { Schedule: ALWAYS });
    await market.tick('TMX100', 10_001, 10_001.6);
    const all = await closeAll();
    expect([all.code, all.msg]).toEqual([1, 'Positions closed.']);
    expect([all.data.left, all.data.data.map(({ Id }) => Id)]).toEqual([0, [stays.Id]]);
    await market.server.stop();
    await verifyLedger(market.server);
  });
});
