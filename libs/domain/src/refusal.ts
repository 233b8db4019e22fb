/** An expected refusal: a value, not an exception. `key` is the stable, machine-readable name of the reason. */
export interface Refusal {
  readonly refused: true;
  readonly key: RefusalKey;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** Everything that a decision can refuse with. */
export type RefusalKey =
  | 'customer.exists'
  | 'customer.not_found'
  | 'customer.blocked'
  | 'demo.positions_wait'
  | 'ledger.insufficient_balance'
  | 'ledger.overflow'
  | 'market.closed'
  | 'market.simulated'
  | 'market.stale_quote'
  | 'market.unknown_symbol'
  | 'limits.daily_loss'
  | 'limits.self_excluded'
  | 'limits.session'
  | 'limits.stake'
  | 'micro.amount_too_large'
  | 'micro.amount_too_small'
  | 'micro.disabled'
  | 'micro.duration_taken'
  | 'micro.exposure'
  | 'micro.market_closes'
  | 'micro.no_offer'
  | 'micro.no_tick'
  | 'micro.not_found'
  | 'micro.not_running'
  | 'micro.price_moved'
  | 'micro.sale_waiting'
  | 'micro.sell_back_off'
  | 'micro.terms_changed'
  | 'micro.too_many_open'
  | 'micro.unknown_duration'
  | 'order.disabled'
  | 'order.insufficient_balance'
  | 'order.lots_step'
  | 'order.lots_too_small'
  | 'order.lots_too_large'
  | 'order.multiple_unknown'
  | 'order.no_multiple'
  | 'order.not_found'
  | 'order.not_open'
  | 'order.expired'
  | 'order.too_many_open'
  | 'order.rest_too_small'
  | 'order.stop_price_side'
  | 'order.target_price'
  | 'order.trailing_distance'
  | 'idempotency.conflict'
  | 'idempotency.too_many'
  | 'review.second_person'
  | 'rows.changed'
  | 'rows.last_one'
  | 'settings.in_use'
  | 'user.only_demo_account'
  | 'user.only_real_account'
  | 'deposit.cancelled_late'
  | 'deposit.not_found'
  | 'deposit.not_open'
  | 'deposit.too_many_open'
  | 'deposit.already_matching'
  | 'deposit.not_assigned'
  | 'wallet.same_account'
  | 'wallet.only_one_account'
  | 'wallet.would_stop_out'
  | 'withdraw.amount_too_small'
  | 'withdraw.amount_too_large'
  | 'withdraw.nothing_received'
  | 'withdraw.not_found'
  | 'withdraw.not_open'
  | 'withdraw.pending_blocks'
  | 'withdraw.loan_unpaid';

export const refuse = (key: RefusalKey, facts?: Readonly<Record<string, string | number>>): Refusal =>
  facts ? { refused: true, key, facts } : { refused: true, key };

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;
