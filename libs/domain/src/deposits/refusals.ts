/** Refusal keys of deposits. */
export type DepositRefusalKey =
  | 'deposit.cancelled_late'
  | 'deposit.not_found'
  | 'deposit.not_open'
  | 'deposit.too_many_open'
  | 'deposit.already_matching'
  | 'deposit.not_assigned'
  | 'deposit.amount_too_large'
  | 'deposit.amount_too_small'
  | 'deposit.way_gone';

declare module '../refusal.js' {
  interface Refusals {
    deposits: DepositRefusalKey;
  }
}
