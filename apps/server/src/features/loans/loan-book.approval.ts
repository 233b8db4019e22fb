import { Injectable } from '@nestjs/common';
import { formatDecimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { FundLoanBook } from '../../engine/products/loans/commands.js';
import { conflict } from '../../platform/admin/admin-error.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { SECOND_APPROVERS, SecondPerson } from '../desk/second-person.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { fundingOf, LOAN_BOOK } from './loan-book.js';

/**
 * Moves the broker's money into the loan book or out of it: one operator requests it with a reason, another approves.
 */
@Injectable()
@NeedsApproval()
export class LoanBookApproval implements ApprovalKind {
  readonly name = LOAN_BOOK;
  readonly label = 'Loan book';
  readonly deciders = SECOND_APPROVERS;
  readonly addsUp = true;

  constructor(
    private readonly engine: EngineClient,
    private readonly audit: AuditRowBuilder,
    private readonly secondPerson: SecondPerson,
  ) {}

  /** There is only one book. */
  subjectName(): string {
    return this.label;
  }

  async preview(asked: ApprovalInput): Promise<Preview> {
    const amount = fundingOf(asked);
    const before = await this.engine.ask({ kind: 'loan_book.balance' });
    if (before + amount < 0n) {
      throw conflict('loan.book_short', 'The loan book would fall below zero.');
    }
    const facts = { amount: formatDecimal(amount) };
    return {
      before: { ...facts, balance: formatDecimal(before) },
      after: { ...facts, balance: formatDecimal(before + amount) },
    };
  }

  async prepare(approved: Approval, decider: SignedInOperator): Promise<Execution> {
    const amount = fundingOf(approved);
    const trace = this.audit.row(decider, {
      action: 'fund',
      resource: 'loan-book',
      resourceId: approved.id,
      after: { amount: formatDecimal(amount), asked_for_by: approved.makerId },
      reason: approved.reason,
    });
    const command: FundLoanBook = {
      ...{ kind: 'loan_book.fund', actor: actorOf(decider), amount, memo: approved.reason },
      ...{ approvedBy: this.secondPerson.agreed(approved, decider), rows: [trace] },
    };
    return { command };
  }
}
