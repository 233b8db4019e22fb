import type { AlertRefusalKey } from './alerts/refusals.js';
import type { CopyTradingRefusalKey } from './copy-trading/refusals.js';
import type { DepositRefusalKey } from './deposits/refusals.js';
import type { LimitsRefusalKey } from './limits/refusals.js';
import type { LoanRefusalKey } from './loans/refusals.js';
import type { MiningRefusalKey } from './mining/refusals.js';
import type { OptionRefusalKey } from './options/refusals.js';
import type { OrderRefusalKey } from './orders/refusals.js';
import type { WithdrawalRefusalKey } from './withdrawals/refusals.js';

/** An expected refusal: a value, not an exception. `key` is the stable, machine-readable name of the reason. */
export interface Refusal {
  readonly refused: true;
  readonly key: RefusalKey;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** Everything that a decision can refuse with. */
export type RefusalKey =
  | AlertRefusalKey
  | CopyTradingRefusalKey
  | LimitsRefusalKey
  | LoanRefusalKey
  | MiningRefusalKey
  | OptionRefusalKey
  | DepositRefusalKey
  | WithdrawalRefusalKey
  | OrderRefusalKey
  | 'customer.exists'
  | 'calendar.day_began'
  | 'customer.not_found'
  | 'customer.blocked'
  | 'customers.block_limit'
  | 'demo.positions_wait'
  | 'ledger.insufficient_balance'
  | 'ledger.overflow'
  | 'market.closed'
  | 'market.paused'
  | 'market.simulated'
  | 'market.stale_quote'
  | 'market.unknown_symbol'
  | 'idempotency.conflict'
  | 'idempotency.too_many'
  | 'review.second_person'
  | 'rows.changed'
  | 'rows.last_one'
  | 'settings.in_use'
  | 'symbol.in_use'
  | 'symbol.no_change'
  | 'symbol.not_paused'
  | 'user.only_demo_account'
  | 'user.only_real_account'
  | 'wallet.same_account'
  | 'wallet.only_one_account'
  | 'wallet.price_stale'
  | 'wallet.would_stop_out';

export const refuse = (key: RefusalKey, facts?: Readonly<Record<string, string | number>>): Refusal =>
  facts ? { refused: true, key, facts } : { refused: true, key };

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;
