import type { DaySumEnd } from '../../features/reports/day-sum.table.js';
import type { Portion } from '../../features/reports/report-movements.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

const PAGE = 5_000;
/** Entries of a day that are processed per query. */
const PORTION = 50_000;

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

interface SummedDay {
  readonly day: string;
  readonly portions: readonly Portion[];
}

/** Days with entries, each with these entries by portion. */
export async function* summedDays(reader: DatabaseReader, end: DaySumEnd): AsyncGenerator<SummedDay> {
  let day = '';
  let portions: Portion[] = [];
  let portion: Portion = { after: 0, upTo: 0 };
  for await (const entry of entriesByDay(reader, end)) {
    if (entry.day !== day || portion.upTo - portion.after >= PORTION) {
      if (portion.upTo > portion.after) portions.push(portion);
      portion = { after: portion.upTo, upTo: portion.upTo };
    }
    if (entry.day !== day) {
      if (portions.length > 0) yield { day, portions };
      portions = [];
      day = entry.day;
    }
    portion = { ...portion, upTo: entry.id };
  }
  if (portion.upTo > portion.after) portions.push(portion);
  if (portions.length > 0) yield { day, portions };
}
