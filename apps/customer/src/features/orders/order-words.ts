/** The words for an order's state and for who ended it. */
export const STATUS_KEYS = {
  0: 'orders.pending',
  1: 'orders.holding',
  3: 'orders.closed',
  4: 'orders.cancelled',
} as const;

export const CLOSED_KEYS = {
  1: 'orders.by.customer',
  2: 'orders.by.stopOut',
  3: 'orders.by.takeProfit',
  4: 'orders.by.stopLoss',
  5: 'orders.by.operator',
} as const;
