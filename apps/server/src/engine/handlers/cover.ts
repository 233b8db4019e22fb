import { isAtOrBelowLevel } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { AccountMarker } from '../mark-account.js';
import type { Step } from '../step.js';

/** What is about to leave the free balance of a trading account. */
export interface Leaving {
  readonly amount: bigint;
  /** What of it stays on the account as the margin of a position. */
  readonly margin?: bigint;
}

/**
 * The one guard of whatever lowers the free balance of a trading account while positions are open: transfers, stakes,
 * openings, reservations, fills, corrections. What open losses may yet cost stays, so that nobody brings about his own
 * stop-out and leaves the house to pay. Refuses `wallet.would_stop_out`; what is not there the entry itself refuses.
 */
export function requireCover(step: Step, customerId: number, leaving: Leaving): void {
  if (wouldStopOut(step, customerId, leaving)) step.refuse('wallet.would_stop_out');
}

/** Whether the account would stand at or below the stop-out level after it. Without a position it never does. */
export function wouldStopOut(
  step: Step,
  customerId: number,
  { amount, margin: added = 0n }: Leaving,
): boolean {
  const { state, now } = step;
  if (!state.hasPosition(customerId)) return false;
  const level = decimal(state.setting('stop_out_level'));
  const percent = Number(level) / 1e8;
  if (state.margins.isClear(customerId, Number(amount - added) / 1e8, Number(added) / 1e8, percent))
    return false;
  const { free, margin, profit } = new AccountMarker(state, now).marksOf(customerId);
  return amount <= free && isAtOrBelowLevel(free - amount, margin + added, profit, level);
}
