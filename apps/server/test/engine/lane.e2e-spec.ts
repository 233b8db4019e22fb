import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import type { JournalWriter } from '../../dist/engine/kernel/journal-writer.js';
import { ProductRegistry } from '../../dist/engine/kernel/product-registry.js';
import { startJournal } from '../../dist/engine/kernel/start-journal.js';
import type { LeaseAnswer, Store } from '../../dist/engine/kernel/store/store.js';
import { laneInputs } from '../../dist/engine/kernel/tables/lane.table.js';
import { storedHistories } from '../../dist/engine/market/bar-history.js';
import { PRODUCTS } from '../../dist/engine/products/index.js';
import { type EngineEvent, SYSTEM } from '../../dist/engine/protocol.js';
import { schema } from '../../dist/schema.js';
import type { OpenOrder } from '../../src/engine/products/contracts/commands.js';
import { withDatabases } from '../harness/with-databases.js';
import {
  buy,
  newCustomer,
  startTestEngine,
  TEST_KEY,
  type TestEngine,
  targetOf,
  verifyDerivedData,
  WEDNESDAY,
} from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

/** Waits until the events of answered commands are published. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

withDatabases((database) => {
  let ground: TestEngine;

  beforeEach(async () => {
    ground = await startTestEngine(database);
    await ground.price('1.1');
  });

  afterEach(async () => {
    await verifyDerivedData(ground.target);
    await ground.discard();
  });

  const free = async (customerId: number): Promise<string> => {
    const { accounts } = await ground.account(customerId);
    return formatDecimal(
      accounts.find(({ kind, part }) => kind === 'forex' && part === 'free')?.balance ?? -1n,
    );
  };

  it('a buy opens at the ask, holds the margin, pays the fee, and closes at the bid', async () => {
    const customer = await newCustomer(ground, '100000');
    const opened = await ground.engine.submit(buy(customer));
    expect(opened).toMatchObject({
      order: { openPrice: decimal('1.1001'), margin: decimal('110.01'), openSeq: 1 },
    });
    expect(await free(customer)).toBe('99889.87999');
    ground.now += 1000;
    await ground.price('1.1021');
    const closed = await ground.engine.submit({
      kind: 'order.close',
      actor: { kind: 'customer', id: customer },
      customerId: customer,
      orderId: 1,
    });
    expect(closed).toMatchObject({ order: { status: 'closed', profit: decimal('20'), closeSeq: 2 } });
    expect(await free(customer)).toBe('100019.88999');
  });

  it('200 concurrent orders against a balance for exactly 20 result in 20', async () => {
    const customer = await newCustomer(ground, '2202.4002');
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, () => ground.engine.submit(buy(customer))),
    );
    const refused = outcomes.filter(isRefusal);
    expect(outcomes.length - refused.length).toBe(20);
    expect(new Set(refused.map(({ key }) => key))).toEqual(new Set(['order.insufficient_balance']));
    expect(await free(customer)).toBe('0');
  });

  it('50 identical commands under one idempotency key make one order; another payload is a conflict', async () => {
    const customer = await newCustomer(ground, '100000');
    const keyed = (hash: string) =>
      buy(customer, '0.1', { idempotency: { owner: customer, key: 'k', hash } });
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => ground.engine.submit(keyed('a'))));
    expect(new Set(outcomes.map((outcome) => (isRefusal(outcome) ? outcome.key : outcome.order.id)))).toEqual(
      new Set([1]),
    );
    await ground.restart();
    expect(await ground.engine.submit(keyed('a'))).toEqual(outcomes[0]);
    expect(await ground.engine.submit(keyed('b'))).toMatchObject({ key: 'idempotency.conflict' });
    expect((await ground.account(customer)).orders).toHaveLength(1);
  });

  it('a refusal is not kept under its idempotency key: the command is decided again', async () => {
    const customer = await newCustomer(ground, '100');
    const key = { idempotency: { owner: customer, key: 'k', hash: 'a' } };
    const { seq } = await ground.account(customer);
    expect(await ground.engine.submit(buy(customer, '0.1', key))).toMatchObject({
      key: 'order.insufficient_balance',
    });
    expect((await ground.account(customer)).seq).toBe(seq);
    await ground.price('0.9');
    const first = await ground.engine.submit(buy(customer, '0.1', key));
    expect(isRefusal(first)).toBe(false);
    await ground.restart();
    expect(await ground.engine.submit(buy(customer, '0.1', key))).toEqual(first);
    expect((await ground.account(customer)).orders).toHaveLength(1);
  });

  it('a refusal that older data keeps under an idempotency key is ignored', async () => {
    const customer = await newCustomer(ground, '100000');
    const refused = '{"refused":true,"key":"order.insufficient_balance"}';
    await writeBypassingEngine(
      ground.target,
      `INSERT INTO lane_inputs (lane_seq, at, kind, payload, outcome, idempotency_owner, idempotency_key, idempotency_hash)
       VALUES (0, ${WEDNESDAY}, 'order.open', '{}', '${refused}', ${customer}, 'k', 'a')`,
    );
    await ground.restart();
    const keyed = buy(customer, '0.1', { idempotency: { owner: customer, key: 'k', hash: 'a' } });
    const first = await ground.engine.submit(keyed);
    expect(isRefusal(first)).toBe(false);
    await ground.restart();
    expect(await ground.engine.submit(keyed)).toEqual(first);
    expect((await ground.account(customer)).orders).toHaveLength(1);
    // Deletes an input that no current server writes, because verification would report it.
    await writeBypassingEngine(ground.target, 'DELETE FROM lane_inputs WHERE lane_seq = 0');
  });

  it('a row that cannot be written fails only its own command, of which nothing is kept', async () => {
    const customer = await newCustomer(ground, '100000');
    const taken = { customerId: customer, symbolId: 1, addedAt: 1 };
    const record = {
      kind: 'rows.record',
      actor: SYSTEM,
      rows: [{ op: 'insert', table: 'favourites', row: taken }],
    } as const;
    await ground.engine.submit(record);
    const before = await free(customer);
    const [first, clash, second] = await Promise.allSettled([
      ground.engine.submit(buy(customer)),
      ground.engine.submit(buy(customer, '0.1', { rows: record.rows })),
      ground.engine.submit(buy(customer)),
    ]);
    expect([first.status, clash.status, second.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await ground.account(customer)).orders).toHaveLength(2);
    expect(decimal(before) - decimal(await free(customer))).toBe(2n * decimal('110.12001'));
  });

  it('the state after a restart equals the state before it', async () => {
    const customer = await newCustomer(ground, '100000');
    await ground.engine.submit(buy(customer));
    const before = await ground.account(customer);
    const bars = ground.client.view.bars(1, '5min', 10);
    await ground.restart();
    expect(await ground.account(customer)).toEqual(before);
    expect(ground.client.view.bars(1, '5min', 10)).toEqual(bars);
    ground.now += 1000;
    await ground.price('1.2');
    expect(ground.client.view.quote(1)).toMatchObject({ seq: 2 });
  });

  it('invalid quotes of a feed are recorded as rejected and never used', async () => {
    ground.now += 1000;
    await ground.price('1.2', '1.1');
    await ground.price('-1');
    await ground.engine.take([{ symbolId: 1, time: ground.now - 5000, bid: Number(decimal('1.3')) }]);
    expect(ground.client.view.quote(1)).toMatchObject({ seq: 1, bid: Number(decimal('1.1')) });
    const reader = await openSnapshot(ground.target);
    const rejected = await reader.query('SELECT reason FROM rejected_ticks ORDER BY lane_seq');
    await reader.close();
    expect(rejected.map(({ reason }) => reason)).toEqual(['crossed', 'not_positive', 'out_of_order']);
  });

  it('refuses new exposure on a stale quote and for invalid lots or leverage, and changes nothing', async () => {
    const customer = await newCustomer(ground, '100000');
    const keys = async (commands: OpenOrder[]) =>
      (await Promise.all(commands.map((command) => ground.engine.submit(command)))).map(
        (o) => isRefusal(o) && o.key,
      );
    expect(
      await keys([
        buy(customer, '0.005'),
        buy(customer, '0.015'),
        buy(customer, '101'),
        buy(customer, '1', { multiple: 7n }),
      ]),
    ).toEqual(['order.lots_too_small', 'order.lots_step', 'order.lots_too_large', 'order.multiple_unknown']);
    ground.now += 10_001;
    expect(await keys([buy(customer)])).toEqual(['market.stale_quote']);
    expect(await free(customer)).toBe('100000');
  });

  it('publishes events in lane order and after the answers', async () => {
    const customer = await newCustomer(ground, '100000');
    await settled();
    const told: EngineEvent[] = [];
    ground.client.subscribe((event) => told.push(event));
    let answered = false;
    ground.client.subscribe((event) => event.type === 'order.opened' && expect(answered).toBe(true));
    const kept: [string, boolean][] = [];
    const leave = ground.client.follow(({ type }) => void kept.push([type, answered]));
    await ground.engine.submit(buy(customer)).then(() => {
      answered = true;
      leave();
    });
    // Data cached with the view includes this order when its customer asks next.
    expect(kept).toEqual([
      ['order.opened', false],
      ['account.changed', false],
    ]);
    await ground.price('1.1');
    await settled();
    expect(told.map(({ type }) => type)).toEqual(['order.opened', 'account.changed', 'tick']);
    expect(told.map(({ seq }) => seq)).toEqual([...told.map(({ seq }) => seq)].sort((a, b) => a - b));
  });

  it('a second engine on the same data is turned away while the first holds the lease', async () => {
    const { openStore } = await import('../../dist/engine/kernel/store/open-store.js');
    const { takeLease } = await import('../../dist/engine/kernel/lease.js');
    const other = await openStore(ground.target);
    // A process on another machine, so whether it is alive cannot be checked locally.
    const answer = await other.takeLease('elsewhere/1/abc', Date.now(), Date.now() - 5_000);
    expect(answer).toMatchObject({ taken: false });
    await expect(
      takeLease(
        Object.assign(Object.create(other), {
          takeLease: async () => ({ taken: false, holder: 'elsewhere/1/a' }),
        }),
        Date.now,
        { say: () => undefined, patience: 0 },
      ),
    ).rejects.toThrow(/elsewhere/);
    await other.close();
  });

  it('an engine whose lease was taken over commits nothing more, even before it learns of it', async () => {
    const { openStore } = await import('../../dist/engine/kernel/store/open-store.js');
    const { Batch } = await import('../../dist/engine/kernel/store/batch.js');
    const { LeaseLost } = await import('../../dist/engine/kernel/store/store.js');
    const target = targetOf(await ground.leave());
    const [first, second] = [await openStore(target), await openStore(target)];
    const input = (laneSeq: number): InstanceType<typeof Batch> => {
      const batch = new Batch(`batch ${laneSeq}`);
      batch.laneSeq = laneSeq;
      const key = { idempotencyOwner: null, idempotencyKey: null, idempotencyHash: null };
      // A refused input, which a replay skips.
      const refused = { at: ground.now, kind: 'none', payload: '{}', outcome: '{"refused":true}' };
      batch.insert(laneInputs, { laneSeq, ...refused, ...key });
      return batch;
    };
    const write = async (store: typeof first, journal: JournalWriter, laneSeq: number): Promise<void> => {
      const batch = input(laneSeq);
      journal.link(batch);
      await store.commit(batch);
    };
    const firstJournal = await journalOf(first, await first.takeLease('here/1/a', Date.now(), 0));
    await write(first, firstJournal, 901);
    const lease = await second.takeLease('elsewhere/1/b', Date.now(), Number.MAX_SAFE_INTEGER);
    await expect(write(first, firstJournal, 902)).rejects.toThrow(LeaseLost);
    await expect(first.renewLease(Date.now())).rejects.toThrow(LeaseLost);
    await write(second, await journalOf(second, lease), 903);
    const rows = await second.query(
      'SELECT lane_seq FROM lane_inputs WHERE lane_seq > 900 ORDER BY lane_seq',
    );
    expect(rows.map(({ lane_seq }) => Number(lane_seq))).toEqual([901, 903]);
    await first.close();
    await second.close();
  });
});

/** Journal of a store that has just taken the lease. */
function journalOf(store: Store, lease: LeaseAnswer): Promise<JournalWriter> {
  if (!lease.taken) throw new Error(`${lease.holder} holds the lease`);
  const { linked } = new ProductRegistry(PRODUCTS);
  const options = { tables: schema, journalKey: TEST_KEY, say: () => undefined };
  return startJournal(store, lease, options, { linked, earlier: storedHistories });
}
