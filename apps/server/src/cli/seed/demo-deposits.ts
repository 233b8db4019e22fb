import { isRefusal } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { Engine } from '../../engine/engine.js';
import type { ApprovedBy } from '../../engine/products/reviews/commands.js';
import type { RowWrite } from '../../engine/protocol.js';
import { type Approval, approvals } from '../../features/approvals/approval.table.js';
import { mayDecide } from '../../features/operators/deciding.js';
import type { Operator } from '../../features/operators/operator.table.js';

const DAY = 24 * 3_600_000;

/** Who looked at the demo's deposits: one asked, the other one agreed. */
export interface DemoReviewers {
  readonly maker: number;
  /** null where there is one person only, who then has waited for a day. */
  readonly decider: number | null;
}

export function demoReviewers(operators: readonly Operator[], now: number): DemoReviewers {
  const may = operators.filter((operator) => mayDecide(operator, ['operator', 'owner'], now));
  // Those whose work it is before those who own the house.
  const [maker, decider] = may.sort((a, b) => a.role.localeCompare(b.role) || a.id - b.id);
  if (!maker) throw new Error('the demo has nobody who could look at deposits');
  return { maker: maker.id, decider: decider?.id ?? null };
}

/** A bank deposit that the house has found, asked for and agreed to at that instant, epoch ms. */
export async function payIn(
  engine: Engine,
  { maker, decider }: DemoReviewers,
  customerId: number,
  amount: bigint,
  at: number,
): Promise<void> {
  const asked = {
    customerId,
    way: 'bank',
    amount,
    code: 'USD',
    target: { bank_name: 'Example Bank' },
  } as const;
  const rest = { coinPrice: null, priceSource: null, coins: null, symbolId: null, proof: null };
  const made = await engine.submit({
    kind: 'deposit.submit',
    actor: { kind: 'customer', id: customerId },
    deposit: { ...asked, ...rest },
  });
  if (isRefusal(made)) throw new Error(`the demo's deposit was refused: ${made.key}`);
  const { id } = made.deposit;
  const madeAt = decider === null ? at - DAY : at;
  const request: Approval = {
    id,
    kind: 'deposits.approve',
    subject: String(id),
    payload: { note: '' },
    reason: '',
    before: { amount: formatDecimal(amount), status: 'open' },
    after: { amount: formatDecimal(amount), status: 'approved' },
    makerId: maker,
    madeAt,
    expiresAt: madeAt + DAY,
    holdsAt: decider === null ? at : null,
    state: 'approved',
    deciderId: decider,
    decidedAt: at,
    note: null,
  };
  const approvedBy: ApprovedBy =
    decider === null
      ? { people: [maker], approvalId: id, waitedFrom: madeAt, at }
      : { people: [maker, decider], approvalId: id, at };
  const rows: RowWrite[] = [{ op: 'insert', table: approvals.name, row: request }];
  const found = { decision: 'approved', approvedBy, reason: null, note: null, rows } as const;
  const actor = { kind: 'operator', id: decider ?? maker } as const;
  const outcome = await engine.submit({ kind: 'deposit.decide', actor, depositId: id, ...found });
  if (isRefusal(outcome)) throw new Error(`the demo's deposit was not approved: ${outcome.key}`);
}
