import { closingPrice, openingPrice } from '@truemark/domain';
import { formatDecimal, type Price, type Ratio } from '@truemark/money';
import type { TradeSymbol } from '../../api/symbols.js';
import { roundDistance, snap } from '../market/price-steps.js';
import { defaultMultiple } from './preview.js';
import {
  liesOnSide,
  NO_STOPS,
  readPrice,
  refilled,
  type Side,
  type StopName,
  type Stops,
  suggested,
} from './stops.js';
import { toPicked } from './wall-clock.js';

export type Mode = 'market' | 'pending';

/** State of the order panel. */
export interface Draft {
  readonly symbolId: number;
  readonly mode: Mode;
  /** Displayed side: the one pressed last, or the one that typed stops fit. */
  readonly side: Side;
  readonly lotsText: string;
  /** Null if the symbol has no multiple configured. */
  readonly multiple: Ratio | null;
  readonly target: { readonly text: string; readonly touched: boolean };
  /** Good till cancelled, or until a time. */
  readonly expires: 'never' | 'at';
  /** Wall clock of the `timezone` setting. */
  readonly expiryText: string;
  readonly stops: Stops;
}

export interface TwoPrices {
  readonly bid: Price;
  readonly ask: Price;
}

/** Initial distance of a target from the market on its better side, thousandths of the price. */
const TARGET_SHARE = 1n;
/** Initial time limit from now, ms. */
const FIRST_LIMIT = 24 * 3_600_000;

/** Initial panel of a symbol. */
export const freshDraft = (symbol: TradeSymbol): Draft => ({
  symbolId: symbol.id,
  mode: 'market',
  side: 'buy',
  lotsText: formatDecimal(symbol.minLots),
  multiple: defaultMultiple(symbol),
  target: { text: '', touched: false },
  expires: 'never',
  expiryText: '',
  stops: NO_STOPS,
});

/** Reference price of the stops: the current close price of the position, or the target. */
export function referenceOf(draft: Draft, quote: TwoPrices | undefined, precision: number): Price | null {
  if (draft.mode === 'market') return quote ? closingPrice(draft.side, quote) : null;
  const target = readPrice(draft.target.text, precision);
  return typeof target === 'bigint' ? target : null;
}

/** Transitions of the panel. Each refills what the customer has not typed. */
export class Drafting {
  constructor(
    private readonly precision: number,
    private readonly quote: TwoPrices | undefined,
  ) {}

  toMode(draft: Draft, mode: Mode): Draft {
    return this.refill({ ...draft, mode });
  }

  toSide(draft: Draft, side: Side): Draft {
    return draft.side === side ? draft : this.refill({ ...draft, side });
  }

  toTarget(draft: Draft, text: string): Draft {
    return this.refillStops({ ...draft, target: { text, touched: true } });
  }

  /** Typed stops select the side: if they fit only the other one, that side is shown. */
  toStop(draft: Draft, name: StopName, text: string): Draft {
    const typed = { ...draft, stops: { ...draft.stops, [name]: { on: true, text, touched: true } } };
    const other = draft.side === 'buy' ? 'sell' : 'buy';
    return !this.fits(typed, typed.side) && this.fits(typed, other) ? this.toSide(typed, other) : typed;
  }

  toSwitch(draft: Draft, name: StopName, on: boolean): Draft {
    const stop = draft.stops[name];
    const reference = referenceOf(draft, this.quote, this.precision);
    const fills = on && !stop.touched && reference !== null;
    const text = fills ? suggested(name, draft.side, reference, this.precision) : stop.text;
    return { ...draft, stops: { ...draft.stops, [name]: { ...stop, on, text } } };
  }

  /** Keeps kind, side and size for the next order, and resets its prices. */
  afterOrder(fresh: Draft, { mode, side, lotsText, multiple }: Draft): Draft {
    return this.refill({ ...fresh, mode, side, lotsText, multiple });
  }

  private fits(draft: Draft, side: Side): boolean {
    const reference = referenceOf({ ...draft, side }, this.quote, this.precision);
    return reference === null || liesOnSide(draft.stops, side, reference, this.precision);
  }

  private refill(draft: Draft): Draft {
    const fills = draft.mode === 'pending' && !draft.target.touched && this.quote;
    if (!fills) return this.refillStops(draft);
    const market = openingPrice(draft.side, fills);
    const distance = roundDistance(market, TARGET_SHARE, this.precision);
    const target = snap(draft.side === 'buy' ? market - distance : market + distance, this.precision);
    return this.refillStops({ ...draft, target: { text: formatDecimal(target), touched: false } });
  }

  private refillStops(draft: Draft): Draft {
    const reference = referenceOf(draft, this.quote, this.precision);
    return { ...draft, stops: refilled(draft.stops, draft.side, reference, this.precision) };
  }
}

/** Switches the time limit; the first one is prefilled. */
export function withExpiry(draft: Draft, expires: Draft['expires'], now: number, zone: string): Draft {
  const expiryText = draft.expiryText || toPicked(now + FIRST_LIMIT, zone);
  return { ...draft, expires, expiryText: expires === 'at' ? expiryText : draft.expiryText };
}
