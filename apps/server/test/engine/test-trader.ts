import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import type { Order } from '../../dist/engine/products/contracts/tables/order.table.js';
import { type Command, type EngineEvent, SYSTEM } from '../../dist/engine/protocol.js';
import type { Exposure } from '../../src/engine/products/contracts/commands.js';
import type { Database } from '../harness/database.js';
import { EURUSD, newCustomer, startTestEngine, type TestEngine, verifyDerivedData } from './test-engine.js';

/**
 * A customer using the engine directly, in round figures: no spread, no fee, 10,000 units a lot, leverage 50, price
 * 1.1.
 */
export class TestTrader {
  told: EngineEvent[] = [];

  constructor(
    readonly ground: TestEngine,
    public customerId: number,
  ) {
    ground.engine.subscribe((event) => this.told.push(event));
  }

  newCustomer(openingBalance: string): Promise<number> {
    return newCustomer(this.ground, openingBalance);
  }

  exposure(side: 'buy' | 'sell', lots: string, more: Partial<Exposure> = {}) {
    const { customerId } = this;
    const actor = { kind: 'customer', id: customerId } as const;
    return {
      ...{ actor, customerId, symbolId: 1, side, lots: decimal(lots), multiple: decimal('50') },
      ...more,
    };
  }

  async open(side: 'buy' | 'sell', lots: string, more: Partial<Exposure> = {}): Promise<Order> {
    return this.orderOf(
      await this.ground.engine.submit({ kind: 'order.open', ...this.exposure(side, lots, more) }),
    );
  }

  /** Places a pending order of one lot at a target. */
  async place(side: 'buy' | 'sell', target: string, expireAt: number | null = null): Promise<Order> {
    const terms = { targetPrice: decimal(target), expireAt };
    return this.orderOf(
      await this.ground.engine.submit({ kind: 'order.place', ...this.exposure(side, '1'), ...terms }),
    );
  }

  orderOf(outcome: { order: Order } | { key: string }): Order {
    if (!('order' in outcome)) throw new Error(outcome.key);
    return outcome.order;
  }

  async refusal(command: Command): Promise<string | false> {
    const outcome = await this.ground.engine.submit(command);
    return isRefusal(outcome) && outcome.key;
  }

  async tick(bid: string): Promise<void> {
    this.ground.now += 1000;
    await this.ground.price(bid);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }

  async openOrders(): Promise<readonly Order[]> {
    return (await this.ground.account(this.customerId)).orders;
  }

  /** The order as published when it ended. */
  ended(id: number): Order | undefined {
    for (const event of this.told) {
      const isEnd = event.type === 'order.closed' || event.type === 'order.cancelled';
      if (isEnd && event.order.id === id) return event.order;
    }
    return undefined;
  }

  async balance(part: 'free' | 'held'): Promise<string> {
    const { accounts } = await this.ground.account(this.customerId);
    return formatDecimal(accounts.find((a) => a.kind === 'forex' && a.part === part)?.balance ?? 0n);
  }

  /** Derives everything stored again, then discards the engine. */
  async checkAndDiscard(): Promise<void> {
    try {
      await verifyDerivedData(this.ground.target);
    } finally {
      await this.ground.discard();
    }
  }
}

export async function createTestTrader(database: Database): Promise<TestTrader> {
  const ground = await startTestEngine(database);
  const symbol = { ...EURUSD, id: 1, spread: 0n, feeRate: 0n, units: decimal('10000') };
  const multiples = [{ value: '50', isDefault: true }];
  await ground.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: { ...symbol, multiples } });
  const customerId = await newCustomer(ground, '100000');
  await ground.price('1.1');
  return new TestTrader(ground, customerId);
}
