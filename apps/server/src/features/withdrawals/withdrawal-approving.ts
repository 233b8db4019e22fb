import { formatDecimal } from '@truemark/money';
import type { ApprovedBy } from '../../engine/products/reviews/commands.js';
import type { DecideWithdrawal } from '../../engine/products/withdrawals/commands.js';
import type { Withdrawal } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import type { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';

/** Command that approves a withdrawal, by one operator or the second of two, with its audit row. */
export function approveWithdrawalCommand(
  audit: AuditRowBuilder,
  operator: SignedInOperator,
  row: Withdrawal,
  approvedBy: ApprovedBy,
  note: string,
  rows: readonly RowWrite[],
): DecideWithdrawal {
  const trace = audit.row(operator, {
    action: 'approve',
    resource: 'withdrawals',
    resourceId: row.id,
    customerId: row.customerId,
    before: { status: row.status },
    after: { status: 'approved', amount: formatDecimal(row.amount) },
  });
  return {
    kind: 'withdrawal.decide',
    actor: actorOf(operator),
    withdrawalId: row.id,
    decision: 'approved',
    approvedBy,
    reason: null,
    note: note || null,
    rows: [...rows, trace],
  };
}
