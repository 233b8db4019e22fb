import { Injectable } from '@nestjs/common';
import type { VerificationRow, WholeVerification } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import { notFound } from '../../platform/admin/admin-error.js';
import { ids, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wallClock } from '../../platform/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { ofCustomer } from '../customers/of-customer.admin.js';
import { operators } from '../operators/operator.table.js';
import { may } from '../operators/role-matrix.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { checkClaimable, claimHolder } from './claims.js';
import { FIELDS } from './standing.js';
import { Submissions } from './submissions.js';
import { type Verification, verifications } from './verification.table.js';
import { VerificationMutex } from './verification-mutex.js';

const list: ListDeclaration<Verification> = {
  table: verifications,
  sorts: { id: 'id', submitted_at_ms: 'submittedAt' },
  defaultSort: { field: 'submitted_at_ms', descending: false },
  rises: ['submittedAt'],
  filters: {
    id: ids('id'),
    customer_id: ids('customerId'),
    status: words('status'),
    level: words('level'),
    q: ofCustomer,
  },
};

type People = { readonly customers: Map<number, Customer>; readonly operators: Map<number, string> };

/** Submissions as those who review them see them: who works on which, and what was decided. */
@Injectable()
export class VerificationsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
    private readonly audit: AuditTrail,
    private readonly submissions: Submissions,
    private readonly mutex: VerificationMutex,
  ) {}

  async page(request: ListRequest): Promise<Listed<VerificationRow>> {
    const found = await listPage(this.reader, list, request);
    const people = await this.peopleOf(found.rows);
    return found.map((row) => rowOf(row, people));
  }

  /** With what was stated, for those who decide on it; a number of a document is shown to nobody else. */
  async one(operator: SignedInOperator, id: number): Promise<WholeVerification> {
    const row = await this.submissions.find(id);
    if (!row) throw notFound('submission');
    const earlier = (await this.submissions.history(row.customerId)).filter((each) => each.id < id);
    const people = await this.peopleOf([row, ...earlier]);
    const mayLook = may(operator.role, 'uploads', 'read');
    const { name, mobile = null, cardId = null } = this.submissions.open(row);
    return {
      ...rowOf(row, people),
      form: FIELDS[row.level],
      name,
      mobile,
      card_id: mayLook ? cardId : cardId && '••••',
      pictures: mayLook ? row.pictures : {},
      earlier: earlier.map((each) => rowOf(each, people)),
    };
  }

  /** Nobody else decides on it for a quarter of an hour; claiming again lengthens that. */
  claim(operator: SignedInOperator, id: number): Promise<WholeVerification> {
    return this.mutex.runExclusive(async () => {
      const row = await this.submissions.find(id);
      if (!row) throw notFound('submission');
      const now = wallClock.now();
      const { operators: names } = await this.peopleOf([row]);
      checkClaimable(row, operator.id, now, names);
      const isNew = claimHolder(row, now) !== operator.id;
      const change = { id, claimedBy: operator.id, claimedAt: now };
      const { customerId } = row;
      const trace = { action: 'claim', resource: 'verifications', resourceId: id, customerId };
      unwrap(
        await this.engine.submit({
          kind: 'rows.record',
          actor: actorOf(operator),
          rows: [
            { op: 'patch', table: verifications.name, row: change },
            ...(isNew ? [this.audit.row(operator, trace)] : []),
          ],
        }),
      );
      return this.one(operator, id);
    });
  }

  private async peopleOf(rows: readonly Verification[]): Promise<People> {
    const customerIds = rows.map(({ customerId }) => customerId);
    const operatorIds = rows
      .flatMap(({ claimedBy, decidedBy }) => [claimedBy, decidedBy])
      .filter((id) => id !== null);
    const [theirs, ours] = await Promise.all([
      rowsIn(this.reader, customers, 'id', customerIds),
      rowsIn(this.reader, operators, 'id', operatorIds),
    ]);
    return {
      customers: new Map(theirs.map((customer) => [customer.id, customer])),
      operators: new Map(ours.map(({ id, name, email }) => [id, name || email])),
    };
  }
}

function rowOf(row: Verification, people: People) {
  const customer = people.customers.get(row.customerId);
  const holder = row.status === 'waiting' ? claimHolder(row, wallClock.now()) : null;
  return {
    id: row.id,
    customer_id: row.customerId,
    uid: customer?.uid ?? '',
    account: customer?.email ?? customer?.mobile ?? '',
    lang: customer?.lang ?? 'en',
    level: row.level,
    status: row.status,
    submitted_at_ms: row.submittedAt,
    claimed_by: holder,
    claimed_by_name: holder === null ? null : (people.operators.get(holder) ?? null),
    claimed_at_ms: holder === null ? null : row.claimedAt,
    decided_by_name: row.decidedBy === null ? null : (people.operators.get(row.decidedBy) ?? null),
    decided_at_ms: row.decidedAt,
    reason: row.reason,
    fields: row.fields,
    note: row.note,
  };
}
