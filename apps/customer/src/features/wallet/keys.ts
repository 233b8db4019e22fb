/** Query keys of the wallet. */
export const walletKeys = {
  cashAll: ['private', 'cash'],
  waysAll: ['private', 'ways'],
  transfers: ['private', 'cash', 'transfers'],
} as const;
