import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Batch } from '../../dist/engine/kernel/store/batch.js';
import type { SqliteStore } from '../../dist/engine/kernel/store/sqlite-store.js';
import type { SqliteWriter } from '../../dist/engine/kernel/store/sqlite-writer.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { favourites } from '../../dist/features/favourites/favourite.table.js';
import { buy, newCustomer, startTestEngine, type TestEngine, verifyDerivedData } from './test-engine.js';

/** Number of jobs that fill a batch. */
const WHOLE = 24;
const MANY = WHOLE + 1;
const FOUND = expect.stringMatching(/unique/i) as string;

let ground: TestEngine;
let customer: number;
let store: SqliteStore;
let writer: SqliteWriter;
/** Batches in the order they were handed to the writer thread. */
let begun: Batch[];
/** A second connection to the same database. */
let other: Database.Database;
let hasLost: boolean;

beforeEach(async () => {
  ground = await startTestEngine('sqlite');
  hasLost = false;
  await ground.price('1.1');
  customer = await newCustomer(ground, '1000000');
  store = Reflect.get(ground.engine, 'store') as SqliteStore;
  writer = Reflect.get(store, 'writer') as SqliteWriter;
  writer.begin();
  await expect.poll(() => writer.isReady).toBe(true);
  begun = [];
  const commit = store.commit.bind(store);
  store.commit = (batch) => {
    begun.push(batch);
    return commit(batch);
  };
  other = new Database(join(ground.dataDir, 'truemark.db'));
});
afterEach(async () => {
  other.close();
  if (!hasLost) await verifyDerivedData(ground.target);
  await ground.discard();
});

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
};

/** Blocks writes to the disk; returns the function that unblocks them. */
function holdDisk(): () => void {
  other.exec('BEGIN IMMEDIATE');
  return () => other.exec('COMMIT');
}

const threadOf = (): Worker => Reflect.get(writer, 'worker') as Worker;

/**
 * Intercepts messages to the writer thread and forwards those for which `sends` returns true; returns a function that
 * makes the thread fail.
 */
function watchThread(sends: (count: number) => boolean): () => void {
  const thread = threadOf();
  const send = thread.postMessage.bind(thread);
  let count = 0;
  thread.postMessage = (message: unknown) => {
    if (sends(++count)) send(message);
  };
  // The thread fails on anything that is not a batch.
  return () => send(null);
}

const stored = (sql: string): unknown => other.prepare(sql).pluck().get();
const ordersStored = (): unknown => stored('SELECT count(*) FROM orders');

/**
 * Submits one order, then many at once, which are handed over as several batches. The order at `place` carries
 * `extras`.
 */
async function buyMany(many = MANY, place = -1, extras: Parameters<typeof buy>[2] = {}) {
  const first = ground.engine.submit(buy(customer, '0.01'));
  await turns();
  const others = Array.from({ length: many }, (_, at) =>
    ground.engine.submit(buy(customer, '0.01', at === place ? extras : {})),
  );
  await turns();
  return [first, ...others];
}

/** Extras that make an order fail to be written: a row that exists already. */
async function rowThatIsThere(): Promise<Parameters<typeof buy>[2]> {
  const taken = { customerId: customer, symbolId: 1, addedAt: 1 };
  const record = { op: 'insert', table: favourites.name, row: taken } as const;
  await ground.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows: [record] });
  begun = [];
  return { rows: [record] };
}

/**
 * Expects every order but the one at that place to succeed. That one was refused because of its row and leaves nothing
 * in memory.
 */
async function allButOne(asked: readonly Promise<object>[], place: number): Promise<void> {
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.flatMap((outcome, at) => (outcome.status === 'rejected' ? [[at, outcome]] : []));
  expect(refused).toEqual([
    [place, { status: 'rejected', reason: expect.objectContaining({ message: FOUND }) as Error }],
  ]);
  await ground.engine.submit(buy(customer, '0.01'));
  expect((await ground.account(customer)).orders).toHaveLength(asked.length);
  expect(ordersStored()).toBe(asked.length);
}

it('batches are handed over while the first is being written, answered in order, and written together', async () => {
  const letGo = holdDisk();
  const told: number[] = [];
  const asked = await buyMany();
  for (const [at, answer] of asked.entries()) void answer.then(() => told.push(at));
  await turns();
  expect([begun.length, told, ordersStored()]).toEqual([2, [], 0]);
  const price = ground.price('1.2');
  letGo();
  await Promise.all([...asked, price]);
  expect(told).toEqual(asked.map((_, at) => at));
  expect(begun.length).toBeGreaterThan(2);
  const { orders } = await ground.account(customer);
  expect(orders.map(({ id }) => id)).toEqual(asked.map((_, at) => at + 1));
});

it.each([
  ['second', MANY - 2],
  ['third', MANY - 1],
])(
  'batches are decided again when an order in the %s cannot be written; only that order is refused',
  async (_, place) => {
    const extras = await rowThatIsThere();
    const letGo = holdDisk();
    const asked = await buyMany(MANY, place, extras);
    expect(begun.length).toBe(2);
    letGo();
    await allButOne(asked, place + 1);
  },
);

it('batches behind a failed one are not written, even while only the thread knows of the failure', async () => {
  const extras = await rowThatIsThere();
  const letGo = holdDisk();
  // Two full batches, which the thread commits together once a third is waiting, and an order that stays open.
  const asked = await buyMany(2 * WHOLE + 1, WHOLE + 6, extras);
  expect(begun.length).toBe(3);
  const renewed = store.renewLease(Date.now());
  letGo();
  await allButOne(asked, WHOLE + 7);
  await renewed;
});

it('batches behind one that could not be handed over are not written before it', async () => {
  const letGo = holdDisk();
  watchThread((count) => {
    // The first full batch.
    if (count === 2) throw new Error('it cannot be sent');
    return true;
  });
  const asked = await buyMany(2 * WHOLE + 1);
  expect(begun.length).toBe(3);
  letGo();
  await Promise.all(asked);
  expect(ordersStored()).toBe(asked.length);
});

it('when the thread ends before writing, its batches are decided again; those it had written are kept', async () => {
  // Every message but the first is lost.
  const breakThread = watchThread((count) => count === 1);
  const asked = await buyMany();
  await asked[0];
  await expect.poll(() => begun.length).toBe(3);
  expect(ordersStored()).toBe(1);
  breakThread();
  const answers = (await Promise.all(asked)) as { order: { id: number } }[];
  expect(answers.map(({ order }) => order.id)).toEqual(asked.map((_, at) => at + 1));
  expect([ordersStored(), writer.isReady]).toEqual([asked.length, false]);
});

it('when the thread ends after writing, its batches are answered and not decided again', async () => {
  const breakThread = watchThread(() => true);
  const letGo = holdDisk();
  const asked = await buyMany();
  threadOf().removeAllListeners('message');
  letGo();
  // The first order and the full batch behind it; the rest is not handed over yet.
  await expect.poll(ordersStored).toBe(MANY);
  expect(begun.length).toBe(2);
  breakThread();
  const answers = (await Promise.all(asked)) as { order: { id: number } }[];
  expect(answers.map(({ order }) => order.id)).toEqual(asked.map((_, at) => at + 1));
  expect([ordersStored(), begun.length]).toEqual([MANY + 1, 3]);
});

it('when the lease is lost, all pending commands are rejected and nothing is stored', async () => {
  const options = Reflect.get(Reflect.get(ground.engine, 'lane') as object, 'options') as object;
  let why = '';
  // The test engine throws fatal errors by default.
  Reflect.set(options, 'onFatal', (error: Error) => {
    why = error.message;
  });
  hasLost = true;
  other.exec('BEGIN IMMEDIATE');
  other.exec('UPDATE engine_lease SET epoch = epoch + 1');
  const asked = await buyMany();
  other.exec('COMMIT');
  const outcomes = await Promise.allSettled(asked);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect([why, ordersStored()]).toEqual(['another server has taken over this data', 0]);
  // The engine releases its lease as it stops.
  other.exec('UPDATE engine_lease SET epoch = epoch - 1');
});
