/** Refusal keys of options. */
export type OptionRefusalKey =
  | 'micro.amount_too_large'
  | 'micro.amount_too_small'
  | 'micro.disabled'
  | 'micro.duration_taken'
  | 'micro.exposure'
  | 'micro.market_closes'
  | 'micro.no_offer'
  | 'micro.ratio_too_high'
  | 'micro.no_tick'
  | 'micro.not_found'
  | 'micro.not_running'
  | 'micro.price_moved'
  | 'micro.sale_waiting'
  | 'micro.sell_back_off'
  | 'micro.terms_changed'
  | 'micro.too_many_open'
  | 'micro.unknown_duration';

declare module '../refusal.js' {
  interface Refusals {
    options: OptionRefusalKey;
  }
}
