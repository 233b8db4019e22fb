import type { Money, Ratio } from '@truemark/money';

/** A trading account at one instant; `profit` is what its positions would realise now. */
export interface AccountMark {
  readonly balance: Money;
  readonly margin: Money;
  readonly profit: Money;
}

/**
 * Whether `(balance + margin + profit) / margin · 100` is at or below `level` percent. Compared unrounded; an account
 * without margin has no level.
 */
export function isAtOrBelow({ balance, margin, profit }: AccountMark, level: Ratio): boolean {
  if (margin <= 0n) return false;
  // All figures in 10⁻⁸: level · margin / 100 has the scale of equity after dividing by one.
  return (balance + margin + profit) * 100n * 100_000_000n <= level * margin;
}

/** A position that a stop-out may close. */
export interface StopOutCandidate {
  readonly id: number;
  readonly profit: Money;
}

/** The next position to close: the largest loss first, of equal ones the older. Undefined when none can be closed. */
export function nextToClose<C extends StopOutCandidate>(candidates: readonly C[]): C | undefined {
  let worst: C | undefined;
  for (const candidate of candidates) {
    if (
      !worst ||
      candidate.profit < worst.profit ||
      (candidate.profit === worst.profit && candidate.id < worst.id)
    ) {
      worst = candidate;
    }
  }
  return worst;
}
