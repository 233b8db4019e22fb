import { isAtOrBelowLevel } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { Wallet } from '../../kernel/ledger-part.js';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import { AccountMarker } from './mark-account.js';

/** A state and its time, epoch ms. */
type Instant = Pick<Step, 'state' | 'now'>;

/** A reduction of a trading account's free balance. */
export interface BalanceReduction {
  readonly amount: bigint;
  /** Part of it that stays on the account as the margin of a position. */
  readonly margin?: bigint;
}

/**
 * The only guard for anything that lowers a trading account's free balance while positions are open: transfers,
 * stakes, openings, reservations, fills, corrections; profit shares ask `wouldStopOut`. It keeps enough to cover open
 * losses, so that a customer cannot cause a stop-out whose loss the broker pays. Refuses `wallet.would_stop_out`. A
 * missing balance is refused by the entry itself.
 */
export function requireFreeMargin(step: Step, customerId: number, leaving: BalanceReduction): void {
  if (wouldStopOut(step, customerId, leaving)) step.refuse('wallet.would_stop_out');
}

/** The account that contracts trade on. Shown while contracts are offered, or while options share it. */
export const contractsAccount: Wallet = {
  number: 2,
  isOffered: (state) => state.flag('only_one_account') || state.flag('is_forex'),
  mayLeave: (step, customerId, amount) => requireFreeMargin(step, customerId, { amount }),
  servesAll: true,
  mayOwe: true,
};

/** Whether the reduction would put the account at or below the stop-out level. Always false without a position. */
export function wouldStopOut(at: Instant, customerId: number, leaving: BalanceReduction): boolean {
  if (!at.state.hasPosition(customerId)) return false;
  const { amount, margin = 0n } = leaving;
  const level = decimal(at.state.setting('stop_out_level'));
  if (isClearlyAboveStopOut(at.state, customerId, amount - margin, margin, level)) return false;
  return wouldStopOutExact(at, customerId, leaving);
}

/** As `wouldStopOut`, with exact figures only: for a state whose quotes are not the newest. */
export function wouldStopOutExact(
  { state, now }: Instant,
  customerId: number,
  { amount, margin: added = 0n }: BalanceReduction,
): boolean {
  if (!state.hasPosition(customerId)) return false;
  const level = decimal(state.setting('stop_out_level'));
  const { free, margin, profit } = new AccountMarker(state, now).marksOf(customerId);
  return amount <= free && isAtOrBelowLevel(free - amount, margin + added, profit, level);
}

/** Whether doubles suffice to decide, so that an account with thousands of positions need not be summed exactly. */
function isClearlyAboveStopOut(
  state: State,
  customerId: number,
  lost: bigint,
  added: bigint,
  level: bigint,
): boolean {
  const standing = state.margins.standingOf(customerId);
  if (!standing) return false;
  const equity = standing.equity - Number(lost) / 1e8;
  const margin = standing.margin + Number(added) / 1e8;
  // Twice the level, plus a margin of one millionth of each figure on top of the maximum error.
  const room = standing.wrongBy + (Math.abs(standing.equity) + Math.abs(Number(lost) / 1e8) + margin) * 1e-6;
  return equity - room > (2 * margin * Number(level)) / 1e10;
}
