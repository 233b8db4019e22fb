/** Ledger entry types of deposits → category in the customer's history filter. */
export const entries = {
  deposit: 'deposits',
} as const;
