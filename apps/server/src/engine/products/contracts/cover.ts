import { isAtOrBelowLevel } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import { AccountMarker } from './mark-account.js';

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
  { state, now }: Pick<Step, 'state' | 'now'>,
  customerId: number,
  { amount, margin: added = 0n }: Leaving,
): boolean {
  if (!state.hasPosition(customerId)) return false;
  const level = decimal(state.setting('stop_out_level'));
  if (isFarAbove(state, customerId, amount - added, added, level)) return false;
  const { free, margin, profit } = new AccountMarker(state, now).marksOf(customerId);
  return amount <= free && isAtOrBelowLevel(free - amount, margin + added, profit, level);
}

/** Whether doubles are enough to tell: then an account with thousands of positions need not be summed exactly. */
function isFarAbove(state: State, customerId: number, lost: bigint, added: bigint, level: bigint): boolean {
  const standing = state.margins.standingOf(customerId);
  if (!standing) return false;
  const equity = standing.equity - Number(lost) / 1e8;
  const margin = standing.margin + Number(added) / 1e8;
  // Twice the level, and a millionth of every figure more than they can be wrong by.
  const room = standing.wrongBy + (Math.abs(standing.equity) + Math.abs(Number(lost) / 1e8) + margin) * 1e-6;
  return equity - room > (2 * margin * Number(level)) / 1e10;
}
