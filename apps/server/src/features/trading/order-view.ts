import { Injectable } from '@nestjs/common';
import { type Exact, type ForexOrder, type Mark, toForexOrder } from '@truemark/contracts';
import { Engine } from '../../engine/engine.js';
import type { Order } from '../../engine/tables/order.table.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { LocalTime } from '../settings/local-time.js';

/** Orders as customers read them. */
@Injectable()
export class OrderView {
  constructor(
    private readonly symbols: SymbolDirectory,
    private readonly time: LocalTime,
    private readonly engine: Engine,
  ) {}

  of(order: Order, mark: Mark | null): Exact<ForexOrder> {
    const symbol = this.symbols.get(order.symbolId);
    if (!symbol) throw new Error(`order ${order.id} names symbol ${order.symbolId}, which does not exist`);
    return toForexOrder(this.asItStands(order), symbol, mark, this.time.stamp);
  }

  /** A trailing stop is shown where it stands now. */
  private asItStands(order: Order): Order {
    const isTrailing = order.status === 'holding' && order.trailingDistance !== 0n;
    return isTrailing ? { ...order, stopLoss: this.engine.stopOf(order) } : order;
  }
}
