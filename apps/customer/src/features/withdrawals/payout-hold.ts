import type { Money } from '@truemark/money';

/** Reason that prevents a withdrawal, the first one to resolve. */
export type PayoutHold = 'product' | 'blocked' | 'pending' | 'empty' | 'password' | 'waits';

interface Standing {
  /** A product holds payouts. */
  readonly isHeld: boolean;
  readonly isBlocked: boolean;
  readonly isWithdrawing: boolean;
  readonly free: Money | undefined;
  readonly lacksPayPassword: boolean;
  /** Remaining wait of the method and of the payment password, ms. */
  readonly wait: number;
  readonly credentialWait: number;
}

/** The one reason to show; null: a withdrawal can be requested. A wait is shown only if nothing else is left to do. */
export function payoutHold(standing: Standing): PayoutHold | null {
  if (standing.isHeld) return 'product';
  if (standing.isBlocked) return 'blocked';
  if (standing.isWithdrawing) return 'pending';
  if (standing.free !== undefined && standing.free <= 0n) return 'empty';
  if (standing.lacksPayPassword) return 'password';
  return standing.wait > 0 || standing.credentialWait > 0 ? 'waits' : null;
}
