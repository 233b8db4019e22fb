/** Query keys of withdrawals. */
export const withdrawalKeys = {
  withdrawals: ['private', 'cash', 'withdrawals'],
  underway: ['private', 'cash', 'withdrawals-underway'],
  withdrawal: (id: number) => ['private', 'cash', 'withdrawal', id],
  withdrawalGate: ['private', 'cash', 'gate'],
  payoutMethods: (way: string) => ['private', 'cash', 'methods', way],
  payoutCurrencies: (way: string) => ['private', 'ways', 'out', way],
} as const;
