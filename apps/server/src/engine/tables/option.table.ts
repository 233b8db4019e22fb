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
} from '../../platform/database/table.js';

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
  /** Only of one that was sold back: the offer that was taken. */
  sale?: SaleRecord;
}

/** The offer that an option was sold back by. */
export interface SaleRecord {
  price: string;
  chance: string;
  spread: string;
  /** When it was made, epoch ms, and by which tick. */
  at: number;
  seq: number;
}

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
export const optionAmounts = table('option_amounts', ['id'], {
  id: int(),
  /** null: for every symbol that has none of its own. */
  symbolId: nullable(int()),
  amount: money(),
});
export type OptionAmount = RowOf<typeof optionAmounts>;
