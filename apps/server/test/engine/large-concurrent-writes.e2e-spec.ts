import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Batch } from '../../dist/engine/kernel/store/batch.js';
import { SqliteStore } from '../../dist/engine/kernel/store/sqlite-store.js';
import type { WriteBatch } from '../../dist/engine/kernel/store/sqlite-transactions.js';
import { SqliteWriter } from '../../dist/engine/kernel/store/sqlite-writer.js';
import { CommitOutcomeUnknown, LeaseLost } from '../../dist/engine/kernel/store/store.js';
import { laneInputs } from '../../dist/engine/kernel/tables/lane.table.js';
import type { TestStorage } from '../harness/database.js';
import { migratedTestStorage } from '../harness/seeded-grounds.js';

const NOW = Date.parse('2026-11-18T12:00:00Z');
/** Enough rows for a batch to use the writer thread. */
const ROWS = 300;

let ground: TestStorage;
let file: string;
let store: SqliteStore;

beforeEach(async () => {
  ground = await migratedTestStorage('sqlite');
  file = join(ground.dataDir, 'truemark.db');
  store = await SqliteStore.open(file);
  await store.takeLease('the first', NOW, 0);
});
afterEach(async () => {
  await store.close();
  await ground.discard();
});

const inputOf = (laneSeq: number) => ({
  ...{ laneSeq, at: NOW, kind: 'note', payload: '{"price":"1.10"}', outcome: '{}' },
  ...{ idempotencyOwner: null, idempotencyKey: null, idempotencyHash: null },
});

function batchOf(first: number, rows: number): Batch {
  const batch = new Batch(`from ${first}`);
  for (let seq = first; seq < first + rows; seq++) batch.insert(laneInputs, inputOf(seq));
  batch.laneSeq = first + rows - 1;
  return batch;
}

/** State as another connection reads it: number of inputs, the last one, and the lane sequence of the lease. */
function written(): unknown {
  const other = new Database(file, { readonly: true });
  try {
    return other
      .prepare(
        `SELECT count(*) AS inputs, max(lane_seq) AS last,
           (SELECT lane_seq FROM engine_lease) AS lease, (SELECT batch_id FROM engine_lease) AS batch FROM lane_inputs`,
      )
      .get();
  } finally {
    other.close();
  }
}

/** Returns whether the writer thread is in use. */
const isBeside = (): boolean => (Reflect.get(store, 'writer') as SqliteWriter).isReady;

/** Writes batches until the thread has written ten of them; returns the last row. */
async function writeUntilBeside(look: (last: number) => void = () => undefined): Promise<number> {
  let last = 0;
  for (let beside = 0; beside < 10; beside += isBeside() ? 1 : 0) {
    await store.commit(batchOf(last + 1, ROWS));
    last += ROWS;
    look(last);
    // As between two batches of the lane.
    await new Promise(setImmediate);
  }
  return last;
}

it('every batch is written before it is answered, first on the main thread and then on the writer thread', async () => {
  await writeUntilBeside((last) =>
    expect(written()).toEqual({
      ...{ inputs: last, last, lease: last, batch: `from ${last - ROWS + 1}` },
    }),
  );
  await store.renewLease(NOW + 1);
  expect(await store.query('SELECT renewed_at FROM engine_lease')).toEqual([{ renewed_at: BigInt(NOW + 1) }]);
});

it('leaves nothing of a batch with a duplicate row, nor of one after another engine took the lease', async () => {
  const next = (await writeUntilBeside()) + 1;
  const before = written();
  // New rows come before the duplicate.
  const twice = batchOf(next, ROWS);
  twice.insert(laneInputs, inputOf(7));
  await expect(store.commit(twice)).rejects.toThrow('UNIQUE constraint failed: lane_inputs.lane_seq');
  expect(await store.hasCommitted(`from ${next}`)).toBe(false);
  expect(written()).toEqual(before);

  const second = await SqliteStore.open(file);
  await second.takeLease('the second', NOW + 10_000, NOW + 5_000);
  await expect(store.commit(batchOf(next, ROWS))).rejects.toThrow(LeaseLost);
  await expect(store.renewLease(NOW + 10_001)).rejects.toThrow(LeaseLost);
  expect(written()).toEqual(before);
  await second.close();
});

it('reports an unknown commit outcome when the writer thread ends, and writes with a new thread', async () => {
  const writer = new SqliteWriter(file);
  const begun = async (): Promise<Worker> => {
    writer.begin();
    await expect.poll(() => writer.isReady).toBe(true);
    return Reflect.get(writer, 'worker') as Worker;
  };
  const renewal = (now: number): WriteBatch => ({
    ...{ id: null, behind: null },
    fence: { sql: 'UPDATE engine_lease SET renewed_at = ?', values: [now] },
    writes: [],
  });
  const thread = await begun();
  const ended = thread.terminate();
  await expect(writer.write(renewal(NOW + 1))).rejects.toThrow(CommitOutcomeUnknown);
  await ended;
  expect(writer.isReady).toBe(false);
  await begun();
  await writer.write(renewal(NOW + 2));
  expect(await store.query('SELECT renewed_at FROM engine_lease')).toEqual([{ renewed_at: BigInt(NOW + 2) }]);
  await writer.close();
});

it('does not start the writer thread again after it failed to open the database', async () => {
  const writer = new SqliteWriter(join(ground.dataDir, 'nowhere', 'truemark.db'));
  writer.begin();
  await expect.poll(() => Reflect.get(writer, 'worker')).toBeNull();
  writer.begin();
  expect(Reflect.get(writer, 'worker')).toBeNull();
  expect(writer.isReady).toBe(false);
  await writer.close();
});
