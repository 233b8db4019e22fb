import { Injectable } from '@nestjs/common';
import { conflict } from '../../platform/admin/admin-error.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { SECOND_APPROVERS } from '../desk/second-person.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { MESSAGE_TO_CUSTOMERS, type MessageDraft, OperatorMessagesAdmin } from './operator-messages.admin.js';
import { Recipients } from './recipients.js';

/** Recipients at the approval ÷ at the request: customers keep registering meanwhile. */
const MOST_GROWTH = 1.1;

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
    await this.requireSameReach(approved);
    const { command } = await this.messages.writing(decider, writingOf(approved));
    return { command };
  }

  /**
   * One operator alone can bring customers into a filter, such as by their level: whoever approves has read how many it
   * reaches.
   */
  private async requireSameReach(approved: Approval): Promise<void> {
    const { aim, customerId, filter } = writingOf(approved);
    if (aim !== 'filter') return;
    const read = Number((approved.after as { recipients?: number } | null)?.recipients ?? 0);
    const now = await this.recipients.count({ aim, customerId, filter });
    if (now <= read * MOST_GROWTH) return;
    throw conflict(
      'approvals.outdated',
      `It would now reach ${now} customers instead of ${read}. Withdraw the request, and ask again.`,
    );
  }
}

const writingOf = ({ payload }: ApprovalInput): MessageDraft => payload as unknown as MessageDraft;
