import { formatDecimal } from '@truemark/money';
import type { DecideDeposit } from '../../engine/products/deposits/commands.js';
import type { Deposit } from '../../engine/products/deposits/tables/deposit.table.js';
import type { ApprovedBy } from '../../engine/products/reviews/commands.js';
import type { RowWrite } from '../../engine/protocol.js';
import type { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { removal } from '../claims/claims.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';

/** Command that approves a deposit, by one operator or the second of two, with its audit row. */
export function approveDepositCommand(
  audit: AuditRowBuilder,
  operator: SignedInOperator,
  row: Deposit,
  approvedBy: ApprovedBy,
  note: string,
  rows: readonly RowWrite[],
): DecideDeposit {
  const trace = audit.row(operator, {
    action: 'approve',
    resource: 'deposits',
    resourceId: row.id,
    customerId: row.customerId,
    before: { status: row.status },
    after: { status: 'approved', amount: formatDecimal(row.amount) },
  });
  return {
    kind: 'deposit.decide',
    actor: actorOf(operator),
    depositId: row.id,
    decision: 'approved',
    approvedBy,
    reason: null,
    note: note || null,
    rows: [...rows, trace, removal({ kind: 'deposits', subjectId: row.id })],
  };
}
