/** Refusals of deposits issued by the edge. */
export const depositErrors = ['deposit.cancel_off'] as const;
