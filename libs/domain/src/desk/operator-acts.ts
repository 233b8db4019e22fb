import type { RefusalKey } from '../refusal.js';

/** What one operator does with real customers that counts for a day. */
export interface OperatorAct {
  readonly act: 'close' | 'block' | 'unblock';
  readonly operatorId: number;
  readonly customerId: number;
  /** By the wall clock, epoch ms. */
  readonly at: number;
}

/** How long an act counts, ms of the wall clock. */
export const ACT_WINDOW = 24 * 3_600_000;

/** How many real customers' positions one operator closes within a day: whoever closes many takes a side. */
export const CLOSED_MOST = 20;

/** How many real customers one operator blocks within a day: whoever blocks many keeps them from their money. */
export const BLOCKED_MOST = 20;

/** Why an operator may not do this any more today, by what was done before (by anybody, at any time); null: he may. */
export function refuseAct(
  { act, operatorId, customerId, at }: OperatorAct,
  before: Iterable<OperatorAct>,
): { readonly key: RefusalKey; readonly facts: { readonly most: number } } | null {
  let closed = 0;
  const blocked = new Set<number>();
  for (const earlier of before) {
    if (earlier.operatorId !== operatorId || earlier.at <= at - ACT_WINDOW) continue;
    if (earlier.act === 'close') closed += 1;
    if (earlier.act === 'block' && earlier.customerId !== customerId) blocked.add(earlier.customerId);
  }
  if (act === 'close' && closed >= CLOSED_MOST)
    return { key: 'orders.close_limit', facts: { most: CLOSED_MOST } };
  if (act === 'block' && blocked.size >= BLOCKED_MOST)
    return { key: 'customers.block_limit', facts: { most: BLOCKED_MOST } };
  return null;
}

/** Whether the operator lifted a block of that customer within the day before `at`. */
export function hasUnblocked(
  { operatorId, customerId, at }: Pick<OperatorAct, 'operatorId' | 'customerId' | 'at'>,
  before: Iterable<OperatorAct>,
): boolean {
  for (const earlier of before) {
    const isHis = earlier.operatorId === operatorId && earlier.customerId === customerId;
    if (isHis && earlier.act === 'unblock' && earlier.at > at - ACT_WINDOW) return true;
  }
  return false;
}
