import { Injectable } from '@nestjs/common';
import { drawTypeNumbers, type ExactDecimals } from '@truemark/contracts';
import { referenceSpellings, type WithdrawalDetails, type WithdrawalRow } from '@truemark/contracts/admin';
import { type Expression, type SqlBool, sql } from 'kysely';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { OWNER_COLUMNS } from '../../engine/products/customers/tables/display-name.js';
import { type Withdrawal, withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { invalid, notFound } from '../../platform/admin/admin-error.js';
import { from, ids, until, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOfRowsIn, rowsIn } from '../../platform/database/rows-in.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { type ClaimedQueue, IsClaimedQueue } from '../claims/claimed-queue.js';
import { Claims, type Holder } from '../claims/claims.js';
import { customerName } from '../customers/customer-name.js';
import { customerUidFilter, withCustomerSearch } from '../customers/customer-uid-filter.admin.js';
import { Deciders } from '../desk/deciders.js';
import { SecondPersonNotes } from '../desk/second-person-notes.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { Settings } from '../settings/settings.js';
import { isEstimate } from '../wallet/coin-prices.js';
import { sharedTargets } from './shared-targets.js';
import { WITHDRAWAL_APPROVAL } from './withdrawal.approval.js';
import { WithdrawalEvidence } from './withdrawal-evidence.js';

/** Every filter and sort order has an index. */
export const withdrawalList: ListDeclaration<Withdrawal> = {
  table: withdrawals,
  sorts: { id: 'id', created_at_ms: 'createdAt' },
  defaultSort: { field: 'created_at_ms', descending: false },
  rises: ['createdAt'],
  filters: {
    id: ids('id'),
    customer_id: ids('customerId'),
    status: words('status'),
    way: words('way'),
    code: words('code'),
    waits_for: waitsFor,
    reference: (value, columns) => words('reference')(referenceSpellings(String(value)), columns),
    q: customerUidFilter,
    from: from('createdAt'),
    until: until('createdAt'),
  },
};

/** Waits for an operator. */
export const WAITS_FOR_OPERATOR = sql<SqlBool>`status in ('pending', 'approved')`;

/** `decision`: waits for a decision; `payment`: approved and not sent yet; `operator`: either. */
const WAITING_CONDITIONS: Readonly<Record<string, Expression<SqlBool>>> = {
  decision: sql`status = 'pending'`,
  payment: sql`status = 'approved'`,
  operator: WAITS_FOR_OPERATOR,
};

function waitsFor(value: unknown): Expression<SqlBool> {
  const condition = Object.hasOwn(WAITING_CONDITIONS, String(value))
    ? WAITING_CONDITIONS[String(value)]
    : undefined;
  if (condition === undefined) throw invalid({ 'filter.waits_for': 'Not understood.' });
  return condition;
}

/** Withdrawals for operators who pay them. */
@Injectable()
@IsClaimedQueue()
export class WithdrawalsAdmin implements ClaimedQueue {
  readonly queue = 'withdrawals';

  constructor(
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly claims: Claims,
    private readonly notes: SecondPersonNotes,
    private readonly settings: Settings,
    private readonly evidence: WithdrawalEvidence,
    private readonly deciders: Deciders,
  ) {}

  async page(
    operator: SignedInOperator,
    request: ListRequest,
  ): Promise<Listed<ExactDecimals<WithdrawalRow>>> {
    const { rows, first, total } = await listPage(
      this.reader,
      withCustomerSearch(operator, withdrawalList),
      request,
    );
    return new Listed(await this.answers(operator, rows), first, total);
  }

  async one(operator: SignedInOperator, id: number): Promise<ExactDecimals<WithdrawalDetails>> {
    const row = await this.find(id);
    const [[answer], evidence, customer] = await Promise.all([
      this.answers(operator, [row]),
      this.evidence.of(operator, row),
      this.reader.first(customers, 'WHERE id = $1', [row.customerId]),
    ]);
    return {
      ...(answer as ExactDecimals<WithdrawalRow>),
      currency: this.settings.text('currency'),
      lang: customer?.lang ?? 'en',
      evidence,
    };
  }

  async waiting(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const found = await rowsIn(this.reader, withdrawals, 'id', ids);
    return new Set(
      found.filter(({ status }) => status === 'pending' || status === 'approved').map(({ id }) => id),
    );
  }

  async customerOf(id: number): Promise<number | null> {
    const [found] = await rowsIn(this.reader, withdrawals, 'id', [id]);
    return found?.customerId ?? null;
  }

  async claim(operator: SignedInOperator, id: number): Promise<ExactDecimals<WithdrawalDetails>> {
    const { customerId } = await this.find(id);
    const change = { action: 'claim', resource: 'withdrawals', resourceId: id, customerId };
    await this.claims.take(operator, 'withdrawals', id, this.audit.row(operator, change));
    return this.one(operator, id);
  }

  async find(id: number): Promise<Withdrawal> {
    const row = await this.reader.first(withdrawals, 'WHERE id = $1', [id]);
    if (!row) throw notFound('withdrawal');
    return row;
  }

  private async answers(
    operator: SignedInOperator,
    rows: readonly Withdrawal[],
  ): Promise<ExactDecimals<WithdrawalRow>[]> {
    const owners = rows.map(({ customerId }) => customerId);
    const unsent = rows.filter(({ status }) => status === 'pending' || status === 'approved');
    const pending = rows.filter(({ status }) => status === 'pending');
    const ended = rows.filter(({ status }) => status !== 'pending');
    const sums = pending.map((row) => ({ ...row, queue: 'withdrawal' as const }));
    const numbers = (of: readonly Withdrawal[]): number[] => of.map(({ id }) => id);
    const [people, holders, noteOf, decided, shared] = await Promise.all([
      columnsOfRowsIn(this.reader, customers, 'id', owners, OWNER_COLUMNS),
      this.claims.holders('withdrawals', numbers(unsent)),
      this.notes.of(operator, WITHDRAWAL_APPROVAL, sums),
      this.deciders.of('withdrawals', numbers(ended)),
      sharedTargets(this.reader, unsent),
    ]);
    const ownerOf = new Map(people.map((owner) => [owner.id, owner]));
    return rows.map((row) => ({
      ...answerOf(row, holders.get(row.id)),
      uid: ownerOf.get(row.customerId)?.uid ?? '',
      customer_name: customerName(operator, ownerOf.get(row.customerId)),
      is_target_shared: shared.has(row.id),
      decided_by_name: decided.get(row.id)?.by ?? null,
      ...noteOf(row.id),
    }));
  }
}

function answerOf(row: Withdrawal, holder: Holder | undefined) {
  return {
    id: row.id,
    customer_id: row.customerId,
    number: row.amount,
    fee: row.fee,
    real_number: row.received,
    type: drawTypeNumbers[row.way],
    way: row.way,
    code: row.code,
    protocol: row.protocol,
    status: row.status,
    target: row.target,
    usd_price: row.coinPrice,
    price_source: row.priceSource,
    coin_number: row.coins,
    is_estimate: isEstimate(row),
    memo: row.remark,
    reason: row.reason,
    note: row.note,
    reference: row.reference,
    created_at_ms: row.createdAt,
    decided_at_ms: row.decidedAt,
    paid_at_ms: row.paidAt,
    claimed_by: holder?.operatorId ?? null,
    claimed_by_name: holder?.name ?? null,
  };
}
