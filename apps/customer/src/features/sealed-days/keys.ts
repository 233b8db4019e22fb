/** Query keys of sealed days. */
export const sealedDayKeys = {
  chain: ['sealed-days'],
  orders: ['private', 'orders', 'ended-for-proof'],
} as const;
