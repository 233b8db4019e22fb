import type { AssignDeposit } from '../../engine/products/deposits/commands.js';
import type { Deposit } from '../../engine/products/deposits/tables/deposit.table.js';
import type { ApprovedBy } from '../../engine/products/reviews/commands.js';
import type { RowWrite } from '../../engine/protocol.js';
import type { AuditTrail } from '../audit/audit-trail.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';

/** A bank account as the customer of the edit flow reads it. */
export interface AssignedBank extends Readonly<Record<string, string>> {
  readonly bank_name: string;
  readonly name: string;
  readonly account: string;
  readonly swift: string;
  readonly ifsc: string;
  readonly iban: string;
}

/** The command that names a deposit's bank account, by one person or by the second of two, with its trace. */
export function assigning(
  audit: AuditTrail,
  operator: SignedInOperator,
  row: Deposit,
  target: AssignedBank,
  approvedBy: ApprovedBy | null,
  rows: readonly RowWrite[],
): AssignDeposit {
  const trace = audit.row(operator, {
    action: 'assign',
    resource: 'deposits',
    resourceId: row.id,
    customerId: row.customerId,
    after: target,
  });
  return {
    kind: 'deposit.assign',
    actor: actorOf(operator),
    depositId: row.id,
    target,
    approvedBy,
    rows: [...rows, trace],
  };
}
