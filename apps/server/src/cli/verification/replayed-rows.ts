import type { Expression, SqlBool } from 'kysely';
import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import type { EngineEvent } from '../../engine/kernel/registry.js';
import type { ReplayedTable } from '../../engine/kernel/replayed-tables.js';
import type { State } from '../../engine/kernel/state.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { untypedQueries } from '../../platform/database/queries.js';
import { type Table, toSnakeCase } from '../../platform/database/table.js';
import { compareRows, EndedRows } from './ended-rows.js';
import type { RowCounts } from './verification-start.js';

const inOrder = ({ name, key }: Table<object>, open: Expression<SqlBool>) =>
  key.reduce(
    (rows, column) => rows.orderBy(toSnakeCase(column)),
    untypedQueries.selectFrom(name).selectAll().where(open),
  );

/** Compares one kind of a product's rows with a replay of the inputs. */
export class ReplayedRows {
  private readonly endedRows: EndedRows<{ readonly id: number }> | null;
  private readonly openIds = new Set<number>();

  /** `endedBefore`: how many rows of each table had ended where the replay begins; null: it begins at the first input. */
  constructor(
    private readonly reader: DatabaseReader,
    private readonly replayedTable: ReplayedTable,
    endedBefore: RowCounts | null,
  ) {
    const { table, what, ended } = replayedTable;
    // A day of the same form names every table.
    const before = endedBefore?.[table.name] ?? 0;
    this.endedRows = ended ? new EndedRows(reader, table as never, what, before) : null;
  }

  /** Table name and number of rows that have ended up to now; null: no row ends. */
  get endedCount(): readonly [string, number] | null {
    return this.endedRows ? [this.replayedTable.table.name, this.endedRows.count] : null;
  }

  /** Adds rows that a step ended, and compares once enough are pending. */
  async follow(events: readonly EngineEvent[]): Promise<void> {
    for (const event of events) {
      const row = this.replayedTable.ended?.by(event);
      if (row) this.endedRows?.note(row as { readonly id: number });
    }
    await this.endedRows?.catchUp();
  }

  /** Compares the stored rows that belong in the state with those in the state. */
  async compareOpen(state: State): Promise<void> {
    const { what, idOf, find, table, size } = this.replayedTable;
    let count = 0;
    for await (const row of this.storedRows()) {
      compareRows(`${what} ${idOf(row)}`, table, row, find(state, row));
      this.openIds.add(idOf(row));
      count++;
    }
    assertConsistent(
      size(state) === count,
      () => `a replay leaves ${size(state)} open where ${count} are stored, each of them ${what} …`,
    );
  }

  /** Compares the pending rows. Returns the counts, in words. */
  async finish(state: State): Promise<string> {
    const { what, ended, size } = this.replayedTable;
    if (!ended) return `${what}: ${size(state)}`;
    const past = await this.endedRows?.finish(state.counters[ended.counter], this.openIds);
    return `${what}: ${past ?? 0} ended, ${size(state)} open`;
  }

  private async *storedRows(): AsyncGenerator<object> {
    const { table, open } = this.replayedTable;
    if (open === undefined) yield* rowsOf(this.reader, table);
    else yield* await this.reader.rows(table, inOrder(table, open));
  }
}
