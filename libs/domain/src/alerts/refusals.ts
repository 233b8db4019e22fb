/** Refusal keys of price alerts. */
export type AlertRefusalKey = 'alert.at_market' | 'alert.not_found' | 'alert.too_many';

declare module '../refusal.js' {
  interface Refusals {
    alerts: AlertRefusalKey;
  }
}
