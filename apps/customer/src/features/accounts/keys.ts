/** Query keys of accounts. */
export const accountKeys = {
  profits: ['private', 'profits'],
  accounts: ['private', 'accounts'],
  openFees: ['private', 'accounts', 'openFees'],
  equityAll: ['private', 'equity'],
  equity: (range: string) => ['private', 'equity', range],
  fundsAll: ['private', 'funds'],
  lastFunds: (accountTypeId: number) => ['private', 'funds', 'last', accountTypeId],
  funds: (accountTypeId: number, filter: object) => ['private', 'funds', accountTypeId, filter],
} as const;
