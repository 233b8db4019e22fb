/** What is fetched of accounts. */
export const accountKeys = {
  profits: ['private', 'profits'],
  accounts: ['private', 'accounts'],
  equityAll: ['private', 'equity'],
  equity: (range: string) => ['private', 'equity', range],
  fundsAll: ['private', 'funds'],
  lastFunds: ['private', 'funds', 'last'],
  funds: (accountTypeId: number, filter: object) => ['private', 'funds', accountTypeId, filter],
} as const;
