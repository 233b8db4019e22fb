import type { ForexOrder } from '@truemark/contracts';
import { marginLevelOf } from '@truemark/domain';
import { decimal, formatDecimal, sum } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { withDatabases } from './harness/with-databases.js';

const SUBMIT = '/v2/api/forex/submit';
const CLOSE = '/v2/api/forex/close';
withDatabases((database) => {
  let server: TestServer;
  let operator: AdminClient;
  let auditor: AdminClient;
  let customer: DemoCustomer;
  let index: Row;

  beforeAll(async () => {
    server = await startServer({ database });
    operator = await adminClient(server, 'operator');
    auditor = await adminClient(server, 'auditor');
    customer = await demoCustomer(server);
    index = (await operator.list('symbols')).find(({ Code }) => Code === 'TMX100') as Row;
  });
  afterAll(() => server?.discard());

  const open = (fields: object = {}): Promise<ForexOrder> =>
    customer.client.take(SUBMIT, {
      forex_id: index.id,
      type: 1,
      cont: '0.3',
      status: 1,
      multiple: 50,
      ...fields,
    });
  const exposureOf = async (isDemo: boolean): Promise<Row | undefined> => {
    const rows = await operator.list('exposure', { filter: { is_demo: isDemo, forex_id: index.id } });
    expect(rows.length).toBeLessThan(2);
    return rows[0];
  };
  const positions = (isDemo: boolean): Promise<Row[]> =>
    operator.list('orders', { filter: { status: 1, forex_id: index.id, is_demo: isDemo }, range: [0, 999] });
  const total = (rows: readonly Row[], field: string): string =>
    formatDecimal(sum(rows.map((row) => decimal(row[field] as number))));

  /** Checks that the sums in memory equal those of the database rows. */
  const agree = async (isDemo: boolean): Promise<void> => {
    const [row, rows] = [await exposureOf(isDemo), await positions(isDemo)];
    const [bought, sold] = [1, 2].map((side) => rows.filter(({ OrderType }) => OrderType === side));
    expect({
      positions: row?.positions ?? 0,
      long_lots: String(row?.long_lots ?? 0),
      short_lots: String(row?.short_lots ?? 0),
      margin: String(row?.margin ?? 0),
    }).toEqual({
      positions: rows.length,
      long_lots: total(bought ?? [], 'Quantity'),
      short_lots: total(sold ?? [], 'Quantity'),
      margin: total(rows, 'CautionMoney'),
    });
  };

  it('exposure follows every opening, partial close and close, and is the same after a restart', async () => {
    await agree(true);
    const before = Number((await exposureOf(true))?.long_lots ?? 0);
    const long = await open();
    const short = await open({ type: 2, cont: '0.1' });
    await agree(true);
    expect(Number((await exposureOf(true))?.long_lots)).toBeCloseTo(before + 0.3, 8);

    await customer.client.take(CLOSE, { id: long.Id, cont: '0.1' });
    await agree(true);
    await customer.client.take(CLOSE, { id: short.Id });
    await agree(true);
    await agree(false);

    const row = (await exposureOf(true)) as Row;
    await server.restart();
    expect(await exposureOf(true)).toMatchObject({
      positions: row.positions,
      long_lots: row.long_lots,
      short_lots: row.short_lots,
      net_lots: row.net_lots,
      margin: row.margin,
    });
    await agree(true);
  });

  it('exposure is shown in the account currency at the last bid', async () => {
    const row = (await exposureOf(true)) as Row & Record<string, number>;
    const net = decimal(row.long_value ?? 0) - decimal(row.short_value ?? 0);
    expect(decimal(row.net_value ?? 0)).toBe(net);
    const bid = Number((await operator.one('symbols', index.id)).Bid);
    const units = Number(index.ForexContNum);
    expect(row.long_value).toBeGreaterThan(Number(row.long_lots) * units * bid * 0.9);
    expect(row.long_value).toBeLessThan(Number(row.long_lots) * units * bid * 1.1);
  });

  it('the watch list has every account with positions, the lowest margin level first, in exact figures', async () => {
    const watched = await operator.list('margin-watch', { range: [0, 999] });
    const levels = watched.map((row) => decimal(row.margin_level as number));
    expect(levels).toEqual([...levels].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    const mine = watched.find(({ id }) => id === customer.user.id) as Row;
    const [balance, margin, profit, equity] = ['balance', 'margin', 'profit', 'equity'].map((name) =>
      decimal(mine[name] as number),
    ) as [bigint, bigint, bigint, bigint];
    expect(mine).toMatchObject({
      is_demo: true,
      uid: customer.user.uid,
      positions: 1,
      pending: 0,
      state: 'above',
    });
    expect(equity).toBe(balance + margin + profit);
    expect(decimal(mine.margin_level as number)).toBe(marginLevelOf(balance, margin, profit));

    const holders = new Set(
      (await operator.list('orders', { filter: { status: 1 }, range: [0, 999] })).map(
        (row) => row.customer_id,
      ),
    );
    expect(new Set(watched.map(({ id }) => id))).toEqual(holders);
    const real = await operator.list('margin-watch', { filter: { is_demo: false }, range: [0, 999] });
    const demo = await operator.list('margin-watch', { filter: { is_demo: true }, range: [0, 999] });
    expect(real.every(({ is_demo: isDemo }) => isDemo === false)).toBe(true);
    expect(real.length + demo.length).toBe(watched.length);
    const [first] = await operator.list('margin-watch', { range: [0, 0], sort: ['margin_level', 'DESC'] });
    expect(first?.id).toBe(watched.at(-1)?.id);
  });

  it('the account with the lowest margin level is listed first, with its margin call', async () => {
    const poor = await demoCustomer(server);
    const { Ask } = (await operator.one('symbols', index.id)) as Row & { Ask: number };
    // Nearly the whole balance: fee and spread bring the level to the margin call's 100 percent or just above it.
    const lots = Math.floor((99_000 * 50) / (Number(index.ForexContNum) * Ask) / 0.01) * 0.01;
    const cont = Math.min(lots, Number(index.ForexMaxCont)).toFixed(2);
    await poor.client.take(SUBMIT, { forex_id: index.id, type: 1, cont, status: 1, multiple: 50 });
    const lowest = async () => (await operator.list('margin-watch', { range: [0, 0] }))[0]?.id;
    await expect.poll(lowest).toBe(poor.user.id);
    await operator.change('settings', 'margin_call_level', { value: '1000' });
    const called = (await operator.list('margin-watch', { filter: { id: [poor.user.id] } }))[0] as Row;
    expect(called.state).toBe('margin_call');
    await operator.change('settings', 'margin_call_level', { value: '100' });
  });

  it('an operator closes at the market price, with a reason that the customer reads and an audit entry', async () => {
    const { Id } = await open();
    const shown = await operator.one('orders', Id);
    expect(shown.Market).toMatchObject({ state: 'open', Bid: expect.any(Number), Seq: expect.any(Number) });
    const short = await operator.call<{ errors: object }>('POST', `orders/${Id}/close`, { reason: 'x' });
    expect([short.status, Object.keys(short.body.errors)]).toEqual([422, ['reason']]);
    expect((await auditor.call('POST', `orders/${Id}/close`, { reason: 'not mine to do' })).status).toBe(403);
    const priced = await operator.call('POST', `orders/${Id}/close`, { reason: 'asked by phone', price: 1 });
    expect(priced.status).toBe(200);

    const deals = await customer.client.read<{ data: ForexOrder[] }>('/v2/api/forex/my_deal', { status: 3 });
    const closed = deals.data.find((order) => order.Id === Id) as ForexOrder;
    expect(closed).toMatchObject({ Status: 3, ClosedType: 5, Memo: 'asked by phone' });
    expect(decimal(closed.UpdatePrice)).toBeGreaterThan(decimal(Number(shown.Price) / 2));
    const inbox = await customer.client.read<{ data: { title: string; desc: string }[] }>(
      '/api/internalMessage/list',
    );
    expect(inbox.data.filter(({ desc }) => desc.includes('asked by phone'))).toHaveLength(1);
    const traces = await auditor.list('audit-log', {
      filter: { resource: 'orders', resource_id: String(Id) },
    });
    expect(traces).toHaveLength(1);
    expect(traces[0]).toMatchObject({ action: 'close', reason: 'asked by phone' });

    const again = await operator.call<{ key: string }>('POST', `orders/${Id}/close`, { reason: 'once more' });
    expect([again.status, again.body.key]).toEqual([409, 'order.not_open']);
    const nobody = await operator.call('POST', 'orders/999999/close', { reason: 'no such order' });
    expect(nobody.status).toBe(404);
  });

  it('a symbol shows its open positions and pending orders, and keeps its currency while there are any', async () => {
    const symbol = await operator.one('symbols', index.id);
    const held = await operator.list('orders', {
      filter: { status: 1, forex_id: index.id },
      range: [0, 999],
    });
    expect(symbol).toMatchObject({ OpenPositions: held.length, PendingOrders: 0 });

    const target = { status: 0, target_price: (Number(symbol.Bid) / 2).toFixed(2) };
    const pending = await open(target);
    expect(await operator.one('symbols', index.id)).toMatchObject({ PendingOrders: 1 });
    const kept = await operator.call<{ key: string }>('PUT', `symbols/${index.id}`, {
      ...symbol,
      BaseCurrency: 'TMY',
    });
    expect([kept.status, kept.body.key]).toEqual([409, 'symbol.in_use']);
    await customer.client.take('/v2/api/forex/cancel_trade', { id: pending.Id });
    expect(await operator.one('symbols', index.id)).toMatchObject({
      OpenPositions: held.length,
      PendingOrders: 0,
    });
  });

  it('real and demo orders are listed separately', async () => {
    const demo = await operator.list('orders', { filter: { is_demo: true }, range: [0, 999] });
    const real = await operator.list('orders', { filter: { is_demo: false }, range: [0, 999] });
    expect(demo.length).toBeGreaterThan(0);
    expect(demo.every(({ is_demo: isDemo }) => isDemo === true)).toBe(true);
    expect(real.every(({ is_demo: isDemo }) => isDemo === false)).toBe(true);
  });

  it.each([
    'exposure?filter={"x":1}',
    'exposure?filter={"is_demo":"perhaps"}',
    'exposure?filter={"forex_id":"x"}',
    'exposure?sort=["passwordHash","ASC"]',
    'margin-watch?filter={"q":"a"}',
    'margin-watch?filter={"id":[1.5]}',
    'orders?filter={"is_demo":"perhaps"}',
  ])('refuses %s', async (path) => {
    expect((await operator.call('GET', encodeURI(path))).status).toBe(422);
  });

  it('missing files of a build are answered with 404, not with a page', async () => {
    for (const path of [
      '/assets/gone-1a2b3c.js',
      '/admin/assets/gone-1a2b3c.js',
      '/assets/',
      '/admin/assets/',
    ]) {
      const response = await fetch(server.url + path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).toContain('application/json');
    }
  });

  it('the scripts of the pages are served compressed', async () => {
    for (const page of ['/', '/admin/']) {
      const text = await (await fetch(server.url + page)).text();
      const scripts = [...new Set(text.match(/(?:\/admin)?\/assets\/[\w-]+\.js(?=["&])/g))];
      expect(scripts).not.toEqual([]);
      for (const script of scripts) {
        const headers = { 'accept-encoding': 'br, gzip' };
        const response = await fetch(server.url + script, { headers });
        expect(response.headers.get('cache-control')).toContain('immutable');
        // A response that fits into one packet is not compressed.
        const isSmall = (await response.text()).length < 1_000;
        expect([script, isSmall || response.headers.get('content-encoding')]).toEqual([
          script,
          isSmall || 'br',
        ]);
      }
    }
  });
});
