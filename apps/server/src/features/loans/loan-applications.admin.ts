import { Injectable } from '@nestjs/common';
import { LOAN_FIELD_NAMES, type LoanField } from '@truemark/contracts';
import type { LoanApplicationDetails, LoanApplicationRow } from '@truemark/contracts/admin';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import {
  type LoanApplication,
  loanApplications,
} from '../../engine/products/loans/tables/loan-application.table.js';
import { notFound } from '../../platform/admin/admin-error.js';
import { from, ids, until } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { type ClaimedQueue, IsClaimedQueue } from '../claims/claimed-queue.js';
import { Claims, claimedBy, type Holder } from '../claims/claims.js';
import { customerName } from '../customers/customer-name.js';
import { customerUidFilter, withCustomerSearch } from '../customers/customer-uid-filter.admin.js';
import { statusFilter } from '../desk/status-filter.js';
import { operators } from '../operators/operator.table.js';
import { hasPermission } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { LoanApplications, type LoanFormGiven } from './loan-applications.js';
import { FORM_STATUS_NUMBERS, PROMISE } from './loan-promise.js';

const list: ListDeclaration<LoanApplication> = {
  table: loanApplications,
  sorts: { id: 'id', submitted_at_ms: 'submittedAt' },
  defaultSort: { field: 'submitted_at_ms', descending: false },
  rises: ['submittedAt'],
  filters: {
    id: ids('id'),
    customer_id: ids('customerId'),
    status: statusFilter(FORM_STATUS_NUMBERS, 'status'),
    claimed_by: claimedBy('loan-applications', 'id'),
    q: customerUidFilter,
    from: from('submittedAt'),
    until: until('submittedAt'),
  },
};

/** Fields that allow impersonation: shown only to operators who decide. */
const SECRET: readonly LoanField[] = ['id_number', 'social_security'];
const MASK = '••••';

interface Around {
  readonly people: ReadonlyMap<number, Customer>;
  readonly operator: SignedInOperator;
  readonly names: ReadonlyMap<number, string>;
  readonly holders: ReadonlyMap<number, Holder>;
}

/** Loan forms for operators who decide on them. */
@Injectable()
@IsClaimedQueue()
export class LoanApplicationsAdmin implements ClaimedQueue {
  readonly queue = 'loan-applications';

  constructor(
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly claims: Claims,
    private readonly applications: LoanApplications,
  ) {}

  async page(operator: SignedInOperator, request: ListRequest): Promise<Listed<LoanApplicationRow>> {
    const { rows, first, total } = await listPage(this.reader, withCustomerSearch(operator, list), request);
    return new Listed(await this.toRows(operator, rows), first, total);
  }

  /** With the form data; pictures and identifying fields only for operators who decide. */
  async one(operator: SignedInOperator, id: number): Promise<LoanApplicationDetails> {
    const row = await this.find(id);
    const before = await this.reader.select(
      loanApplications,
      'WHERE customer_id = $1 AND id < $2 ORDER BY id DESC LIMIT 20',
      [row.customerId, id],
    );
    const [shown, ...earlier] = await this.toRows(operator, [row, ...before]);
    const mayLook = hasPermission(operator, 'uploads', 'read');
    return {
      ...(shown as LoanApplicationRow),
      given: inOrder(this.applications.open(row), mayLook),
      pictures: mayLook ? row.pictures : {},
      earlier,
    };
  }

  async waiting(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const found = await rowsIn(this.reader, loanApplications, 'id', ids);
    return new Set(found.filter(({ status }) => status === 'waiting').map(({ id }) => id));
  }

  async customerOf(id: number): Promise<number | null> {
    const [found] = await rowsIn(this.reader, loanApplications, 'id', [id]);
    return found?.customerId ?? null;
  }

  async claim(operator: SignedInOperator, id: number): Promise<LoanApplicationDetails> {
    const { customerId } = await this.find(id);
    const change = { action: 'claim', resource: 'loan-applications', resourceId: id, customerId };
    await this.claims.take(operator, 'loan-applications', id, this.audit.row(operator, change));
    return this.one(operator, id);
  }

  async find(id: number): Promise<LoanApplication> {
    const row = await this.reader.first(loanApplications, 'WHERE id = $1', [id]);
    if (!row) throw notFound('loan form');
    return row;
  }

  private async toRows(
    operator: SignedInOperator,
    rows: readonly LoanApplication[],
  ): Promise<LoanApplicationRow[]> {
    const waiting = rows.filter(({ status }) => status === 'waiting');
    const [theirs, ours, holders] = await Promise.all([
      rowsIn(
        this.reader,
        customers,
        'id',
        rows.map(({ customerId }) => customerId),
      ),
      rowsIn(
        this.reader,
        operators,
        'id',
        rows.flatMap(({ decidedBy }) => decidedBy ?? []),
      ),
      this.claims.holders(
        'loan-applications',
        waiting.map(({ id }) => id),
      ),
    ]);
    const around: Around = {
      operator,
      people: new Map(theirs.map((customer) => [customer.id, customer])),
      names: new Map(ours.map(({ id, name, email }) => [id, name || email])),
      holders,
    };
    return rows.map((row) => answerOf(row, around));
  }
}

/** Fields in the order of the form. */
function inOrder(given: LoanFormGiven, mayLook: boolean): LoanFormGiven {
  const stated = LOAN_FIELD_NAMES.flatMap((field): [string, string][] => {
    const value = given[field];
    if (value === undefined) return [];
    return [[field, mayLook || !SECRET.includes(field) ? value : MASK]];
  });
  return Object.fromEntries(stated);
}

function answerOf(row: LoanApplication, { operator, people, names, holders }: Around): LoanApplicationRow {
  const customer = people.get(row.customerId);
  const holder = holders.get(row.id);
  return {
    id: row.id,
    customer_id: row.customerId,
    uid: customer?.uid ?? '',
    customer_name: customerName(operator, customer),
    account: customer?.email ?? customer?.mobile ?? '',
    lang: customer?.lang ?? 'en',
    status: row.status,
    status_number: FORM_STATUS_NUMBERS[row.status],
    submitted_at_ms: row.submittedAt,
    promised_at_ms: row.submittedAt + PROMISE,
    claimed_by: holder?.operatorId ?? null,
    claimed_by_name: holder?.name ?? null,
    decided_by_name: row.decidedBy === null ? null : (names.get(row.decidedBy) ?? null),
    decided_at_ms: row.decidedAt,
    reason: row.reason,
    fields: row.fields,
    note: row.note,
  };
}
