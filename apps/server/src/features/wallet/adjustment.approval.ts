import { Injectable } from '@nestjs/common';
import { formatDecimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { WalletKind } from '../../engine/kernel/tables/ledger.table.js';
import type { Adjust } from '../../engine/products/wallet/commands.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { Customers } from '../customers/customers.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { ADJUSTMENT, type Adjustment, adjustmentOf } from './adjustment.admin.js';
import { CashMessage } from './cash-message.js';

/**
 * Corrects a balance by a separate entry: one operator requests it with a reason that the customer reads, another
 * approves.
 */
@Injectable()
@NeedsApproval()
export class AdjustmentApproval implements ApprovalKind {
  readonly name = ADJUSTMENT;
  readonly label = 'Correction of a balance';
  readonly deciders = ['owner', 'operator'] as const;
  readonly addsUp = true;

  constructor(
    private readonly engine: EngineClient,
    private readonly customers: Customers,
    private readonly audit: AuditRowBuilder,
    private readonly message: CashMessage,
  ) {}

  async preview(asked: ApprovalInput): Promise<Preview> {
    const { customerId, account, amount } = read(asked);
    const customer = await this.customers.byId(customerId);
    if (!customer) throw notFound('customer');
    if (customer.isDemo) throw conflict('user.only_real_account', 'Demo accounts cannot be adjusted.');
    const { accounts } = await this.engine.ask({ kind: 'customer.account', customerId });
    const free = accounts.find(({ kind, part }) => kind === account && part === 'free');
    const before = free?.balance ?? 0n;
    if (amount < 0n && before + amount < 0n) {
      throw conflict('adjustments.below_zero', 'The balance would fall below zero.');
    }
    const facts = { amount: formatDecimal(amount), account, customer: customer.uid };
    return {
      before: { ...facts, balance: formatDecimal(before) },
      after: { ...facts, balance: formatDecimal(before + amount) },
    };
  }

  async prepare(approved: Approval, decider: SignedInOperator): Promise<Execution> {
    const { customerId, account, amount } = read(approved);
    const facts = { amount: this.message.sum(amount), reason: approved.reason };
    const trace = this.audit.row(decider, {
      action: 'adjust',
      resource: 'customers',
      resourceId: customerId,
      customerId,
      after: { account, amount: formatDecimal(amount), asked_for_by: approved.makerId },
      reason: approved.reason,
    });
    const message = await this.message.of(customerId, 'adjusted', facts);
    const command: Adjust = {
      kind: 'wallet.adjust',
      actor: actorOf(decider),
      customerId,
      account,
      amount,
      memo: approved.reason,
      refId: approved.id,
      rows: [...message.rows, trace],
    };
    return { command, follow: message.depart };
  }

  customerOf(asked: ApprovalInput): number {
    return read(asked).customerId;
  }
}

function read(asked: ApprovalInput): Adjustment & { readonly account: WalletKind } {
  const adjustment = adjustmentOf(asked);
  const { account } = adjustment;
  if (!account) throw notFound('account');
  return { ...adjustment, account };
}
