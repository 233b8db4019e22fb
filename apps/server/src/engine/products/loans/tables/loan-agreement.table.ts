import { int, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** Agreements signed by customers, kept permanently. */
export const loanAgreements = table(
  'loan_agreements',
  ['id'],
  {
    id: int(),
    customerId: int(),
    lang: text(),
    /** Hex SHA-256 of the text. */
    hash: text(),
    /** Text and parameters as encrypted JSON. */
    encrypted: text(),
    /** Upload id of the signature. */
    signature: text(),
    /** Market clock, epoch ms. */
    signedAt: time(),
  },
  { appendOnly: true },
);
export type LoanAgreement = RowOf<typeof loanAgreements>;
