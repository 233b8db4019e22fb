import { isExcluded, limitsAt, runningSession, type TradingDay, type TradingSession } from '@truemark/domain';
import type { UndoList } from '../../kernel/undo.js';
import type { LimitsStanding } from './commands.js';
import { type CustomerLimits, limitsOfRow } from './tables/limits.table.js';

const DAY = 24 * 3_600_000;
/** Start of the GMT day, epoch ms. */
export const dayOf = (time: number): number => Math.floor(time / DAY) * DAY;

/** Customers' own limits, their results of the day, and their running trading sessions. */
export class LimitsBook {
  private readonly rows = new Map<number, CustomerLimits>();
  /** Per customer, the result of the latest GMT day with a closed trade; `day` is its start. */
  private readonly results = new Map<number, { readonly day: number; readonly result: bigint }>();
  private readonly sessions = new Map<number, TradingSession>();

  /** Number of customers who ever set limits. */
  get size(): number {
    return this.rows.size;
  }

  get(customerId: number): CustomerLimits | undefined {
    return this.rows.get(customerId);
  }

  put(row: CustomerLimits, undo?: UndoList): void {
    if (undo) undo.set(this.rows, row.customerId, row);
    else this.rows.set(row.customerId, row);
  }

  /** Result of closed trades of the GMT day of `now`, net of fees. */
  resultOf(customerId: number, now: number): bigint {
    const found = this.results.get(customerId);
    return found?.day === dayOf(now) ? found.result : 0n;
  }

  /** Adds the result, net of fees, of a trade that ended at `at`. */
  noteResult(customerId: number, result: bigint, at: number, undo?: UndoList): void {
    const day = dayOf(at);
    // A tick of the previous day may arrive after midnight: what it closes belongs to that day, which is over.
    if (day < (this.results.get(customerId)?.day ?? 0)) return;
    const entry = { day, result: this.resultOf(customerId, at) + result };
    if (undo) undo.set(this.results, customerId, entry);
    else this.results.set(customerId, entry);
  }

  noteSession(customerId: number, session: TradingSession, undo?: UndoList): void {
    if (undo) undo.set(this.sessions, customerId, session);
    else this.sessions.set(customerId, session);
  }

  /** Inputs for checking a new trade of the customer at `now`. */
  dayFor(customerId: number, atRisk: bigint, now: number): TradingDay {
    const row = this.rows.get(customerId);
    return {
      limits: limitsAt(limitsOfRow(row), now),
      excludedUntil: row ? row.excludedUntil : 0,
      result: this.resultOf(customerId, now),
      atRisk,
      session: this.sessions.get(customerId),
    };
  }

  /** Whether the customer is self-excluded at `now`. */
  isExcluded(customerId: number, now: number): boolean {
    const row = this.rows.get(customerId);
    return row !== undefined && isExcluded(row.excludedUntil, now);
  }

  /** The customer's limits and their use at `now`. */
  standingFor(customerId: number, now: number): LimitsStanding {
    return {
      limits: this.rows.get(customerId) ?? null,
      result: this.resultOf(customerId, now),
      sessionSince: runningSession(this.sessions.get(customerId), now)?.since ?? null,
      at: now,
    };
  }
}

declare module '../../kernel/registry.js' {
  interface Slices {
    readonly limits: LimitsBook;
  }
}
