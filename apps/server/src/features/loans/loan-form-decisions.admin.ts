import { Injectable } from '@nestjs/common';
import { LOAN_FIELD_NAMES, type LoanField, type LoanObjections } from '@truemark/contracts';
import type { LoanApplicationDetails, LoanFormApproval, LoanFormRejection } from '@truemark/contracts/admin';
import type { LanguageCode } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import {
  type LoanApplication,
  loanApplications,
} from '../../engine/products/loans/tables/loan-application.table.js';
import { invalid } from '../../platform/admin/admin-error.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wallClock } from '../../platform/clock.js';
import { textOf } from '../../platform/http/texts.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { Claims, removal } from '../claims/claims.js';
import { isSaidWithin, objectionsOf, type RejectionWords } from '../desk/objections.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { CashMessage } from '../wallet/cash-message.js';
import { LoanApplicationsAdmin } from './loan-applications.admin.js';
import { LoanApplications } from './loan-applications.js';

/** Decisions on loan forms: the customer's status, message and audit row in one commit. */
@Injectable()
export class LoanFormDecisionsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly audit: AuditRowBuilder,
    private readonly claims: Claims,
    private readonly forms: LoanApplicationsAdmin,
    private readonly applications: LoanApplications,
    private readonly message: CashMessage,
  ) {}

  approve(operator: SignedInOperator, id: number, given: LoanFormApproval): Promise<LoanApplicationDetails> {
    return this.decide(operator, id, 'approved', { ...given, reason: '', fields: {} });
  }

  /** Rejects with a reason, or with objections to single fields: the form reopens with its data. */
  async reject(
    operator: SignedInOperator,
    id: number,
    given: LoanFormRejection,
  ): Promise<LoanApplicationDetails> {
    const row = await this.forms.find(id);
    const sent = { ...this.applications.open(row), ...row.pictures };
    const fields = objectionsOf(given);
    const foreign = Object.keys(fields).find((field) => !Object.hasOwn(sent, field));
    if (foreign) throw invalid({ [`fields.${foreign}`]: 'This form has no such field.' });
    if (given.reason === '' && Object.keys(fields).length === 0) {
      throw invalid({ reason: 'The customer reads this: please enter a reason, or mark a field.' });
    }
    return this.decide(operator, id, 'rejected', { ...given, fields });
  }

  private async decide(
    operator: SignedInOperator,
    id: number,
    status: 'approved' | 'rejected',
    { reason, fields, note: said }: RejectionWords<LoanField>,
  ): Promise<LoanApplicationDetails> {
    const row = await this.claims.held(operator, 'loan-applications', id, {
      find: () => this.forms.find(id),
      waits: (form) => form.status === 'waiting',
    });
    const { customerId } = row;
    const decided: Partial<LoanApplication> = {
      ...{ status, decidedBy: operator.id, decidedAt: wallClock.now() },
      ...{ reason: reason || null, fields, note: said || null },
    };
    const trace = this.audit.row(operator, {
      action: status === 'approved' ? 'approve' : 'reject',
      resource: 'loan-applications',
      resourceId: id,
      customerId,
      before: { status: row.status },
      after: { status, customer_id: customerId, fields },
      ...(reason && { reason }),
    });
    const message = await this.message.of(customerId, `loan_form_${status}`, (lang) => ({
      reasons: reasonsIn(lang, fields, reason),
    }));
    const patch = { op: 'patch', table: loanApplications.name, row: { id, ...decided } } as const;
    const command = { kind: 'loan.decide_form', actor: actorOf(operator), customerId } as const;
    const done = removal({ kind: 'loan-applications', subjectId: id });
    const rows = [patch, ...message.rows, trace, done];
    unwrap(await this.engine.submit({ ...command, applicationId: id, decision: status, rows }));
    message.depart();
    return this.forms.one(operator, id);
  }
}

/** Objections in the order of the form, then the operator's text. */
function reasonsIn(lang: LanguageCode, fields: LoanObjections, reason: string): string {
  const said = LOAN_FIELD_NAMES.flatMap((field) => {
    const objection = fields[field];
    return objection ? [`${textOf(lang, `loan.field.${field}`)}: ${textOf(lang, objection)}`] : [];
  });
  return [...said, ...(isSaidWithin(fields, reason) ? [] : [reason])].join(' ');
}
