import { Injectable } from '@nestjs/common';
import type { ExceededLimit } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { ApprovedBy } from '../../engine/products/reviews/commands.js';
import type { SumToReview } from '../../engine/products/reviews/tables/review.table.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { Approval } from '../approvals/approval.table.js';
import { mayDecide } from '../operators/approver-eligibility.js';
import { operators, type Role } from '../operators/operator.table.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';

/** Roles that approve payments. */
export const SECOND_APPROVERS = ['owner', 'operator'] as const satisfies readonly Role[];

/** Why a second operator is needed: a limit of the broker, or an operator who may not decide yet. */
export type SecondPersonReason = ExceededLimit | 'new';

/** Approvers of a payment, as passed to the engine, which checks them against the limits. */
@Injectable()
export class SecondPerson {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
  ) {}

  /** The operator alone; null while the operator may not decide. `deciders`: roles that approve sums of this queue. */
  async alone(
    { id }: SignedInOperator,
    deciders: readonly Role[] = SECOND_APPROVERS,
  ): Promise<ApprovedBy | null> {
    const at = wallClock.now();
    return (await this.decides(id, at, deciders)) ? { people: [id], approvalId: null, at } : null;
  }

  /** Requester and approver; if nobody else could approve, the requester with the start of the waiting time. */
  agreed({ id, makerId, madeAt }: Approval, decider: SignedInOperator): ApprovedBy {
    const at = wallClock.now();
    return makerId === decider.id
      ? { people: [makerId], approvalId: id, waitedFrom: madeAt, at }
      : { people: [makerId, decider.id], approvalId: id, at };
  }

  /** Why this operator would need a second one for each of these sums now; null: not needed. */
  async reasons(
    { id }: SignedInOperator,
    sums: readonly SumToReview[],
    deciders: readonly Role[] = SECOND_APPROVERS,
  ): Promise<(SecondPersonReason | null)[]> {
    const at = wallClock.now();
    const decides = await this.decides(id, at, deciders);
    return Promise.all(
      sums.map(async (sum) =>
        decides ? this.engine.ask({ kind: 'review.limit', sum, operatorId: id, at }) : 'new',
      ),
    );
  }

  private async decides(id: number, at: number, deciders: readonly Role[]): Promise<boolean> {
    const operator = await this.reader.first(operators, 'WHERE id = $1', [id]);
    return operator !== null && mayDecide(operator, deciders, at);
  }
}
