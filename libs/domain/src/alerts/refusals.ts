/** What a decision about price alerts can refuse with. */
export type AlertRefusalKey = 'alert.at_market' | 'alert.not_found' | 'alert.too_many';

declare module '../refusal.js' {
  interface Refusals {
    alerts: AlertRefusalKey;
  }
}
