import type { Money } from '@truemark/money';

/** A position that a stop-out may close. */
export interface StopOutCandidate {
  readonly id: number;
  readonly profit: Money;
}

/** Positions in the order in which a stop-out closes them: largest loss first, then lowest id. */
export const inStopOutOrder = <C extends StopOutCandidate>(candidates: readonly C[]): C[] =>
  [...candidates].sort((a, b) => (a.profit < b.profit ? -1 : a.profit > b.profit ? 1 : a.id - b.id));
