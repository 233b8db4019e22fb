import type { Expression, SqlBool } from 'kysely';
import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import type { EngineEvent } from '../../engine/kernel/registry.js';
import type { ReplayedTable } from '../../engine/kernel/replayed-tables.js';
import type { State } from '../../engine/kernel/state.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { untypedQueries } from '../../platform/database/queries.js';
import { type Table, toSnakeCase } from '../../platform/database/table.js';
import { compareRows, EndedRows } from './ended-rows.js';

const inOrder = ({ name, key }: Table<object>, open: Expression<SqlBool>) =>
  key.reduce(
    (rows, column) => rows.orderBy(toSnakeCase(column)),
    untypedQueries.selectFrom(name).selectAll().where(open),
  );

/** Compares one kind of a product's rows with a replay of the inputs. */
export class ReplayedRows {
  private readonly endedRows: EndedRows<{ readonly id: number }> | null;

  constructor(
    private readonly reader: DatabaseReader,
    private readonly replayedTable: ReplayedTable,
  ) {
    this.endedRows = replayedTable.ended
      ? new EndedRows(reader, replayedTable.table as never, replayedTable.what)
      : null;
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
    const past = await this.endedRows?.finish(state.counters[ended.counter]);
    return `${what}: ${past ?? 0} ended, ${size(state)} open`;
  }

  private async *storedRows(): AsyncGenerator<object> {
    const { table, open } = this.replayedTable;
    if (open === undefined) yield* rowsOf(this.reader, table);
    else yield* await this.reader.rows(table, inOrder(table, open));
  }
}
