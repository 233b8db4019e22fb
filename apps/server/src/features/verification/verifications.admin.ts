import { Injectable } from '@nestjs/common';
import type { VerificationDetails, VerificationRow } from '@truemark/contracts/admin';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { ids, words } from '../../platform/admin/filters.js';
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
import { operators } from '../operators/operator.table.js';
import { hasPermission } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { type Revocation, Revocations } from './revocations.js';
import { FIELDS } from './standing.js';
import { SubmissionEvidence } from './submission-evidence.admin.js';
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
    claimed_by: claimedBy('verifications', 'id'),
    q: customerUidFilter,
  },
};

interface People {
  readonly operator: SignedInOperator;
  readonly customers: Map<number, Customer>;
  readonly deciders: Map<number, string>;
  readonly holders: Map<number, Holder>;
  readonly revoked: ReadonlyMap<number, Revocation>;
}

/** Submissions for reviewers, with claims and decisions. */
@Injectable()
@IsClaimedQueue()
export class VerificationsAdmin implements ClaimedQueue {
  readonly queue = 'verifications';

  constructor(
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly claims: Claims,
    private readonly submissions: Submissions,
    private readonly mutex: VerificationMutex,
    private readonly evidence: SubmissionEvidence,
    private readonly revocations: Revocations,
  ) {}

  async page(operator: SignedInOperator, request: ListRequest): Promise<Listed<VerificationRow>> {
    const found = await listPage(this.reader, withCustomerSearch(operator, list), request);
    const people = await this.peopleOf(operator, found.rows);
    return found.map((row) => this.rowOf(row, people));
  }

  /** With the submitted data for operators who decide; document numbers are shown to nobody else. */
  async one(operator: SignedInOperator, id: number): Promise<VerificationDetails> {
    const row = await this.submissions.find(id);
    if (!row) throw notFound('submission');
    const earlier = (await this.submissions.history(row.customerId)).filter((each) => each.id < id);
    const people = await this.peopleOf(operator, [row, ...earlier]);
    const mayLook = hasPermission(operator, 'uploads', 'read');
    const former = earlier.find(({ level, status }) => level === row.level && status === 'rejected');
    return {
      ...this.rowOf(row, people),
      form: FIELDS[row.level],
      ...this.statedFieldsOf(row, mayLook),
      former: former
        ? {
            ...this.rowOf(former, people),
            ...this.statedFieldsOf(former, mayLook),
            unchanged: await this.evidence.unchanged(row, former),
          }
        : null,
      shared_pictures: await this.evidence.shared(operator, row),
      earlier: earlier.map((each) => this.rowOf(each, people)),
    };
  }

  private statedFieldsOf(row: Verification, mayLook: boolean) {
    const { mobile = null, cardId = null } = this.submissions.open(row);
    const pictures = mayLook ? row.pictures : {};
    return { mobile, card_id: mayLook ? cardId : cardId && '••••', pictures };
  }

  async waiting(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const found = await rowsIn(this.reader, verifications, 'id', ids);
    return new Set(found.filter(({ status }) => status === 'waiting').map(({ id }) => id));
  }

  async customerOf(id: number): Promise<number | null> {
    const [found] = await rowsIn(this.reader, verifications, 'id', [id]);
    return found?.customerId ?? null;
  }

  /** Claims it for a quarter of an hour, during which nobody else can decide; repeating it extends the claim. */
  claim(operator: SignedInOperator, id: number): Promise<VerificationDetails> {
    return this.mutex.runExclusive(async () => {
      const row = await this.submissions.find(id);
      if (!row) throw notFound('submission');
      if (row.status !== 'waiting') throw conflict('verification.decided', 'This has already been decided.');
      const { customerId } = row;
      const change = { action: 'claim', resource: 'verifications', resourceId: id, customerId };
      await this.claims.take(operator, 'verifications', id, this.audit.row(operator, change));
      return this.one(operator, id);
    });
  }

  private async peopleOf(operator: SignedInOperator, rows: readonly Verification[]): Promise<People> {
    const customerIds = rows.map(({ customerId }) => customerId);
    const operatorIds = rows.map(({ decidedBy }) => decidedBy).filter((id) => id !== null);
    const waiting = rows.filter(({ status }) => status === 'waiting').map(({ id }) => id);
    const [theirs, ours, holders] = await Promise.all([
      rowsIn(this.reader, customers, 'id', customerIds),
      rowsIn(this.reader, operators, 'id', operatorIds),
      this.claims.holders('verifications', waiting),
    ]);
    const byId = new Map(theirs.map((customer) => [customer.id, customer]));
    const papers = rows.map((row) => ({ ...row, uid: byId.get(row.customerId)?.uid ?? '' }));
    return {
      operator,
      customers: byId,
      holders,
      revoked: await this.revocations.of(papers),
      deciders: new Map(ours.map(({ id, name, email }) => [id, name || email])),
    };
  }

  private rowOf(row: Verification, people: People) {
    const customer = people.customers.get(row.customerId);
    const holder = people.holders.get(row.id);
    const revoked = people.revoked.get(row.id);
    return {
      id: row.id,
      customer_id: row.customerId,
      uid: customer?.uid ?? '',
      customer_name: customerName(people.operator, customer),
      account: customer?.email ?? customer?.mobile ?? '',
      name: this.submissions.open(row).name,
      lang: customer?.lang ?? 'en',
      level: row.level,
      status: row.status,
      submitted_at_ms: row.submittedAt,
      claimed_by: holder?.operatorId ?? null,
      claimed_by_name: holder?.name ?? null,
      claimed_at_ms: holder?.since ?? null,
      decided_by_name: row.decidedBy === null ? null : (people.deciders.get(row.decidedBy) ?? null),
      decided_at_ms: row.decidedAt,
      reason: row.reason,
      fields: row.fields,
      note: row.note,
      revoked_at_ms: revoked?.at ?? null,
      revoked_by_name: revoked?.by ?? null,
      revoked_asked_by: revoked?.askedBy ?? null,
      revoked_reason: revoked?.reason ?? null,
    };
  }
}
