import type { Money } from '@truemark/money';

/** Result of a relation since it began. */
export interface RelationResult {
  /** Result of ended copies, net of fees. */
  readonly realised: Money;
  /** Floating profit of open copies at this instant, without their fees. */
  readonly floating: Money;
}

/** Whether a relation has lost the `amount` that its follower allows; 0: no limit. */
export const capitalStopReached = ({ realised, floating }: RelationResult, amount: Money): boolean =>
  amount > 0n && realised + floating <= -amount;
