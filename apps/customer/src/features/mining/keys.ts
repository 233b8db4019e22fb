/** Query keys of mining funds. */
export const miningKeys = {
  miningAll: ['private', 'mining'],
  funds: ['private', 'mining', 'funds'],
  fund: (id: number) => ['private', 'mining', 'fund', id],
  totals: ['private', 'mining', 'totals'],
  subscriptions: ['private', 'mining', 'subscriptions'],
  incomes: (id: number) => ['private', 'mining', 'incomes', id],
  proof: (id: number) => ['private', 'mining', 'proof', id],
} as const;
