import { once } from 'node:events';
import type { DayMarket, ForexOrder, ServerMessage, TradeSymbol } from '@truemark/contracts';
import { decimal, formatDecimal, product } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { adminClient } from './harness/admin-client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { type Socket, socket } from './harness/socket.js';
import { withOneDatabase } from './harness/with-databases.js';

const OWNER = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a long enough password' };

const isDay = (message: ServerMessage): message is DayMarket => message.type === 'DAY_MARKET';
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

withOneDatabase((database) => {
  let server: TestServer;
  let customer: DemoCustomer;
  let index: TradeSymbol;
  let silent: { socket: Socket; openedAt: number };

  beforeAll(async () => {
    server = await startServer({ database, seed: 'none', env: OWNER });
    silent = { socket: await socket(server), openedAt: Date.now() };
    customer = await demoCustomer(server);
    const symbols = await customer.client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
    index = symbols.find(({ Code }) => Code === 'TMX100') as TradeSymbol;
  });
  afterAll(() => server?.discard());

  const buy = () =>
    customer.client.take<ForexOrder>('/v2/api/forex/submit', {
      forex_id: index.Id,
      type: 1,
      cont: '0.5',
      status: 1,
      multiple: 50,
    });
  const pend = (type: 1 | 2, target_price: string) => {
    const order = { forex_id: index.Id, type, cont: '0.5', status: 0, target_price, multiple: 50 };
    return customer.client.take<ForexOrder>('/v2/api/forex/submit', order);
  };
  const close = (id: number) => customer.client.take<ForexOrder>('/v2/api/forex/close', { id });

  it('answers pings with their number and the server’s time', async () => {
    const live = await socket(server);
    live.send({ type: 'ping', params: 1_795_000_000_123 });
    const pong = await live.waitForType('pong');
    expect(pong.params).toBe(1_795_000_000_123);
    expect(Math.abs(pong.time - Date.now())).toBeLessThan(60_000);
    live.close();
  });

  it('sends the day’s figures of every symbol, each at most four times a second, always the latest', async () => {
    const live = await socket(server);
    const since = Date.now();
    live.send({ type: 'sub', params: 'DAY_MARKET' });
    await live.waitFor((message) => isDay(message) && message.symbol === 'TMX100');
    await pause(3_000);
    live.send({ type: 'unsub', params: 'DAY_MARKET' });
    const heard = live.messages.filter(isDay).filter(({ symbol }) => symbol === 'TMX100');
    expect(heard.length).toBeGreaterThan(2);
    // A busy machine waits longer than requested, so elapsed time is what counts.
    expect(heard.length).toBeLessThanOrEqual(2 + (4 * (Date.now() - since)) / 1_000);
    const seqs = heard.map(({ quotation }) => quotation.seq);
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
    for (const { quotation } of heard) {
      expect(quotation.forex_id).toBe(index.Id);
      expect(quotation.close).toBe(quotation.bid);
      expect(Number(quotation.ask)).toBeGreaterThan(Number(quotation.bid));
    }
    await pause(400);
    const before = live.messages.length;
    await pause(1_500);
    expect(live.messages.length).toBe(before);
    live.close();
  });

  it('sends bars of one period or of all, equal to those of the list', async () => {
    const live = await socket(server);
    live.send({ type: 'sub', params: 'KLINE.TMX100.5min' });
    const { kline } = await live.waitForType('KLINE');
    expect(kline).toMatchObject({ Period: '5min', Code: 'TMX100', ForexId: index.Id });
    const fields = { forex_id: index.Id, period: '5min', limit: 1 };
    const [bar] = await customer.client.read<(typeof kline)[]>('/v2/api/forex/kline', fields);
    expect(kline.Time).toBe(bar?.Time);
    live.send([
      { type: 'unsub', params: 'KLINE.TMX100.5min' },
      { type: 'sub', params: 'KLINE.BTCUSDT' },
    ]);
    for (const period of ['1min', '60min', 'year']) {
      await live.waitForType('KLINE', (push) => push.symbol === 'BTCUSDT' && push.kline.Period === period);
    }
    live.close();
  });

  it('sends a position’s live profit, its balances and its closing', async () => {
    const live = await socket(server, customer.token);
    live.send([
      { type: 'sub', params: 'FOREX_TRADE' },
      { type: 'sub', params: 'FOREX_CLOSED' },
    ]);
    const empty = await live.waitForType('FOREX_TRADE');
    expect(empty).toMatchObject({ HazardRate: 0, CautionMoneyAll: 0, TransOrder: [], MarginCall: 0 });
    const order = await buy();
    const account = await live.waitForType(
      'ACCOUNT',
      ({ lockBalance }) => lockBalance === order.CautionMoney,
    );
    expect(account.accountTypeId).toBe(2);
    await live.waitForType('FOREX_TRADE', ({ TransOrder }) => TransOrder.some(({ Id }) => Id === order.Id));
    await live.waitForType('FOREX_TRADE', ({ ProfitsTotal }) => ProfitsTotal !== order.FactProfits);
    const trades = live.messages.flatMap((each) => (each.type === 'FOREX_TRADE' ? [each] : []));
    const held = trades.filter(({ TransOrder }) => TransOrder.length > 0);
    for (const { TransOrder, ProfitsTotal, CautionMoneyAll, Balance, HazardRate } of held) {
      const [position] = TransOrder;
      const moved = decimal(position?.UpdatePrice ?? 0) - decimal(order.Price);
      const profit = product([moved, decimal('0.5'), decimal(index.ForexContNum)], [], 6, 'half-up');
      expect(decimal(position?.FactProfits ?? 0)).toBe(profit);
      expect(decimal(ProfitsTotal)).toBe(profit);
      const margin = decimal(CautionMoneyAll);
      const equity = decimal(Balance) + margin + profit;
      expect(decimal(HazardRate)).toBe(product([equity, decimal(100)], [margin], 2, 'half-up'));
    }
    await close(order.Id);
    const closed = await live.waitForType('FOREX_CLOSED');
    expect(closed.id).toEqual([order.Id]);
    const last = await live.waitForType(
      'FOREX_TRADE',
      ({ TransOrder }) => TransOrder.length === 0,
      60_000,
      live.messages.indexOf(closed),
    );
    expect(last).toMatchObject({ CautionMoneyAll: 0, ProfitsTotal: 0 });
    const seqs = live.messages.flatMap((each) => ('seq' in each ? [each.seq] : []));
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
    // It opened at the market: only pending orders publish an opening.
    expect(live.messages.some(({ type }) => type === 'FOREX_OPENED')).toBe(false);
    live.close();
  });

  it('reports a pending order that was filled', async () => {
    const live = await socket(server, customer.token);
    live.send({ type: 'sub', params: 'FOREX_CLOSED' });
    const bidNow = async (): Promise<string> => {
      const symbols = await customer.client.read<TradeSymbol[]>('/v2/api/forex/trade_list');
      return String(symbols.find(({ Id }) => Id === index.Id)?.ForexQuotations?.Bid ?? 0);
    };
    const opened = live.waitForType('FOREX_OPENED', undefined, 60_000);
    const waiting: Awaited<ReturnType<typeof pend>>[] = [];
    let isOpened = false;
    // Close stops on both sides, one of them beyond the spread, so the market reaches one. If the price has moved past
    // them before they are placed, new ones are placed around it.
    while (!isOpened) {
      const bid = decimal(await bidNow());
      const near = (share: bigint) => formatDecimal(bid + (bid * share) / 1_000_000n);
      waiting.push(...(await Promise.all([pend(1, near(80n)), pend(2, near(-20n))])));
      isOpened = await Promise.race([opened.then(() => true), pause(5_000).then(() => false)]);
    }
    const { id } = await opened;
    expect(waiting.map(({ Id }) => Id)).toContain(id[0]);
    live.close();
    for (const { Id } of waiting) {
      const ended = await customer.client.post('/v2/api/forex/cancel_trade', { id: Id });
      if (ended.code !== 1) await close(Id);
    }
  });

  it('sends what came after a sequence number, or a snapshot', async () => {
    const live = await socket(server, customer.token);
    live.send({ type: 'sub', params: 'FOREX_CLOSED' });
    const first = await buy();
    await close(first.Id);
    const known = await live.waitForType('FOREX_CLOSED');
    const order = await buy();
    live.close();
    await close(order.Id);
    const back = await socket(server, customer.token);
    back.send([
      { type: 'sub', params: 'FOREX_CLOSED' },
      { type: 'sync', params: known.seq },
    ]);
    expect(await back.waitForType('sync_result')).toMatchObject({ snapshot: 0 });
    const closed = await back.waitForType('FOREX_CLOSED');
    expect(closed.id).toEqual([order.Id]);
    back.send({ type: 'sync', params: 1 });
    await back.waitForType('sync_result', ({ snapshot }) => snapshot === 1);
    await back.waitForType('FOREX_TRADE', ({ TransOrder }) => TransOrder.length === 0);
    back.close();
  });

  it('sends the messages of a frame as an array to clients that request it', async () => {
    const frames: unknown[] = [];
    const live = new WebSocket(server.wsUrl);
    live.on('message', (data) => frames.push(JSON.parse(data.toString())));
    await once(live, 'open');
    live.send('[{"type":"batch","params":1},{"type":"sub","params":"DAY_MARKET"}]');
    await pause(1_500);
    expect(frames.length).toBeGreaterThan(1);
    for (const frame of frames) expect(Array.isArray(frame)).toBe(true);
    live.close();
  });

  it('notifies every connection when the configuration changes', async () => {
    const live = await socket(server);
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = OWNER;
    const owner = await adminClient(server, 'owner', 0, { email, password });
    await owner.change('settings', 'is_home_search', { value: '0' });
    const { version } = await live.waitForType('CONFIG', undefined, 60_000);
    expect(version).toBeGreaterThan(0);
    live.close();
  });

  it('accepts the other forms of its path, and no other path', async () => {
    const base = server.url.replace(/^http/, 'ws');
    for (const path of ['/api/api/v2/ws', '/v2/ws', '/api/v2/ws?lang=hk']) {
      const live = new WebSocket(base + path);
      await once(live, 'open');
      live.close();
    }
    const astray = new WebSocket(`${base}/api/ws`);
    const [error] = (await once(astray, 'error')) as [Error];
    expect(error.message).toContain('404');
  });

  it('refuses a wrong token and stays connected', async () => {
    const live = await socket(server);
    live.send({ type: 'login', params: 'not-a-token-of-anybody' });
    expect(await live.waitForType('login_result')).toMatchObject({ code: 0 });
    live.send({ type: 'sync', params: 0 });
    expect(await live.waitForType('error')).toMatchObject({ key: 'auth.session' });
    live.close();
  });

  it('closes with 4001 when the session is revoked', async () => {
    const guest = await demoCustomer(server);
    const live = await socket(server, guest.token);
    await guest.client.take('/api/user/logout');
    expect(await live.closed).toBe(4001);
  });

  it('closes with 4000 after thirty seconds without a ping', async () => {
    expect(await silent.socket.closed).toBe(4000);
    const lasted = Date.now() - silent.openedAt;
    expect(lasted).toBeGreaterThanOrEqual(29_000);
  });

  it('closes with 1001 when the server stops', async () => {
    const live = await socket(server);
    await server.stop();
    expect(await live.closed).toBe(1001);
  });
});
