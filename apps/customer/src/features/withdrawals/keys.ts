/** What is fetched of withdrawals. */
export const withdrawalKeys = {
  withdrawals: (way: string) => ['private', 'cash', 'withdrawals', way],
  withdrawalGate: ['private', 'cash', 'gate'],
  payoutMethods: (way: string) => ['private', 'cash', 'methods', way],
  payoutCurrencies: (way: string) => ['private', 'ways', 'out', way],
} as const;
