/** An expected refusal, returned as a value instead of an exception. `key` is the stable, machine-readable reason. */
export interface Refusal {
  readonly refused: true;
  readonly key: RefusalKey;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** Refusal keys: shared ones, and by declaration merging those of each product. */
export interface Refusals {
  shared:
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
    // For all products.
    | 'order.insufficient_balance'
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
}

/** All refusal keys. */
export type RefusalKey = Refusals[keyof Refusals];

export const refuse = (key: RefusalKey, facts?: Readonly<Record<string, string | number>>): Refusal =>
  facts ? { refused: true, key, facts } : { refused: true, key };

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;
