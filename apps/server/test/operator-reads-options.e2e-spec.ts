import type { MicroAudit, MicroOrder, MicroOrders } from '@truemark/contracts';
import { decimal, formatDecimal, sum } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { withDatabases } from './harness/with-databases.js';

const EVERYTHING = [0, 999] as const;

withDatabases((database) => {
  let server: TestServer;
  let operator: AdminClient;
  let customer: DemoCustomer;
  let index: Row;

  beforeAll(async () => {
    server = await startServer({ database });
    operator = await adminClient(server, 'operator');
    customer = await demoCustomer(server);
    index = (await operator.list('symbols')).find(({ Code }) => Code === 'TMX100') as Row;
  });
  afterAll(() => server?.discard());

  const buy = (type: 1 | 2, number: string, seconds: number): Promise<MicroOrder> =>
    customer.client.take('/v2/api/micro/submit', { forex_id: index.id, type, number, seconds });
  const all = (filter: object = {}): Promise<Row[]> =>
    operator.list('options', { filter: { ...filter }, range: EVERYTHING, sort: ['id', 'ASC'] });
  const total = (rows: readonly Row[], field: string): number =>
    Number(formatDecimal(sum(rows.map((row) => decimal(row[field] as number)))));

  it('finds options by each filter', async () => {
    await buy(1, '10', 300);
    const rows = await all();
    expect(rows.length).toBeGreaterThan(50);
    const middle = Number(rows[Math.floor(rows.length / 2)]?.CreatedAtMs);
    const [some] = rows;
    const cases: [object, (row: Row) => boolean][] = [
      [{ id: [rows[1]?.id, rows[3]?.id] }, ({ id }) => id === rows[1]?.id || id === rows[3]?.id],
      [{ customer_id: some?.customer_id }, (row) => row.customer_id === some?.customer_id],
      [{ forex_id: some?.ForexId }, (row) => row.ForexId === some?.ForexId],
      [{ is_demo: true }, (row) => row.is_demo === true],
      [{ is_demo: false }, (row) => row.is_demo === false],
      [{ status: 1 }, (row) => row.Status === 1],
      [{ status: 3 }, (row) => row.Status === 3 || row.Status === 4],
      [{ status: 4 }, (row) => row.Status === 4],
      [{ outcome: 'win' }, (row) => row.Outcome === 'win'],
      [{ outcome: 'loss', status: 3 }, (row) => row.Outcome === 'loss'],
      [{ outcome: 'tie' }, (row) => row.Outcome === 'tie'],
      [{ outcome: 'void' }, (row) => row.Outcome === 'void'],
      [{ outcome: 'sold' }, (row) => row.Outcome === 'sold'],
      [{ from: middle }, (row) => Number(row.CreatedAtMs) >= middle],
      [{ until: middle }, (row) => Number(row.CreatedAtMs) < middle],
    ];
    for (const [filter, fits] of cases) {
      const found = await all(filter);
      expect([filter, found.map(({ id }) => id)]).toEqual([filter, rows.filter(fits).map(({ id }) => id)]);
    }
    const newest = await operator.list('options', { range: [0, 4], sort: ['CreatedAtMs', 'DESC'] });
    expect(newest.map(({ id }) => id)).toEqual(
      rows
        .slice(-5)
        .map(({ id }) => id)
        .reverse(),
    );
  });

  it.each([
    'options?filter={"status":"constructor"}',
    'options?filter={"status":[]}',
    'options?filter={"outcome":"won"}',
    'options?filter={"q":"a"}',
    'options?sort=["Number","ASC"]',
    'durations?filter={"for_all":"perhaps"}',
    'option-exposure?filter={"x":1}',
    'option-fairness?filter={"by":"customer"}',
    'option-fairness?filter={"until":"x"}',
    'option-fairness/summary?filter={"by":"symbol"}',
  ])('refuses %s', async (path) => {
    expect((await operator.call('GET', encodeURI(path))).status).toBe(422);
  });

  it('a running option shows its result at the current price', async () => {
    const up = await buy(1, '20', 300);
    const down = await buy(2, '20', 300);
    await expect
      .poll(async () => (await operator.one('options', down.Id)).EntrySeq, { timeout: 60_000 })
      .not.toBeNull();
    for (const { Id, Type } of [up, down]) {
      const row = await operator.one('options', Id);
      const ahead = (Number(row.bid_now) - Number(row.EntryPrice)) * (Type === 1 ? 1 : -1);
      expect([row.Status, row.Outcome, row.outcome_now]).toEqual([
        1,
        '',
        ahead > 0 ? 'win' : ahead < 0 ? 'loss' : 'tie',
      ]);
    }
  });

  it('the exposure is what running options would cost, by direction, against the cap', async () => {
    await buy(2, '33.33', 300);
    await operator.change('settings', 'micro_exposure_cap', { value: '400' });
    const check = async (): Promise<void> => {
      const running = await all({ status: 1, forex_id: index.id, is_demo: true });
      const [ups, downs] = [1, 2].map((type) => running.filter(({ Type }) => Type === type)) as [
        Row[],
        Row[],
      ];
      const [row] = await operator.list('option-exposure', {
        filter: { forex_id: index.id, is_demo: true },
      });
      const cost = { up: total(ups, 'ProfitIfWin'), down: total(downs, 'ProfitIfWin') };
      expect(row).toMatchObject({
        up_options: ups.length,
        down_options: downs.length,
        up_stakes: total(ups, 'Number'),
        down_stakes: total(downs, 'Number'),
        up_cost: cost.up,
        down_cost: cost.down,
        cap: 400,
      });
      expect(row?.up_percent).toBeCloseTo(cost.up / 4, 1);
      expect(row?.down_percent).toBeCloseTo(cost.down / 4, 1);
    };
    await check();
    const refused = await customer.client.post('/v2/api/micro/submit', {
      forex_id: index.id,
      type: 1,
      number: 1000,
      seconds: 300,
    });
    expect(refused.data).toMatchObject({ key: 'micro.exposure' });
    await check();
    await server.restart();
    await check();
    await operator.change('settings', 'micro_exposure_cap', { value: '0' });
  });

  it('an option leaves the exposure when it ends, and its proof is the same as the customer’s', async () => {
    const count = async (): Promise<number> => {
      const [row] = await operator.list('option-exposure', { filter: { forex_id: index.id, is_demo: true } });
      return Number(row?.options ?? 0);
    };
    const before = await count();
    const { Id } = await buy(1, '15', 10);
    expect(await count()).toBe(before + 1);
    await expect
      .poll(async () => (await operator.one('options', Id)).Status, { timeout: 60_000 })
      .not.toBe(1);
    expect(await count()).toBe(before);

    const customers = (): Promise<MicroAudit> => customer.client.read('/v2/api/micro/audit', { id: Id });
    // Ticks after the exit are added to the proof until its maximum is reached.
    const afterExit = async (): Promise<number> => {
      const { ticks, close } = await customers();
      return ticks.filter(({ seq }) => seq > Number(close?.seq)).length;
    };
    await expect.poll(afterExit, { timeout: 60_000 }).toBe(5);
    const { body: proof } = await operator.call<MicroAudit>('GET', `options/${Id}/proof`);
    expect(proof).toEqual(await customers());
    expect(proof.open?.seq).toBe(proof.order.EntrySeq);
    const ended = await customer.client.read<MicroOrders>('/v2/api/micro/orders', { status: 3 });
    expect(await operator.one('options', Id)).toMatchObject({ ...ended.data[0], is_demo: true });
    const entries = await operator.list('ledger-entries', { filter: { ref_kind: 'option', ref_id: Id } });
    expect(entries).toHaveLength(2);
    expect((await operator.call('GET', 'options/999999/proof')).status).toBe(404);
  });
});
