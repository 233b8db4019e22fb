import { Injectable } from '@nestjs/common';
import type { Schedule } from '@truemark/domain';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import {
  type HolidayCalendar,
  withDays,
  withDaysInForce,
} from '../../engine/market/tables/holiday-calendar.table.js';
import { symbolChanges } from '../../engine/market/tables/symbol-change.table.js';
import { calendarOfPayload, symbolOfPayload } from '../../engine/market/tables/symbol-of-payload.js';
import { readTerms } from '../../engine/market/tables/symbol-terms.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { RowOf } from '../../platform/database/table.js';

/** Changes per read. */
const PAGE = 500;

interface ScheduleVersion {
  /** In force for lane inputs after this one. */
  readonly laneSeq: number;
  readonly schedule: Schedule;
}

/**
 * History of the symbols' sessions, from the journal. Each change is read once, so a call reads only new ones; only
 * those that changed the sessions are kept.
 */
@Injectable()
export class ScheduleHistory {
  private readonly bySymbol = new Map<number, ScheduleVersion[]>();
  private readonly calendars = new Map<number, HolidayCalendar>();
  /** Number of symbols created so far: the next one gets the following number, as in the lane. */
  private symbolCount = 0;
  private readTo = 0;
  private reading: Promise<void> = Promise.resolve();

  constructor(private readonly reader: DatabaseReader) {}

  /** Function that returns a symbol's sessions as of a lane input; null before its first sessions. */
  async of(symbolId: number): Promise<(laneSeq: number) => Schedule | null> {
    const reading = this.reading.then(() => this.readNew());
    this.reading = reading.catch(() => undefined);
    await reading;
    const changes = this.bySymbol.get(symbolId) ?? [];
    return (laneSeq) => changes.findLast((change) => change.laneSeq < laneSeq)?.schedule ?? null;
  }

  private async readNew(): Promise<void> {
    const page = `WHERE kind IN ('symbol.put', 'symbol.hold', 'holiday_calendar.put') AND lane_seq > $1
      ORDER BY lane_seq LIMIT $2`;
    for (;;) {
      const inputs = await this.reader.select(laneInputs, page, [this.readTo, PAGE]);
      for (const input of inputs) {
        await this.apply(input);
        this.readTo = input.laneSeq;
      }
      if (inputs.length < PAGE) return;
    }
  }

  /** Scheduled sessions are in force from the input that activated them. */
  private async apply({ laneSeq, kind, payload }: RowOf<typeof laneInputs>): Promise<void> {
    if (kind === 'symbol.hold') {
      const held = await this.reader.first(symbolChanges, 'WHERE ended_seq = $1', [laneSeq]);
      const { schedule } = held ? readTerms(held).to : {};
      if (held && schedule) this.addVersion(laneSeq, held.symbolId, schedule);
      return;
    }
    if (kind === 'holiday_calendar.put') return this.applyCalendar(laneSeq, calendarOfPayload(payload));
    const { id, schedule: written } = symbolOfPayload(payload);
    if (id === 0) this.symbolCount += 1;
    const symbolId = id || this.symbolCount;
    if (await this.isScheduled(laneSeq, symbolId)) return;
    const waiting = await this.scheduledBefore(laneSeq, symbolId);
    const replaced = waiting?.endedSeq === laneSeq ? readTerms(waiting).to.schedule : undefined;
    const calendar = this.calendars.get(written.calendar?.id ?? 0);
    const schedule = withDaysInForce(written, [replaced, this.lastOf(symbolId)], calendar);
    if (schedule) this.addVersion(laneSeq, symbolId, schedule);
  }

  /** Holidays of a calendar, for all symbols that used it then or were scheduled to. */
  private async applyCalendar(laneSeq: number, written: HolidayCalendar): Promise<void> {
    const calendar = { ...written, id: written.id || this.calendars.size + 1 };
    this.calendars.set(calendar.id, calendar);
    for (const symbolId of [...this.bySymbol.keys()]) {
      const waiting = await this.scheduledBefore(laneSeq, symbolId);
      // A change that stays scheduled is unaffected: it already includes these days, or uses another calendar.
      if (waiting && waiting.endedSeq !== laneSeq) continue;
      const schedule = (waiting && readTerms(waiting).to.schedule) ?? this.lastOf(symbolId);
      if (schedule?.calendar?.id !== calendar.id || (await this.isScheduled(laneSeq, symbolId))) continue;
      this.addVersion(laneSeq, symbolId, withDays(schedule, calendar));
    }
  }

  /** Whether the change of a symbol by an input is scheduled for later. */
  private async isScheduled(laneSeq: number, symbolId: number): Promise<boolean> {
    const made = 'WHERE made_seq = $1 AND symbol_id = $2';
    return (await this.reader.first(symbolChanges, made, [laneSeq, symbolId])) !== null;
  }

  /** Scheduled change of a symbol as of a lane input. */
  private scheduledBefore(laneSeq: number, symbolId: number) {
    const then = 'WHERE symbol_id = $1 AND made_seq < $2 AND (ended_seq IS NULL OR ended_seq >= $2)';
    return this.reader.first(symbolChanges, then, [symbolId, laneSeq]);
  }

  private lastOf(symbolId: number): Schedule | undefined {
    return this.bySymbol.get(symbolId)?.at(-1)?.schedule;
  }

  private addVersion(laneSeq: number, symbolId: number, schedule: Schedule): void {
    const changes = this.bySymbol.get(symbolId) ?? [];
    const last = changes.at(-1);
    if (JSON.stringify(last?.schedule) === JSON.stringify(schedule)) return;
    this.bySymbol.set(symbolId, [...changes, { laneSeq, schedule }]);
  }
}
