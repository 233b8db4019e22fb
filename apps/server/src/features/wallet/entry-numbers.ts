import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { prepared, rawStatement } from '../../platform/database/queries.js';

const middle = sql`(low + high) / 2`;
/** An overdue entry is booked late and bears its due time: its input has the booking time. A tick has no input. */
const isBefore = (instant: number) => sql`(SELECT coalesce(i.at, e.at) FROM ledger_entries e
  LEFT JOIN lane_inputs i ON i.lane_seq = e.lane_seq WHERE e.id = ${middle}) < ${instant}`;
/** Binary search in one statement: twenty statements would each be a round trip to the reader thread. */
const binarySearchStatement = prepared(({ instant }: { instant: number }) =>
  rawStatement(sql<{ low: bigint }>`WITH RECURSIVE halves(low, high) AS (
    SELECT CAST(1 AS BIGINT), (SELECT coalesce(max(id), 0) + 1 FROM ledger_entries)
    UNION ALL
    SELECT CASE WHEN ${isBefore(instant)} THEN ${middle} + 1 ELSE low END,
      CASE WHEN ${isBefore(instant)} THEN high ELSE ${middle} END
    FROM halves WHERE low < high
  ) SELECT max(low) FROM halves`),
);

/** Journal entries are numbered 1, 2, 3 … in booking order, so binary search finds an instant among them. */
@Injectable()
export class EntryNumbers {
  constructor(private readonly reader: DatabaseReader) {}

  /** Number of the first entry booked at or after an instant, epoch ms; one above the last if there is none. */
  async firstAt(instant: number): Promise<number> {
    return this.reader.number(binarySearchStatement({ instant }));
  }
}
