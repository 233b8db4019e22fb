import type { ForexDeals, ForexOrder, TradeSymbol } from '@truemark/contracts';
import { decimal } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalKeyOf } from './harness/client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

const SUBMIT = '/v2/api/forex/submit';

withDatabases((database) => {
  let server: TestServer;
  let customer: DemoCustomer;
  let order: Record<string, unknown>;

  beforeAll(async () => {
    server = await startServer({ database, seed: 'none' });
    customer = await demoCustomer(server);
    const symbols = await customer.client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
    const index = symbols.find(({ Code }) => Code === 'TMX100');
    order = { forex_id: index?.Id, type: 1, cont: '0.1', status: 1, multiple: 50 };
  });
  afterAll(() => server?.discard());

  const held = async (who: DemoCustomer): Promise<number> =>
    (await who.client.read<ForexDeals>('/v2/api/forex/my_deal', { status: 1 })).total;

  it('creates one order from fifty submits with one key, and answers them alike', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        customer.client.post<ForexOrder>(SUBMIT, order, { idempotencyKey: 'one' }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(50).fill(1));
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
    expect(await held(customer)).toBe(1);
  });

  it('returns the first answer for the same values in another notation, later and after a restart too', async () => {
    const first = await customer.client.take<ForexOrder>(SUBMIT, order, { idempotencyKey: 'spelt' });
    const spelt = { ...order, cont: 0.1, multiple: '50.0', t: 17 };
    expect(await customer.client.take(SUBMIT, spelt, { idempotencyKey: 'spelt' })).toEqual(first);
    await server.restart();
    const byGet = await customer.client.read(SUBMIT, spelt, { idempotencyKey: 'spelt' });
    expect(byGet).toEqual(first);
    expect(await held(customer)).toBe(2);
  });

  it('returns the first answers for trailing orders, though their stops have moved since', async () => {
    const trail = (type: 1 | 2): Promise<ForexOrder> =>
      customer.client.take(
        SUBMIT,
        { ...order, type, trailing_distance: 500 },
        { idempotencyKey: `trailing-${type}` },
      );
    const first = [await trail(1), await trail(2)] as const;
    const behind = first.map(
      ({ TargetLossPrice, UpdatePrice }) => decimal(TargetLossPrice) - decimal(UpdatePrice),
    );
    expect(behind).toEqual([decimal('-500'), decimal('500')]);
    const haveMoved = async (): Promise<boolean> => {
      const { data } = await customer.client.read<ForexDeals>('/v2/api/forex/my_deal', { status: 1 });
      const stops = new Map(data.map(({ Id, TargetLossPrice }) => [Id, TargetLossPrice]));
      return first.some(({ Id, TargetLossPrice }) => stops.get(Id) !== TargetLossPrice);
    };
    await expect.poll(haveMoved, { timeout: 60_000 }).toBe(true);
    expect([await trail(1), await trail(2)]).toEqual(first);
  });

  it('refuses the key for another payload', async () => {
    const other = await customer.client.post(SUBMIT, { ...order, type: 2 }, { idempotencyKey: 'one' });
    expect([other.code, refusalKeyOf(other.data)]).toEqual([0, 'idempotency.conflict']);
  });

  it('keeps keys apart by customer', async () => {
    const neighbour = await demoCustomer(server);
    await neighbour.client.take(SUBMIT, order, { idempotencyKey: 'one' });
    expect(await held(neighbour)).toBe(1);
  });

  it('closes a position once under one key', async () => {
    const { data } = await customer.client.read<ForexDeals>('/v2/api/forex/my_deal', { status: 1 });
    const close = { id: data[0]?.Id };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        customer.client.post('/v2/api/forex/close', close, { idempotencyKey: 'close' }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(1));
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
  });

  it.each(['a'.repeat(65), 'with blank'])('refuses the key %j', async (key) => {
    const { code, data } = await customer.client.post(SUBMIT, order, { idempotencyKey: key });
    expect([code, refusalKeyOf(data)]).toEqual([0, 'validation']);
  });

  it('leaves a ledger that can be recomputed from the journal', async () => {
    await server.stop();
    await verifyLedger(server);
  });
});
