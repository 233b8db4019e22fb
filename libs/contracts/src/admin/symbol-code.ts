/** Shape of a symbol's permanent code, and the message for a violation. */
export const SYMBOL_CODE = {
  shape: /^[A-Z0-9][A-Z0-9._-]{1,19}$/,
  fault: 'Two to twenty capital letters and digits.',
} as const;

/** Shape of a symbol's currency code, and the message for a violation. */
export const SYMBOL_CURRENCY = { shape: /^[A-Z0-9]{2,10}$/, fault: 'Capital letters, such as USD.' } as const;
