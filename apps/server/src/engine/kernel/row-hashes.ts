import type { SqlRow } from '../../platform/database/database-reader.js';
import type { JournalKey } from '../../platform/database/journal-key.js';
import { decodeRow, encodeValue, type SqlValue, toSnakeCase } from '../../platform/database/table.js';
import type { AnyTable, TableWrites } from './store/batch.js';
import { insertedRows } from './store/batch.js';
import type { RowWriteRecord } from './tables/journal.table.js';

/** Columns the journal records: all but the key, which names the row, and volatile ones. */
export const journalledColumns = (table: AnyTable): readonly string[] =>
  table.names.filter((name) => !table.key.includes(name) && !table.volatile.includes(name));

/** The row's key in its journal form: a JSON array. */
export const rowKeyOf = (table: AnyTable, row: object): string =>
  JSON.stringify(table.key.map((name) => Reflect.get(row, name)));

/** Text of a stored value for hashing; integers, strings and null are distinguishable. */
export const hashedText = (value: SqlValue | undefined): string =>
  value === null || value === undefined ? 'n' : typeof value === 'string' ? `s${value}` : `i${value}`;

/** Builds the journal's records of a batch's writes; `lastPlace` is that of the last record before. */
export class RowHashes {
  constructor(
    private readonly key: JournalKey,
    private lastPlace: number,
  ) {}

  /** In the order in which the stores execute them. */
  recordsOf(writes: TableWrites): RowWriteRecord[] {
    const { table, upserts, patches, removals } = writes;
    const columns = journalledColumns(table);
    return [
      ...insertedRows(writes).map((row) => this.record(table, 'insert', row, columns)),
      ...[...upserts.values()].map((row) => this.record(table, 'upsert', row, columns)),
      ...[...patches.values()].flatMap((row) => {
        const changed = columns.filter((name) => name in row);
        return changed.length > 0 ? [this.record(table, 'patch', row, changed)] : [];
      }),
      ...[...removals.values()].map((row) => this.record(table, 'remove', row, [])),
    ];
  }

  /** Record of a row, as the driver returns it, that the journal did not record at all or not in these columns. */
  found(table: AnyTable, row: SqlRow, columns: readonly string[]): RowWriteRecord {
    const rowKey = rowKeyOf(table, decodeRow(table, row));
    return this.recordOf(table, 'found', rowKey, columns, (name) => row[toSnakeCase(name)] as SqlValue);
  }

  get last(): number {
    return this.lastPlace;
  }

  private record(
    table: AnyTable,
    op: RowWriteRecord['op'],
    row: object,
    names: readonly string[],
  ): RowWriteRecord {
    const valueOf = (name: string): SqlValue =>
      encodeValue(table.columns[name]?.kind ?? 'text', Reflect.get(row, name));
    return this.recordOf(table, op, rowKeyOf(table, row), names, valueOf);
  }

  private recordOf(
    table: AnyTable,
    op: RowWriteRecord['op'],
    rowKey: string,
    names: readonly string[],
    valueOf: (name: string) => SqlValue,
  ): RowWriteRecord {
    this.lastPlace += 1;
    const hash = this.key.columnHasher(this.lastPlace, table.name, rowKey);
    const hashes = names.map((name) => [name, hash(name, hashedText(valueOf(name)))]);
    const columns = JSON.stringify(Object.fromEntries(hashes));
    return { place: this.lastPlace, tableName: table.name, rowKey, op, columns };
  }
}
