import type { Money } from '@truemark/money';

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
