import { decimal, ONE, product } from '@truemark/money';
import type { Order } from '../../../dist/engine/products/contracts/tables/order.table.js';
import type { AccountSnapshot, EngineEvent } from '../../../dist/engine/protocol.js';
import type { RateRecord } from '../../../src/engine/market/tables/rate-record.js';

/** Expected balance of a customer's contract account, derived from the customer's order events alone. */
export class MoneyModel {
  /** All the customer's money on the account, without floating profit. */
  private cash = 0n;
  /** Amounts held by open orders. */
  private readonly orderHolds = new Map<number, { amount: bigint; isPosition: boolean }>();
  /** Amounts held by running options. */
  private readonly stakes = new Map<number, bigint>();

  constructor(opening: bigint) {
    this.cash = opening;
  }

  /** Processes an event of one of the customer's orders or options. */
  follow(event: EngineEvent): void {
    if ('option' in event) this.followOption(event);
    if (!('order' in event)) return;
    const { order } = event;
    switch (event.type) {
      case 'order.placed':
        this.orderHolds.set(order.id, { amount: order.margin + order.fee, isPosition: false });
        return;
      case 'order.opened':
      case 'order.filled':
        this.cash -= order.fee;
        this.orderHolds.set(order.id, { amount: order.margin, isPosition: true });
        return;
      case 'order.changed':
        if (order.status === 'holding')
          this.orderHolds.set(order.id, { amount: order.margin, isPosition: true });
        return;
      case 'order.cancelled':
        this.orderHolds.delete(order.id);
        return;
      case 'order.closed':
        this.orderHolds.delete(order.id);
        this.cash += profitOf(order);
        this.protect();
    }
  }

  /** Money moved here (above zero) or away (below zero). */
  bring(amount: bigint): void {
    this.cash += amount;
  }

  /** A stake is held until the option ends, which adds or subtracts its profit. */
  private followOption({ type, option }: Extract<EngineEvent, { option: unknown }>): void {
    if (type === 'option.bought') this.stakes.set(option.id, option.stake);
    if (type !== 'option.ended') return;
    this.stakes.delete(option.id);
    this.cash += option.profit;
    this.protect();
  }

  /** Negative balance protection: a customer without positions never owes. Stakes still held wait for their end. */
  private protect(): void {
    const holds = [...this.orderHolds.values()];
    if (holds.some(({ isPosition }) => isPosition)) return;
    const staked = [...this.stakes.values()].reduce((all, stake) => all + stake, 0n);
    const free = this.cash - staked - holds.reduce((all, { amount }) => all + amount, 0n);
    if (free < 0n && holds.length > 0) throw new Error(`the house pays ${-free} while orders hold money`);
    if (free + staked < 0n) this.cash -= free + staked;
  }

  /** Throws with the balances that differ. */
  check(customerId: number, { accounts }: AccountSnapshot): void {
    const part = (name: 'free' | 'held'): bigint =>
      accounts.find((account) => account.kind === 'forex' && account.part === name)?.balance ?? 0n;
    const staked = [...this.stakes.values()].reduce((all, stake) => all + stake, 0n);
    const holds = [...this.orderHolds.values()].reduce((all, { amount }) => all + amount, staked);
    const told = `customer ${customerId}`;
    if (part('held') !== holds) throw new Error(`${told} has ${part('held')} held, his orders hold ${holds}`);
    if (part('free') + holds !== this.cash) {
      throw new Error(`${told} has ${part('free')} free and ${holds} held, the model has ${this.cash}`);
    }
    const hasPosition = [...this.orderHolds.values()].some(({ isPosition }) => isPosition);
    if (part('free') < 0n && !hasPosition && this.stakes.size === 0)
      throw new Error(`${told} owes ${part('free')} without a position`);
  }
}

/** Profit in the account currency, computed from the order's own figures. */
export function profitOf(order: Order): bigint {
  return profitAt(order, order.closePrice ?? 0n, order.terms.closeRate ?? order.terms.openRate);
}

/** Value of the position at a price and a conversion rate, to 6 decimals. */
export function profitAt({ side, openPrice, lots, terms }: Order, price: bigint, rate: RateRecord): bigint {
  const gain = side === 'buy' ? price - (openPrice ?? 0n) : (openPrice ?? 0n) - price;
  const bid = decimal(rate.bid);
  const factors = [gain, lots, decimal(terms.units), rate.inverse ? ONE : bid];
  return product(factors, [rate.inverse ? bid : ONE], 6, 'half-up');
}
