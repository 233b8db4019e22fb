import { type RawBuilder, sql } from 'kysely';
import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import { hashedText, journalledColumns, rowKeyOf } from '../../engine/kernel/row-hashes.js';
import { type RowWriteRecord, rowWrites } from '../../engine/kernel/tables/journal.table.js';
import type { DatabaseReader, SqlRow } from '../../platform/database/database-reader.js';
import type { JournalKey } from '../../platform/database/journal-key.js';
import { condition, rawStatement, untypedQueries } from '../../platform/database/queries.js';
import { decodeRow, type SqlValue, type Table, toSnakeCase } from '../../platform/database/table.js';
import { withoutIndexes } from './dialect.js';
import type { VerificationStart } from './verification-start.js';

type AnyTable = Table<Record<string, unknown>>;

const PAGE = 5_000;
/** Rows compared at a time. */
const ROWS_PER_QUERY = 200;

/** Maximum records of a table that is verified in full each time; of a larger one, only rows written since. */
const FULL_CHECK_RECORDS = 20_000;

/** A row according to the journal: the newest hash of each column, with the record that has it. */
interface WrittenRow {
  readonly rowKey: string;
  isThere: boolean;
  readonly columns: Map<string, { readonly place: number; readonly hash: string }>;
}

/**
 * Verifies that every row of every table that follows `writes` holds, column by column, what the server wrote last;
 * none is missing or inserted. Without the key only presence is verified, and the result says so. `since`: in large
 * tables only rows written after it.
 */
export async function verifyWrittenRows(
  reader: DatabaseReader,
  tables: readonly AnyTable[],
  key: JournalKey | null,
  since: Pick<VerificationStart, 'link'> | null = null,
): Promise<string> {
  let count = 0;
  let checked = 0;
  let large = 0;
  const whole = await withoutIndexes(reader);
  for (const table of tables) {
    if (table.follows !== 'writes') continue;
    const written = new WrittenTable(reader, table, key);
    checked++;
    if (since === null || !(await written.isLarge())) {
      count += await written.verify(whole);
      continue;
    }
    count += await written.verifyNew(since.link.rows);
    large++;
  }
  const only = large > 0 ? ` (of the ${large} longest only those written since)` : '';
  const what = `${count} rows of ${checked} tables${only}`;
  return key === null
    ? `${what} are there; what they hold could NOT be checked: there are no secrets in DATA_DIR`
    : `${what} hold what the server wrote`;
}

class WrittenTable {
  private readonly columns: readonly string[];

  constructor(
    private readonly reader: DatabaseReader,
    private readonly table: AnyTable,
    private readonly key: JournalKey | null,
  ) {
    this.columns = journalledColumns(table);
  }

  async verify(whole: RawBuilder<unknown>): Promise<number> {
    let count = 0;
    let waiting: WrittenRow[] = [];
    for await (const row of this.journalledRows()) {
      if (!row.isThere) continue;
      count++;
      waiting.push(row);
      if (waiting.length < ROWS_PER_QUERY) continue;
      await this.compare(waiting);
      waiting = [];
    }
    await this.compare(waiting);
    const stored = await this.reader.number(
      rawStatement(sql`SELECT COUNT(*) FROM ${sql.table(this.table.name)} ${whole}`),
    );
    if (stored !== count) await this.reportUnwritten(whole);
    const what = `${this.table.name}: ${stored} rows are stored, the server wrote ${count}`;
    assertConsistent(stored === count, () => what);
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

  /** Verifies the rows written after a record, each by all its records. */
  async verifyNew(behind: number): Promise<number> {
    const keys = new Set<string>();
    for await (const { tableName, rowKey } of rowsOf(this.reader, rowWrites, ['place'], [behind])) {
      if (tableName === this.table.name) keys.add(rowKey);
    }
    let count = 0;
    for (const rowKey of keys) {
      const row = await this.journalledRowOf(rowKey);
      if (row.isThere) await this.compare([row]);
      else {
        const [stored] = (await this.storedRows([rowKey])).keys();
        assertConsistent(
          stored === undefined,
          () => `${this.nameOf(rowKey)} is stored, the server wrote none`,
        );
      }
      count++;
    }
    return count;
  }

  /** Rows as the journal leaves them, one by one. */
  private async *journalledRows(): AsyncGenerator<WrittenRow> {
    let current = emptyRow('');
    for await (const record of this.records()) {
      if (current.rowKey !== record.rowKey) {
        yield current;
        current = emptyRow(record.rowKey);
      }
      applyRecord(current, record);
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
  private async reportUnwritten(whole: RawBuilder<unknown>): Promise<void> {
    const names = sql.join(this.table.key.map((name) => sql.ref(toSnakeCase(name))));
    for (let last: SqlValue[] | null = null; ; ) {
      const behind: RawBuilder<unknown> = last ? sql`WHERE (${names}) > (${sql.join(last)})` : sql``;
      const rows: SqlRow[] = await this.reader.ask(
        rawStatement(sql<SqlRow>`SELECT ${names} FROM ${sql.table(this.table.name)} ${whole} ${behind}
         ORDER BY ${names} LIMIT ${ROWS_PER_QUERY}`),
      );
      if (rows.length === 0) return;
      for (const row of rows) await this.expectWritten(rowKeyOf(this.table, decodeRow(this.table, row)));
      const end: SqlRow = rows.at(-1) ?? {};
      last = this.table.key.map((name) => end[toSnakeCase(name)] as SqlValue);
    }
  }

  private async expectWritten(rowKey: string): Promise<void> {
    const { isThere } = await this.journalledRowOf(rowKey);
    assertConsistent(isThere, () => `${this.nameOf(rowKey)} is stored, the server wrote none`);
  }

  private async journalledRowOf(rowKey: string): Promise<WrittenRow> {
    const records = await this.reader.select(
      rowWrites,
      'WHERE table_name = $1 AND row_key = $2 ORDER BY place',
      [this.table.name, rowKey],
    );
    const row = emptyRow(rowKey);
    for (const record of records) applyRecord(row, record);
    return row;
  }

  private nameOf(rowKey: string): string {
    return `${this.table.name} ${(JSON.parse(rowKey) as SqlValue[]).join(', ')}`;
  }
}

const emptyRow = (rowKey: string): WrittenRow => ({ rowKey, isThere: false, columns: new Map() });

function applyRecord(row: WrittenRow, { op, place, columns }: RowWriteRecord): void {
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
