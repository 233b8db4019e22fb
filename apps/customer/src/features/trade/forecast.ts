import {
  type ConversionRate,
  closingPrice,
  isStoppedOutAt,
  type OpenPosition,
  pipValueOf,
  profitOf,
  type StopOutQuestion,
  stopOutPriceOf,
} from '@truemark/domain';
import { decimal, type Money, type Price, product, type Ratio } from '@truemark/money';
import type { TradeSymbol } from '../../api/symbols.js';
import { priceStep } from '../market/price-steps.js';
import type { CheckedDraft } from './check-draft.js';
import type { TwoPrices } from './draft.js';
import type { Side } from './stops.js';

/** How the contract account stands. */
export interface AccountStanding {
  /** Free, held and set aside. */
  readonly funds: Money;
  /** Floating profit of its positions of other symbols. */
  readonly floating: Money;
  /** Margin of all its positions. */
  readonly margin: Money;
  /** Its positions of the symbol that is traded. */
  readonly positions: readonly OpenPosition[];
}

export interface Forecast {
  /** What a move of `moveOf` the price is worth with these lots, in the account's currency. */
  readonly moveValue: Money;
  /** What buying and selling at once would lose at the prices of now, without the fee; undefined without prices. */
  readonly spreadCost: Money | undefined;
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

/** A move that a customer can picture: a round figure of about a ten-thousandth of the price. */
export const moveOf = (price: Price, precision: number): Price => priceStep(price, precision);

/** Beyond half or double the price a level tells nobody anything. */
const REACH = 2n;

/** Whether a price could be reached from another one in any time that matters to an order. */
export const isWithinReach = (level: Price, price: Price | null): boolean =>
  price !== null && level * REACH >= price && level <= price * REACH;

/** What an order can come to; undefined while its lots or prices are not known. */
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

/** The account with the order in it; undefined while it is not known. */
function standingWith(
  { symbol, side, checked: { cost }, quote, rate, account, level }: ForecastQuestion,
  order: OpenPosition,
): StopOutQuestion | undefined {
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
