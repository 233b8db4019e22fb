import { formatDecimal, type Money } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';

/** Limits that a customer sets for himself; 0: no limit. */
export interface TradingLimits {
  /** Maximum loss in a GMT day. */
  readonly dailyLoss: Money;
  /** Maximum stake of an option, or margin of a contract order. */
  readonly stake: Money;
  /** Maximum minutes of trading before a pause. */
  readonly sessionMinutes: number;
}

/** Delay before looser limits take effect, ms. */
export const LOOSENING_DELAY = 24 * 3_600_000;
/** Time without a new trade after which a trading session ends, ms. */
export const SESSION_PAUSE = 30 * 60_000;

/** A limit in force, and a pending looser one with its effective time (epoch ms). */
export interface LimitState<T extends bigint | number> {
  readonly current: T;
  readonly next: { readonly value: T; readonly from: number } | null;
}

/** Limits are independent: a change of one does not delay or advance another. */
export type LimitStates = {
  readonly [K in keyof TradingLimits]: LimitState<TradingLimits[K]>;
};

export const NO_LIMITS: LimitStates = {
  dailyLoss: { current: 0n, next: null },
  stake: { current: 0n, next: null },
  sessionMinutes: { current: 0, next: null },
};

/** The limit at `now`, with a due `next` promoted to `current`. */
export const limitAt = <T extends bigint | number>(limit: LimitState<T>, now: number): LimitState<T> => {
  const { next } = limit;
  return next && now >= next.from ? { current: next.value, next: null } : limit;
};

/** Limits in force at `now`. */
export const limitsAt = (standing: LimitStates, now: number): TradingLimits => ({
  dailyLoss: limitAt(standing.dailyLoss, now).current,
  stake: limitAt(standing.stake, now).current,
  sessionMinutes: limitAt(standing.sessionMinutes, now).current,
});

/** Applies a customer's change: stricter values at once, looser ones after 24 h. Absent ones stay. */
export const changeLimits = (
  standing: LimitStates,
  wanted: Partial<TradingLimits>,
  now: number,
): LimitStates => ({
  dailyLoss: changeLimit(standing.dailyLoss, wanted.dailyLoss, now),
  stake: changeLimit(standing.stake, wanted.stake, now),
  sessionMinutes: changeLimit(standing.sessionMinutes, wanted.sessionMinutes, now),
});

/** Applies a change to one limit. */
export function changeLimit<T extends bigint | number>(
  standing: LimitState<T>,
  wanted: T | undefined,
  now: number,
): LimitState<T> {
  const held = limitAt(standing, now);
  if (wanted === undefined) return held;
  // Requesting the current value cancels a pending looser one.
  if (!isLooser(wanted, held.current)) return { current: wanted, next: null };
  // Requesting no more than the pending value does not restart the delay.
  const from = held.next && !isLooser(wanted, held.next.value) ? held.next.from : now + LOOSENING_DELAY;
  return { current: held.current, next: { value: wanted, from } };
}

/** Whether `a` allows more than `b`; 0 is no limit. */
function isLooser<T extends bigint | number>(a: T, b: T): boolean {
  return Boolean(b) && (!a || a > b);
}

/** End of a self-exclusion, epoch ms; 0: none, null: permanent. It can be extended, never shortened. */
export type Exclusion = number | null;

export const longerExclusion = (a: Exclusion, b: Exclusion): Exclusion =>
  a === null || b === null ? null : Math.max(a, b);

export const isExcluded = (until: Exclusion, now: number): boolean => until === null || now < until;

/** A run of new trades without a pause of half an hour; times in epoch ms. */
export interface TradingSession {
  readonly since: number;
  readonly last: number;
}

/** The session running at `now`; null if the last trade was half an hour ago or more. */
export const runningSession = (session: TradingSession | undefined, now: number): TradingSession | null =>
  session && now - session.last < SESSION_PAUSE ? session : null;

/** The session that a trade at `now` belongs to. */
export const sessionAt = (session: TradingSession | undefined, now: number): TradingSession => ({
  since: runningSession(session, now)?.since ?? now,
  last: now,
});

/** Inputs for checking a new trade. */
export interface TradingDay {
  readonly limits: TradingLimits;
  readonly excludedUntil: Exclusion;
  /** Result of closed trades of the GMT day, net of fees; negative: loss. */
  readonly result: Money;
  /** Maximum further loss of running options. */
  readonly atRisk: Money;
  readonly session: TradingSession | undefined;
}

/**
 * Checks a new trade against a customer's own limits. Returns the refusal, or null. `asked` is the option's stake or
 * the order's margin. `mayCost` is the loss counted in advance: an option's maximum loss; 0 for a contract, whose
 * result counts when it is closed. Closing and withdrawing are never checked.
 */
export function checkLimits(day: TradingDay, asked: Money, mayCost: Money, now: number): Refusal | null {
  const { limits, excludedUntil, result, atRisk } = day;
  if (isExcluded(excludedUntil, now)) return refuse('limits.self_excluded');
  if (limits.stake > 0n && asked > limits.stake) {
    return refuse('limits.stake', { most: formatDecimal(limits.stake) });
  }
  const lost = atRisk - result;
  if (limits.dailyLoss > 0n && (lost >= limits.dailyLoss || lost + mayCost > limits.dailyLoss)) {
    return refuse('limits.daily_loss', { most: formatDecimal(limits.dailyLoss) });
  }
  const session = sessionAt(day.session, now);
  if (limits.sessionMinutes > 0 && now - session.since >= limits.sessionMinutes * 60_000) {
    return refuse('limits.session', { minutes: limits.sessionMinutes });
  }
  return null;
}
