import type { RowWriteRecord } from '../../engine/kernel/tables/journal.table.js';

/** Places of records: where the run continues, and the end of the day from which a later run continues. */
export interface Marks {
  readonly since: number;
  readonly kept: number;
}

/** A row according to the journal: the newest hash of each column, with the record that has it. */
export interface WrittenRow {
  readonly rowKey: string;
  isThere: boolean;
  /** Whether it was there at each of the marks. */
  readonly wasThere: { since: boolean; kept: boolean };
  readonly columns: Map<string, { readonly place: number; readonly hash: string }>;
}

export const emptyRow = (rowKey: string): WrittenRow => ({
  rowKey,
  isThere: false,
  wasThere: { since: false, kept: false },
  columns: new Map(),
});

/** Applies a row's next record; records come by place. */
export function applyRecord(row: WrittenRow, record: RowWriteRecord, { since, kept }: Marks): void {
  applyWrite(row, record);
  if (record.place <= since) row.wasThere.since = row.isThere;
  if (record.place <= kept) row.wasThere.kept = row.isThere;
}

function applyWrite(row: WrittenRow, { op, place, columns }: RowWriteRecord): void {
  if (op === 'remove') {
    row.isThere = false;
    row.columns.clear();
    return;
  }
  if (op === 'patch' && !row.isThere) return;
  row.isThere = true;
  for (const [name, hash] of Object.entries(JSON.parse(columns) as Record<string, string>)) {
    row.columns.set(name, { place, hash });
  }
}
