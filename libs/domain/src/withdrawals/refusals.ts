/** Refusal keys of withdrawals. */
export type WithdrawalRefusalKey =
  | 'withdraw.method_not_found'
  | 'withdraw.method_waits'
  | 'withdraw.credential_waits'
  | 'withdraw.way_gone'
  | 'withdraw.whole_number'
  | 'withdraw.amount_too_small'
  | 'withdraw.amount_too_large'
  | 'withdraw.nothing_received'
  | 'withdraw.not_found'
  | 'withdraw.not_open'
  | 'withdraw.blocked'
  | 'withdraw.pending_blocks';

declare module '../refusal.js' {
  interface Refusals {
    withdrawals: WithdrawalRefusalKey;
  }
}
