/** Refusal keys of limits. */
export type LimitsRefusalKey =
  | 'limits.daily_loss'
  | 'limits.self_excluded'
  | 'limits.session'
  | 'limits.stake';

declare module '../refusal.js' {
  interface Refusals {
    limits: LimitsRefusalKey;
  }
}
