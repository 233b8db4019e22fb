import type { Money } from '@truemark/money';

/** What a relation has brought since it began. */
export interface RelationResult {
  /** Of ended copies, net of fees. */
  readonly realised: Money;
  /** Of open copies at this instant, net of their fees. */
  readonly floating: Money;
}

/** Whether a relation has lost what its follower lets it lose; `amount` 0 lets it lose anything. */
export const capitalStopReached = ({ realised, floating }: RelationResult, amount: Money): boolean =>
  amount > 0n && realised + floating <= -amount;
