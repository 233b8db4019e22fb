/** What options book. Type of entry → the kind under which a customer looks for it. */
export const entries = {
  'option.stake': 'options',
  'option.win': 'options',
  'option.loss': 'options',
  'option.tie': 'options',
  'option.void': 'options',
  'option.sold': 'options',
} as const;
