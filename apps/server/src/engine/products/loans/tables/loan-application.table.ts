import type { LoanObjections } from '@truemark/contracts';
import { int, json, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';
import type { LoanFormStatus } from './loan-standing.table.js';

/** Submitted loan forms with their decisions, kept permanently. */
export const loanApplications = table('loan_applications', ['id'], {
  id: int(),
  customerId: int(),
  status: text<LoanFormStatus>(),
  /** Fields as encrypted JSON. */
  given: text(),
  /** Field → upload id. */
  pictures: json<Readonly<Record<string, string>>>(),
  submittedAt: time(),
  decidedBy: nullable(int()),
  decidedAt: nullable(time()),
  /** General reason shown to the customer, in addition to the reasons per field. */
  reason: nullable(text()),
  fields: json<LoanObjections>(),
  /** For operators only. */
  note: nullable(text()),
});
export type LoanApplication = RowOf<typeof loanApplications>;
