import { formatDecimal, type Money } from '@truemark/money';
import { type Refusal, refuse } from '../refusal.js';

/** What a customer limits himself to; 0: no limit. */
export interface TradingLimits {
  /** Most that a GMT day may cost. */
  readonly dailyLoss: Money;
  /** Most that one option's stake or one contract order's margin may be. */
  readonly stake: Money;
  /** Minutes of trading until a pause. */
  readonly sessionMinutes: number;
}

/** Looser limits come into force so much later, ms. */
export const LOOSENING_DELAY = 24 * 3_600_000;
/** Without a new trade for so long, a trading session is over, ms. */
export const SESSION_PAUSE = 30 * 60_000;

/** One limit in force, and a looser one that waits for its time (epoch ms). */
export interface StandingLimit<T extends bigint | number> {
  readonly current: T;
  readonly next: { readonly value: T; readonly from: number } | null;
}

/** Every limit stands for itself: what happens to one delays or hastens no other. */
export type StandingLimits = {
  readonly [K in keyof TradingLimits]: StandingLimit<TradingLimits[K]>;
};

export const NO_LIMITS: StandingLimits = {
  dailyLoss: { current: 0n, next: null },
  stake: { current: 0n, next: null },
  sessionMinutes: { current: 0, next: null },
};

/** The limit as it stands at `now`: what waited until then is in force, what still waits is `next`. */
export const limitAt = <T extends bigint | number>(
  limit: StandingLimit<T>,
  now: number,
): StandingLimit<T> => {
  const { next } = limit;
  return next && now >= next.from ? { current: next.value, next: null } : limit;
};

/** What is in force at `now`. */
export const limitsAt = (standing: StandingLimits, now: number): TradingLimits => ({
  dailyLoss: limitAt(standing.dailyLoss, now).current,
  stake: limitAt(standing.stake, now).current,
  sessionMinutes: limitAt(standing.sessionMinutes, now).current,
});

/** Takes a customer's wish: what is stricter holds at once, what is looser after 24 h. What he leaves out stays. */
export const changeLimits = (
  standing: StandingLimits,
  wish: Partial<TradingLimits>,
  now: number,
): StandingLimits => ({
  dailyLoss: changeLimit(standing.dailyLoss, wish.dailyLoss, now),
  stake: changeLimit(standing.stake, wish.stake, now),
  sessionMinutes: changeLimit(standing.sessionMinutes, wish.sessionMinutes, now),
});

/** The same for one limit. */
export function changeLimit<T extends bigint | number>(
  standing: StandingLimit<T>,
  wish: T | undefined,
  now: number,
): StandingLimit<T> {
  const held = limitAt(standing, now);
  if (wish === undefined) return held;
  // Asking for what holds already takes a looser wish back.
  if (!isLooser(wish, held.current)) return { current: wish, next: null };
  // Asking for no more than what waits already does not begin the wait anew.
  const from = held.next && !isLooser(wish, held.next.value) ? held.next.from : now + LOOSENING_DELAY;
  return { current: held.current, next: { value: wish, from } };
}

/** Whether `a` lets more through than `b`; 0 lets everything through. */
function isLooser<T extends bigint | number>(a: T, b: T): boolean {
  return Boolean(b) && (!a || a > b);
}

/** A self-exclusion until an instant (epoch ms); 0: none, null: for ever. It can be lengthened, never shortened. */
export type Exclusion = number | null;

export const longerExclusion = (a: Exclusion, b: Exclusion): Exclusion =>
  a === null || b === null ? null : Math.max(a, b);

export const isExcluded = (until: Exclusion, now: number): boolean => until === null || now < until;

/** A run of new trades without a pause of half an hour; times in epoch ms. */
export interface TradingSession {
  readonly since: number;
  readonly last: number;
}

/** The session that goes on at `now`; null when the last trade is half an hour ago. */
export const runningSession = (session: TradingSession | undefined, now: number): TradingSession | null =>
  session && now - session.last < SESSION_PAUSE ? session : null;

/** The session that a trade at `now` belongs to. */
export const sessionAt = (session: TradingSession | undefined, now: number): TradingSession => ({
  since: runningSession(session, now)?.since ?? now,
  last: now,
});

/** What a new trade is held against. */
export interface TradingDay {
  readonly limits: TradingLimits;
  readonly excludedUntil: Exclusion;
  /** What closed trades of the GMT day brought (below zero: cost), fees taken off. */
  readonly result: Money;
  /** What running options may still cost. */
  readonly atRisk: Money;
  readonly session: TradingSession | undefined;
}

/**
 * Why a customer's own limits do not let a new trade through, or null. `asked` is the option's stake or the order's
 * margin; `mayCost` what the trade itself can cost for certain: what an option can lose, nothing of a contract's, whose
 * result counts when it is closed. Closing and withdrawing never ask.
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
