import {
  type ConversionRate,
  closingPrice,
  isStoppedOutAt,
  type OpenPosition,
  pipValueOf,
  profitOf,
  type StopOutInput,
  stopOutPriceOf,
} from '@truemark/domain';
import { decimal, type Money, type Price, product, type Ratio } from '@truemark/money';
import type { TradeSymbol } from '../../api/symbols.js';
import { priceStep } from '../market/price-steps.js';
import type { CheckedDraft } from './check-draft.js';
import type { TwoPrices } from './draft.js';
import type { Side } from './stops.js';

/** State of the contract account. */
export interface AccountStanding {
  /** See `fundsOf`. */
  readonly funds: Money;
  /** Floating profit of positions in other symbols. */
  readonly floating: Money;
  /** Margin of all positions. */
  readonly margin: Money;
  /** Positions in the traded symbol. */
  readonly positions: readonly OpenPosition[];
}

export interface Forecast {
  /** Value of a price move of `moveOf` with these lots, in account currency. */
  readonly moveValue: Money;
  /** Loss of buying and selling at once at current prices, without the fee; undefined without prices. */
  readonly spreadCost: Money | undefined;
  /** Adverse price move in percent that loses the margin. */
  readonly marginMove: Ratio;
  /** Null: no price reaches it; undefined: unknown. */
  readonly stopOut: Price | null | undefined;
  /** Whether it would be stopped out at the current price. */
  readonly isOutAtOnce: boolean;
  /** Profits at the stops; undefined if not set. */
  readonly atStopLoss: Money | undefined;
  readonly atTakeProfit: Money | undefined;
}

interface ForecastQuestion {
  readonly symbol: TradeSymbol;
  readonly side: Side;
  readonly checked: CheckedDraft;
  readonly quote: TwoPrices | undefined;
  readonly rate: ConversionRate | null;
  readonly account: AccountStanding | undefined;
  /** Setting `stop_out_level`. */
  readonly level: Ratio;
}

/** Illustrative price move: a round figure of about a ten-thousandth of the price. */
export const moveOf = (price: Price, precision: number): Price => priceStep(price, precision);

/** Levels beyond half or double the price are not informative. */
const REACH = 2n;

/** Whether a level is close enough to a price to matter for an order. */
export const isWithinReach = (level: Price, price: Price | null): boolean =>
  price !== null && level * REACH >= price && level <= price * REACH;

/** Forecast of an order; undefined while lots or prices are unknown. */
export function forecastOf(question: ForecastQuestion): Forecast | undefined {
  const { symbol, side, checked, quote, rate } = question;
  const { lots, price, cost, stops } = checked;
  if (lots === null || price === null || rate === null || cost === undefined) return undefined;
  const units = symbol.units;
  const profitAt = (close: Price): Money | undefined =>
    close === 0n ? undefined : profitOf({ side, open: price, close, lots, units, rate });
  const worth = product([lots, units, price, rate.top], [rate.bottom], 8, 'half-up');
  const standing = standingWith(question, { side, lots, units, openPrice: price });
  const closing = quote && checked.kind === null ? closingPrice(side, quote) : price;
  return {
    spreadCost: quote && -profitOf({ side: 'buy', open: quote.ask, close: quote.bid, lots, units, rate }),
    moveValue: pipValueOf({ lots, units, pip: moveOf(price, symbol.pricePrecision), rate }),
    marginMove: worth === 0n ? 0n : product([cost.margin, decimal(100)], [worth], 2, 'half-up'),
    stopOut: standing && stopOutPriceOf(standing),
    isOutAtOnce: standing !== undefined && isStoppedOutAt(standing, closing),
    atStopLoss: profitAt(stops.stopLoss),
    atTakeProfit: profitAt(stops.takeProfit),
  };
}

/** Account state including the order; undefined while unknown. */
function standingWith(
  { symbol, side, checked: { cost }, quote, rate, account, level }: ForecastQuestion,
  order: OpenPosition,
): StopOutInput | undefined {
  if (!account || !cost || !rate) return undefined;
  return {
    positions: [...account.positions, order],
    rate,
    equity: account.funds + account.floating - cost.fee,
    margin: account.margin + cost.margin,
    level,
    side,
    spread: quote ? quote.ask - quote.bid : 0n,
    pricePrecision: symbol.pricePrecision,
  };
}
