/** Wire numbers of options' entry types. */
export const optionEntryNumbers = {
  'option.stake': 14,
  'option.win': 15,
  'option.loss': 16,
  'option.tie': 17,
  'option.void': 18,
  'option.sold': 19,
} as const;
