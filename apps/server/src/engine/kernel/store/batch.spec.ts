import fc from 'fast-check';
import { expect, it } from 'vitest';
import { int, type RowOf, table } from '../../../platform/database/table.js';
import { Batch, insertedRows, patchGroups } from './batch.js';

const counts = table('counts', ['owner', 'place'], { owner: int(), place: int(), a: int(), b: int() });
type Count = RowOf<typeof counts>;
type Rows = Map<string, Count>;

const keyOf = ({ owner, place }: Pick<Count, 'owner' | 'place'>): string => `${owner}/${place}`;

/** A row's write, each kind only where it is possible: a key that exists is never inserted. */
function write(batch: Batch, rows: Rows, kind: number, row: Count): void {
  const key = keyOf(row);
  const { owner, place, a, b } = row;
  const before = rows.get(key);
  if (kind === 0) {
    rows.set(key, row);
    return before ? batch.upsert(counts, row) : batch.insert(counts, row);
  }
  if (!before) return;
  if (kind === 1) {
    rows.set(key, { ...before, a });
    batch.patch(counts, { owner, place, a });
  } else if (kind === 2) {
    rows.set(key, { ...before, b, a });
    batch.patch(counts, { owner, place, b, a });
  } else {
    rows.delete(key);
    batch.remove(counts, { owner, place });
  }
}

/** What a database has after the batch. */
function storedWith(batch: Batch, before: Rows): Rows {
  const rows = new Map(before);
  for (const writes of batch.tables()) {
    for (const row of insertedRows(writes) as Count[]) {
      expect(rows.has(keyOf(row))).toBe(false);
      rows.set(keyOf(row), row);
    }
    for (const row of writes.upserts.values() as Iterable<Count>) rows.set(keyOf(row), row);
    for (const { names, rows: patches } of patchGroups(writes))
      for (const patch of patches as Count[]) {
        expect(names).toEqual(counts.names.filter((name) => name in patch && !counts.key.includes(name)));
        rows.set(keyOf(patch), { ...(rows.get(keyOf(patch)) as Count), ...patch });
      }
    for (const row of writes.removals.values() as Iterable<Count>) rows.delete(keyOf(row));
  }
  return rows;
}

it('each row of a batch is written once, in its last state, and no batch leaves rows in another', () => {
  const value = fc.nat(3);
  const row = fc.record({ owner: fc.nat(2), place: fc.nat(2), a: value, b: value });
  const writes = fc.array(fc.tuple(fc.nat(3), row), { maxLength: 25, size: 'max' });
  fc.assert(
    fc.property(fc.array(writes, { maxLength: 4, size: 'max' }), (batches) => {
      let database: Rows = new Map();
      for (const each of batches) {
        const [batch, rows] = [new Batch('b'), new Map(database)];
        for (const [kind, row] of each) write(batch, rows, kind, row);
        database = storedWith(batch, database);
        expect(database).toEqual(rows);
      }
    }),
  );
});
