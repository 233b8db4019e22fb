/** Refusals of deposits that the edge itself gives. */
export const depositErrors = ['deposit.cancel_off'] as const;
