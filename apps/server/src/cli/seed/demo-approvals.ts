import { isRefusal } from '@truemark/domain';
import type { Engine } from '../../engine/engine.js';
import type { Idempotency } from '../../engine/kernel/command.js';
import type { ApprovedBy } from '../../engine/products/reviews/commands.js';
import { type Actor, type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { type Approval, approvals } from '../../features/approvals/approval.table.js';
import { mayDecide } from '../../features/operators/approver-eligibility.js';
import type { Operator } from '../../features/operators/operator.table.js';

const DAY = 24 * 3_600_000;

/** Approvers of the demo: one requests, the other approves. */
export interface DemoReviewers {
  readonly maker: number;
  /** null if there is only one person, who has waited for a day instead. */
  readonly decider: number | null;
}

export function demoReviewers(operators: readonly Operator[], now: number): DemoReviewers {
  const may = operators.filter((operator) => mayDecide(operator, ['operator', 'owner'], now));
  // Operators before owners.
  const [maker, decider] = may.sort((a, b) => a.role.localeCompare(b.role) || a.id - b.id);
  if (!maker) throw new Error('the demo has nobody who could look at deposits');
  return { maker: maker.id, decider: decider?.id ?? null };
}

type DemoRequest = Pick<Approval, 'kind' | 'subject' | 'payload' | 'reason' | 'before' | 'after'>;

/** Fields of a four-eyes command. */
export interface FourEyesFields {
  readonly actor: Actor;
  readonly approvedBy: ApprovedBy;
  readonly idempotency: Idempotency;
  readonly rows: readonly RowWrite[];
}

/** A request made and approved at that instant, epoch ms. */
export async function fourEyesApproval(
  engine: Engine,
  { maker, decider }: DemoReviewers,
  asked: DemoRequest,
  at: number,
): Promise<FourEyesFields> {
  const id = await nextRowNumber(engine, approvals.name);
  const madeAt = decider === null ? at - DAY : at;
  const row: Approval = {
    ...{ id, ...asked, makerId: maker, madeAt },
    ...{ expiresAt: madeAt + DAY, holdsAt: decider === null ? at : null },
    ...{ state: 'approved', deciderId: decider, decidedAt: at, note: null },
  };
  return {
    actor: { kind: 'operator', id: decider ?? maker },
    approvedBy:
      decider === null
        ? { people: [maker], approvalId: id, waitedFrom: madeAt, at }
        : { people: [maker, decider], approvalId: id, at },
    idempotency: { owner: 0, key: `approval:${id}`, hash: asked.kind },
    rows: [{ op: 'insert', table: approvals.name, row }],
  };
}

/** The next number of a table's rows. */
export async function nextRowNumber(engine: Engine, table: string): Promise<number> {
  const outcome = await engine.submit({ kind: 'rows.number', actor: SYSTEM, table });
  if (isRefusal(outcome)) throw new Error(`the demo got no number for ${table}: ${outcome.key}`);
  return outcome.id;
}
