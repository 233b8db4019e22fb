import type { DaySumEnd } from '../../features/reports/day-sum.table.js';
import type { Portion } from '../../features/reports/report-movements.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

const PAGE = 5_000;
/** Entries, and days, that are processed per query. */
const PORTION = 50_000;
const MAX_SPANS = 100;

interface SummedEntry {
  readonly id: number;
  readonly type: string;
  /** `YYYY-MM-DD` in the zone: the day of the latest booking up to the entry. */
  readonly day: string;
}

/** Entries that a zone's sums include, in order, with the day that includes each. */
export async function* entriesByDay(
  reader: DatabaseReader,
  { zone, upTo }: DaySumEnd,
): AsyncGenerator<SummedEntry> {
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  let day = '';
  let latest = Number.NEGATIVE_INFINITY;
  for (let after = 0; ; ) {
    // Booked at the time of its input; an entry that a tick caused has none.
    const rows = await reader.query(
      `SELECT e.id, e.type, coalesce(i.at, e.at) AS booked FROM ledger_entries e
       LEFT JOIN lane_inputs i ON i.lane_seq = e.lane_seq WHERE e.id > $1 AND e.id <= $2 ORDER BY e.id LIMIT $3`,
      [after, upTo, PAGE],
    );
    for (const { id, type, booked } of rows) {
      if (Number(booked) > latest) {
        latest = Number(booked);
        day = dayOf.format(latest);
      }
      yield { id: Number(id), type: String(type), day };
    }
    if (rows.length < PAGE) return;
    after = Number(rows.at(-1)?.id);
  }
}

/** Consecutive entries of one day. */
export interface DaySpan extends Portion {
  readonly day: string;
}

/** The entries in consecutive spans, some at a time; a day with many entries has several. */
export async function* summedSpans(reader: DatabaseReader, end: DaySumEnd): AsyncGenerator<DaySpan[]> {
  let spans: DaySpan[] = [];
  let size = 0;
  for await (const { id, day } of entriesByDay(reader, end)) {
    const last = spans.at(-1);
    if (last?.day === day) spans[spans.length - 1] = { ...last, upTo: id };
    else spans.push({ day, after: id - 1, upTo: id });
    size++;
    if (size < PORTION && spans.length < MAX_SPANS) continue;
    yield spans;
    spans = [];
    size = 0;
  }
  if (spans.length > 0) yield spans;
}
