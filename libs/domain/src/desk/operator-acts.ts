import type { RefusalKey } from '../refusal.js';

/** An operator's act on a real customer that counts towards a daily limit. */
export interface OperatorAction {
  readonly act: 'close' | 'block' | 'unblock';
  readonly operatorId: number;
  readonly customerId: number;
  /** Wall clock, epoch ms. */
  readonly at: number;
}

/** Time that an act counts, ms of the wall clock. */
export const ACT_WINDOW = 24 * 3_600_000;

/** Maximum positions of real customers that one operator may close within a day, so that nobody takes a side. */
export const MAX_CLOSED_PER_DAY = 20;

/** Maximum real customers that one operator may block within a day, so that nobody keeps many from their money. */
export const MAX_BLOCKED_PER_DAY = 20;

/** Checks an operator's daily limits, given earlier acts (by anybody, at any time). Returns the refusal, or null. */
export function checkOperatorLimit(
  { act, operatorId, customerId, at }: OperatorAction,
  before: Iterable<OperatorAction>,
): { readonly key: RefusalKey; readonly facts: { readonly most: number } } | null {
  let closed = 0;
  const blocked = new Set<number>();
  for (const earlier of before) {
    if (earlier.operatorId !== operatorId || earlier.at <= at - ACT_WINDOW) continue;
    if (earlier.act === 'close') closed += 1;
    if (earlier.act === 'block' && earlier.customerId !== customerId) blocked.add(earlier.customerId);
  }
  if (act === 'close' && closed >= MAX_CLOSED_PER_DAY)
    return { key: 'orders.close_limit', facts: { most: MAX_CLOSED_PER_DAY } };
  if (act === 'block' && blocked.size >= MAX_BLOCKED_PER_DAY)
    return { key: 'customers.block_limit', facts: { most: MAX_BLOCKED_PER_DAY } };
  return null;
}

/** Whether the operator lifted a block of that customer within the day before `at`. */
export function hasUnblocked(
  { operatorId, customerId, at }: Pick<OperatorAction, 'operatorId' | 'customerId' | 'at'>,
  before: Iterable<OperatorAction>,
): boolean {
  for (const earlier of before) {
    const isHis = earlier.operatorId === operatorId && earlier.customerId === customerId;
    if (isHis && earlier.act === 'unblock' && earlier.at > at - ACT_WINDOW) return true;
  }
  return false;
}
