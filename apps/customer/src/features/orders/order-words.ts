/** The words for an order's state and for who ended it. */
export const STATUS_KEYS = {
  pending: 'orders.state.pending',
  holding: 'orders.state.holding',
  closed: 'orders.closed',
  cancelled: 'orders.cancelled',
} as const;

export const CLOSED_KEYS = {
  customer: 'orders.by.customer',
  stopOut: 'orders.by.stopOut',
  takeProfit: 'orders.by.takeProfit',
  stopLoss: 'orders.by.stopLoss',
  operator: 'orders.by.operator',
} as const;
