import { wholeNumber } from '@truemark/contracts/admin';
import { dueTimeOf } from '@truemark/domain';
import { type Expression, type SqlBool, sql } from 'kysely';
import { type Loan, loans } from '../../engine/products/loans/tables/loan.table.js';
import { invalid } from '../../platform/admin/admin-error.js';
import { type Filter, from, ids, until } from '../../platform/admin/filters.js';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import { condition } from '../../platform/database/queries.js';
import { claimedBy } from '../claims/claims.js';
import { customerUidFilter } from '../customers/customer-uid-filter.admin.js';
import { statusFilter } from '../desk/status-filter.js';
import { LOAN_STATUS_NUMBERS } from './loan-view.js';

/** Waits for an operator. */
export const WAITS_FOR_OPERATOR = sql<SqlBool>`status in ('review', 'checking')`;

/** `decision`: waits for a decision on the loan; `repayment`: on a repayment proof; `operator`: either. */
const WAITS: Readonly<Record<string, Expression<SqlBool>>> = {
  decision: sql`status = 'review'`,
  repayment: sql`status = 'checking'`,
  operator: WAITS_FOR_OPERATOR,
};
const UNPAID = sql<SqlBool>`status in ('active', 'checking')`;
const days = wholeNumber(1, 100_000);

function waitsFor(value: unknown): Expression<SqlBool> {
  const found = Object.hasOwn(WAITS, String(value)) ? WAITS[String(value)] : undefined;
  if (found === undefined) throw invalid({ 'filter.waits_for': 'Not understood.' });
  return found;
}

/** Filter: at least (`<=`) or at most (`>=`) so many days past the due time. `now`: market clock. */
const overdueFilter =
  (name: string, operator: '<=' | '>=', now: () => number): Filter<'dueAt'> =>
  (value, { dueAt }) => {
    const parsed = days.safeParse(value);
    if (!parsed.success) throw invalid({ [`filter.${name}`]: 'Not understood.' });
    const isLate = condition(dueAt, '<=', dueTimeOf(1, now()));
    return condition.and([UNPAID, isLate, condition(dueAt, operator, dueTimeOf(parsed.data, now()))]);
  };

/** Every sort order has an index. */
export const loanList = (now: () => number): ListDeclaration<Loan> => ({
  table: loans,
  sorts: { id: 'id', created_at_ms: 'createdAt', due_at_ms: 'dueAt' },
  defaultSort: { field: 'created_at_ms', descending: false },
  rises: ['createdAt'],
  filters: {
    id: ids('id'),
    customer_id: ids('customerId'),
    product_id: ids('productId'),
    status: statusFilter(LOAN_STATUS_NUMBERS, 'status'),
    waits_for: waitsFor,
    claimed_by: claimedBy('loans', 'id'),
    days_late_from: overdueFilter('days_late_from', '<=', now),
    days_late_to: overdueFilter('days_late_to', '>=', now),
    q: customerUidFilter,
    from: from('createdAt'),
    until: until('createdAt'),
    due_from: from('dueAt'),
    due_until: until('dueAt'),
  },
});
