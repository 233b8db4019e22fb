import type { Mark } from '@truemark/contracts';
import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import type { LedgerAccount } from '../../engine/kernel/tables/ledger.table.js';
import type { Order } from '../../engine/products/contracts/tables/order.table.js';
import type { Connection, Outgoing } from '../../platform/socket/connection.js';
import { TradingFigures } from '../trading/live-trading.js';
import { markAt } from '../trading/marks.js';
import { OrderEndings } from '../trading/order-endings.js';
import { WatchedCustomers } from './watched-customers.js';

const CUSTOMER = 5;
const LEVEL = decimal(100);
const RATE = { top: decimal(1), bottom: decimal(1) };

const account = (id: number, part: 'free' | 'held', balance: string): LedgerAccount => ({
  id,
  ownerId: CUSTOMER,
  kind: 'forex',
  part,
  book: 'demo',
  currency: 'USD',
  balance: decimal(balance),
  kindPostings: {},
  number: null,
  postings: 1,
});

const order = (id: number, symbolId: number, converting: number | null = null): Order => ({
  id,
  customerId: CUSTOMER,
  accountId: 1,
  symbolId,
  side: 'buy',
  status: 'holding',
  lots: decimal(1),
  margin: decimal(100),
  fee: 0n,
  openBid: decimal(10),
  openPrice: decimal(10),
  openSeq: 1,
  openedAt: 0,
  closeBid: null,
  closePrice: null,
  closeSeq: null,
  closedAt: null,
  closedBy: null,
  closeReason: null,
  profit: 0n,
  stopLoss: 0n,
  takeProfit: 0n,
  targetPrice: null,
  trailingDistance: 0n,
  trailingSince: null,
  pendingKind: null,
  expireAt: null,
  originId: null,
  terms: {
    marginMode: 2,
    feeType: 2,
    feeRate: '0',
    units: '10',
    multiple: '1',
    openRate: { symbolId: converting, seq: null, bid: '1', inverse: false },
  },
  createdAt: 0,
});

class FakeConnection {
  readonly lang = 'en';
  readonly heard: Record<string, unknown>[] = [];
  push({ text }: Outgoing): void {
    this.heard.push(JSON.parse(text) as Record<string, unknown>);
  }
  of(type: string) {
    return this.heard.filter((message) => message.type === type);
  }
}

async function setUp(orders: Order[] = [], { topics = ['FOREX_TRADE', 'FOREX_CLOSED'], level = LEVEL } = {}) {
  const prices = new Map<number, string>([
    [1, '10'],
    [2, '10'],
  ]);
  let marked = 0;
  const endings = new OrderEndings();
  const markOf = (each: Order): Mark => {
    marked += 1;
    const bid = Number(decimal(prices.get(each.symbolId) ?? 0));
    return markAt(each, { bid: BigInt(bid), ask: BigInt(bid) }, RATE);
  };
  const watch = new WatchedCustomers(
    async () => ({
      seq: 100,
      accounts: [account(1, 'free', '1000'), account(2, 'held', '0')],
      orders,
      options: [],
    }),
    () => [
      {
        topic: 'FOREX_TRADE',
        begin: (snapshot) => new TradingFigures(snapshot, markOf, () => level),
        basis: () => level,
      },
    ],
    (_, topic) => topics.includes(topic),
    (event) => endings.endingOf(event),
    (error) => {
      throw error;
    },
  );
  const connection = new FakeConnection();
  await watch.join(CUSTOMER, connection as unknown as Connection);
  const tick = (symbolId: number, price: string): void => {
    prices.set(symbolId, price);
    const figure = Number(decimal(price));
    watch.follow({
      type: 'tick',
      seq: 101,
      tick: { symbolId, seq: 2, time: 0, bid: figure, ask: figure },
    });
  };
  const marks = (): number => {
    const count = marked;
    marked = 0;
    return count;
  };
  return { watch, connection, tick, marks };
}

describe('a watched customer', () => {
  it('hears of profit when a tick moved it, at most four times a second', async () => {
    const { watch, connection, tick } = await setUp([order(7, 1)]);
    tick(1, '11');
    watch.frame(1_000);
    tick(1, '12');
    watch.frame(1_100);
    watch.frame(1_200);
    tick(1, '13');
    watch.frame(1_300);
    const heard = connection.of('FOREX_TRADE');
    expect(heard.map(({ ProfitsTotal }) => ProfitsTotal)).toEqual([10, 30]);
    expect(heard[0]).toMatchObject({
      HazardRate: 1110,
      CautionMoneyAll: 100,
      Balance: 1000,
      MarginCall: 0,
      TransOrder: [{ Id: 7, UpdatePrice: 11, FactProfits: 10 }],
    });
  });

  it('hears nothing of a tick that moves nothing, and costs nothing for other symbols', async () => {
    const { watch, connection, tick, marks } = await setUp([order(7, 1), order(8, 2)]);
    marks();
    tick(3, '99');
    watch.frame(1_000);
    expect(marks()).toBe(0);
    tick(1, '10');
    watch.frame(2_000);
    expect(marks()).toBe(1);
    expect(connection.heard).toEqual([]);
  });

  it('marks positions anew when the symbol that converts them moves', async () => {
    const { watch, tick, marks } = await setUp([order(7, 1, 2)]);
    marks();
    tick(2, '5');
    watch.frame(1_000);
    expect(marks()).toBe(1);
  });

  it('is warned at the margin call level', async () => {
    const { watch, connection, tick } = await setUp([order(7, 1)], { level: decimal(1_000) });
    tick(1, '0.00000001');
    watch.frame(1_000);
    expect(connection.of('FOREX_TRADE')[0]).toMatchObject({ MarginCall: 1 });
  });

  it('leaves out what its snapshot already held', async () => {
    const { watch, connection } = await setUp([order(7, 1)]);
    watch.follow({ type: 'order.opened', seq: 99, customerId: CUSTOMER, order: order(7, 1) });
    watch.frame(1_000);
    expect(connection.heard).toEqual([]);
  });

  it('hears of fills, closings and balances, with the lane’s sequence', async () => {
    const { watch, connection } = await setUp();
    watch.follow({ type: 'order.filled', seq: 101, customerId: CUSTOMER, order: order(7, 1) });
    watch.follow({
      type: 'account.changed',
      seq: 101,
      customerId: CUSTOMER,
      accounts: [account(1, 'free', '900'), account(2, 'held', '100')],
    });
    watch.follow({
      type: 'order.closed',
      seq: 105,
      customerId: CUSTOMER,
      order: order(7, 1),
      by: 'customer',
    });
    watch.frame(1_000);
    expect(connection.heard).toEqual([
      { type: 'FOREX_OPENED', id: [7], seq: 101 },
      { type: 'ACCOUNT', accountTypeId: 2, balance: 900, lockBalance: 100, seq: 101 },
      { type: 'FOREX_CLOSED', id: [7], seq: 105 },
      expect.objectContaining({ type: 'FOREX_TRADE', CautionMoneyAll: 0, TransOrder: [], seq: 105 }),
    ]);
  });

  it('sees a market order among its positions, and is told of no pending one', async () => {
    const { watch, connection } = await setUp();
    watch.follow({ type: 'order.opened', seq: 101, customerId: CUSTOMER, order: order(7, 1) });
    watch.frame(1_000);
    expect(connection.heard).toEqual([
      expect.objectContaining({ type: 'FOREX_TRADE', TransOrder: [expect.objectContaining({ Id: 7 })] }),
    ]);
  });

  it('gives who was away the later events, or everything', async () => {
    const { watch, connection } = await setUp();
    watch.follow({ type: 'order.opened', seq: 101, customerId: CUSTOMER, order: order(7, 1) });
    watch.follow({
      type: 'order.closed',
      seq: 105,
      customerId: CUSTOMER,
      order: order(7, 1),
      by: 'customer',
    });
    const away = (seq: number) =>
      (watch.get(CUSTOMER)?.since(seq, connection as unknown as Connection) ?? []).map(
        ({ text }) => JSON.parse(text) as Record<string, unknown>,
      );
    expect(away(101)).toEqual([
      { type: 'sync_result', seq: 105, snapshot: 0 },
      { type: 'FOREX_CLOSED', id: [7], seq: 105 },
    ]);
    expect(away(105)).toEqual([{ type: 'sync_result', seq: 105, snapshot: 0 }]);
    expect(away(3).map(({ type }) => type)).toEqual([
      'sync_result',
      'ACCOUNT',
      'ACCOUNT',
      'ACCOUNT',
      'FOREX_TRADE',
    ]);
    watch
      .get(CUSTOMER)
      ?.publish({ seq: 120, topic: null, message: () => ({ key: null, text: '{"seq":120}' }) });
    expect(away(105)).toEqual([{ type: 'sync_result', seq: 120, snapshot: 0 }, { seq: 120 }]);
    expect(away(120)).toEqual([{ type: 'sync_result', seq: 120, snapshot: 0 }]);
    for (let seq = 121; seq < 500; seq++) {
      watch.follow({ type: 'order.filled', seq, customerId: CUSTOMER, order: order(7, 1) });
    }
    expect(away(105)[0]).toMatchObject({ snapshot: 1 });
  });

  it('is forgotten a minute after the last connection left', async () => {
    const { watch, connection } = await setUp([order(7, 1)]);
    watch.leave(CUSTOMER, connection as unknown as Connection, 0);
    watch.frame(60_000);
    expect(watch.get(CUSTOMER)).toBeDefined();
    watch.frame(60_001);
    expect(watch.get(CUSTOMER)).toBeUndefined();
  });
});
