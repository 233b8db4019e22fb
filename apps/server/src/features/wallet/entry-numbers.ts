import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { prepared, written } from '../../platform/database/queries.js';
import { Reader } from '../../platform/database/reader.js';

const middle = sql`(low + high) / 2`;
/** What was due earlier is booked late and bears its own instant: its input says when it was booked. A tick has none. */
const isBefore = (instant: number) => sql`(SELECT coalesce(i.at, e.at) FROM ledger_entries e
  LEFT JOIN lane_inputs i ON i.lane_seq = e.lane_seq WHERE e.id = ${middle}) < ${instant}`;
/** In one statement: twenty of them would each wait for the other thread. */
const halving = prepared(({ instant }: { instant: number }) =>
  written(sql<{ low: bigint }>`WITH RECURSIVE halves(low, high) AS (
    SELECT CAST(1 AS BIGINT), (SELECT coalesce(max(id), 0) + 1 FROM ledger_entries)
    UNION ALL
    SELECT CASE WHEN ${isBefore(instant)} THEN ${middle} + 1 ELSE low END,
      CASE WHEN ${isBefore(instant)} THEN high ELSE ${middle} END
    FROM halves WHERE low < high
  ) SELECT max(low) FROM halves`),
);

/** Journal entries are numbered 1, 2, 3 … as they are booked, so halving finds an instant among them. */
@Injectable()
export class EntryNumbers {
  constructor(private readonly reader: Reader) {}

  /** The number of the first entry that was booked at or after an instant, epoch ms; one above the last where there is none. */
  async firstAt(instant: number): Promise<number> {
    return this.reader.number(halving({ instant }));
  }
}
