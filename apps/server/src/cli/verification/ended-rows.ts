import { assertConsistent } from '../../engine/kernel/consistency.js';
import { writeJournal } from '../../engine/kernel/journal.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import type { Table } from '../../platform/database/table.js';

/** Rows compared at a time, which bounds memory. */
const PAGE = 1_000;

/** Compares stored ended rows with those of a replay, in whatever order they end. */
export class EndedRows<R extends { readonly id: number }> {
  private pendingRows = new Map<number, R>();
  private count = 0;

  constructor(
    private readonly reader: DatabaseReader,
    private readonly table: Table<R>,
    private readonly rowName: string,
  ) {}

  /** Adds a row that a step ended. */
  note(row: R): void {
    this.pendingRows.set(row.id, row);
  }

  /** Compares once enough rows are pending. */
  async catchUp(): Promise<void> {
    if (this.pendingRows.size >= PAGE) await this.compare();
  }

  /** Compares the pending rows, then checks that no other row is stored. Returns the number compared. */
  async finish(highestId: number): Promise<number> {
    await this.compare();
    const [unknown] = await this.reader.select(this.table, 'WHERE id > $1 ORDER BY id LIMIT 1', [highestId]);
    assertConsistent(!unknown, () => `${this.rowName} ${unknown?.id} is stored, a replay makes none`);
    return this.count;
  }

  private async compare(): Promise<void> {
    const ids = [...this.pendingRows.keys()];
    if (ids.length === 0) return;
    const rows = await rowsIn(this.reader, this.table, 'id', ids);
    const stored = new Map(rows.map((row) => [row.id, row]));
    for (const row of this.pendingRows.values())
      compareRows(`${this.rowName} ${row.id}`, this.table, stored.get(row.id), row);
    this.count += ids.length;
    this.pendingRows = new Map();
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
