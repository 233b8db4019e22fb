import { Injectable } from '@nestjs/common';
import type { RowWrite } from '../../engine/protocol.js';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import { auditLog } from '../audit/audit.table.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import type { Approval } from './approval.table.js';
import type { ApprovalKind } from './approval-kind.js';

/** Approved rows, with the requester added to the audit rows among them. */
export const withRequester = (rows: readonly RowWrite[], makerId: number): RowWrite[] =>
  rows.map((write) => {
    if (write.op !== 'insert' || write.table !== auditLog.name) return write;
    const { after } = write.row as { readonly after?: string | null };
    // After a deletion there is no state to annotate.
    if (!after) return write;
    const state: unknown = JSON.parse(after);
    if (state === null || typeof state !== 'object' || Array.isArray(state)) return write;
    return { ...write, row: { ...write.row, after: stringifyWire({ ...state, asked_for_by: makerId }) } };
  });

/** Audit log rows of requests and their outcomes. */
@Injectable()
export class ApprovalAuditRows {
  constructor(private readonly audit: AuditRowBuilder) {}

  /** Audit row. Request and approval show the change, the others only the outcome. */
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
