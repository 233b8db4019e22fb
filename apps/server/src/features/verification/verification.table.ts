import type { RejectedFields, VerificationPicture } from '@truemark/contracts';
import { int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

export type Level = 'junior' | 'senior';
export type Decision = 'approved' | 'rejected';

/** One submission of one level, kept for ever with what was decided on it. */
export const verifications = table('verifications', ['id'], {
  id: int(),
  customerId: int(),
  level: text<Level>(),
  status: text<'waiting' | Decision>(),
  /** `SubmittedFields` as JSON, sealed. */
  given: text(),
  /** Ids of uploads. */
  pictures: json<Partial<Record<VerificationPicture, string>>>(),
  submittedAt: time(),
  decidedBy: nullable(int()),
  decidedAt: nullable(time()),
  /** What the customer reads beside the reasons of single fields. */
  reason: nullable(text()),
  fields: json<RejectedFields>(),
  /** For operators only. */
  note: nullable(text()),
});
export type Verification = RowOf<typeof verifications>;

/** What a customer stated. Phone number in E.164. */
export interface SubmittedFields {
  readonly name: string;
  readonly mobile?: string;
  readonly cardId?: string;
}
