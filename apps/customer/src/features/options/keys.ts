/** Query keys of options. */
export const optionKeys = {
  optionsAll: ['private', 'options'],
  options: (list: string, days?: object) => ['private', 'options', list, ...(days ? [days] : [])],
  optionResults: (ids: readonly number[]) => ['private', 'options', 'results', ...ids],
  optionProofs: ['private', 'option-proof'],
  optionProof: (optionId: number) => ['private', 'option-proof', optionId],
  sellOffer: (optionId: number) => ['private', 'sell-offer', optionId],
  optionTermsAll: ['option-terms'],
  optionTerms: (symbolId: number) => ['option-terms', symbolId],
} as const;
