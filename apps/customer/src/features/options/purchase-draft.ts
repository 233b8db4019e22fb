import { lossOf, type OptionDirection, winOf } from '@truemark/domain';
import { formatDecimal, MAX_AMOUNT, type Money, parseDecimal } from '@truemark/money';
import type { Duration, Offer, Purchase } from '../../api/options.js';

/** What the option panel holds. */
export interface PurchaseDraft {
  /** Null until the customer picks one: then the first on offer counts. */
  readonly seconds: number | null;
  /** Null until he enters one: then the first amount on offer counts. */
  readonly stakeText: string | null;
}

export const FRESH: PurchaseDraft = { seconds: null, stakeText: null };

/** Why a stake will not do. */
export interface StakeProblem {
  readonly key: 'options.stakeMissing' | 'options.tooSmall' | 'options.tooLarge' | 'why.money';
  /** Least or most. */
  readonly bound?: Money;
  /** Nothing was entered yet: said only once the customer tries to go on. */
  readonly missing?: boolean;
}

export interface CheckedPurchase {
  readonly duration: Duration | undefined;
  readonly stakeText: string;
  /** Null for what is no amount above zero. */
  readonly stake: Money | null;
  /** Net of the stake; both 0 without a stake. */
  readonly win: Money;
  readonly loss: Money;
  readonly problem: StakeProblem | undefined;
}

interface Circumstances {
  readonly offer: Offer;
  readonly lossLevel: number;
  /** Undefined for a visitor and until it is known. */
  readonly free: Money | undefined;
}

/** Reads the panel by the rules that the server decides with, and says what stands in the way. */
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
    win: winOf(terms),
    loss: lossOf(terms),
    problem: problemOf(stake, duration, at.free),
  };
}

/** Parts of the free balance that can be staked at a press, percent. */
export const STAKE_SHARES = [1n, 5n, 10n] as const;

/** Some of many stakes, from small to large, the first always among them. */
export function spreadOf(stakes: readonly Money[], most: number): readonly Money[] {
  if (stakes.length <= most) return stakes;
  const step = (stakes.length - 1) / most;
  return Array.from({ length: most }, (_, at) => stakes[Math.round(at * step)] ?? 0n);
}

const CENT = 1_000_000n;

/** A part of the free balance, rounded down to whole cents; null where the duration does not take it. */
export function shareOfBalance(free: Money, percent: bigint, duration: Duration | undefined): Money | null {
  const exact = (free * percent) / 100n;
  const stake = exact - (exact % CENT);
  if (stake <= 0n) return null;
  return canBeStaked(stake, free, duration) ? stake : null;
}

/** Whether the duration takes an amount and the free balance, where it is known, covers it. */
export const canBeStaked = (stake: Money, free: Money | undefined, duration: Duration | undefined): boolean =>
  (free === undefined || stake <= free) && (!duration || (stake >= duration.least && stake <= duration.most));

/** The first amount on offer that the duration takes, else the least that it takes. */
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

/** What is bought; null while something is missing. */
export function purchaseOf(
  { duration, stake, problem }: CheckedPurchase,
  direction: OptionDirection,
  symbolId: number,
  lossLevel: number,
): Purchase | null {
  if (!duration || stake === null || problem) return null;
  return { symbolId, direction, stake, seconds: duration.seconds, ratio: duration.ratio, lossLevel };
}
