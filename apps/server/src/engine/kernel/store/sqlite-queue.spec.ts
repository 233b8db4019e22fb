import Database from 'better-sqlite3';
import { beforeEach, expect, it } from 'vitest';
import { SqliteQueue } from './sqlite-queue.js';
import { SqliteTransactions, type WriteBatch } from './sqlite-transactions.js';

const PUT = 'INSERT INTO kept (number) VALUES (?)';
const OURS = 'UPDATE lease SET renewed = renewed + 1 WHERE epoch = ?';

let database: Database.Database;
let queue: SqliteQueue;
/** Number of batches in each transaction. */
let transactions: number[];

beforeEach(() => {
  database = new Database(':memory:');
  database.exec('CREATE TABLE kept (number INTEGER PRIMARY KEY); CREATE TABLE lease (epoch, renewed)');
  database.exec('INSERT INTO lease VALUES (1, 0)');
  const inner = new SqliteTransactions(database);
  transactions = [];
  queue = new SqliteQueue({
    run: (all) => {
      inner.run(all);
      transactions.push(all.length);
    },
  });
});

const batch = (number: number, behind: number | null = null, epoch = 1): WriteBatch => ({
  ...{ id: `batch ${number}`, behind: behind === null ? null : `batch ${behind}` },
  fence: { sql: OURS, values: [epoch] },
  writes: [{ sql: PUT, runs: [[number]] }],
});
const renewal = (epoch = 1): WriteBatch => ({ ...batch(0, null, epoch), id: null, writes: [] });
const kept = (): unknown => database.prepare('SELECT number FROM kept ORDER BY number').pluck().all();
const EXISTS = { error: 'UNIQUE constraint failed: kept.number', isLeaseLost: false };
const LOST = { error: 'another server has taken over this data', isLeaseLost: true };

it('writes waiting batches together in one transaction', () => {
  expect(queue.run([batch(1), batch(2, 1), renewal(), batch(3, 2)])).toEqual([null, null, null, null]);
  expect([kept(), transactions]).toEqual([[1, 2, 3], [4]]);
});

it('leaves nothing of a failed batch or of those behind it, and keeps what was before it', () => {
  queue.run([batch(7)]);
  const written = queue.run([
    batch(1),
    { ...batch(7, 1), id: 'again' },
    renewal(),
    behindAgain(3),
    batch(4, 3),
  ]);
  expect(written).toEqual([null, EXISTS, null, EXISTS, EXISTS]);
  // Handed over before the failure was known.
  expect(queue.run([batch(5, 4), batch(6, 5)])).toEqual([EXISTS, EXISTS]);
  expect(kept()).toEqual([1, 7]);
  // Decided again, after the failure was known.
  expect(queue.run([batch(3), batch(4, 3)])).toEqual([null, null]);
  expect(kept()).toEqual([1, 3, 4, 7]);
});

const behindAgain = (number: number): WriteBatch => ({ ...batch(number), behind: 'again' });

it('writes nothing once the lease is lost', () => {
  expect(queue.run([batch(1, null, 2), batch(2, 1), renewal(2)])).toEqual([LOST, LOST, LOST]);
  expect(kept()).toEqual([]);
});
