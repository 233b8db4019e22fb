import { decimal, formatDecimal } from '@truemark/money';
import type { Order } from '../../dist/engine/products/contracts/tables/order.table.js';
import type { Follow } from '../../dist/engine/products/copy-trading/tables/follow.table.js';
import type { FollowEvent } from '../../dist/engine/products/copy-trading/tables/follow-event.table.js';
import { type EngineEvent, SYSTEM } from '../../dist/engine/protocol.js';
import type { FollowTerms } from '../../src/engine/products/copy-trading/commands.js';
import type { Database } from '../harness/database.js';
import { person } from './test-engine.js';
import { createTestTrader, type TestTrader } from './test-trader.js';

export const actorOf = (id: number) => ({ kind: 'customer', id }) as const;

/** A leader with real money and his followers, using the engine directly. */
export class CopyDesk {
  readonly told: EngineEvent[] = [];

  constructor(
    readonly leader: TestTrader,
    readonly leaderId: number,
  ) {
    this.listen();
  }

  get engine() {
    return this.leader.ground.engine;
  }

  listen(): void {
    this.engine.subscribe((event) => this.told.push(event));
  }

  /** Creates a real customer with this balance on the trading account. */
  async customer(money: string, isDemo = false): Promise<number> {
    const customer = person(isDemo ? {} : { isDemo: false, demoId: null });
    const opening = isDemo ? { openingBalance: decimal(money) } : {};
    const made = await this.engine.submit({ kind: 'customer.create', actor: SYSTEM, customer, ...opening });
    if (!('customer' in made)) throw new Error(made.key);
    const { id } = made.customer;
    if (isDemo || money === '0') return id;
    await this.pay(id, money);
    return id;
  }

  async pay(customerId: number, money: string, account: 'forex' | 'change' = 'forex'): Promise<void> {
    const paid = await this.engine.submit({
      kind: 'wallet.adjust',
      actor: SYSTEM,
      ...{ customerId, account, amount: decimal(money), memo: 'A start', refId: 1 },
    } as const);
    if ('refused' in paid) throw new Error(paid.key);
  }

  async follow(customerId: number, terms: Partial<FollowTerms> = {}): Promise<Follow> {
    const outcome = await this.tryFollow(customerId, terms);
    if (!('follow' in outcome)) throw new Error(outcome.key);
    return outcome.follow;
  }

  tryFollow(customerId: number, terms: Partial<FollowTerms> = {}, traderId = this.leaderId) {
    const whole: FollowTerms = {
      ...{ mode: 1, multiple: decimal('1'), maxAmount: decimal('10000'), stopLossAmount: 0n, maxSlots: 0 },
      ...terms,
    };
    const actor = actorOf(customerId);
    return this.engine.submit({ kind: 'follow.begin', actor, customerId, traderId, terms: whole });
  }

  leave(customerId: number, closes: boolean) {
    const [actor, traderId] = [actorOf(customerId), this.leaderId];
    return this.engine.submit({ kind: 'follow.leave', actor, customerId, traderId, closes });
  }

  /** Requests a withdrawal from the funding account, which holds this amount. */
  async withdraw(customerId: number, money: string): Promise<void> {
    await this.pay(customerId, money, 'change');
    const outcome = await this.engine.submit({
      ...{ kind: 'withdrawal.submit', actor: actorOf(customerId) },
      fee: { type: 'fixed', rate: 0n },
      withdrawal: {
        ...{ customerId, way: 'bank', amount: decimal(money), currencyId: 1, code: 'USD', protocol: '' },
        ...{ coinPrice: null, priceSource: null, methodId: 1, target: { address: 'there' }, remark: '' },
      },
    });
    if ('refused' in outcome) throw new Error(outcome.key);
  }

  block(customerId: number, reason: string) {
    const actor = { kind: 'operator', id: 1 } as const;
    const change = { blocked: { trading: reason } };
    return this.engine.submit({ kind: 'customer.change', actor, customerId, change });
  }

  decide(decision: 'suspend' | 'reinstate') {
    return this.engine.submit({
      ...{ kind: 'trader.decide', actor: SYSTEM, traderId: this.leaderId, decision, reason: 'why' },
    });
  }

  pause(customerId: number, on: boolean) {
    const [actor, traderId] = [actorOf(customerId), this.leaderId];
    return this.engine.submit({ kind: 'follow.pause', actor, customerId, traderId, on });
  }

  setting(key: string, value: string) {
    return this.engine.submit({ kind: 'settings.change', actor: SYSTEM, values: { [key]: value } });
  }

  /** The customer's orders as published when they closed. */
  ended(customerId: number): Order[] {
    return this.told.flatMap((event) =>
      event.type === 'order.closed' && event.customerId === customerId ? event.order : [],
    );
  }

  close(customerId: number, orderId: number, lots?: string) {
    const part = lots === undefined ? {} : { lots: decimal(lots) };
    return this.engine.submit({
      ...{ kind: 'order.close', actor: actorOf(customerId), customerId, orderId },
      ...part,
    });
  }

  protect(customerId: number, orderId: number, stopLoss: string, takeProfit = '0') {
    const stops = { stopLoss: decimal(stopLoss), takeProfit: decimal(takeProfit) };
    return this.engine.submit({
      ...{ kind: 'order.protect', actor: actorOf(customerId), customerId, orderId },
      ...stops,
    });
  }

  /** Waits until no copy is pending. */
  async copied(): Promise<void> {
    const waits = () => this.engine.ask({ kind: 'copies.waiting' });
    for (const until = Date.now() + 60_000; (await waits()) > 0; ) {
      if (Date.now() > until) throw new Error('copies still wait');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }

  async open(customerId: number): Promise<readonly Order[]> {
    return (await this.leader.ground.account(customerId)).orders;
  }

  /** A follower's copy rows: event, result or reason, lots. */
  rows(customerId: number): string[] {
    return this.told.flatMap((event) =>
      event.type === 'follow.event' && event.customerId === customerId ? told(event.row) : [],
    );
  }

  events(customerId: number): FollowEvent[] {
    return this.told.flatMap((event) =>
      event.type === 'follow.event' && event.customerId === customerId ? event.row : [],
    );
  }

  async standing(customerId: number): Promise<Follow | undefined> {
    const [found] = await this.engine.ask({ kind: 'follows.of', customerId });
    return found?.follow;
  }
}

const told = ({ event, reason, lots }: FollowEvent): string =>
  reason === null ? `${event} ${formatDecimal(lots ?? 0n)}` : `${event} ${reason}`;

/** A desk whose leader has 100,000 of real money and is approved. */
export async function copyDeskOn(database: Database, share = '0'): Promise<CopyDesk> {
  const leader = await createTestTrader(database);
  const { engine } = leader.ground;
  await engine.submit({ kind: 'settings.change', actor: SYSTEM, values: { is_follow: '1' } });
  const desk = new CopyDesk(leader, leader.customerId + 1);
  const id = await desk.customer('100000');
  leader.customerId = id;
  const actor = actorOf(id);
  const steps = [
    { kind: 'nickname.set', actor, customerId: id, nickname: 'Golden Bull' },
    { kind: 'trader.apply', actor, customerId: id },
    { kind: 'trader.decide', actor: SYSTEM, traderId: id, decision: 'approve', reason: null },
    { kind: 'trader.change', actor, customerId: id, share: decimal(share) },
  ] as const;
  for (const step of steps) {
    const outcome = await engine.submit(step);
    if ('refused' in outcome) throw new Error(outcome.key);
  }
  return desk;
}
