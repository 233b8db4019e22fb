import { Injectable } from '@nestjs/common';
import { type Exact, type ForexOrder, type Mark, toForexOrder } from '@truemark/contracts';
import { trailedStop } from '@truemark/domain';
import { Engine } from '../../engine/engine.js';
import type { Order } from '../../engine/products/contracts/tables/order.table.js';
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
    return this.shown(this.asItStands(order), mark);
  }

  /** As it stood at its opening tick, with `mark` at that tick: the same whenever it is asked for. */
  atOpening(order: Order, mark: Mark | null): Exact<ForexOrder> {
    return this.shown(asItOpened(order, mark), mark);
  }

  private shown(order: Order, mark: Mark | null): Exact<ForexOrder> {
    const symbol = this.symbols.get(order.symbolId);
    if (!symbol) throw new Error(`order ${order.id} names symbol ${order.symbolId}, which does not exist`);
    const { symbolId } = order.terms.openRate;
    const rateCode = symbolId === null ? '' : (this.symbols.get(symbolId)?.code ?? '');
    return toForexOrder(order, symbol, mark, this.time.stamp, rateCode);
  }

  /** A trailing stop is shown where it stands now. */
  private asItStands(order: Order): Order {
    return isTrailing(order) ? { ...order, stopLoss: this.engine.stopOf(order) } : order;
  }
}

const isTrailing = ({ status, trailingDistance }: Order): boolean =>
  status === 'holding' && trailingDistance !== 0n;

function asItOpened(order: Order, mark: Mark | null): Order {
  if (!isTrailing(order) || !mark) return order;
  const { side, trailingDistance, stopLoss } = order;
  return { ...order, stopLoss: trailedStop(side, mark.price, trailingDistance, stopLoss) };
}
