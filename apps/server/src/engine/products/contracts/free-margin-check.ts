import { isAtOrBelowLevel } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { Wallet } from '../../kernel/ledger-part.js';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import { AccountMarker } from './mark-account.js';

/** A state and its time, epoch ms. */
type Instant = Pick<Step, 'state' | 'now'>;

/** What is about to leave the free balance of a trading account. */
export interface BalanceReduction {
  readonly amount: bigint;
  /** What of it stays on the account as the margin of a position. */
  readonly margin?: bigint;
}

/**
 * The one guard of whatever lowers the free balance of a trading account while positions are open: transfers, stakes,
 * openings, reservations, fills, corrections. What open losses may yet cost stays, so that nobody brings about his own
 * stop-out and leaves the house to pay. Refuses `wallet.would_stop_out`; what is not there the entry itself refuses.
 */
export function requireFreeMargin(step: Step, customerId: number, leaving: BalanceReduction): void {
  if (wouldStopOut(step, customerId, leaving)) step.refuse('wallet.would_stop_out');
}

/** The account that contracts trade on: shown while they are offered, or options trade on it too. */
export const contractsAccount: Wallet = {
  number: 2,
  isOffered: (state) => state.flag('only_one_account') || state.flag('is_forex'),
  mayLeave: (step, customerId, amount) => requireFreeMargin(step, customerId, { amount }),
  servesAll: true,
  mayOwe: true,
};

/** Whether the account would stand at or below the stop-out level after it. Without a position it never does. */
export function wouldStopOut(at: Instant, customerId: number, leaving: BalanceReduction): boolean {
  if (!at.state.hasPosition(customerId)) return false;
  const { amount, margin = 0n } = leaving;
  const level = decimal(at.state.setting('stop_out_level'));
  if (isFarAbove(at.state, customerId, amount - margin, margin, level)) return false;
  return wouldFallTooLow(at, customerId, leaving);
}

/** The same by exact figures alone: a state of other quotes than the newest has no others. */
export function wouldFallTooLow(
  { state, now }: Instant,
  customerId: number,
  { amount, margin: added = 0n }: BalanceReduction,
): boolean {
  if (!state.hasPosition(customerId)) return false;
  const level = decimal(state.setting('stop_out_level'));
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
