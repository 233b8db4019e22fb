import { type ConversionRate, checkPart, partOf, profitOf } from '@truemark/domain';
import type { AppKey } from '@truemark/i18n';
import { type Money, type Price, parseDecimal, type Quantity } from '@truemark/money';
import type { Order } from '../../api/orders.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { sideOf } from '../trade/lines/order-lines.js';

/** Lots to close as typed, or why they are invalid. */
export function readClosing(
  order: Order,
  symbol: TradeSymbol | undefined,
  text: string,
): { lots: Quantity } | { problem: AppKey } {
  const whole = order.lots;
  const lots = parseDecimal(text);
  if (lots === null) return { problem: 'trade.lotsMissing' };
  if (lots === whole) return { lots };
  if (!symbol) return { problem: 'orders.part.wholeOnly' };
  const limits = {
    pip: symbol.lotStep,
    minLots: symbol.minLots,
    maxLots: symbol.maxLots,
  };
  const refusal = checkPart(lots, whole, limits);
  return refusal ? { problem: PROBLEMS[refusal.key] ?? 'orders.part.wholeOnly' } : { lots };
}

const PROBLEMS: Readonly<Record<string, AppKey>> = {
  'order.lots_too_large': 'orders.part.tooMany',
  'order.lots_too_small': 'trade.lotsMissing',
  'order.lots_step': 'trade.lotsStep',
  'order.rest_too_small': 'orders.part.restTooSmall',
};

/** Share of the position in whole steps, rounded down. */
export function shareOf(whole: Quantity, percent: bigint, step: Quantity): Quantity {
  const exact = (whole * percent) / 100n;
  return percent === 100n ? whole : exact - (exact % step);
}

/** Preview of closing some lots now. */
export interface Closing {
  /** Realised; undefined without a price or rate. */
  profit: Money | undefined;
  /** Share of the opening fee, in proportion. */
  fee: Money;
  /** Released margin. */
  margin: Money;
  rest: Quantity;
}

/** Computes by the server's rules; `price` is the position's close price. */
export function previewClosing(
  order: Order,
  lots: Quantity,
  at: { price: Price; units: Quantity | undefined; rate: ConversionRate | null },
): Closing {
  const whole = order.lots;
  const margin = order.margin;
  const part = partOf({ lots: whole, margin, fee: order.fee }, lots);
  const { units, rate, price } = at;
  const side = sideOf(order);
  return {
    profit:
      units === undefined || rate === null
        ? undefined
        : profitOf({ side, open: order.openPrice, close: price, lots, units, rate }),
    fee: lots === whole ? order.fee : part.fee,
    margin: lots === whole ? margin : part.margin,
    rest: whole - lots,
  };
}
