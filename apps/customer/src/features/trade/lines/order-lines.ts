import type { ForexOrder, ForexStops } from '@truemark/contracts';
import { closingPrice, trailedStop } from '@truemark/domain';
import { decimal, formatDecimal, type Price } from '@truemark/money';
import type { TwoPrices } from '../draft.js';
import type { Side } from '../stops.js';

export type LineKind = 'open' | 'target' | 'stopLoss' | 'takeProfit' | 'trailing';
/** What moving a line changes. */
export type MovedStop = 'stopLoss' | 'takeProfit';

/** A level of an order on the chart. */
export interface OrderLine {
  readonly id: string;
  readonly order: ForexOrder;
  readonly kind: LineKind;
  readonly price: Price;
}

/** A stop on its way to a new price. */
export interface Move {
  readonly orderId: number;
  readonly stop: MovedStop;
  readonly price: Price;
}

export const sideOf = ({ OrderType }: Pick<ForexOrder, 'OrderType'>): Side =>
  OrderType === 1 ? 'buy' : 'sell';

export const isTrailing = ({ Status, TrailingDistance }: ForexOrder): boolean =>
  Status === 1 && Number(TrailingDistance) !== 0;

/** Where each order stands: its opening or target, and its stops; a stop being moved is where it is moved to. */
export function linesOf(
  orders: readonly ForexOrder[],
  trailed: ReadonlyMap<number, Trailed>,
  move: Move | null,
): OrderLine[] {
  return orders.flatMap((order) => {
    const moved = (stop: MovedStop): Price | null =>
      move?.orderId === order.Id && move.stop === stop ? move.price : null;
    const trails = isTrailing(order) && moved('stopLoss') === null;
    const stop = trailed.get(order.Id)?.level ?? decimal(order.TargetLossPrice);
    const prices: [LineKind, Price][] = [
      order.Status === 1 ? ['open', decimal(order.Price)] : ['target', decimal(order.TargetPrice)],
      trails ? ['trailing', stop] : ['stopLoss', moved('stopLoss') ?? decimal(order.TargetLossPrice)],
      ['takeProfit', moved('takeProfit') ?? decimal(order.TargetProfitPrice)],
    ];
    return prices
      .filter(([, price]) => price !== 0n)
      .map(([kind, price]) => ({ id: `${order.Id} ${kind}`, order, kind, price }));
  });
}

/** What an order's stops are measured against; null while there is no price. */
export function referenceOfOrder(order: ForexOrder, quote: TwoPrices | undefined): Price | null {
  if (order.Status !== 1) return decimal(order.TargetPrice);
  return quote ? closingPrice(sideOf(order), quote) : null;
}

/** Which stop a line becomes at `price`: its own, or for an opening or target line the one of that side. */
export function movedStop(line: OrderLine, price: Price, reference: Price): MovedStop {
  if (line.kind === 'stopLoss' || line.kind === 'takeProfit') return line.kind;
  return price < reference === (sideOf(line.order) === 'buy') ? 'stopLoss' : 'takeProfit';
}

/** The call that ends a move; what is not moved stays where it stands now. */
export const callOf = (order: ForexOrder, { stop, price }: Move): ForexStops => ({
  id: order.Id,
  stop_loss_price: stop === 'stopLoss' ? formatDecimal(price) : order.TargetLossPrice,
  target_profit_price: stop === 'takeProfit' ? formatDecimal(price) : order.TargetProfitPrice,
});

/** Where a trailing stop stands by the prices that were seen. */
export interface Trailed {
  /** What the server said it stood at, and its distance: another one begins anew. */
  readonly basis: string;
  readonly level: Price;
}

/** Follows trailing stops over one more quote; the same map when nothing moved. */
export function followTrailing(
  before: ReadonlyMap<number, Trailed>,
  orders: readonly ForexOrder[],
  quote: TwoPrices | undefined,
): ReadonlyMap<number, Trailed> {
  const after = new Map<number, Trailed>();
  let isSame = true;
  for (const order of orders.filter(isTrailing)) {
    const basis = `${order.TargetLossPrice} ${order.TrailingDistance}`;
    const known = before.get(order.Id);
    const level = known?.basis === basis ? known.level : decimal(order.TargetLossPrice);
    const side = sideOf(order);
    const next = quote
      ? trailedStop(side, closingPrice(side, quote), decimal(order.TrailingDistance), level)
      : level;
    const isKept = known?.basis === basis && known.level === next;
    after.set(order.Id, isKept ? known : { basis, level: next });
    isSame &&= isKept;
  }
  return isSame && after.size === before.size ? before : after;
}
