/** Query keys of loans. */
export const loanKeys = {
  loansAll: ['private', 'loans'],
  form: ['private', 'loans', 'form'],
  products: ['private', 'loans', 'products'],
  cost: (productId: number, amount: string) => ['private', 'loans', 'cost', productId, amount],
  list: ['private', 'loans', 'list'],
  newest: ['private', 'loans', 'newest'],
  agreement: (productId: number, amount: string, language: string) => [
    'private',
    'loan-agreement',
    productId,
    amount,
    language,
  ],
  signed: (loanId: number) => ['private', 'loan-signed', loanId],
  payoff: (loanId: number | undefined) => ['private', 'loans', 'payoff', loanId ?? 0],
  proof: (loanId: number) => ['private', 'loans', 'proof', loanId],
  addresses: ['private', 'loans', 'addresses'],
} as const;
