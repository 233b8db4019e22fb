import type { AssignDeposit } from '../../engine/products/deposits/commands.js';
import type { Deposit } from '../../engine/products/deposits/tables/deposit.table.js';
import type { ApprovedBy } from '../../engine/products/reviews/commands.js';
import type { RowWrite } from '../../engine/protocol.js';
import type { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';

/** Bank account as shown to the customer in the edit flow. */
export interface AssignedBank extends Readonly<Record<string, string>> {
  readonly bank_name: string;
  readonly name: string;
  readonly account: string;
  readonly swift: string;
  readonly ifsc: string;
  readonly iban: string;
}

/** Command that assigns a bank account to a deposit, by one operator or the second of two, with its audit row. */
export function assignBankCommand(
  audit: AuditRowBuilder,
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
