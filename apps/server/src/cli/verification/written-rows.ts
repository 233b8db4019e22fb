import { type RawBuilder, sql } from 'kysely';
import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import { hashedText, journalledColumns, rowKeyOf } from '../../engine/kernel/row-hashes.js';
import { type RowWriteRecord, rowWrites } from '../../engine/kernel/tables/journal.table.js';
import type { DatabaseReader, SqlRow } from '../../platform/database/database-reader.js';
import type { JournalKey } from '../../platform/database/journal-key.js';
import { condition, rawStatement, untypedQueries } from '../../platform/database/queries.js';
import { decodeRow, type SqlValue, type Table, toSnakeCase } from '../../platform/database/table.js';
import { countRows, withoutIndexes } from './dialect.js';
import type { RowCounts, VerificationStart } from './verification-start.js';
import { applyRecord, emptyRow, type Marks, type WrittenRow } from './written-row.js';

type AnyTable = Table<Record<string, unknown>>;

const PAGE = 5_000;
/** Rows compared at a time. */
const ROWS_PER_QUERY = 200;

/** Maximum records of a table that is verified in full each time; of a larger one, only rows written since. */
const FULL_CHECK_RECORDS = 20_000;

export interface WrittenRowsOptions {
  /** In large tables only rows written after it, and the number of the others. */
  readonly since?: Pick<VerificationStart, 'link' | 'rows'> | null;
  /** A place of a record: the tables' numbers of rows there are given to `keepRows`. */
  readonly rowsAt?: number;
  readonly keepRows?: (counts: RowCounts) => void;
}

/**
 * Verifies that every row of every table that follows `writes` holds, column by column, what the server wrote last;
 * none is missing or inserted. Without the key only presence is verified, and the result says so.
 */
export async function verifyWrittenRows(
  reader: DatabaseReader,
  tables: readonly AnyTable[],
  key: JournalKey | null,
  { since = null, rowsAt = 0, keepRows }: WrittenRowsOptions = {},
): Promise<string> {
  const marks = { since: since?.link.rows ?? 0, kept: rowsAt };
  const kept: Record<string, number> = {};
  let count = 0;
  let checked = 0;
  let large = 0;
  for (const table of tables) {
    if (table.follows !== 'writes') continue;
    const written = new WrittenTable(reader, table, key, marks);
    checked++;
    if (since === null || !(await written.isLarge())) {
      count += await written.verify();
    } else {
      // A day of the same form names every table.
      count += await written.verifyNew(since.rows[table.name] ?? 0);
      large++;
    }
    kept[table.name] = written.kept;
  }
  keepRows?.(kept);
  const only = large > 0 ? ` (of the ${large} longest only those written since)` : '';
  const what = `${count} rows of ${checked} tables${only}`;
  return key === null
    ? `${what} are there; what they hold could NOT be checked: there are no secrets in DATA_DIR`
    : `${what} hold what the server wrote`;
}

class WrittenTable {
  /** Number of rows at the mark of that name. */
  kept = 0;
  private readonly columns: readonly string[];

  constructor(
    private readonly reader: DatabaseReader,
    private readonly table: AnyTable,
    private readonly key: JournalKey | null,
    private readonly marks: Marks,
  ) {
    this.columns = journalledColumns(table);
  }

  async verify(): Promise<number> {
    let count = 0;
    let kept = 0;
    let waiting: WrittenRow[] = [];
    for await (const row of this.journalledRows()) {
      if (row.wasThere.kept) kept++;
      if (!row.isThere) continue;
      count++;
      waiting.push(row);
      if (waiting.length < ROWS_PER_QUERY) continue;
      await this.compare(waiting);
      waiting = [];
    }
    await this.compare(waiting);
    this.kept = kept;
    // Counts the table itself, since an index could have been made to omit a row.
    await this.verifyCount(count, { isFast: false });
    return count;
  }

  /** Whether the table has so many records that verifying all takes long. */
  async isLarge(): Promise<boolean> {
    const [more] = await this.reader.query(
      'SELECT place FROM row_writes WHERE table_name = $1 ORDER BY row_key, place LIMIT 1 OFFSET $2',
      [this.table.name, FULL_CHECK_RECORDS],
    );
    return more !== undefined;
  }

  /**
   * Verifies the rows written since the mark, each by all its records, and that there are as many others as there were
   * then (`before`).
   */
  async verifyNew(before: number): Promise<number> {
    const keys = new Set<string>();
    for await (const { tableName, rowKey } of rowsOf(this.reader, rowWrites, ['place'], [this.marks.since])) {
      if (tableName === this.table.name) keys.add(rowKey);
    }
    let more = 0;
    let moreKept = 0;
    const waiting = [...keys];
    while (waiting.length > 0) {
      const rows = await this.journalledRowsOf(waiting.splice(-ROWS_PER_QUERY));
      for (const { isThere, wasThere } of rows) {
        more += Number(isThere) - Number(wasThere.since);
        moreKept += Number(wasThere.kept) - Number(wasThere.since);
      }
      await this.compare(rows.filter(({ isThere }) => isThere));
      await this.expectNone(rows.filter(({ isThere }) => !isThere));
    }
    this.kept = before + moreKept;
    await this.verifyCount(before + more, { isFast: true });
    return keys.size;
  }

  private async expectNone(removed: readonly WrittenRow[]): Promise<void> {
    const [stored] = (await this.storedRows(removed.map(({ rowKey }) => rowKey))).keys();
    assertConsistent(
      stored === undefined,
      () => `${this.nameOf(stored ?? '[]')} is stored, the server wrote none`,
    );
  }

  private async verifyCount(written: number, by: { readonly isFast: boolean }): Promise<void> {
    const stored = await countRows(this.reader, this.table.name, by);
    if (stored > written) await this.reportUnwritten();
    assertConsistent(
      stored === written,
      () => `${this.table.name}: ${stored} rows are stored, the server wrote ${written}`,
    );
  }

  /** Rows as the journal leaves them, one by one. */
  private async *journalledRows(): AsyncGenerator<WrittenRow> {
    let current = emptyRow('');
    for await (const record of this.records()) {
      if (current.rowKey !== record.rowKey) {
        yield current;
        current = emptyRow(record.rowKey);
      }
      applyRecord(current, record, this.marks);
    }
    yield current;
  }

  private async *records(): AsyncGenerator<RowWriteRecord> {
    let last: [string, number] = ['', 0];
    for (;;) {
      const rows: RowWriteRecord[] = await this.reader.select(
        rowWrites,
        `WHERE table_name = $1 AND (row_key, place) > ($2, $3) ORDER BY row_key, place LIMIT $4`,
        [this.table.name, ...last, PAGE],
      );
      yield* rows;
      const end = rows.at(-1);
      if (!end || rows.length < PAGE) return;
      last = [end.rowKey, end.place];
    }
  }

  private async compare(written: readonly WrittenRow[]): Promise<void> {
    const stored = await this.storedRows(written.map(({ rowKey }) => rowKey));
    for (const row of written) {
      const found = stored.get(row.rowKey);
      assertConsistent(
        found !== undefined,
        () => `${this.nameOf(row.rowKey)} is missing: the server wrote it`,
      );
      if (found) this.compareColumns(row, found);
    }
  }

  private compareColumns({ rowKey, columns }: WrittenRow, found: SqlRow): void {
    if (this.key === null) return;
    for (const name of this.columns) {
      const written = columns.get(name);
      const what = `${this.nameOf(rowKey)}: its ${toSnakeCase(name)}`;
      assertConsistent(written !== undefined, () => `${what} was never written by the server`);
      if (!written) continue;
      const hash = this.key.columnHasher(written.place, this.table.name, rowKey);
      const value = hashedText(found[toSnakeCase(name)] as SqlValue);
      assertConsistent(
        hash(name, value) === written.hash,
        () => `${what} is not what the server wrote there last`,
      );
    }
  }

  private async storedRows(rowKeys: readonly string[]): Promise<Map<string, SqlRow>> {
    if (rowKeys.length === 0) return new Map();
    const { name, key } = this.table;
    const wanted = rowKeys.map((rowKey) => {
      const parts = JSON.parse(rowKey) as SqlValue[];
      return condition.and(
        key.map((column, at) => condition(toSnakeCase(column), '=', parts[at] as SqlValue)),
      );
    });
    const rows = await this.reader.ask(
      untypedQueries.selectFrom(name).selectAll().where(condition.or(wanted)),
    );
    return new Map(rows.map((row) => [rowKeyOf(this.table, decodeRow(this.table, row)), row]));
  }

  /** Called when there are more rows than the journal recorded: reports the first. */
  private async reportUnwritten(): Promise<void> {
    const whole = await withoutIndexes(this.reader);
    const names = sql.join(this.table.key.map((name) => sql.ref(toSnakeCase(name))));
    for (let last: SqlValue[] | null = null; ; ) {
      const behind: RawBuilder<unknown> = last ? sql`WHERE (${names}) > (${sql.join(last)})` : sql``;
      const rows: SqlRow[] = await this.reader.ask(
        rawStatement(sql<SqlRow>`SELECT ${names} FROM ${sql.table(this.table.name)} ${whole} ${behind}
         ORDER BY ${names} LIMIT ${ROWS_PER_QUERY}`),
      );
      if (rows.length === 0) return;
      await this.expectWritten(rows.map((row) => rowKeyOf(this.table, decodeRow(this.table, row))));
      const end: SqlRow = rows.at(-1) ?? {};
      last = this.table.key.map((name) => end[toSnakeCase(name)] as SqlValue);
    }
  }

  private async expectWritten(rowKeys: readonly string[]): Promise<void> {
    for (const { rowKey, isThere } of await this.journalledRowsOf(rowKeys))
      assertConsistent(isThere, () => `${this.nameOf(rowKey)} is stored, the server wrote none`);
  }

  /** These rows as the journal leaves them, in the same order. */
  private async journalledRowsOf(rowKeys: readonly string[]): Promise<WrittenRow[]> {
    const rows = new Map(rowKeys.map((rowKey) => [rowKey, emptyRow(rowKey)]));
    const records = untypedQueries
      .selectFrom(rowWrites.name)
      .selectAll()
      .where('table_name', '=', this.table.name)
      .where('row_key', 'in', rowKeys)
      .orderBy('place');
    for (const record of await this.reader.rows(rowWrites, records))
      applyRecord(rows.get(record.rowKey) as WrittenRow, record, this.marks);
    return [...rows.values()];
  }

  private nameOf(rowKey: string): string {
    return `${this.table.name} ${(JSON.parse(rowKey) as SqlValue[]).join(', ')}`;
  }
}
