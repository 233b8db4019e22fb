import type { RejectedFields, VerificationPicture } from '@truemark/contracts';
import { int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

export type Level = 'junior' | 'senior';
export type Decision = 'approved' | 'rejected';

/** Submission for one level, kept permanently with its decision. */
export const verifications = table('verifications', ['id'], {
  id: int(),
  customerId: int(),
  level: text<Level>(),
  status: text<'waiting' | Decision>(),
  /** `SubmittedFields` as JSON, encrypted. */
  given: text(),
  /** Upload ids. */
  pictures: json<Partial<Record<VerificationPicture, string>>>(),
  submittedAt: time(),
  decidedBy: nullable(int()),
  decidedAt: nullable(time()),
  /** Reason for the customer, besides those for single fields. */
  reason: nullable(text()),
  fields: json<RejectedFields>(),
  /** For operators only. */
  note: nullable(text()),
});
export type Verification = RowOf<typeof verifications>;

/** Data stated by a customer. Phone number in E.164. */
export interface SubmittedFields {
  readonly name: string;
  readonly mobile?: string;
  readonly cardId?: string;
}
