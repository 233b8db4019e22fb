import { isOpen, isStale } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import type { EngineClient } from '../../../dist/engine/client.js';
import type { SymbolRow } from '../../../dist/engine/market/tables/market.table.js';
import type { Order } from '../../../dist/engine/products/contracts/tables/order.table.js';
import type { AccountSnapshot } from '../../../dist/engine/protocol.js';
import type { RateRecord } from '../../../src/engine/market/tables/rate-record.js';
import { profitAt } from './money-model.js';

type Quote = NonNullable<ReturnType<EngineClient['view']['quote']>>;

const closing = ({ side }: Order, { bid, ask }: Quote): bigint => BigInt(side === 'buy' ? bid : ask);
const opening = ({ side }: Order, { bid, ask }: Quote): bigint => BigInt(side === 'buy' ? ask : bid);

/**
 * Invariants after each tick of a symbol, derived from positions, quotes and terms alone: every level that the tick
 * reached is closed or filled, and no customer it affects is at the stop-out level. Throws otherwise.
 */
export class Standing {
  constructor(
    private readonly engine: EngineClient,
    private readonly customers: readonly number[],
    private readonly now: number,
  ) {}

  async check(symbolId: number): Promise<void> {
    const tick = this.engine.view.quote(symbolId);
    const symbol = this.symbol(symbolId);
    if (!tick || !this.isTradable(symbol)) return;
    for (const customerId of this.customers) {
      const account = await this.engine.ask({ kind: 'customer.account', customerId });
      const { orders } = account;
      const orderIds = orders.map(({ id }) => id);
      const stops = new Map(await this.engine.ask({ kind: 'orders.stops', orderIds }));
      for (const order of orders)
        if (order.symbolId === symbolId) this.checkTriggers(order, tick, stops.get(order.id) ?? 0n);
      // Orders filled by this tick are checked at the next one.
      const hasFilled = orders.some((order) => order.symbolId === symbolId && order.openSeq === tick.seq);
      if (!hasFilled) this.checkLevel(customerId, account, symbol);
    }
  }

  private checkTriggers(order: Order, tick: Quote, stop: bigint): void {
    const sign = order.side === 'buy' ? 1n : -1n;
    const named = `order ${order.id} at ${tick.bid}/${tick.ask}`;
    if (order.status === 'pending') {
      const target = order.targetPrice ?? 0n;
      const price = opening(order, tick);
      const waitsForLess = (order.side === 'buy') === (order.pendingKind === 'limit');
      if (waitsForLess ? price <= target : price >= target)
        throw new Error(`${named} has not filled at ${target}`);
      return;
    }
    if (order.openSeq === tick.seq) return;
    const price = sign * closing(order, tick);
    if (stop !== 0n && price <= sign * stop) throw new Error(`${named} has passed its stop ${stop}`);
    const { takeProfit } = order;
    if (takeProfit !== 0n && price >= sign * takeProfit) throw new Error(`${named} has passed ${takeProfit}`);
  }

  private checkLevel(customerId: number, { accounts, orders }: AccountSnapshot, ticked: SymbolRow): void {
    const positions = orders.filter(({ status }) => status === 'holding');
    const isTouched = positions.some(({ symbolId }) => this.isTouched(this.symbol(symbolId), ticked));
    const canClose = positions.some(({ symbolId }) => this.isTradable(this.symbol(symbolId)));
    if (!isTouched || !canClose) return;
    const free = accounts.find(({ kind, part }) => kind === 'forex' && part === 'free')?.balance ?? 0n;
    const margin = positions.reduce((all, order) => all + order.margin, 0n);
    const profit = positions.reduce((all, order) => all + this.profitOf(order), 0n);
    const level = decimal(this.engine.view.settings().get('stop_out_level') ?? '50');
    if ((free + margin + profit) * 100n * decimal('1') <= level * margin) {
      const figures = [free, margin, profit, level].map(formatDecimal).join(', ');
      throw new Error(`customer ${customerId} stands at the stop-out level: ${figures}`);
    }
  }

  private isTouched({ id, quoteCurrency }: SymbolRow, ticked: SymbolRow): boolean {
    if (id === ticked.id) return true;
    const [base, quote] = [ticked.baseCurrency, ticked.quoteCurrency];
    return (
      quoteCurrency !== 'USD' &&
      ((base === 'USD' && quote === quoteCurrency) || (quote === 'USD' && base === quoteCurrency))
    );
  }

  private profitOf(order: Order): bigint {
    const tick = this.engine.view.quote(order.symbolId);
    return tick ? profitAt(order, closing(order, tick), this.rateOf(order)) : 0n;
  }

  private rateOf({ symbolId, terms }: Order): RateRecord {
    const through = this.converting(symbolId);
    if (!through) return { ...terms.openRate, bid: '1', inverse: false };
    const bid = formatDecimal(BigInt(this.engine.view.quote(through.id)?.bid ?? 0));
    return { ...terms.openRate, bid, inverse: symbolId === 2 };
  }

  /** Conversion symbol. Dollars need none, yen convert by the inverse of USDJPY, euro by EURUSD. */
  private converting(symbolId: number): SymbolRow | null {
    return symbolId === 1 ? null : this.symbol(symbolId === 2 ? 2 : 1);
  }

  private isTradable(symbol: SymbolRow): boolean {
    const tick = this.engine.view.quote(symbol.id);
    return (
      symbol.isEnabled &&
      isOpen(symbol.schedule, this.now) &&
      tick !== null &&
      !isStale(tick.time, this.now, 10)
    );
  }

  private symbol(id: number): SymbolRow {
    return this.engine.view.symbols().find((symbol) => symbol.id === id) as SymbolRow;
  }
}
