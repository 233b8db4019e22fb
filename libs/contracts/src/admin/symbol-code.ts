/** What a symbol is known by for ever, and what is said of anything else. */
export const SYMBOL_CODE = {
  shape: /^[A-Z0-9][A-Z0-9._-]{1,19}$/,
  fault: 'Two to twenty capital letters and digits.',
} as const;

/** A currency of a symbol. */
export const SYMBOL_CURRENCY = { shape: /^[A-Z0-9]{2,10}$/, fault: 'Capital letters, such as USD.' } as const;
