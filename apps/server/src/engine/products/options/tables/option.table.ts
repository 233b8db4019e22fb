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

/** An up/down option. Prices and money in 10⁻⁸; `seq` columns refer to recorded ticks of its symbol. */
export const options = table(
  'options',
  ['id'],
  {
    id: int(),
    customerId: int(),
    /** The free ledger account that the stake came from; its held account is the counterpart. */
    accountId: int(),
    symbolId: int(),
    direction: text<'up' | 'down'>(),
    status: text<OptionStatus>(),
    stake: money(),
    seconds: int(),
    /** Purchase time by the market clock, epoch ms: only later ticks count. */
    startAt: time(),
    /** Entry deadline: the last instant for an entry tick. */
    entryUntil: time(),
    expiresAt: time(),
    entrySeq: nullable(int()),
    entryAt: nullable(time()),
    /** Bid of the entry tick. */
    entryPrice: nullable(money()),
    exitSeq: nullable(int()),
    exitAt: nullable(time()),
    exitPrice: nullable(money()),
    outcome: nullable(text<'win' | 'loss' | 'tie' | 'void' | 'sold'>()),
    /** Net of the stake, after its end. */
    profit: money(),
    /** I18n key of why it was voided. */
    reason: nullable(text()),
    /** Settlement time: at or after the expiry, or earlier if it was sold or had no entry. */
    endedAt: nullable(time()),
    /** Terms in force at the purchase, so that the result can be recomputed. */
    terms: json<OptionTerms>(),
  },
  { follows: 'replay' },
);
export type Option = RowOf<typeof options>;

export type OptionStatus = 'running' | 'ended' | 'void';

/** Terms pinned at the purchase, independent of later settings. Decimals as text, since the column is JSON. */
export interface OptionTerms {
  ratio: string;
  lossLevel: number;
  staleSeconds: number;
  /** Only for an option that was sold back. */
  sale?: SaleRecord;
}

/** Inputs and price of a sell-back. */
export interface SaleRecord {
  price: string;
  chance: string;
  spread: string;
  /** Time of the price, epoch ms, and its tick: the first after the request. */
  at: number;
  seq: number;
  /** Request time, epoch ms, and minimum price. Absent for sales by the old rule, at an offer made before. */
  askedAt?: number;
  least?: string;
  /** Formula used; absent: 1. */
  formula?: SaleFormula;
}

/** A request to sell an option back, waiting for its tick or decided. Amounts and ratios in 10⁻⁸. */
export const optionSales = table('option_sales', ['id'], {
  id: int(),
  optionId: int(),
  customerId: int(),
  symbolId: int(),
  status: text<'waiting' | 'sold' | 'refused'>(),
  /** Minimum price that the customer accepts. */
  least: money(),
  /** The broker's spread at the request. */
  spread: money(),
  /** Pricing formula in force at the request. */
  formula: int<SaleFormula>(),
  /** Request time by the market clock, epoch ms: only later ticks price it. */
  askedAt: time(),
  /** Deadline: the last instant for a pricing tick. */
  until: time(),
  /** Reason of the refusal, as an i18n key. */
  reason: nullable(text<SaleRefusal>()),
  /** The pricing tick, and the formula's result. */
  seq: nullable(int()),
  price: nullable(money()),
  chance: nullable(money()),
  decidedAt: nullable(time()),
});
export type OptionSale = RowOf<typeof optionSales>;

/** An offered duration. */
export const durations = table('durations', ['id'], {
  id: int(),
  /** null: applies to symbols without durations of their own. */
  symbolId: nullable(int()),
  seconds: int(),
  /** Profit on a win as a share of the stake. */
  ratio: money(),
  /** Minimum and maximum stake. */
  least: money(),
  most: money(),
  isEnabled: flag(),
});
export type Duration = RowOf<typeof durations>;

/** Suggested stakes; any other amount within the duration's limits is accepted too. */
export const optionAmounts = table(
  'option_amounts',
  ['id'],
  {
    id: int(),
    /** null: applies to symbols without amounts of their own. */
    symbolId: nullable(int()),
    amount: money(),
  },
  { configures: true },
);
export type OptionAmount = RowOf<typeof optionAmounts>;
