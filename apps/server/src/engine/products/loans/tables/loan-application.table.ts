import type { LoanObjections } from '@truemark/contracts';
import { int, json, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';
import type { LoanFormStatus } from './loan-standing.table.js';

/** One loan form that a customer sent, kept for ever with what was decided on it. */
export const loanApplications = table('loan_applications', ['id'], {
  id: int(),
  customerId: int(),
  status: text<LoanFormStatus>(),
  /** The fields as JSON, encrypted. */
  given: text(),
  /** Field → id of its upload. */
  pictures: json<Readonly<Record<string, string>>>(),
  submittedAt: time(),
  decidedBy: nullable(int()),
  decidedAt: nullable(time()),
  /** What the customer reads beside the reasons of single fields. */
  reason: nullable(text()),
  fields: json<LoanObjections>(),
  /** For operators only. */
  note: nullable(text()),
});
export type LoanApplication = RowOf<typeof loanApplications>;
