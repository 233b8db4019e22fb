import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { WithdrawalEvidence as Evidence, WithdrawalFlag } from '@truemark/contracts/admin';
import { ledgerAccounts } from '../../engine/kernel/tables/ledger.table.js';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import { type Withdrawal, withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import {
  type PayoutMethod,
  payoutMethods,
} from '../../engine/products/withdrawals/tables/withdrawal-terms.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { type Approval, approvals } from '../approvals/approval.table.js';
import { type AuditRow, auditLog } from '../audit/audit.table.js';
import { loadCustomerReferences } from '../customers/customer-reference.js';
import { operators } from '../operators/operator.table.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { lifetimeTotal, type Moved } from './lifetime-total.js';
import { WITHDRAWAL_APPROVAL } from './withdrawal.approval.js';

const db = queryBuilder(approvals);

/** Period that counts as recent for a bound method or changed credentials, ms. */
const RECENT_PERIOD = 7 * 24 * 3_600_000;

interface Known {
  readonly customer: Customer;
  readonly method: PayoutMethod | null;
  readonly paidIn: Moved;
  readonly paidOut: Moved;
  /** Other withdrawals to the same address or account, of any customer, latest first. */
  readonly uses: readonly Withdrawal[];
}

/**
 * Evidence for a decision on a withdrawal: the customer, the account history, other uses of the destination, previous
 * decisions.
 */
@Injectable()
export class WithdrawalEvidence {
  constructor(private readonly reader: DatabaseReader) {}

  async of(operator: SignedInOperator, row: Withdrawal): Promise<ExactDecimals<Evidence>> {
    const { customerId } = row;
    const [customer, accounts, method, paidIn, paidOut, uses, decided] = await Promise.all([
      this.reader.first(customers, 'WHERE id = $1', [customerId]),
      this.reader.select(ledgerAccounts, `WHERE owner_id = $1 AND kind = 'change'`, [customerId]),
      this.reader.first(payoutMethods, 'WHERE id = $1', [row.methodId]),
      lifetimeTotal(this.reader, 'in', customerId),
      lifetimeTotal(this.reader, 'out', customerId),
      this.findSameTarget(row),
      this.reader.select(
        auditLog,
        `WHERE customer_id = $1 AND resource = 'withdrawals' AND action IN ('approve', 'reject', 'paid')
         ORDER BY id DESC LIMIT 10`,
        [customerId],
      ),
    ]);
    if (!customer) throw new Error(`withdrawal ${row.id} has no customer`);
    const known = { customer, method, paidIn, paidOut, uses };
    const whose = await loadCustomerReferences(
      this.reader,
      operator,
      uses.map((use) => use.customerId),
    );
    const asked = await this.loadApprovalRequests(decided);
    const people = await rowsIn(this.reader, operators, 'id', [
      ...decided.map(({ operatorId }) => operatorId),
      ...asked.map(({ makerId }) => makerId),
    ]);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const asker = (number: string): string | null => {
      const request = asked.find(({ subject }) => subject === number);
      const found = people.find(({ id }) => id === request?.makerId);
      return found ? found.name || found.email : null;
    };
    const partOf = (part: 'free' | 'held') => accounts.find((each) => each.part === part)?.balance ?? 0n;
    return {
      name: customer.name,
      account: customer.email ?? customer.mobile ?? '',
      level: customer.reviewStatus === 2 ? 'senior' : customer.isReal ? 'junior' : 'none',
      since_ms: customer.createdAt,
      free: partOf('free'),
      held: partOf('held'),
      paid_in: paidIn.sum,
      paid_in_count: paidIn.count,
      paid_out: paidOut.sum,
      paid_out_count: paidOut.count,
      bound_at_ms: method?.boundAt ?? null,
      payouts_from_ms: customer.payoutsFrom,
      flags: flagsOf(row, known),
      uses: uses.map((use) => ({
        id: use.id,
        ...whose(use.customerId),
        number: use.amount,
        status: use.status,
        created_at_ms: use.createdAt,
      })),
      decisions: decided.map(({ resourceId, action, operatorId, operatorEmail, at, reason }) => ({
        id: Number(resourceId),
        action,
        operator: operatorEmail,
        operator_name: names.get(operatorId) ?? '',
        at_ms: at,
        reason,
        asked_by: action === 'approve' ? asker(resourceId) : null,
      })),
    };
  }

  /** Requests by which a second operator was asked for the approved ones. */
  private async loadApprovalRequests(decided: readonly AuditRow[]): Promise<Approval[]> {
    const numbers = decided.filter(({ action }) => action === 'approve').map(({ resourceId }) => resourceId);
    if (numbers.length === 0) return [];
    return this.reader.rows(
      approvals,
      db
        .selectFrom('approvals')
        .selectAll()
        .where('kind', '=', WITHDRAWAL_APPROVAL)
        .where('state', '=', 'approved')
        .where('subject', 'in', numbers),
    );
  }

  private findSameTarget({ id }: Withdrawal): Promise<Withdrawal[]> {
    return this.reader.select(
      withdrawals,
      `WHERE substr(target, 1, 300) = (SELECT substr(target, 1, 300) FROM withdrawals WHERE id = $1)
         AND target = (SELECT target FROM withdrawals WHERE id = $1) AND id <> $1
       ORDER BY id DESC LIMIT 20`,
      [id],
    );
  }
}

/** Points that a reviewer should check first. */
function flagsOf(row: Withdrawal, { customer, method, paidIn, paidOut, uses }: Known): WithdrawalFlag[] {
  const isGone = row.status === 'approved' || row.status === 'paid';
  const out = paidOut.sum + (isGone ? 0n : row.amount);
  const since = row.createdAt - RECENT_PERIOD;
  const raised: Readonly<Record<WithdrawalFlag, boolean>> = {
    shared_target: uses.some(({ customerId }) => customerId !== row.customerId),
    credentials: customer.payoutsFrom !== null && customer.payoutsFrom > since,
    new_target: method !== null && method.boundAt > since,
    first: paidOut.count === (isGone ? 1 : 0),
    more_than_paid_in: out > paidIn.sum,
    not_certified: !customer.isReal,
    blocked: Object.keys(customer.blocked).length > 0,
  };
  return (Object.keys(raised) as WithdrawalFlag[]).filter((flag) => raised[flag]);
}
