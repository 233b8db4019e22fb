import { type ConversionRate, openingPrice, type PendingKind, pendingKind } from '@truemark/domain';
import type { Money, Price, Quantity } from '@truemark/money';
import type { NewOrder } from '../../api/orders.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { type Draft, referenceOf, type TwoPrices } from './draft.js';
import { affordableLots, type Cost, costOf, readLots } from './preview.js';
import type { Problem, Problems } from './problems.js';
import { checkStops, readPrice, type StopValues } from './stops.js';
import { fromPicked } from './wall-clock.js';

/** Market and account state an order is checked against; unknown values are omitted. */
export interface Circumstances {
  symbol: TradeSymbol;
  quote?: TwoPrices;
  rate: ConversionRate | null;
  feeType: number;
  /** Free balance; undefined for a visitor. */
  free?: Money;
  /** Server clock, epoch ms. */
  now: number;
  /** Zone of the `timezone` setting. */
  zone: string;
}

export interface CheckedDraft {
  lots: Quantity | null;
  /** Opening price: the market's or the target. */
  price: Price | null;
  /** Kind of pending order; null for a market order and while there is no market price. */
  kind: PendingKind | null;
  /** Reference price of the stops. */
  reference: Price | null;
  cost: Cost | undefined;
  stops: StopValues;
  expireAt: number | null;
  problems: Problems;
}

const LOTS_KEYS = {
  'order.lots_too_small': 'trade.lotsTooFew',
  'order.lots_too_large': 'trade.lotsTooMany',
  'order.lots_step': 'trade.lotsStep',
} as const;

/** Checks the panel by the server's rules and reports problems. */
export function checkDraft(draft: Draft, at: Circumstances): CheckedDraft {
  const { symbol, quote } = at;
  const precision = symbol.pricePrecision;
  const problems: Problems = {};
  const lots = lotsOf(draft, symbol, problems);
  if (draft.multiple === null) problems.multiple = { key: 'trade.noMultipleText' };
  const price = priceOf(draft, at, problems);
  const expireAt = expiryOf(draft, at, problems);
  const reference = referenceOf(draft, quote, precision);
  const stops = checkStops(draft.stops, draft.side, reference, precision);
  Object.assign(problems, stops.problems);
  const cost = costAt(draft, at, lots, price);
  const isShort = cost !== undefined && at.free !== undefined && cost.margin + cost.fee > at.free;
  if (isShort && !problems.lots) {
    problems.lots = tooLittle(lots ?? 0n, cost, at);
  }
  if (problems.lots) problems.lots = covered(problems.lots, draft, at, price);
  const isPending = draft.mode === 'pending' && price !== null && quote !== undefined;
  const kind = isPending ? pendingKind(draft.side, price, quote) : null;
  return { lots, price, kind, reference, cost, stops: stops.values, expireAt, problems };
}

function tooLittle(lots: Quantity, cost: Cost, { free = 0n, symbol }: Circumstances): Problem {
  const missing = cost.margin + cost.fee - free;
  const instead = affordableLots(lots, cost, free, symbol);
  return { key: 'why.money', facts: { missing }, ...(instead !== null && { instead }) };
}

/** Caps the suggested lots at what the free balance covers. */
function covered(problem: Problem, draft: Draft, at: Circumstances, price: Price | null): Problem {
  const { instead, ...rest } = problem;
  if (instead === undefined || at.free === undefined) return problem;
  const cost = costAt(draft, at, instead, price);
  if (cost === undefined || cost.margin + cost.fee <= at.free) return problem;
  const less = affordableLots(instead, cost, at.free, at.symbol);
  return { ...rest, ...(less !== null && { instead: less }) };
}

function lotsOf({ lotsText }: Draft, symbol: TradeSymbol, problems: Problems): Quantity | null {
  const read = readLots(symbol, lotsText);
  if (typeof read === 'bigint') return read;
  const key = read === null ? undefined : LOTS_KEYS[read.key as keyof typeof LOTS_KEYS];
  problems.lots = key
    ? {
        key,
        facts: { least: symbol.minLots, most: symbol.maxLots, step: symbol.lotStep },
        ...(key === 'trade.lotsTooMany' && { instead: symbol.maxLots }),
        ...(key === 'trade.lotsTooFew' && { instead: symbol.minLots }),
      }
    : { key: 'trade.lotsMissing', missing: true };
  return null;
}

function priceOf(draft: Draft, { symbol, quote }: Circumstances, problems: Problems): Price | null {
  if (draft.mode === 'market') return quote ? openingPrice(draft.side, quote) : null;
  const read = readPrice(draft.target.text, symbol.pricePrecision);
  if (typeof read === 'bigint') return read;
  const missing: Problem = { key: 'trade.targetMissing', missing: true };
  problems.target = read ?? missing;
  return null;
}

function expiryOf(draft: Draft, { now, zone }: Circumstances, problems: Problems): number | null {
  if (draft.mode === 'market' || draft.expires === 'never') return null;
  const expireAt = fromPicked(draft.expiryText, zone);
  if (expireAt === null) problems.expiry = { key: 'trade.expiryMissing', missing: true };
  else if (expireAt <= now) problems.expiry = { key: 'trade.expiryPast' };
  return expireAt;
}

function costAt(
  { side, multiple }: Draft,
  { symbol, rate, feeType }: Circumstances,
  lots: Quantity | null,
  price: Price | null,
): Cost | undefined {
  if (lots === null || multiple === null || price === null || rate === null) return undefined;
  return costOf({ symbol, side, lots, multiple, quote: { bid: price, ask: price }, rate, feeType });
}

/** Order request of a checked draft; null while it is incomplete. */
export function submissionOf(draft: Draft, checked: CheckedDraft, symbolId: number): NewOrder | null {
  const { lots, price, stops, expireAt } = checked;
  if (lots === null || draft.multiple === null || Object.keys(checked.problems).length > 0) return null;
  const isPending = draft.mode === 'pending';
  if (isPending && price === null) return null;
  return {
    symbolId,
    side: draft.side,
    lots,
    multiple: draft.multiple,
    targetPrice: isPending ? price : null,
    stopLoss: stops.stopLoss,
    takeProfit: stops.takeProfit,
    trailingDistance: stops.trailing,
    expiresAt: expireAt,
  };
}
