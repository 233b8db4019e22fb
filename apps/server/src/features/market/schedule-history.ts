import { Injectable } from '@nestjs/common';
import type { Schedule } from '@truemark/domain';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import {
  filledIn,
  type HolidayCalendar,
  withDays,
} from '../../engine/market/tables/holiday-calendar.table.js';
import { symbolChanges } from '../../engine/market/tables/symbol-change.table.js';
import { readTerms } from '../../engine/market/tables/symbol-terms.js';
import { writtenCalendar, writtenSymbol } from '../../engine/market/tables/written-symbol.js';
import { Reader } from '../../platform/database/reader.js';
import type { RowOf } from '../../platform/database/table.js';

/** Changes that are read at a time. */
const PAGE = 500;

interface Since {
  /** In force for what the lane took after this. */
  readonly laneSeq: number;
  readonly schedule: Schedule;
}

/**
 * The sessions that symbols had, as the journal tells them. Each change is read once, so that a call reads only those
 * that are new to it; kept are those that changed the sessions.
 */
@Injectable()
export class ScheduleHistory {
  private readonly bySymbol = new Map<number, Since[]>();
  private readonly calendars = new Map<number, HolidayCalendar>();
  /** Symbols made so far: the next new one gets the number behind it, as it did in the lane. */
  private made = 0;
  private readTo = 0;
  private reading: Promise<void> = Promise.resolve();

  constructor(private readonly reader: Reader) {}

  /** Tells the sessions of a symbol as they stood when the lane took an input; null while it had none. */
  async of(symbolId: number): Promise<(laneSeq: number) => Schedule | null> {
    const reading = this.reading.then(() => this.readOn());
    this.reading = reading.catch(() => undefined);
    await reading;
    const changes = this.bySymbol.get(symbolId) ?? [];
    return (laneSeq) => changes.findLast((change) => change.laneSeq < laneSeq)?.schedule ?? null;
  }

  private async readOn(): Promise<void> {
    const page = `WHERE kind IN ('symbol.put', 'symbol.hold', 'holiday_calendar.put') AND lane_seq > $1
      ORDER BY lane_seq LIMIT $2`;
    for (;;) {
      const inputs = await this.reader.select(laneInputs, page, [this.readTo, PAGE]);
      for (const input of inputs) {
        await this.take(input);
        this.readTo = input.laneSeq;
      }
      if (inputs.length < PAGE) return;
    }
  }

  /** Sessions that were announced hold from the input that brought them into force. */
  private async take({ laneSeq, kind, payload }: RowOf<typeof laneInputs>): Promise<void> {
    if (kind === 'symbol.hold') {
      const held = await this.reader.first(symbolChanges, 'WHERE ended_seq = $1', [laneSeq]);
      const { schedule } = held ? readTerms(held).to : {};
      if (held && schedule) this.note(laneSeq, held.symbolId, schedule);
      return;
    }
    if (kind === 'holiday_calendar.put') return this.takeCalendar(laneSeq, writtenCalendar(payload));
    const { id, schedule: written } = writtenSymbol(payload);
    if (id === 0) this.made += 1;
    const symbolId = id || this.made;
    if (await this.isAnnounced(laneSeq, symbolId)) return;
    const waiting = await this.waitingBefore(laneSeq, symbolId);
    const replaced = waiting?.endedSeq === laneSeq ? readTerms(waiting).to.schedule : undefined;
    const calendar = this.calendars.get(written.calendar?.id ?? 0);
    const schedule = filledIn(written, [replaced, this.lastOf(symbolId)], calendar);
    if (schedule) this.note(laneSeq, symbolId, schedule);
  }

  /** The days of a calendar, for all that followed it then, or were about to. */
  private async takeCalendar(laneSeq: number, written: HolidayCalendar): Promise<void> {
    const calendar = { ...written, id: written.id || this.calendars.size + 1 };
    this.calendars.set(calendar.id, calendar);
    for (const symbolId of [...this.bySymbol.keys()]) {
      const waiting = await this.waitingBefore(laneSeq, symbolId);
      // What goes on waiting was left as it is: it has those days already, or follows another.
      if (waiting && waiting.endedSeq !== laneSeq) continue;
      const schedule = (waiting && readTerms(waiting).to.schedule) ?? this.lastOf(symbolId);
      if (schedule?.calendar?.id !== calendar.id || (await this.isAnnounced(laneSeq, symbolId))) continue;
      this.note(laneSeq, symbolId, withDays(schedule, calendar));
    }
  }

  /** Whether what an input wanted of a symbol waits for its day. */
  private async isAnnounced(laneSeq: number, symbolId: number): Promise<boolean> {
    const made = 'WHERE made_seq = $1 AND symbol_id = $2';
    return (await this.reader.first(symbolChanges, made, [laneSeq, symbolId])) !== null;
  }

  /** What waited of a symbol when the lane took an input. */
  private waitingBefore(laneSeq: number, symbolId: number) {
    const then = 'WHERE symbol_id = $1 AND made_seq < $2 AND (ended_seq IS NULL OR ended_seq >= $2)';
    return this.reader.first(symbolChanges, then, [symbolId, laneSeq]);
  }

  private lastOf(symbolId: number): Schedule | undefined {
    return this.bySymbol.get(symbolId)?.at(-1)?.schedule;
  }

  private note(laneSeq: number, symbolId: number, schedule: Schedule): void {
    const changes = this.bySymbol.get(symbolId) ?? [];
    const last = changes.at(-1);
    if (JSON.stringify(last?.schedule) === JSON.stringify(schedule)) return;
    this.bySymbol.set(symbolId, [...changes, { laneSeq, schedule }]);
  }
}
