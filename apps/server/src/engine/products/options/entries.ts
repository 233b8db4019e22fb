/** Ledger entry types of options → category in the customer's history filter. */
export const entries = {
  'option.stake': 'options',
  'option.win': 'options',
  'option.loss': 'options',
  'option.tie': 'options',
  'option.void': 'options',
  'option.sold': 'options',
} as const;
