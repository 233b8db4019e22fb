import { decimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Batch } from '../../dist/engine/kernel/store/batch.js';
import { LeaseLost, type Store } from '../../dist/engine/kernel/store/store.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { favourites } from '../../dist/features/favourites/favourite.table.js';
import { withDatabases } from '../harness/with-databases.js';
import { buy, newCustomer, startTestEngine, type TestEngine, verifyDerivedData } from './test-engine.js';

/** Waits long enough for everything that does not depend on the commit. */
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
};

/** A store whose commits block until released; failures are set beforehand. */
class HeldStore {
  readonly begun: Batch[] = [];
  private readonly held: (() => void)[] = [];
  private isOpen = false;
  fails: ((batch: Batch) => Error | null) | null = null;

  constructor({ engine }: TestEngine) {
    const store = Reflect.get(engine, 'store') as Store;
    const commit = store.commit.bind(store);
    store.commit = async (batch) => {
      this.begun.push(batch);
      if (!this.isOpen) await new Promise<void>((release) => this.held.push(release));
      const error = this.fails?.(batch);
      if (error) throw error;
      await commit(batch);
    };
  }

  /** Releases the pending commit. */
  release(): void {
    this.held.shift()?.();
  }

  /** Stops blocking commits. */
  releaseAll(): void {
    this.isOpen = true;
    for (const release of this.held.splice(0)) release();
  }
}

withDatabases((database) => {
  let ground: TestEngine;
  let hasLost = false;

  beforeEach(async () => {
    ground = await startTestEngine(database);
    hasLost = false;
    await ground.price('1.1');
  });
  afterEach(async () => {
    if (!hasLost) await verifyDerivedData(ground.target);
    await ground.discard();
  });

  /** Sequence number of the state in memory. */
  const decided = (): number => (Reflect.get(ground.engine, 'state') as { laneSeq: number }).laneSeq;

  it('the next batch is handed over before the previous one is answered, and answered only once durable', async () => {
    const customer = await newCustomer(ground, '100000');
    const store = new HeldStore(ground);
    const told: string[] = [];
    const note = (name: string) => () => void told.push(`${name} with ${store.begun.length} begun`);
    const before = decided();
    const first = ground.engine.submit(buy(customer));
    void first.then(note('first'));
    await turns();
    const second = ground.engine.submit(buy(customer));
    void second.then(note('second'));
    await turns();
    // During the commit, at a price that arrived meanwhile.
    const third = ground.price('1.2').then(() => undefined);
    const fourth = ground.engine.submit(buy(customer));
    await turns();
    expect([decided() - before, store.begun.length, told]).toEqual([4, 1, []]);
    const account = ground.account(customer).then((found) => {
      note('question')();
      return found;
    });
    await turns();
    store.release();
    await turns();
    await expect.poll(() => told).toEqual(['first with 2 begun']);
    store.releaseAll();
    expect((await account).orders.map(({ id, openPrice }) => [id, openPrice])).toEqual([
      [1, decimal('1.1001')],
      [2, decimal('1.1001')],
      [3, decimal('1.2001')],
    ]);
    await Promise.all([third, fourth]);
    expect(told).toEqual(['first with 2 begun', 'second with 2 begun', 'question with 2 begun']);
  });

  it('a failed commit undoes its batch and the one decided behind it, and both are decided again', async () => {
    const customer = await newCustomer(ground, '100000');
    const store = new HeldStore(ground);
    const before = decided();
    const first = ground.engine.submit(buy(customer));
    await turns();
    const second = ground.engine.submit(buy(customer));
    await turns();
    expect(decided() - before).toBe(2);
    store.fails = () => {
      store.fails = null;
      return new Error('the disk is full');
    };
    store.releaseAll();
    expect(await first).toMatchObject({ order: { id: 1 } });
    expect(await second).toMatchObject({ order: { id: 2 } });
    expect(decided() - before).toBe(2);
    expect((await ground.account(customer)).orders).toHaveLength(2);
  });

  it('a command is not refused for money that only an undone command had spent', async () => {
    // Enough for one order, not for two.
    const customer = await newCustomer(ground, '150');
    const taken = { customerId: customer, symbolId: 1, addedAt: 1 };
    const record = { op: 'insert', table: favourites.name, row: taken } as const;
    await ground.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows: [record] });
    const store = new HeldStore(ground);
    const first = ground.engine.submit(buy(customer, '0.1', { rows: [record] })).catch(String);
    await turns();
    const second = ground.engine.submit(buy(customer));
    await turns();
    store.releaseAll();
    // The row exists already.
    expect(await first).toMatch(/unique/i);
    expect(await second).toMatchObject({ order: { status: 'holding' } });
    expect((await ground.account(customer)).orders).toHaveLength(1);
  });

  it('when the lease is lost, all waiting commands are rejected', async () => {
    const customer = await newCustomer(ground, '100000');
    const store = new HeldStore(ground);
    const first = ground.engine.submit(buy(customer));
    await turns();
    const second = ground.engine.submit(buy(customer));
    await turns();
    store.fails = () => new LeaseLost();
    hasLost = true;
    const outcomes = Promise.allSettled([first, second]);
    // The test engine throws fatal errors by default.
    Reflect.set(
      Reflect.get(Reflect.get(ground.engine, 'lane') as object, 'options') as object,
      'onFatal',
      () => undefined,
    );
    store.releaseAll();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    store.fails = null;
  });

  it('questions are answered during a continuous flow of commands', async () => {
    const customers = await Promise.all(Array.from({ length: 8 }, () => newCustomer(ground, '100000')));
    let isOver = false;
    const clients = customers.map(async (customer) => {
      while (!isOver) await ground.engine.submit(buy(customer, '0.01'));
    });
    for (let asked = 0; asked < 20; asked++) {
      const { orders } = await ground.account(customers[0] as number);
      expect(orders.every(({ status }) => status === 'holding')).toBe(true);
    }
    isOver = true;
    await Promise.all(clients);
  });

  it('a question is still answered after the engine has stopped', async () => {
    const customer = await newCustomer(ground, '100000');
    await ground.engine.submit(buy(customer));
    let orders = 0;
    await ground.restart(0, async () => {
      orders = (await ground.account(customer)).orders.length;
    });
    expect(orders).toBe(1);
  });
});
