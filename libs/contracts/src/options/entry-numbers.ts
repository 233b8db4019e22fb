/** Kinds of entries of options as the wire numbers them. */
export const optionEntryNumbers = {
  'option.stake': 14,
  'option.win': 15,
  'option.loss': 16,
  'option.tie': 17,
  'option.void': 18,
  'option.sold': 19,
} as const;

/** Those by which something was won, lost or paid for; by the others money only changes its place. */
export const optionResults = ['option.win', 'option.loss', 'option.sold'] as const;
