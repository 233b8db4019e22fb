import { type ConversionRate, closingPrice, profitOf, trailingStopPrice } from '@truemark/domain';
import { formatDecimal, type Money, type Price } from '@truemark/money';
import { isTrailing, type Order, type StopsRequest } from '../../../api/orders.js';
import type { TradeSymbol } from '../../../api/symbols.js';
import type { TwoPrices } from '../draft.js';
import type { Problem } from '../problems.js';
import { checkStops, NO_STOPS, type Side } from '../stops.js';

export type LineKind = 'open' | 'target' | 'stopLoss' | 'takeProfit' | 'trailing';
/** Stop changed by moving a line. */
export type MovedStop = 'stopLoss' | 'takeProfit';

/** Level of an order on the chart. */
export interface OrderLine {
  readonly id: string;
  readonly order: Order;
  readonly kind: LineKind;
  readonly price: Price;
}

/** A stop being moved to a new price. */
export interface Move {
  readonly orderId: number;
  readonly stop: MovedStop;
  readonly price: Price;
}

export const sideOf = ({ side }: Pick<Order, 'side'>): Side => (side === 'buy' ? 'buy' : 'sell');

/** Lines of each order: opening or target, and stops. A stop being moved is at its new price. */
export function linesOf(
  orders: readonly Order[],
  trailed: ReadonlyMap<number, Trailed>,
  move: Move | null,
): OrderLine[] {
  return orders.flatMap((order) => {
    const moved = (stop: MovedStop): Price | null =>
      move?.orderId === order.id && move.stop === stop ? move.price : null;
    const trails = isTrailing(order) && moved('stopLoss') === null;
    const stop = trailed.get(order.id)?.level ?? order.stopLoss;
    const prices: [LineKind, Price][] = [
      order.status === 'holding' ? ['open', order.openPrice] : ['target', order.targetPrice],
      trails ? ['trailing', stop] : ['stopLoss', moved('stopLoss') ?? order.stopLoss],
      ['takeProfit', moved('takeProfit') ?? order.takeProfit],
    ];
    return prices
      .filter(([, price]) => price !== 0n)
      .map(([kind, price]) => ({ id: `${order.id} ${kind}`, order, kind, price }));
  });
}

/** Reference price of an order's stops; null without a price. */
export function referenceOfOrder(order: Order, quote: TwoPrices | undefined): Price | null {
  if (order.status !== 'holding') return order.targetPrice;
  return quote ? closingPrice(sideOf(order), quote) : null;
}

/** Stop that a line becomes at `price`: its own, or for an opening or target line the one of that side. */
export function movedStop(line: OrderLine, price: Price, reference: Price): MovedStop {
  if (line.kind === 'stopLoss' || line.kind === 'takeProfit') return line.kind;
  return price < reference === (sideOf(line.order) === 'buy') ? 'stopLoss' : 'takeProfit';
}

/** Inputs to evaluate a move. */
interface Outset {
  readonly symbol: Pick<TradeSymbol, 'pricePrecision'>;
  readonly quote: TwoPrices | undefined;
  /** The order's pinned conversion. */
  readonly rate: ConversionRate | null;
}

/** Result of a move, and why it is not possible. */
export function outlookOf(
  { stop, price }: Move,
  order: Order,
  { symbol, quote, rate }: Outset,
): { profit?: Money; problem?: Problem } {
  const side = sideOf(order);
  const asked = { ...NO_STOPS, [stop]: { on: true, text: formatDecimal(price), touched: true } };
  const { problems } = checkStops(asked, side, referenceOfOrder(order, quote), symbol.pricePrecision);
  const open = order.status === 'holding' ? order.openPrice : order.targetPrice;
  const lots = order.lots;
  const units = order.units;
  return {
    problem: problems[stop],
    profit: rate ? profitOf({ side, open, close: price, lots, units, rate }) : undefined,
  };
}

/** Request that completes a move; the other stop stays as it was set. */
export const callOf = (order: Order, { stop, price }: Move): StopsRequest => ({
  id: order.id,
  stopLoss: stop === 'stopLoss' ? price : order.fixedStopLoss,
  takeProfit: stop === 'takeProfit' ? price : order.takeProfit,
});

/** Level of a trailing stop, as computed from received prices. */
export interface Trailed {
  /** Server's level and distance; a change restarts the tracking. */
  readonly basis: string;
  readonly level: Price;
}

/** Advances trailing stops by one quote; returns the same map if nothing moved. */
export function followTrailing(
  before: ReadonlyMap<number, Trailed>,
  orders: readonly Order[],
  quote: TwoPrices | undefined,
): ReadonlyMap<number, Trailed> {
  const after = new Map<number, Trailed>();
  let isSame = true;
  for (const order of orders.filter(isTrailing)) {
    const basis = `${order.stopLoss} ${order.trailingDistance}`;
    const known = before.get(order.id);
    const level = known?.basis === basis ? known.level : order.stopLoss;
    const side = sideOf(order);
    const next = quote
      ? trailingStopPrice(side, closingPrice(side, quote), order.trailingDistance, level)
      : level;
    const isKept = known?.basis === basis && known.level === next;
    after.set(order.id, isKept ? known : { basis, level: next });
    isSame &&= isKept;
  }
  return isSame && after.size === before.size ? before : after;
}
