import { checkStopPrices } from '@truemark/domain';
import type { AppKey } from '@truemark/i18n';
import { formatDecimal, type Price, parseDecimal } from '@truemark/money';
import { pointOf, roundDistance, snap } from '../market/price-steps.js';
import type { Problem, Problems } from './problems.js';

export type Side = 'buy' | 'sell';
export type StopName = 'stopLoss' | 'takeProfit' | 'trailing';
export const STOP_NAMES = ['stopLoss', 'takeProfit', 'trailing'] as const;

/** A field with a switch. */
export interface Switched {
  readonly on: boolean;
  readonly text: string;
  /** The customer typed a value, so it is not refilled. */
  readonly touched: boolean;
}

export type Stops = Readonly<Record<StopName, Switched>>;

/** Stops as sent; 0: none. */
export interface StopValues {
  readonly stopLoss: Price;
  readonly takeProfit: Price;
  readonly trailing: Price;
}

const OFF: Switched = { on: false, text: '', touched: false };
export const NO_STOPS: Stops = { stopLoss: OFF, takeProfit: OFF, trailing: OFF };

/** Initial distance of a stop from the price, in thousandths. */
const SHARE: Readonly<Record<StopName, bigint>> = { stopLoss: 5n, takeProfit: 10n, trailing: 5n };

/** Fields of existing stops. */
export const stopsOf = (values: StopValues): Stops => ({
  stopLoss: standing(values.stopLoss),
  takeProfit: standing(values.takeProfit),
  trailing: standing(values.trailing),
});

const standing = (value: Price): Switched =>
  value === 0n ? OFF : { on: true, text: formatDecimal(value), touched: true };

/** Default value: on the stop's own side of `reference`, at a round distance. */
export function suggested(name: StopName, side: Side, reference: Price, precision: number): string {
  const distance = roundDistance(reference, SHARE[name], precision);
  if (name === 'trailing') return formatDecimal(distance);
  const above = (name === 'takeProfit') === (side === 'buy');
  return formatDecimal(snap(above ? reference + distance : reference - distance, precision));
}

/** Refills stops that are on and untouched. */
export function refilled(stops: Stops, side: Side, reference: Price | null, precision: number): Stops {
  if (reference === null) return stops;
  const fill = (name: StopName): Switched => {
    const stop = stops[name];
    return stop.on && !stop.touched ? { ...stop, text: suggested(name, side, reference, precision) } : stop;
  };
  return { stopLoss: fill('stopLoss'), takeProfit: fill('takeProfit'), trailing: fill('trailing') };
}

/** Whether the typed stops are valid for that side. */
export function liesOnSide(stops: Stops, side: Side, reference: Price, precision: number): boolean {
  const typedOf = (name: 'stopLoss' | 'takeProfit'): Price => {
    const { on, touched, text } = stops[name];
    const read = on && touched ? readPrice(text, precision) : null;
    return typeof read === 'bigint' ? read : 0n;
  };
  const typed = { stopLoss: typedOf('stopLoss'), takeProfit: typedOf('takeProfit') };
  return checkStopPrices(side, typed, reference) === null;
}

/** Parses a typed price: null if it is not a number, a problem if the symbol does not allow it. */
export function readPrice(text: string, precision: number): Price | Problem | null {
  const price = parseDecimal(text);
  if (price === null || price <= 0n) return null;
  return price % pointOf(precision) === 0n
    ? price
    : { key: 'trade.pricePlaces', facts: { places: precision } };
}

const MISSING = {
  stopLoss: 'trade.priceMissing',
  takeProfit: 'trade.priceMissing',
  trailing: 'trade.trailingMissing',
} as const satisfies Record<StopName, AppKey>;

/**
 * Parses the stops and reports a problem for each: missing, too many decimals, or on the wrong side of `reference` (the
 * current close price, or a pending order's target).
 */
export function checkStops(
  stops: Stops,
  side: Side,
  reference: Price | null,
  precision: number,
): { values: StopValues; problems: Problems } {
  const problems: Problems = {};
  const values = { stopLoss: 0n, takeProfit: 0n, trailing: 0n };
  for (const name of STOP_NAMES) {
    if (!stops[name].on) continue;
    const read = readPrice(stops[name].text, precision);
    if (typeof read === 'bigint') values[name] = read;
    else problems[name] = read ?? { key: MISSING[name], missing: true };
  }
  if (reference === null) return { values, problems };
  const facts = { price: reference };
  for (const name of ['stopLoss', 'takeProfit'] as const) {
    const alone = { stopLoss: 0n, takeProfit: 0n, [name]: values[name] };
    if (!checkStopPrices(side, alone, reference)) continue;
    const below = (name === 'stopLoss') === (side === 'buy');
    problems[name] = { key: below ? 'trade.mustBeBelow' : 'trade.mustBeAbove', facts };
  }
  if (values.trailing >= reference) problems.trailing = { key: 'trade.trailingTooFar', facts };
  return { values, problems };
}
