/** Refusal keys of copy trading. */
export type CopyTradingRefusalKey =
  | 'follow.already'
  | 'follow.applied_already'
  | 'follow.apply_later'
  | 'follow.bounds'
  | 'follow.copies_wait'
  | 'follow.decided_already'
  | 'follow.max_amount'
  | 'follow.multiple'
  | 'follow.nickname_length'
  | 'follow.nickname_letters'
  | 'follow.nickname_missing'
  | 'follow.nickname_taken'
  | 'follow.not_following'
  | 'follow.not_trader'
  | 'follow.off'
  | 'follow.self'
  | 'follow.share_most'
  | 'follow.stops_wait'
  | 'follow.unknown_trader';

declare module '../refusal.js' {
  interface Refusals {
    'copy-trading': CopyTradingRefusalKey;
  }
}
