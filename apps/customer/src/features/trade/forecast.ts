import type { TradeSymbol } from '@truemark/contracts';
import {
  type ConversionRate,
  closingPrice,
  pipSize,
  pipValueOf,
  profitOf,
  stopOutPriceOf,
} from '@truemark/domain';
import { decimal, type Money, type Price, product, type Quantity, type Ratio } from '@truemark/money';
import type { CheckedDraft } from './check-draft.js';
import type { TwoPrices } from './draft.js';
import type { Side } from './stops.js';

/** How the contract account stands. */
export interface AccountStanding {
  /** Free, held and set aside. */
  readonly funds: Money;
  /** Floating profit of its positions. */
  readonly floating: Money;
  /** Margin of its positions. */
  readonly margin: Money;
}

export interface Forecast {
  /** What a move of one pip is worth. */
  readonly pipValue: Money;
  /** Percent of the price that, going against the order, loses its margin. */
  readonly marginMove: Ratio;
  /** Null: no price reaches it; undefined: not known. */
  readonly stopOut: Price | null | undefined;
  /** It would be stopped out at the price of the moment. */
  readonly isOutAtOnce: boolean;
  /** Profits at the stops; undefined for one that is not set. */
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
  /** `stop_out_level`. */
  readonly level: Ratio;
}

/** What an order can come to; undefined while its lots or prices are not known. */
export function forecastOf(question: ForecastQuestion): Forecast | undefined {
  const { symbol, side, checked, quote, rate } = question;
  const { lots, price, cost, stops } = checked;
  if (lots === null || price === null || rate === null || cost === undefined) return undefined;
  const units = decimal(symbol.ForexContNum);
  const profitAt = (close: Price): Money | undefined =>
    close === 0n ? undefined : profitOf({ side, open: price, close, lots, units, rate });
  const worth = product([lots, units, price, rate.top], [rate.bottom], 8, 'half-up');
  const stopOut = stopOutOf(question, lots, price, units);
  const closing = quote && checked.kind === null ? closingPrice(side, quote) : price;
  return {
    pipValue: pipValueOf({ lots, units, pip: pipSize(symbol.PricePrecision), rate }),
    marginMove: worth === 0n ? 0n : product([cost.margin, decimal(100)], [worth], 2, 'half-up'),
    stopOut,
    isOutAtOnce: typeof stopOut === 'bigint' && (side === 'buy' ? stopOut >= closing : stopOut <= closing),
    atStopLoss: profitAt(stops.stopLoss),
    atTakeProfit: profitAt(stops.takeProfit),
  };
}

function stopOutOf(
  { symbol, side, checked: { cost }, rate, account, level }: ForecastQuestion,
  lots: Quantity,
  openPrice: Price,
  units: Quantity,
): Price | null | undefined {
  if (!account || !cost || !rate) return undefined;
  return stopOutPriceOf({
    side,
    lots,
    units,
    openPrice,
    rate,
    equity: account.funds + account.floating - cost.fee,
    margin: account.margin + cost.margin,
    level,
    pricePrecision: symbol.PricePrecision,
  });
}
