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

/** What the order panel holds. */
export interface Draft {
  readonly symbolId: number;
  readonly mode: Mode;
  /** Which what is shown goes by: the one pressed last, or the one that typed stops fit. */
  readonly side: Side;
  readonly lotsText: string;
  /** Null where the symbol has no multiple configured. */
  readonly multiple: Ratio | null;
  readonly target: { readonly text: string; readonly touched: boolean };
  /** Good till cancelled, or until a time. */
  readonly expires: 'never' | 'at';
  /** On the wall clock of the `timezone` setting. */
  readonly expiryText: string;
  readonly stops: Stops;
}

export interface TwoPrices {
  readonly bid: Price;
  readonly ask: Price;
}

/** Thousandths of the price that a target is better than the market at first. */
const TARGET_SHARE = 1n;
/** A first time limit lies so far ahead, ms. */
const FIRST_LIMIT = 24 * 3_600_000;

/** The panel of a symbol before anything was done to it. */
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

/** What stops are measured against: the price at which the position would close now, or the target. */
export function referenceOf(draft: Draft, quote: TwoPrices | undefined, precision: number): Price | null {
  if (draft.mode === 'market') return quote ? closingPrice(draft.side, quote) : null;
  const target = readPrice(draft.target.text, precision);
  return typeof target === 'bigint' ? target : null;
}

/** Panel after panel: each fills in anew what the customer has not typed himself. */
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

  /** What is typed says which side it is meant for: stops that fit the other one only are shown for that. */
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

  /** Kind, side and size stay for the next order; its prices begin anew. */
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

/** The panel with or without a time limit; a first one is filled in. */
export function withExpiry(draft: Draft, expires: Draft['expires'], now: number, zone: string): Draft {
  const expiryText = draft.expiryText || toPicked(now + FIRST_LIMIT, zone);
  return { ...draft, expires, expiryText: expires === 'at' ? expiryText : draft.expiryText };
}
