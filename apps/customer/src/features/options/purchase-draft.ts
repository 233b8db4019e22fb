import { lossAmount, type OptionDirection, winAmount } from '@truemark/domain';
import { formatDecimal, MAX_AMOUNT, type Money, parseDecimal } from '@truemark/money';
import type { Duration, Offer, Purchase } from '../../api/options.js';

/** State of the option panel. */
export interface PurchaseDraft {
  /** Null: the first duration offered applies. */
  readonly seconds: number | null;
  /** Null: the first amount offered applies. */
  readonly stakeText: string | null;
}

export const FRESH: PurchaseDraft = { seconds: null, stakeText: null };

/** Why a stake is invalid. */
export interface StakeProblem {
  readonly key: 'options.stakeMissing' | 'options.tooSmall' | 'options.tooLarge' | 'why.money';
  /** Minimum or maximum. */
  readonly bound?: Money;
  /** Nothing entered yet: reported only on submit. */
  readonly missing?: boolean;
}

export interface CheckedPurchase {
  readonly duration: Duration | undefined;
  readonly stakeText: string;
  /** Null if it is not a positive amount. */
  readonly stake: Money | null;
  /** Net of the stake; both 0 without a stake. */
  readonly win: Money;
  readonly loss: Money;
  readonly problem: StakeProblem | undefined;
}

interface Circumstances {
  readonly offer: Offer;
  readonly lossLevel: number;
  /** Undefined for a visitor and until known. */
  readonly free: Money | undefined;
}

/** Checks the panel by the server's rules and reports problems. */
export function checkPurchaseDraft(draft: PurchaseDraft, at: Circumstances): CheckedPurchase {
  const { durations, stakes } = at.offer;
  const duration = durations.find(({ seconds }) => seconds === draft.seconds) ?? durations[0];
  const stakeText = draft.stakeText ?? formatDecimal(firstStake(stakes, duration));
  const stake = readStake(stakeText);
  const terms = { stake: stake ?? 0n, ratio: duration?.ratio ?? 0n, lossLevel: at.lossLevel };
  return {
    duration,
    stakeText,
    stake,
    win: winAmount(terms),
    loss: lossAmount(terms),
    problem: problemOf(stake, duration, at.free),
  };
}

/** Shares of the free balance offered as stake buttons, percent. */
export const STAKE_SHARES = [1n, 5n, 10n] as const;

/** Selection of stakes, ascending, always including the first. */
export function spreadOf(stakes: readonly Money[], most: number): readonly Money[] {
  if (stakes.length <= most) return stakes;
  const step = (stakes.length - 1) / most;
  return Array.from({ length: most }, (_, at) => stakes[Math.round(at * step)] ?? 0n);
}

const CENT = 1_000_000n;

/** Share of the free balance, rounded down to cents; null if outside the duration's bounds. */
export function shareOfBalance(free: Money, percent: bigint, duration: Duration | undefined): Money | null {
  const exact = (free * percent) / 100n;
  const stake = exact - (exact % CENT);
  if (stake <= 0n) return null;
  return canBeStaked(stake, free, duration) ? stake : null;
}

/** Whether the duration accepts an amount and the free balance, if known, covers it. */
export const canBeStaked = (stake: Money, free: Money | undefined, duration: Duration | undefined): boolean =>
  (free === undefined || stake <= free) && (!duration || (stake >= duration.least && stake <= duration.most));

/** First offered amount that the duration accepts, else its minimum. */
const firstStake = (stakes: readonly Money[], duration: Duration | undefined): Money =>
  stakes.find((stake) => canBeStaked(stake, undefined, duration)) ?? duration?.least ?? 0n;

function readStake(text: string): Money | null {
  const stake = parseDecimal(text);
  return stake === null || stake <= 0n || stake > MAX_AMOUNT ? null : stake;
}

function problemOf(
  stake: Money | null,
  duration: Duration | undefined,
  free: Money | undefined,
): StakeProblem | undefined {
  if (stake === null) return { key: 'options.stakeMissing', missing: true };
  if (duration && stake < duration.least) return { key: 'options.tooSmall', bound: duration.least };
  if (duration && stake > duration.most) return { key: 'options.tooLarge', bound: duration.most };
  if (free !== undefined && stake > free) return { key: 'why.money' };
  return undefined;
}

/** The purchase; null if something is missing. */
export function purchaseOf(
  { duration, stake, problem }: CheckedPurchase,
  direction: OptionDirection,
  symbolId: number,
  lossLevel: number,
): Purchase | null {
  if (!duration || stake === null || problem) return null;
  return { symbolId, direction, stake, seconds: duration.seconds, ratio: duration.ratio, lossLevel };
}
