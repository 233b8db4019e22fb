import { Injectable } from '@nestjs/common';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { SECOND_APPROVERS } from '../desk/second-person.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { MESSAGE_TO_CUSTOMERS, type MessageDraft, OperatorMessagesAdmin } from './operator-messages.admin.js';
import { Recipients } from './recipients.js';

/** Message with payment details or a link to another site: one operator writes it, another approves. */
@Injectable()
@NeedsApproval()
export class OperatorMessageApproval implements ApprovalKind {
  readonly name = MESSAGE_TO_CUSTOMERS;
  readonly label = 'Message to customers';
  readonly deciders = SECOND_APPROVERS;
  readonly addsUp = true;

  constructor(
    private readonly messages: OperatorMessagesAdmin,
    private readonly recipients: Recipients,
  ) {}

  async preview(asked: ApprovalInput): Promise<Preview> {
    const { aim, customerId, filter, texts } = writingOf(asked);
    const count = await this.recipients.count({ aim, customerId, filter });
    return { before: null, after: { to: aim, customer_id: customerId, filter, recipients: count, texts } };
  }

  async prepare(approved: Approval, decider: SignedInOperator): Promise<Execution> {
    const { command } = await this.messages.writing(decider, writingOf(approved));
    return { command };
  }
}

const writingOf = ({ payload }: ApprovalInput): MessageDraft => payload as unknown as MessageDraft;
