import { Injectable } from '@nestjs/common';
import { mayFundPool, unpromisedOf } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { FundPool, PoolFigures } from '../../engine/products/mining/commands.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { textOf } from '../../platform/http/texts.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { SECOND_APPROVERS, SecondPerson } from '../desk/second-person.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { FUND_POOL, poolRequestOf } from './fund-pool.js';

/**
 * Moves the broker's money into a fund's pool or out of it: one operator requests it with a reason, another approves.
 */
@Injectable()
@NeedsApproval()
export class FundPoolApproval implements ApprovalKind {
  readonly name = FUND_POOL;
  readonly label = 'Fund pool';
  readonly deciders = SECOND_APPROVERS;
  readonly addsUp = true;

  constructor(
    private readonly engine: EngineClient,
    private readonly audit: AuditRowBuilder,
    private readonly secondPerson: SecondPerson,
  ) {}

  async preview(asked: ApprovalInput): Promise<Preview> {
    const { fundId, amount } = poolRequestOf(asked);
    const pool = await this.poolOf(fundId);
    if (!mayFundPool(pool, amount)) {
      const free = formatDecimal(unpromisedOf(pool));
      throw conflict('fund.pool_promised', textOf('en', 'fund.pool_promised', { free }));
    }
    const facts = { fund: fundId, amount: formatDecimal(amount), promised: formatDecimal(pool.promised) };
    return {
      before: { ...facts, balance: formatDecimal(pool.balance) },
      after: { ...facts, balance: formatDecimal(pool.balance + amount) },
    };
  }

  async prepare(approved: Approval, decider: SignedInOperator): Promise<Execution> {
    const { fundId, amount } = poolRequestOf(approved);
    const trace = this.audit.row(decider, {
      action: 'fund',
      resource: 'fund-pools',
      resourceId: fundId,
      after: { amount: formatDecimal(amount), approval: approved.id, asked_for_by: approved.makerId },
      reason: approved.reason,
    });
    const command: FundPool = {
      ...{ kind: 'fund_pool.fund', actor: actorOf(decider), fundId, amount, memo: approved.reason },
      ...{ approvedBy: this.secondPerson.agreed(approved, decider), rows: [trace] },
    };
    return { command };
  }

  private async poolOf(fundId: number): Promise<PoolFigures> {
    const pools = await this.engine.ask({ kind: 'fund.pools' });
    const pool = pools.find((each) => each.fundId === fundId);
    if (!pool) throw notFound('fund');
    return pool;
  }
}
