import { Injectable } from '@nestjs/common';
import type { BeyondLimit } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { ApprovedBy } from '../../engine/products/reviews/commands.js';
import type { SumToReview } from '../../engine/products/reviews/tables/review.table.js';
import { wallClock } from '../../platform/clock.js';
import { Reader } from '../../platform/database/reader.js';
import type { Approval } from '../approvals/approval.table.js';
import { auditLog } from '../audit/audit.table.js';
import { mayDecide } from '../operators/deciding.js';
import { operators, type Role } from '../operators/operator.table.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';

/** Who lets deposits and withdrawals through. */
export const REVIEWERS = ['owner', 'operator'] as const satisfies readonly Role[];

/**
 * Why somebody needs a second person: a limit of the house, that he himself may not decide yet, or that he has just
 * lifted what kept the customer from being paid.
 */
export type SecondPersonReason = BeyondLimit | 'new' | 'unblocked';

/** How long whoever lifted a block pays that customer out with a second person only, ms. */
const AFTER_A_BLOCK = 24 * 3_600_000;

/** Who agrees to a deposit or withdrawal, as the engine is told. The engine itself holds it against the limits. */
@Injectable()
export class SecondPerson {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
  ) {}

  /** The operator alone, of such a customer's; null while he decides on nothing of his by himself. */
  async alone(
    { id }: SignedInOperator,
    { queue, customerId }: Pick<SumToReview, 'queue' | 'customerId'>,
  ): Promise<ApprovedBy | null> {
    const at = wallClock.now();
    if (!(await this.decides(id, at))) return null;
    if (queue === 'withdrawal' && (await this.hasLifted(id, customerId, at))) return null;
    return { people: [id], approvalId: null, at };
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
  ): Promise<(SecondPersonReason | null)[]> {
    const at = wallClock.now();
    const decides = await this.decides(id, at);
    return Promise.all(
      sums.map(async (sum) => {
        if (!decides) return 'new';
        const isLifted = sum.queue === 'withdrawal' && (await this.hasLifted(id, sum.customerId, at));
        return isLifted ? 'unblocked' : this.engine.ask({ kind: 'review.limit', sum, operatorId: id, at });
      }),
    );
  }

  /** Whether this operator lifted a block within the last day that kept the customer from his money. */
  private async hasLifted(id: number, customerId: number, at: number): Promise<boolean> {
    const lifted = await this.reader.select(
      auditLog,
      `WHERE resource = 'customers' AND resource_id = $1 AND action = 'unblock' AND operator_id = $2 AND at > $3`,
      [String(customerId), id, at - AFTER_A_BLOCK],
    );
    return lifted.some(({ before, after }) => {
      const [was, is] = [before, after].map((text) => JSON.parse(text ?? '{}') as Record<string, string>);
      return ['withdrawing', 'signIn'].some((what) => was?.[what] !== undefined && is?.[what] === undefined);
    });
  }

  private async decides(id: number, at: number): Promise<boolean> {
    const operator = await this.reader.first(operators, 'WHERE id = $1', [id]);
    return operator !== null && mayDecide(operator, REVIEWERS, at);
  }
}
