import type { SaleFormula, SaleRefusal } from '@truemark/domain';
import {
  flag,
  int,
  json,
  money,
  nullable,
  type RowOf,
  table,
  text,
  time,
} from '../../../../platform/database/table.js';

/** An up/down option. Prices and money in 10⁻⁸; `seq`s name recorded ticks of its symbol. */
export const options = table(
  'options',
  ['id'],
  {
    id: int(),
    customerId: int(),
    /** The free ledger account that its stake came from; the held one is its neighbour. */
    accountId: int(),
    symbolId: int(),
    direction: text<'up' | 'down'>(),
    status: text<OptionStatus>(),
    stake: money(),
    seconds: int(),
    /** The purchase by the market clock, epoch ms: only later ticks count. */
    startAt: time(),
    /** The last instant at which a tick could be the entry. */
    entryUntil: time(),
    expiresAt: time(),
    entrySeq: nullable(int()),
    entryAt: nullable(time()),
    /** The bid of the entry tick. */
    entryPrice: nullable(money()),
    exitSeq: nullable(int()),
    exitAt: nullable(time()),
    exitPrice: nullable(money()),
    outcome: nullable(text<'win' | 'loss' | 'tie' | 'void' | 'sold'>()),
    /** Net of the stake, after its end. */
    profit: money(),
    /** Why it was void, as a key. */
    reason: nullable(text()),
    /** When it was settled: at or after its expiry, or earlier where it was sold or had no entry. */
    endedAt: nullable(time()),
    /** What held at its purchase, so that its result can be computed again. */
    terms: json<OptionTerms>(),
  },
  { follows: 'replay' },
);
export type Option = RowOf<typeof options>;

export type OptionStatus = 'running' | 'ended' | 'void';

/** Decimals as text: the row is JSON. Pinned at the purchase, whatever the settings say later. */
export interface OptionTerms {
  ratio: string;
  lossLevel: number;
  staleSeconds: number;
  /** Only of one that was sold back: what it was sold by. */
  sale?: SaleRecord;
}

/** What an option was sold back by. */
export interface SaleRecord {
  price: string;
  chance: string;
  spread: string;
  /** The instant that the price is of, epoch ms, and the tick that it stands on: the first after the request. */
  at: number;
  seq: number;
  /** The request, epoch ms, and the least that was wanted. Sales by the former rule, at an offer made before, have neither. */
  askedAt?: number;
  least?: string;
  /** Which formula gave the price; absent: the former one, 1. */
  formula?: SaleFormula;
}

/** A request to sell an option back: it waits for its tick, then it has sold or not. Sums and ratios in 10⁻⁸. */
export const optionSales = table('option_sales', ['id'], {
  id: int(),
  optionId: int(),
  customerId: int(),
  symbolId: int(),
  status: text<'waiting' | 'sold' | 'refused'>(),
  /** For less than this the customer does not sell. */
  least: money(),
  /** The house's spread at the request. */
  spread: money(),
  /** The formula of then, that prices it. */
  formula: int<SaleFormula>(),
  /** The request by the market clock, epoch ms: only later ticks price it. */
  askedAt: time(),
  /** The last instant at which a tick can price it. */
  until: time(),
  /** Why nothing was sold, as a key. */
  reason: nullable(text<SaleRefusal>()),
  /** The tick that priced it, and what the formula gave. */
  seq: nullable(int()),
  price: nullable(money()),
  chance: nullable(money()),
  decidedAt: nullable(time()),
});
export type OptionSale = RowOf<typeof optionSales>;

/** A duration on offer. */
export const durations = table('durations', ['id'], {
  id: int(),
  /** null: for every symbol that has none of its own. */
  symbolId: nullable(int()),
  seconds: int(),
  /** Profit on a win as a share of the stake. */
  ratio: money(),
  /** Smallest and largest stake. */
  least: money(),
  most: money(),
  isEnabled: flag(),
});
export type Duration = RowOf<typeof durations>;

/** Stakes that are offered to choose from; any other within the duration's bounds can be typed. */
export const optionAmounts = table(
  'option_amounts',
  ['id'],
  {
    id: int(),
    /** null: for every symbol that has none of its own. */
    symbolId: nullable(int()),
    amount: money(),
  },
  { configures: true },
);
export type OptionAmount = RowOf<typeof optionAmounts>;
