import { int, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** What a customer signed, kept for ever. */
export const loanAgreements = table(
  'loan_agreements',
  ['id'],
  {
    id: int(),
    customerId: int(),
    lang: text(),
    /** Hex SHA-256 of the text. */
    hash: text(),
    /** Text and parameters as JSON, encrypted. */
    encrypted: text(),
    /** Id of the upload with his signature. */
    signature: text(),
    /** By the market clock, epoch ms. */
    signedAt: time(),
  },
  { appendOnly: true },
);
export type LoanAgreement = RowOf<typeof loanAgreements>;
