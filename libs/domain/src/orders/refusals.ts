/** Refusal keys of contract orders. */
export type OrderRefusalKey =
  | 'orders.close_limit'
  | 'order.disabled'
  | 'order.lots_step'
  | 'order.lots_too_small'
  | 'order.lots_too_large'
  | 'order.multiple_unknown'
  | 'order.no_multiple'
  | 'order.not_found'
  | 'order.not_open'
  | 'order.expired'
  | 'order.too_many_open'
  | 'order.rest_too_small'
  | 'order.stop_price_side'
  | 'order.target_price'
  | 'order.trailing_distance';

declare module '../refusal.js' {
  interface Refusals {
    orders: OrderRefusalKey;
  }
}
