import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import { writeJournal } from '../../engine/kernel/journal.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { projectionOf, type Table } from '../../platform/database/table.js';
import { countRows } from './dialect.js';
import { RowNumbers } from './row-numbers.js';

/** Rows compared at a time, which bounds memory. */
const PAGE = 1_000;

/** Compares stored ended rows with those of a replay, in whatever order they end. */
export class EndedRows<R extends { readonly id: number }> {
  private pendingRows = new Map<number, R>();
  private readonly ended = new RowNumbers();

  /** `before`: how many had ended where the replay began. */
  constructor(
    private readonly reader: DatabaseReader,
    private readonly table: Table<R>,
    private readonly rowName: string,
    private readonly before: number,
  ) {}

  /** Number of rows that have ended up to now. */
  get count(): number {
    return this.before + this.ended.size;
  }

  /** Adds a row that a step ended. */
  note(row: R): void {
    this.pendingRows.set(row.id, row);
    this.ended.add(row.id);
  }

  /** Compares once enough rows are pending. */
  async catchUp(): Promise<void> {
    if (this.pendingRows.size >= PAGE) await this.compare();
  }

  /** Compares the pending rows, then checks that no other row is stored. Returns the number compared. */
  async finish(highestId: number, open: ReadonlySet<number>): Promise<number> {
    await this.compare();
    for (const [where, bound] of [
      ['WHERE id > $1 ORDER BY id', highestId],
      ['WHERE id < $1 ORDER BY id DESC', 1],
    ] as const) {
      const unknown = await this.reader.first(this.table, where, [bound]);
      assertConsistent(!unknown, () => `${this.rowName} ${unknown?.id} is stored, a replay makes none`);
    }
    await this.verifyCount(open);
    return this.ended.size;
  }

  private async compare(): Promise<void> {
    const ids = [...this.pendingRows.keys()];
    if (ids.length === 0) return;
    const rows = await rowsIn(this.reader, this.table, 'id', ids);
    const stored = new Map<number, R>();
    for (const row of rows) {
      assertConsistent(!stored.has(row.id), () => `${this.rowName} ${row.id} is stored twice`);
      stored.set(row.id, row);
    }
    for (const row of this.pendingRows.values())
      compareRows(`${this.rowName} ${row.id}`, this.table, stored.get(row.id), row);
    this.pendingRows = new Map();
  }

  private async verifyCount(open: ReadonlySet<number>): Promise<void> {
    // Of a replay from the first row the whole table is counted, and a stray row can be named.
    const isFromStart = this.before === 0;
    const made = this.count + open.size;
    const stored = await countRows(this.reader, this.table.name, { isFast: !isFromStart });
    if (stored !== made && isFromStart) await this.reportStray(open);
    assertConsistent(
      stored === made,
      () => `${this.table.name}: ${stored} rows are stored, a replay makes ${made}`,
    );
  }

  private async reportStray(open: ReadonlySet<number>): Promise<void> {
    let last = 0;
    for await (const { id } of rowsOf(this.reader, projectionOf(this.table, ['id']))) {
      assertConsistent(id !== last, () => `${this.rowName} ${id} is stored twice`);
      assertConsistent(
        this.ended.has(id) || open.has(id),
        () => `${this.rowName} ${id} is stored, a replay makes none`,
      );
      last = id;
    }
  }
}

/** Throws `Mismatch` naming the columns that differ between a stored row and the replayed one. */
export function compareRows<R extends object>(
  what: string,
  table: Table<R>,
  stored: R | undefined,
  replayed: R | undefined,
): void {
  assertConsistent(stored !== undefined, () => `a replay makes ${what}, none is stored`);
  assertConsistent(replayed !== undefined, () => `${what} is open, a replay leaves none`);
  const told = (of: R | undefined, name: keyof R): string => writeJournal(of?.[name]);
  const names = table.names.filter((name) => told(stored, name) !== told(replayed, name));
  const differences = names.map(
    (name) => `${name} ${told(stored, name)}, a replay gives ${told(replayed, name)}`,
  );
  assertConsistent(names.length === 0, () => `${what} has ${differences.join('; ')}`);
}
