import type { Money } from '@truemark/money';
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

export const NO_LIMITS: TradingLimits = { dailyLoss: 0n, stake: 0n, sessionMinutes: 0 };

/** Looser limits come into force so much later, ms. */
export const LOOSENING_DELAY = 24 * 3_600_000;
/** Without a new trade for so long, a trading session is over, ms. */
export const SESSION_PAUSE = 30 * 60_000;

/** Limits in force, and looser ones that wait for their time (epoch ms). */
export interface StandingLimits {
  readonly current: TradingLimits;
  readonly pending: (TradingLimits & { readonly from: number }) | null;
}

/** What is in force at `now`. */
export const limitsAt = ({ current, pending }: StandingLimits, now: number): TradingLimits =>
  pending && now >= pending.from
    ? { dailyLoss: pending.dailyLoss, stake: pending.stake, sessionMinutes: pending.sessionMinutes }
    : current;

/** Takes a customer's wish: what is stricter holds at once, what is looser after 24 h. What he leaves out stays. */
export function changeLimits(
  standing: StandingLimits,
  wish: Partial<TradingLimits>,
  now: number,
): StandingLimits {
  const inForce = limitsAt(standing, now);
  const waiting = standing.pending && now < standing.pending.from ? standing.pending : null;
  const wanted: TradingLimits = { ...(waiting ?? inForce), ...wish };
  const { dailyLoss, stake, sessionMinutes } = wanted;
  const current: TradingLimits = {
    dailyLoss: stricter(inForce.dailyLoss, dailyLoss),
    stake: stricter(inForce.stake, stake),
    sessionMinutes: stricter(inForce.sessionMinutes, sessionMinutes),
  };
  const isLooser =
    dailyLoss !== current.dailyLoss || stake !== current.stake || sessionMinutes !== current.sessionMinutes;
  if (!isLooser) return { current, pending: null };
  const isSame =
    waiting?.dailyLoss === dailyLoss && waiting.stake === stake && waiting.sessionMinutes === sessionMinutes;
  const from = isSame ? waiting.from : now + LOOSENING_DELAY;
  return { current, pending: { dailyLoss, stake, sessionMinutes, from } };
}

/** The stricter of two limits, of which 0 is none. */
function stricter<T extends bigint | number>(a: T, b: T): T {
  if (!a || !b) return a || b;
  return a < b ? a : b;
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

/** The session that a trade at `now` belongs to. */
export const sessionAt = (session: TradingSession | undefined, now: number): TradingSession =>
  session && now - session.last < SESSION_PAUSE
    ? { since: session.since, last: now }
    : { since: now, last: now };

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
 * margin; `mayCost` what the trade itself can cost for certain: an option's stake, nothing of a contract's, whose loss
 * counts when it is closed. Closing and withdrawing never ask.
 */
export function checkLimits(day: TradingDay, asked: Money, mayCost: Money, now: number): Refusal | null {
  const { limits, excludedUntil, result, atRisk } = day;
  if (isExcluded(excludedUntil, now)) return refuse('limits.self_excluded');
  if (limits.stake > 0n && asked > limits.stake) return refuse('limits.stake');
  const lost = atRisk - result;
  if (limits.dailyLoss > 0n && (lost + mayCost > limits.dailyLoss || lost === limits.dailyLoss)) {
    return refuse('limits.daily_loss');
  }
  const session = sessionAt(day.session, now);
  if (limits.sessionMinutes > 0 && now - session.since >= limits.sessionMinutes * 60_000) {
    return refuse('limits.session');
  }
  return null;
}
