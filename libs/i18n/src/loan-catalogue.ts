import type english from './catalogues/en/loans.json';

/** Texts of the customer app's loan pages by key. */
export type LoanCatalogue = typeof english;
export type LoanKey = keyof LoanCatalogue;
