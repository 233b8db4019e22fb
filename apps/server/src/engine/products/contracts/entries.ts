/** Ledger entry types of contracts → category in the customer's history filter. */
export const entries = {
  'order.margin_hold': 'trading',
  'order.margin_release': 'trading',
  'order.reserve': 'trading',
  'order.release': 'trading',
  'order.profit': 'trading',
  'order.negative_balance': 'trading',
  'order.fee': 'fees',
} as const;
