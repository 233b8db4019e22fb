/** Query keys of deposits. */
export const depositKeys = {
  deposits: ['private', 'cash', 'deposits'],
  underway: ['private', 'cash', 'deposits-underway'],
  deposit: (id: number) => ['private', 'cash', 'deposit', id],
  coinAddresses: ['private', 'ways', 'coin'],
  bankCurrencies: ['private', 'ways', 'bank'],
  bankAccounts: (currencyId: number) => ['private', 'ways', 'bank', currencyId],
  bankOrder: ['private', 'cash', 'bank-order'],
} as const;
