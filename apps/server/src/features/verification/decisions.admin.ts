import { Injectable } from '@nestjs/common';
import { REASONS_OF, type VerificationField } from '@truemark/contracts';
import type { Certification, Rejection, Verdict } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import { conflict, invalid, notFound } from '../../platform/admin/admin-error.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { Claims } from '../claims/claims.js';
import { isList, objectionsOf, type RejectionWords } from '../desk/objections.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { decidedSubmission } from './decided-submission.js';
import { DecisionMessage } from './decision-message.js';
import { FIELDS } from './standing.js';
import { Submissions } from './submissions.js';
import type { Decision, Verification } from './verification.table.js';
import { VerificationMutex } from './verification-mutex.js';

/** Decides on a submission, with the customer's row, the message and the audit row in one commit. */
@Injectable()
export class DecisionsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly claims: Claims,
    private readonly message: DecisionMessage,
    private readonly submissions: Submissions,
    private readonly mutex: VerificationMutex,
  ) {}

  approve(operator: SignedInOperator, id: number, given: Certification): Promise<Verdict> {
    return this.mutex.runExclusive(async () => {
      const row = await this.findClaimed(operator, id);
      if (row.level === 'senior') await this.requireJunior(row.customerId);
      const { name } = this.submissions.open(row);
      const change = row.level === 'junior' ? { isReal: true, name } : { reviewStatus: 2 };
      const message = await this.message.approved(row.customerId, row.level);
      return this.decide(operator, row, 'approved', change, message, { ...given, reason: '', fields: {} });
    });
  }

  reject(operator: SignedInOperator, id: number, given: Rejection): Promise<Verdict> {
    return this.mutex.runExclusive(async () => {
      const row = await this.findClaimed(operator, id);
      const fields = objectionsOf(given);
      const foreign = Object.keys(fields).find((field) => !FIELDS[row.level].includes(field as never));
      if (foreign) throw invalid({ [`fields.${foreign}`]: 'The form has no such field.' });
      const unfit = Object.entries(isList(given.fields) ? {} : given.fields).find(
        ([field, why]) => !REASONS_OF[field as VerificationField].includes(why),
      );
      if (unfit) throw invalid({ [`fields.${unfit[0]}`]: 'This reason does not fit the field.' });
      if (given.reason === '' && Object.keys(fields).length === 0) {
        throw invalid({ reason: 'The customer reads this: please enter a reason, or mark a field.' });
      }
      const message = await this.message.rejected(row.customerId, row.level, given.reason, fields);
      const change = row.level === 'junior' ? {} : { reviewStatus: 0 };
      return this.decide(operator, row, 'rejected', change, message, { ...given, fields });
    });
  }

  private async findClaimed(operator: SignedInOperator, id: number): Promise<Verification> {
    const row = await this.claims.held(operator, 'verifications', id, {
      find: () => this.submissions.find(id),
      waits: (found) => found?.status === 'waiting',
    });
    if (!row) throw notFound('submission');
    if (row.status !== 'waiting') throw conflict('verification.decided', 'This has already been decided.');
    return row;
  }

  /** The junior level may have been revoked by a former version, which left the senior submission waiting. */
  private async requireJunior(customerId: number): Promise<void> {
    const customer = await this.reader.first(customers, 'WHERE id = $1', [customerId]);
    if (customer?.isReal) return;
    throw conflict(
      'verification.junior_first',
      'The junior verification was revoked: reject this one, so that the customer can start again.',
    );
  }

  private async decide(
    operator: SignedInOperator,
    row: Verification,
    status: Decision,
    change: Partial<Pick<Customer, 'isReal' | 'name' | 'reviewStatus'>>,
    message: Awaited<ReturnType<DecisionMessage['approved']>>,
    said: RejectionWords<VerificationField>,
  ): Promise<Verdict> {
    const { id, customerId } = row;
    const rows = [message, ...decidedSubmission(this.audit, operator, row, status, said)];
    const command = { kind: 'customer.change', actor: actorOf(operator), customerId, change } as const;
    unwrap(await this.engine.submit({ ...command, rows }));
    return { id, status };
  }
}
