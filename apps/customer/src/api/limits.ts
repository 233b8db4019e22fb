import type { LimitValues, CustomerLimits as WireLimits } from '@truemark/contracts';
import { decimal, formatDecimal, type Money, ONE } from '@truemark/money';
import { action } from './action.js';
import { type CallOptions, get } from './http.js';

/** Limits a customer can set: money, or minutes as a number. */
export type LimitName = 'dailyLoss' | 'stake' | 'sessionMinutes';
export const LIMIT_NAMES = ['dailyLoss', 'stake', 'sessionMinutes'] as const satisfies LimitName[];

interface PendingLimit {
  readonly value: bigint;
  readonly from: number;
}

/** The customer's own limits, with today's and the session's usage. 0: no limit. */
export interface CustomerLimits extends Readonly<Record<LimitName, bigint>> {
  readonly lostToday: Money;
  /** Epoch ms; null: no session is running. */
  readonly sessionSince: number | null;
  /** Epoch ms. 0: not excluded, null: for ever. */
  readonly excludedUntil: number | null;
  /** Pending relaxations, with the time at which each takes effect. */
  readonly pending: Readonly<Record<LimitName, PendingLimit | null>>;
}

const NAMES = {
  dailyLoss: 'daily_loss',
  stake: 'stake',
  sessionMinutes: 'session_minutes',
} as const satisfies Record<LimitName, keyof LimitValues>;

const minutes = (count: number): bigint => BigInt(count) * ONE;
const waiting = <T>(
  wire: { value: T; from: number } | null,
  read: (value: T) => bigint,
): PendingLimit | null => wire && { value: read(wire.value), from: wire.from };

const limitsFrom = (wire: WireLimits): CustomerLimits => ({
  dailyLoss: decimal(wire.daily_loss),
  stake: decimal(wire.stake),
  sessionMinutes: minutes(wire.session_minutes),
  lostToday: decimal(wire.lost_today),
  sessionSince: wire.session_since,
  excludedUntil: wire.excluded_until,
  pending: {
    dailyLoss: waiting(wire.pending.daily_loss, decimal),
    stake: waiting(wire.pending.stake, decimal),
    sessionMinutes: waiting(wire.pending.session_minutes, minutes),
  },
});

const PATH = '/api/user/limits';

export async function fetchLimits(options: CallOptions): Promise<CustomerLimits> {
  return limitsFrom(await get<WireLimits>(PATH, {}, options));
}

/** Requested changes. Omitted limits stay as they are. */
export interface LimitsChange extends Partial<Readonly<Record<LimitName, bigint>>> {
  /** 0: for ever. */
  readonly excludeDays?: number;
}

export const setLimits = action({
  path: PATH,
  write: ({ excludeDays, ...limits }: LimitsChange) => ({
    ...Object.fromEntries(
      LIMIT_NAMES.flatMap((name) => {
        const value = limits[name];
        return value === undefined ? [] : [[NAMES[name], formatDecimal(value)]];
      }),
    ),
    ...(excludeDays !== undefined && { exclude_days: excludeDays }),
  }),
  read: limitsFrom,
  fields: Object.fromEntries(LIMIT_NAMES.map((name) => [NAMES[name], name])),
});
