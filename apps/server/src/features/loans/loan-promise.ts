/** Forms, loans and proofs are decided within so many hours, as customers are told. */
export const PROMISE_HOURS = 48;
/** The same, ms. */
export const PROMISE = PROMISE_HOURS * 3_600_000;

/** The specification's numbers of a form's states; 0: there is none. */
export const FORM_STATUS_NUMBERS = { waiting: 1, approved: 2, rejected: 3 } as const;
