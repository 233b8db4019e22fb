/** Promised maximum time for decisions on forms, loans and proofs, hours. */
export const PROMISE_HOURS = 48;
/** Promised maximum time for decisions, ms. */
export const PROMISE = PROMISE_HOURS * 3_600_000;

/** Wire numbers of a form's states; 0: no form. */
export const FORM_STATUS_NUMBERS = { waiting: 1, approved: 2, rejected: 3 } as const;
