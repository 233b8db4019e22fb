import { Injectable } from '@nestjs/common';
import type { IdentityRevocation } from '@truemark/contracts/admin';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { PendingApproval } from '../../platform/admin/pending-approval.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { Approvals } from '../approvals/approvals.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { decidedSubmission } from './decided-submission.js';
import { DecisionMessage } from './decision-message.js';
import { IDENTITY_REVOCATION } from './revocations.js';
import { Submissions } from './submissions.js';
import type { Verification } from './verification.table.js';
import { VerificationMutex } from './verification-mutex.js';

/**
 * Revokes a verification level of a customer; the form reopens, and the customer is told the reason. A senior submission
 * that waits is rejected with the junior level, for the same reason.
 */
@Injectable()
@NeedsApproval()
export class IdentityRevocationApproval implements ApprovalKind {
  readonly name = IDENTITY_REVOCATION;
  readonly label = 'Revocation of an identity';
  readonly deciders = ['owner', 'operator'] as const;

  constructor(
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly message: DecisionMessage,
    private readonly approvals: Approvals,
    private readonly submissions: Submissions,
    private readonly mutex: VerificationMutex,
  ) {}

  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    return this.mutex.runExclusive(work);
  }

  async request(
    operator: SignedInOperator,
    id: number,
    { level, reason }: IdentityRevocation,
  ): Promise<PendingApproval> {
    const { uid } = await this.find(id);
    const payload = { customer_id: id, level };
    const request = await this.approvals.request(operator, {
      kind: this.name,
      subject: uid,
      payload,
      reason,
    });
    return new PendingApproval({ request_id: request.id, approval_id: request.id });
  }

  customerOf({ payload }: ApprovalInput): number {
    return Number(payload.customer_id);
  }

  async preview(asked: ApprovalInput): Promise<Preview> {
    const before = standingOf(await this.find(this.customerOf(asked)));
    if (!before[levelOf(asked)]) {
      throw conflict('customers.not_certified', 'This customer does not have this level of identity.');
    }
    return { before, after: levelsAfter(before, asked) };
  }

  async prepare(asked: ApprovalInput, decider: SignedInOperator): Promise<Execution> {
    const customerId = this.customerOf(asked);
    const before = standingOf(await this.find(customerId));
    const after = levelsAfter(before, asked);
    const trace = this.audit.row(decider, {
      action: 'revoke identity',
      resource: 'customers',
      resourceId: customerId,
      customerId,
      before,
      after,
      reason: asked.reason,
    });
    const told = await this.message.revoked(customerId, levelOf(asked), asked.reason);
    const waiting = after.junior ? null : await this.waitingSenior(customerId);
    const said = { reason: asked.reason, fields: {}, note: '' };
    const rejected = waiting ? decidedSubmission(this.audit, decider, waiting, 'rejected', said) : [];
    const change = { isReal: after.junior, ...((before.senior || waiting) && { reviewStatus: 0 }) };
    const command = { kind: 'customer.change', actor: actorOf(decider), customerId, change } as const;
    return { command: { ...command, rows: [told, trace, ...rejected] } };
  }

  private async waitingSenior(customerId: number): Promise<Verification | null> {
    const last = await this.submissions.last(customerId, 'senior');
    return last?.status === 'waiting' ? last : null;
  }

  private async find(id: number): Promise<Customer> {
    const found = await this.reader.first(customers, 'WHERE id = $1', [id]);
    if (!found) throw notFound('customer');
    return found;
  }
}

type Standing = Readonly<Record<IdentityRevocation['level'], boolean>>;

const levelOf = ({ payload }: ApprovalInput): IdentityRevocation['level'] =>
  payload.level === 'senior' ? 'senior' : 'junior';

const standingOf = ({ isReal, reviewStatus }: Customer): Standing => ({
  junior: isReal,
  senior: reviewStatus === 2,
});

/** The senior level requires the junior one, and is revoked with it. */
const levelsAfter = ({ junior }: Standing, asked: ApprovalInput): Standing => ({
  junior: levelOf(asked) === 'senior' && junior,
  senior: false,
});
