import type { MicroOffer, MicroOrder, MicroOrders, MicroOutcome, MicroTerms } from '@truemark/contracts';
import type { OptionDirection } from '@truemark/domain';
import { decimal, formatDecimal, type Money, type Price, type Ratio } from '@truemark/money';
import { action } from './action.js';
import { type CallOptions, get } from './http.js';
import { type Days, daysQuery, type Page, pageFrom } from './page.js';
import { labelFrom, type SymbolLabel } from './symbols.js';

export type OptionStatus = 'running' | 'ended' | 'void';
export type OptionOutcome = Exclude<MicroOutcome, ''>;
/** Options are requested as one of two lists; void options are in `ended`. */
export type OptionListName = 'running' | 'ended';

/** An up/down option. */
export interface Option {
  readonly id: number;
  readonly symbol: SymbolLabel;
  readonly direction: OptionDirection;
  readonly status: OptionStatus;
  /** Null while it runs. */
  readonly outcome: OptionOutcome | null;
  readonly stake: Money;
  readonly seconds: number;
  /** Milliseconds until expiry, by the server's clock. */
  readonly left: number;
  /** Pinned at the purchase: profit on a win as a fraction of the stake. */
  readonly ratio: Ratio;
  /** Pinned at the purchase: 0 a loss costs the stake, 1 it costs stake × ratio. */
  readonly lossLevel: number;
  readonly profitIfWin: Money;
  readonly profitIfLoss: Money;
  /** Net of the stake once the option has ended. */
  readonly profit: Money;
  readonly entryPrice: Price | null;
  readonly entryAt: number | null;
  readonly exitPrice: Price | null;
  readonly exitAt: number | null;
  readonly boughtAt: number;
  readonly expiresAt: number;
  readonly endedAt: number | null;
  /** Reason why it was void, in the customer's language. */
  readonly reason: string;
}

export interface OptionPage extends Page<Option> {
  /** Total of all rows, not only of this page. */
  readonly profit: Money;
}

/** A duration offered. */
export interface Duration {
  readonly seconds: number;
  readonly ratio: Ratio;
  readonly least: Money;
  readonly most: Money;
}

/** Terms offered for a symbol; durations ascending. */
export interface Offer {
  readonly durations: readonly Duration[];
  readonly stakes: readonly Money[];
}

/** Sell-back value of a running option at the last price. */
export interface SellOffer {
  readonly price: Money;
  /** Net of the stake. */
  readonly profit: Money;
  readonly chance: Ratio;
}

const DIRECTIONS = { 1: 'up', 2: 'down' } as const;
const STATUSES = { 1: 'running', 3: 'ended', 4: 'void' } as const;
const LISTS = { running: 1, ended: 3 } as const;

const priceFrom = (wire: MicroOrder['EntryPrice']): Price | null => (wire === null ? null : decimal(wire));

export const optionFrom = (wire: MicroOrder): Option => ({
  id: wire.Id,
  symbol: labelFrom(wire.ForexTradeList),
  direction: DIRECTIONS[wire.Type],
  status: STATUSES[wire.Status],
  outcome: wire.Outcome === '' ? null : wire.Outcome,
  stake: decimal(wire.Number),
  seconds: wire.Seconds,
  left: wire.RemainMilliSeconds,
  ratio: decimal(wire.ProfitRatio),
  lossLevel: wire.LossLevel,
  profitIfWin: decimal(wire.ProfitIfWin),
  profitIfLoss: decimal(wire.ProfitIfLoss),
  profit: decimal(wire.FactProfits),
  entryPrice: priceFrom(wire.EntryPrice),
  entryAt: wire.EntryTimeMs,
  exitPrice: priceFrom(wire.ExitPrice),
  exitAt: wire.ExitTimeMs,
  boughtAt: wire.CreatedAtMs,
  expiresAt: wire.ExpireAtMs,
  endedAt: wire.CompleteAtMs,
  reason: wire.Memo,
});

const offerFrom = ({ sec, number }: MicroTerms): Offer => ({
  durations: sec
    .map((row) => ({
      seconds: row.Seconds,
      ratio: decimal(row.ProfitRatio),
      least: decimal(row.LimitAmount),
      most: decimal(row.MaxAmount),
    }))
    .sort((a, b) => a.seconds - b.seconds),
  stakes: number.map((row) => decimal(row.Number)),
});

interface OptionQuery {
  readonly list: OptionListName;
  readonly page?: number;
  readonly limit?: number;
  readonly days?: Days;
}

/** Fetches one page of a customer's options. */
export async function fetchOptions(
  { list, page, limit, days }: OptionQuery,
  options: CallOptions,
): Promise<OptionPage> {
  const query = { status: LISTS[list], page, limit, ...daysQuery(days) };
  const wire = await get<MicroOrders>('/v2/api/micro/orders', query, options);
  return { ...pageFrom(wire, optionFrom), profit: decimal(wire.all_fact_profits) };
}

/** Fetches the durations and amounts offered for a symbol. */
export async function fetchOffer(symbolId: number, options: CallOptions): Promise<Offer> {
  return offerFrom(await get<MicroTerms>('/v2/api/micro/get_seconds', { forex_id: symbolId }, options));
}

/** Fetches what selling a running option would pay now. */
export async function fetchSellOffer(id: number, options: CallOptions): Promise<SellOffer> {
  const { price, profit, chance } = await get<MicroOffer>('/v2/api/micro/sell_offer', { id }, options);
  return { price: decimal(price), profit: decimal(profit), chance: decimal(chance) };
}

/** A purchase on the terms that the customer saw. */
export interface Purchase {
  readonly symbolId: number;
  readonly direction: OptionDirection;
  readonly stake: Money;
  readonly seconds: number;
  readonly ratio: Ratio;
  readonly lossLevel: number;
}

export const buyOption = action({
  path: '/v2/api/micro/submit',
  write: ({ symbolId, direction, stake, seconds, ratio, lossLevel }: Purchase) => ({
    forex_id: symbolId,
    type: direction === 'up' ? 1 : 2,
    number: formatDecimal(stake),
    seconds,
    ratio: formatDecimal(ratio),
    loss_level: lossLevel === 1 ? 1 : 0,
  }),
  read: optionFrom,
  fields: { number: 'stake', seconds: 'duration' },
});

/** `least` is the minimum sale price. */
export interface SaleRequest {
  readonly id: number;
  readonly least: Money;
}

export const sellOption = action({
  path: '/v2/api/micro/sell',
  write: ({ id, least }: SaleRequest) => ({ id, least: formatDecimal(least) }),
  read: optionFrom,
});

/** Refusals that the app handles itself. */
export const OPTION_REFUSALS = {
  amountTooSmall: 'micro.amount_too_small',
  amountTooLarge: 'micro.amount_too_large',
  exposure: 'micro.exposure',
  unknownDuration: 'micro.unknown_duration',
  marketCloses: 'micro.market_closes',
  termsChanged: 'micro.terms_changed',
  notRunning: 'micro.not_running',
  notFound: 'micro.not_found',
  sellBackOff: 'micro.sell_back_off',
} as const;
