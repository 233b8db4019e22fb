/** Refusal keys of mining funds. */
export type MiningRefusalKey =
  | 'fund.amount_bounds'
  | 'fund.closed'
  | 'fund.insufficient_balance'
  | 'fund.limit_reached'
  | 'fund.not_found'
  | 'fund.not_running'
  | 'fund.pool_promised'
  | 'fund.pool_short'
  | 'fund.terms_changed'
  | 'fund.terms_no_profit'
  | 'fund.terms_rounding';

declare module '../refusal.js' {
  interface Refusals {
    mining: MiningRefusalKey;
  }
}
