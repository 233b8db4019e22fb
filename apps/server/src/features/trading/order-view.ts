import { Injectable } from '@nestjs/common';
import {
  type ExactDecimals,
  type ForexOrder,
  type Mark,
  type OrderFacts,
  toForexOrder,
} from '@truemark/contracts';
import { trailingStopPrice } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { Order } from '../../engine/products/contracts/tables/order.table.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { LocalTime } from '../settings/local-time.js';

/** Order with its mark-to-market if it is held. */
export interface MarkedOrder {
  readonly order: Order;
  readonly mark: Mark | null;
}

export const unmarked = (order: Order): MarkedOrder => ({ order, mark: null });

/** Orders for customers. */
@Injectable()
export class OrderView {
  constructor(
    private readonly symbols: SymbolDirectory,
    private readonly time: LocalTime,
    private readonly engine: EngineClient,
  ) {}

  async of(order: Order, mark: Mark | null): Promise<ExactDecimals<ForexOrder>> {
    const [shown] = await this.all([{ order, mark }]);
    return shown as ExactDecimals<ForexOrder>;
  }

  /** A trailing stop is shown at its current level. */
  async all(marked: readonly MarkedOrder[]): Promise<ExactDecimals<ForexOrder>[]> {
    const orderIds = marked.flatMap(({ order }) => (isTrailing(order) ? order.id : []));
    const stops = orderIds.length === 0 ? [] : await this.engine.ask({ kind: 'orders.stops', orderIds });
    const stopOf = new Map(stops);
    return marked.map(({ order, mark }) =>
      this.viewOf({ ...order, trailedStop: stopOf.get(order.id) }, mark),
    );
  }

  /** State at its opening tick, with `mark` at that tick: stable for repeated calls. */
  atOpening(order: Order, mark: Mark | null): ExactDecimals<ForexOrder> {
    return this.viewOf(atOpeningState(order, mark), mark);
  }

  private viewOf(order: TrailedOrder, mark: Mark | null): ExactDecimals<ForexOrder> {
    const symbol = this.symbols.get(order.symbolId);
    if (!symbol) throw new Error(`order ${order.id} names symbol ${order.symbolId}, which does not exist`);
    const { symbolId } = order.terms.openRate;
    const rateCode = symbolId === null ? '' : (this.symbols.get(symbolId)?.code ?? '');
    return toForexOrder(order, symbol, mark, this.time.stamp, rateCode);
  }
}

const isTrailing = ({ status, trailingDistance }: Order): boolean =>
  status === 'holding' && trailingDistance !== 0n;

type TrailedOrder = Order & Pick<OrderFacts, 'trailedStop'>;

function atOpeningState(order: Order, mark: Mark | null): TrailedOrder {
  if (!isTrailing(order) || !mark) return order;
  const { side, trailingDistance, stopLoss } = order;
  return { ...order, trailedStop: trailingStopPrice(side, mark.price, trailingDistance, stopLoss) };
}
