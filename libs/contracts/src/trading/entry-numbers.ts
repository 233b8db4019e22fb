/** Wire numbers of contract orders' entry types. */
export const orderEntryNumbers = {
  'order.margin_hold': 4,
  'order.margin_release': 5,
  'order.fee': 6,
  'order.profit': 7,
  'order.negative_balance': 8,
  'order.reserve': 12,
  'order.release': 13,
} as const;
