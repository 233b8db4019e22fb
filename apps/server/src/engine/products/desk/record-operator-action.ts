import { ACT_WINDOW, checkOperatorLimit, type OperatorAction } from '@truemark/domain';
import type { Step } from '../../kernel/step.js';
import type { CountedCommand } from './commands.js';
import { type OperatorActRow, operatorActs } from './tables/operator-act.table.js';

/**
 * Counts an operator's act on a customer towards his daily limit, or refuses if the limit is reached. Acts on demo
 * customers do not count. The lane serialises acts, so two of them cannot pass the limit together.
 */
export function recordOperatorAction(
  step: Step,
  act: OperatorAction['act'],
  customerId: number,
  { at: told, formerly }: CountedCommand,
): void {
  const { state, actor } = step;
  if (formerly || actor.kind !== 'operator' || state.customers.get(customerId)?.isDemo) return;
  const known = state.operatorActs;
  const at = Math.max(told ?? step.now, latest(known));
  const row: OperatorActRow = { laneSeq: step.laneSeq, act, operatorId: actor.id, customerId, at };
  const refusal = checkOperatorLimit(row, known.values());
  if (refusal) step.refuse(refusal.key, refusal.facts);
  for (const [laneSeq, old] of known) {
    if (old.at > at - ACT_WINDOW) break;
    step.delete(known, laneSeq);
  }
  step.set(known, row.laneSeq, row);
  step.insert(operatorActs, row);
}

/** Time of the last act; rows are in order of time. */
function latest(known: ReadonlyMap<number, OperatorActRow>): number {
  let at = 0;
  for (const act of known.values()) at = act.at;
  return at;
}
