import type { VerificationField } from '@truemark/contracts';
import type { RowWrite } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import type { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { removal } from '../claims/claims.js';
import type { RejectionWords } from '../desk/objections.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { type Decision, type Verification, verifications } from './verification.table.js';

/** Rows of a decision on a waiting submission: the submission, its audit row, and the end of its claim. */
export function decidedSubmission(
  audit: AuditRowBuilder,
  by: SignedInOperator,
  { id, customerId, level }: Verification,
  status: Decision,
  { reason, fields, note: said }: RejectionWords<VerificationField>,
): RowWrite[] {
  const decided = {
    ...{ status, decidedBy: by.id, decidedAt: wallClock.now() },
    ...{ reason: reason || null, fields, note: said || null },
  };
  const trace = audit.row(by, {
    action: status === 'approved' ? 'approve' : 'reject',
    resource: 'verifications',
    resourceId: id,
    customerId,
    before: { status: 'waiting' },
    after: { status, level, customer_id: customerId, fields },
    ...(reason && { reason }),
  });
  const patch = { op: 'patch', table: verifications.name, row: { id, ...decided } } as const;
  return [patch, trace, removal({ kind: 'verifications', subjectId: id })];
}
