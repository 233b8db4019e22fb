import { type ConversionRate, checkPart, partOf, profitOf } from '@truemark/domain';
import type { AppKey } from '@truemark/i18n';
import { type Money, type Price, parseDecimal, type Quantity } from '@truemark/money';
import type { Order } from '../../api/orders.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { sideOf } from '../trade/lines/order-lines.js';

/** The lots to close as typed, or why they will not do. */
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

/** A share of the position in whole steps, never above the share. */
export function shareOf(whole: Quantity, percent: bigint, step: Quantity): Quantity {
  const exact = (whole * percent) / 100n;
  return percent === 100n ? whole : exact - (exact % step);
}

/** What closing some lots now comes to. */
export interface Closing {
  /** Realised; undefined while no price or rate is known. */
  profit: Money | undefined;
  /** Of what was paid at the opening, in proportion. */
  fee: Money;
  /** That comes back. */
  margin: Money;
  rest: Quantity;
}

/** By the rules that the server decides with: `price` is what the position would close at. */
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
