import { MONEY_PLACES } from '@truemark/i18n';
import { type Money, round } from '@truemark/money';

/** What a trade brought: by its prices, less what it cost. */
export interface ResultParts {
  /** By the prices alone; undefined while it is not known. */
  readonly result: Money | undefined;
  readonly fee: Money;
  /** A trader's share of a copy. */
  readonly share?: Money;
}

/** The result less fee and share. */
export const netOf = ({ result, fee, share = 0n }: ResultParts): Money | undefined =>
  result === undefined ? undefined : result - fee - share;

const shown = (amount: Money): Money => round(amount, MONEY_PLACES, 'half-up');

/** The parts as they stand under a result in its usual places: rounded each by itself they would not add up to it. */
export function shownParts(parts: ResultParts): ResultParts {
  const net = netOf(parts);
  const fee = shown(parts.fee);
  const share = shown(parts.share ?? 0n);
  return { result: net === undefined ? undefined : shown(net) + fee + share, fee, share };
}
