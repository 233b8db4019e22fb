/** Query keys of orders. */
export const orderKeys = {
  ordersAll: ['private', 'orders'],
  symbolOrdersAll: ['private', 'symbol-orders'],
  /** Read again with the orders of symbols. */
  reserved: ['private', 'symbol-orders', 'reserved'],
  symbolOrders: (symbolId: number) => ['private', 'symbol-orders', symbolId],
  orders: (filter: object) => ['private', 'orders', filter],
  orderProofs: ['private', 'order-proof'],
  orderProof: (orderId: number) => ['private', 'order-proof', orderId],
} as const;
