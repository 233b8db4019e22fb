/** What is fetched of deposits. */
export const depositKeys = {
  deposits: (way: string) => ['private', 'cash', 'deposits', way],
  coinAddresses: ['private', 'ways', 'coin'],
  bankCurrencies: ['private', 'ways', 'bank'],
  bankAccounts: (currencyId: number) => ['private', 'ways', 'bank', currencyId],
  bankOrder: ['private', 'cash', 'bank-order'],
} as const;
