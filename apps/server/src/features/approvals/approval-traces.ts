import { Injectable } from '@nestjs/common';
import type { RowWrite } from '../../engine/protocol.js';
import { AuditTrail } from '../audit/audit-trail.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import type { Approval } from './approval.table.js';
import type { ApprovalKind } from './approval-kind.js';

/** What the log says of requests and of what became of them. */
@Injectable()
export class ApprovalTraces {
  constructor(private readonly audit: AuditTrail) {}

  /** A request and its approval show what they change, the others only what became of the request. */
  row(
    kind: ApprovalKind,
    operator: SignedInOperator,
    row: Approval,
    action: string,
    state: Approval['state'],
    reason = '',
  ): RowWrite {
    const { id, subject, before, after } = row;
    const isNew = action === 'request';
    const shows = isNew || state === 'approved';
    const customerId = kind.customerOf?.(row);
    const what = `${kind.name} ${subject}`;
    return this.audit.row(operator, {
      action,
      resource: 'approvals',
      resourceId: id,
      ...(customerId !== undefined && { customerId }),
      before: { ...(!isNew && { state: 'waiting' }), ...(shows && { [what]: before }) },
      after: { state, ...(shows ? { [what]: after } : { of: what }) },
      ...(reason && { reason }),
    });
  }
}
