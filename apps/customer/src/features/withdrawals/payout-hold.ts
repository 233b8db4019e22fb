import type { Money } from '@truemark/money';

/** What keeps a withdrawal from being asked for, the first that has to be dealt with. */
export type PayoutHold = 'product' | 'blocked' | 'pending' | 'empty' | 'password' | 'waits';

interface Standing {
  /** A product holds payouts back. */
  readonly isHeld: boolean;
  readonly isBlocked: boolean;
  readonly isWithdrawing: boolean;
  readonly free: Money | undefined;
  readonly lacksPayPassword: boolean;
  /** What is left of the waits of the method and of the payment password, ms. */
  readonly wait: number;
  readonly credentialWait: number;
}

/** The one reason that is told; null: it can be asked for. A wait is told only when nothing is left to do but to wait. */
export function payoutHold(standing: Standing): PayoutHold | null {
  if (standing.isHeld) return 'product';
  if (standing.isBlocked) return 'blocked';
  if (standing.isWithdrawing) return 'pending';
  if (standing.free !== undefined && standing.free <= 0n) return 'empty';
  if (standing.lacksPayPassword) return 'password';
  return standing.wait > 0 || standing.credentialWait > 0 ? 'waits' : null;
}
