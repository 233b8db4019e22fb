import type { Money } from '@truemark/money';

/** A position that a stop-out may close. */
export interface StopOutCandidate {
  readonly id: number;
  readonly profit: Money;
}

/** The positions in the order in which a stop-out closes them: the largest loss first, of equal ones the older. */
export const inClosingOrder = <C extends StopOutCandidate>(candidates: readonly C[]): C[] =>
  [...candidates].sort((a, b) => (a.profit < b.profit ? -1 : a.profit > b.profit ? 1 : a.id - b.id));
