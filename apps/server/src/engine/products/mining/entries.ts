/** What funds book. Type of entry → the kind under which a customer looks for it. */
export const entries = {
  'fund.subscription': 'funds',
  'fund.dividend': 'funds',
  'fund.redemption': 'funds',
  'fund.maturity': 'funds',
  'fund_pool.funding': 'funds',
} as const;
