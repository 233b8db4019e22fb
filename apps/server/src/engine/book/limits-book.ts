import {
  limitsAt,
  NO_LIMITS,
  type TradingDay,
  type TradingLimits,
  type TradingSession,
} from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { CustomerLimits, LimitValues } from '../tables/limits.table.js';
import type { UndoList } from '../undo.js';

const DAY = 24 * 3_600_000;
/** Start of the GMT day, epoch ms. */
export const dayOf = (time: number): number => Math.floor(time / DAY) * DAY;

export const limitsOf = ({ dailyLoss, stake, sessionMinutes }: LimitValues): TradingLimits => ({
  dailyLoss: decimal(dailyLoss),
  stake: decimal(stake),
  sessionMinutes,
});

export const standingOf = (row: CustomerLimits | undefined) => ({
  current: row ? limitsOf(row.current) : NO_LIMITS,
  pending: row?.pending ? { ...limitsOf(row.pending), from: row.pending.from } : null,
});

/** What customers limit themselves to, what their day has brought, and since when they trade without a pause. */
export class LimitsBook {
  private readonly rows = new Map<number, CustomerLimits>();
  private readonly results = new Map<number, { readonly day: number; readonly result: bigint }>();
  private readonly sessions = new Map<number, TradingSession>();

  get(customerId: number): CustomerLimits | undefined {
    return this.rows.get(customerId);
  }

  put(row: CustomerLimits, undo?: UndoList): void {
    if (undo) undo.set(this.rows, row.customerId, row);
    else this.rows.set(row.customerId, row);
  }

  /** What closed trades of the GMT day of `now` brought. */
  resultOf(customerId: number, now: number): bigint {
    const found = this.results.get(customerId);
    return found?.day === dayOf(now) ? found.result : 0n;
  }

  noteResult(customerId: number, result: bigint, at: number, undo?: UndoList): void {
    const entry = { day: dayOf(at), result: this.resultOf(customerId, at) + result };
    if (undo) undo.set(this.results, customerId, entry);
    else this.results.set(customerId, entry);
  }

  sessionOf(customerId: number): TradingSession | undefined {
    return this.sessions.get(customerId);
  }

  noteSession(customerId: number, session: TradingSession, undo?: UndoList): void {
    if (undo) undo.set(this.sessions, customerId, session);
    else this.sessions.set(customerId, session);
  }

  /** What a new trade of the customer is held against at `now`. */
  dayFor(customerId: number, atRisk: bigint, now: number): TradingDay {
    const row = this.rows.get(customerId);
    return {
      limits: limitsAt(standingOf(row), now),
      excludedUntil: row ? row.excludedUntil : 0,
      result: this.resultOf(customerId, now),
      atRisk,
      session: this.sessions.get(customerId),
    };
  }
}
