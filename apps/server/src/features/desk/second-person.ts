import { Injectable } from '@nestjs/common';
import type { BeyondLimit } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { ApprovedBy } from '../../engine/products/reviews/commands.js';
import type { SumToReview } from '../../engine/products/reviews/tables/review.table.js';
import { wallClock } from '../../platform/clock.js';
import { Reader } from '../../platform/database/reader.js';
import type { Approval } from '../approvals/approval.table.js';
import { mayDecide } from '../operators/approver-eligibility.js';
import { operators, type Role } from '../operators/operator.table.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';

/** Who lets payments through. */
export const REVIEWERS = ['owner', 'operator'] as const satisfies readonly Role[];

/** Why somebody needs a second person: a limit of the house, or that he himself may not decide yet. */
export type SecondPersonReason = BeyondLimit | 'new';

/** Who agrees to a payment, as the engine is told. The engine itself holds it against the limits. */
@Injectable()
export class SecondPerson {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
  ) {}

  /** The operator alone; null while he decides on nothing by himself. `deciders`: who lets sums of this queue through. */
  async alone({ id }: SignedInOperator, deciders: readonly Role[] = REVIEWERS): Promise<ApprovedBy | null> {
    const at = wallClock.now();
    return (await this.decides(id, at, deciders)) ? { people: [id], approvalId: null, at } : null;
  }

  /** Who asked and who agreed; where nobody else could agree, who asked and has waited. */
  agreed({ id, makerId, madeAt }: Approval, decider: SignedInOperator): ApprovedBy {
    const at = wallClock.now();
    return makerId === decider.id
      ? { people: [makerId], approvalId: id, waitedFrom: madeAt, at }
      : { people: [makerId, decider.id], approvalId: id, at };
  }

  /** Why this operator would need a second person for each of these sums, as things stand now; null: he would not. */
  async reasons(
    { id }: SignedInOperator,
    sums: readonly SumToReview[],
    deciders: readonly Role[] = REVIEWERS,
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
