import type { MicroAudit, MicroOffer, MicroOrder, MicroOrders } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readExactly, recompute } from '../../../docs/recompute-order.mjs';
import { type Fields, refusalKeyOf } from './harness/client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { type ScriptedMarket, startScriptedMarket } from './harness/scripted-market.js';
import { type TimeLapse, timeLapse } from './harness/time-lapse.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withOneDatabase } from './harness/with-databases.js';

const CODE = 'TMX100';

withOneDatabase((database) => {
  let market: ScriptedMarket;
  let lapse: TimeLapse;
  let customer: DemoCustomer;
  let symbolId: number;

  beforeAll(async () => {
    lapse = await timeLapse();
    market = await startScriptedMarket(database, [[CODE, 10_000, 10_000.6]], lapse.env);
    symbolId = (await market.symbol(CODE)).Id;
    customer = await demoCustomer(market.server);
  });
  afterAll(async () => {
    await market?.discard();
    await lapse?.discard();
  });

  /** Sends a price once without repetition, so that only the test's next price is another tick. */
  const once = async (bid: number): Promise<void> => {
    await market.tick(CODE, bid, bid + 0.6);
    market.prices.silence(CODE);
  };
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const buy = (type: 1 | 2, number: string, seconds: number): Promise<MicroOrder> =>
    customer.client.take('/v2/api/micro/submit', { forex_id: symbolId, type, number, seconds });
  const list = (status: 1 | 3): Promise<MicroOrders> =>
    customer.client.read('/v2/api/micro/orders', { status });
  const balance = () => customer.client.read('/v2/api/main/wallet/getBalance');
  const proof = async (id: number): Promise<string> => {
    const headers = { authorization: customer.token };
    return (await fetch(`${market.server.url}/v2/api/micro/audit?id=${id}`, { headers })).text();
  };

  const sell = (fields: Fields, key?: string) =>
    customer.client.post<MicroOrder>('/v2/api/micro/sell', fields, key ? { idempotencyKey: key } : {});
  /** An option that has its entry and enough ticks before it. */
  const entered = async (): Promise<MicroOrder> => {
    const option = await buy(1, '100', 60);
    await once(10_001);
    await once(10_003);
    return option;
  };

  it('an option is sold only where the operator allows it', async () => {
    const option = await buy(1, '10', 30);
    await once(10_000);
    expect(refusalKeyOf((await sell({ id: option.Id, least: 1 })).data)).toBe('micro.sell_back_off');
    await market.owner.change('settings', 'micro_sell_back', { value: '1' });
    await lapse.pass((count) => {
      const bid = 10_000 + Math.abs((count % 16) - 8);
      return market.prices.set(CODE, bid, bid + 0.6);
    });
  });

  it('an option is sold at the price of the first tick after the request, which is answered then', async () => {
    const option = await entered();
    const seen = await customer.client.take<MicroOffer>('/v2/api/micro/sell_offer', { id: option.Id });
    expect(Object.keys(seen)).not.toContain('valid_until');
    let answered = false;
    const sale = sell({ id: option.Id, least: 1 }, 'sold-once').finally(() => {
      answered = true;
    });
    await wait(300);
    expect(answered).toBe(false);
    expect((await list(1)).data.map(({ Id }) => Id)).toContain(option.Id);
    await once(10_002);
    const { data: sold } = await sale;
    expect([sold.Outcome, sold.Status]).toEqual(['sold', 3]);
    const answer = await proof(option.Id);
    expect(() => recompute(readExactly(answer), () => undefined)).not.toThrow();
    const audit = (JSON.parse(answer).data as MicroAudit).sale;
    expect(audit?.formula).toBe(2);
    expect(Number(audit?.at) - Number(audit?.ticks[0]?.time)).toBeGreaterThanOrEqual(299_000);
    expect(audit?.ticks.at(-1)?.bid).toBe(10_002);
    expect(audit?.asked_at).toBeLessThan(Number(audit?.at));
    expect(sold.FactProfits).toBeCloseTo(Number(audit?.price) - 100, 8);
    expect(audit?.price).not.toBe(seen.price);
    const altered = answer.replace(/"sale":\{"price":[\d.]+/, '"sale":{"price":99.99');
    expect(() => recompute(readExactly(altered), () => undefined)).toThrow(/price of the sale/);
    const earlier = answer.replace(/"asked_at":\d+/, `"asked_at":${audit?.at}`);
    expect(() => recompute(readExactly(earlier), () => undefined)).toThrow(/after the request/);
    // A retry after a lost reply returns the same sale and sells nothing twice.
    const again = await sell({ id: option.Id, least: 1 }, 'sold-once');
    expect(again.data).toEqual(sold);
    expect(refusalKeyOf((await sell({ id: option.Id, least: 1 })).data)).toBe('micro.not_running');
  });

  it('an option is not sold below the customer’s minimum, even if that price was offered before', async () => {
    const option = await entered();
    await once(10_004);
    const high = await customer.client.take<MicroOffer>('/v2/api/micro/sell_offer', { id: option.Id });
    const before = await balance();
    // Former clients send the offer's price, which is their minimum.
    const sale = sell({ id: option.Id, price: high.price }, 'moved');
    await wait(100);
    await once(9_999);
    const refused = (await sale).data;
    expect(refusalKeyOf(refused)).toBe('micro.price_moved');
    expect(await balance()).toEqual(before);
    expect((await list(1)).data.map(({ Id }) => Id)).toContain(option.Id);
    expect(refusalKeyOf((await sell({ id: option.Id, price: high.price }, 'moved')).data)).toBe(
      'micro.price_moved',
    );
    expect((await sell({ id: option.Id })).data).toMatchObject({
      key: 'validation',
      fields: { least: expect.any(String) },
    });
  });

  it('without a price the request is refused after a while, also where the server was killed meanwhile', async () => {
    const option = await entered();
    const sale = sell({ id: option.Id, least: 0 }, 'no-price');
    await wait(200);
    expect(refusalKeyOf((await sell({ id: option.Id, least: 0 })).data)).toBe('micro.sale_waiting');
    expect(refusalKeyOf((await sale).data)).toBe('micro.no_tick');
    const again = sell({ id: option.Id, least: 0 }, 'killed').catch(() => null);
    await once(10_002);
    await again;
    const other = await entered();
    const lost = sell({ id: other.Id, least: 0 }, 'lost').catch(() => null);
    await wait(200);
    await market.server.kill('SIGKILL');
    await lost;
    await wait(5_000);
    await market.server.restart();
    const found = (await sell({ id: other.Id, least: 0 }, 'lost')).data;
    expect(refusalKeyOf(found)).toBe('micro.no_tick');
    expect((await list(1)).data.map(({ Id }) => Id)).toContain(other.Id);
    await market.owner.change('settings', 'micro_sell_back', { value: '0' });
  });

  it('verify recomputes every sale, and every request that was refused', async () => {
    expect(await verifyLedger(market.server)).toMatch(/[3-9] requests to sell one back too/);
  });
});
