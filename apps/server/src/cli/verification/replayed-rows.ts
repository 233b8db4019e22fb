import type { Expression, SqlBool } from 'kysely';
import { expectThat, rowsOf } from '../../engine/kernel/mismatch.js';
import type { EngineEvent } from '../../engine/kernel/registry.js';
import type { Replayed } from '../../engine/kernel/replayed.js';
import type { State } from '../../engine/kernel/state.js';
import { anyTable } from '../../platform/database/queries.js';
import type { Reader } from '../../platform/database/reader.js';
import { snake, type Table } from '../../platform/database/table.js';
import { compareRows, EndedRows } from './ended-rows.js';

const inOrder = ({ name, key }: Table<object>, open: Expression<SqlBool>) =>
  key.reduce(
    (rows, column) => rows.orderBy(snake(column)),
    anyTable.selectFrom(name).selectAll().where(open),
  );

/** Compares one kind of a product's rows with a replay of the inputs. */
export class ReplayedRows {
  private readonly ended: EndedRows<{ readonly id: number }> | null;

  constructor(
    private readonly reader: Reader,
    private readonly of: Replayed,
  ) {
    this.ended = of.ended ? new EndedRows(reader, of.table as never, of.what) : null;
  }

  /** Adds rows that a step ended, and compares once enough are pending. */
  async follow(events: readonly EngineEvent[]): Promise<void> {
    for (const event of events) {
      const row = this.of.ended?.by(event);
      if (row) this.ended?.note(row as { readonly id: number });
    }
    await this.ended?.catchUp();
  }

  /** Compares the stored rows that belong in the state with those in the state. */
  async compareOpen(state: State): Promise<void> {
    const { what, idOf, find, table, size } = this.of;
    let count = 0;
    for await (const row of this.stored()) {
      compareRows(`${what} ${idOf(row)}`, table, row, find(state, row));
      count++;
    }
    expectThat(
      size(state) === count,
      () => `a replay leaves ${size(state)} open where ${count} are stored, each of them ${what} …`,
    );
  }

  /** Compares the pending rows. Returns the counts, in words. */
  async finish(state: State): Promise<string> {
    const { what, ended, size } = this.of;
    if (!ended) return `${what}: ${size(state)}`;
    const past = await this.ended?.finish(state.counters[ended.counter]);
    return `${what}: ${past ?? 0} ended, ${size(state)} open`;
  }

  private async *stored(): AsyncGenerator<object> {
    const { table, open } = this.of;
    if (open === undefined) yield* rowsOf(this.reader, table);
    else yield* await this.reader.rows(table, inOrder(table, open));
  }
}
