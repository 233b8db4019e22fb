/** What is fetched of wallet. */
export const walletKeys = {
  cashAll: ['private', 'cash'],
  waysAll: ['private', 'ways'],
  transfers: ['private', 'cash', 'transfers'],
} as const;
