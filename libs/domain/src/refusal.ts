/** An expected refusal: a value, not an exception. `key` is the stable, machine-readable name of the reason. */
export interface Refusal {
  readonly refused: true;
  readonly key: RefusalKey;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** What decisions can refuse with: what no product has to itself, and by declaration merging each product's own. */
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
    // Of whatever is traded.
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

/** Everything that a decision can refuse with. */
export type RefusalKey = Refusals[keyof Refusals];

export const refuse = (key: RefusalKey, facts?: Readonly<Record<string, string | number>>): Refusal =>
  facts ? { refused: true, key, facts } : { refused: true, key };

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;
