import { expect, it } from 'vitest';
import type { LedgerAccount } from '../../engine/kernel/tables/ledger.table.js';
import type { AccountSnapshot, EngineEvent } from '../../engine/protocol.js';
import type { Connection, Outgoing } from '../../platform/socket/connection.js';
import { EngineUnavailable } from '../../platform/unavailable.js';
import type { WatchedCustomer } from './watched-customer.js';
import { WatchedCustomers } from './watched-customers.js';

const PATIENCE = { timeout: 30_000 };

/** Past the time for which a disconnected customer is followed. */
const LONG_AFTER = 120_000;

const account = (ownerId: number, balance: bigint): LedgerAccount => ({
  ...{ id: ownerId, ownerId, kind: 'change', part: 'free', book: 'demo', currency: 'USD', balance },
  ...{ kindPostings: {}, number: null, postings: 1 },
});

const changed = (seq: number, customerId: number): EngineEvent => ({
  ...{ type: 'account.changed', seq, customerId },
  accounts: [account(customerId, BigInt(seq))],
});

/** Customers with a connection each, whose engine answers at `seq` and fails as often as is said. */
async function setUp(customerIds: readonly number[]) {
  const engine = { seq: 100, failures: 0, asked: 0, running: 0, most: 0 };
  const ask = async (customerId: number): Promise<AccountSnapshot> => {
    engine.asked += 1;
    engine.most = Math.max(engine.most, ++engine.running);
    await new Promise((resolve) => setImmediate(resolve));
    engine.running -= 1;
    if (engine.failures-- > 0) throw new EngineUnavailable();
    const { seq } = engine;
    return { seq, accounts: [account(customerId, BigInt(seq))], orders: [], options: [] };
  };
  const errors: unknown[] = [];
  const watch = new WatchedCustomers(
    ask,
    () => [],
    () => true,
    () => null,
    (error) => errors.push(error),
  );
  const pushed: Record<string, unknown>[] = [];
  const connection = {
    lang: 'en',
    push: ({ text }: Outgoing) => pushed.push(JSON.parse(text) as Record<string, unknown>),
  } as unknown as Connection;
  for (const customerId of customerIds) await watch.join(customerId, connection);
  engine.most = 0;
  engine.asked = 0;
  return { watch, engine, connection, pushed, errors };
}

const latestOf = (customer: WatchedCustomer | undefined, connection: Connection): unknown =>
  JSON.parse(customer?.since(-1, connection)[0]?.text ?? 'null');

it('a customer whose first snapshots fail after lost events is renewed by a later one', async () => {
  const { watch, engine, connection, pushed, errors } = await setUp([5]);
  Object.assign(engine, { seq: 110, failures: 2 });
  const renewed: WatchedCustomer[] = [];
  await watch.renew((customer) => renewed.push(customer));
  expect(renewed).toEqual([watch.get(5)]);
  expect(errors).toHaveLength(2);
  expect(latestOf(watch.get(5), connection)).toMatchObject({ seq: 110 });
  watch.follow(changed(111, 5));
  expect(pushed).toMatchObject([{ type: 'ACCOUNT', seq: 111 }]);
});

it('is told between two tries what happens to the account', async () => {
  const { watch, engine, pushed, errors } = await setUp([5]);
  engine.failures = 1;
  const renewal = watch.renew(() => undefined);
  watch.follow(changed(101, 5));
  await expect.poll(() => errors.length, PATIENCE).toBe(1);
  watch.follow(changed(102, 5));
  expect(pushed).toMatchObject([{ seq: 101 }, { seq: 102 }]);
  engine.seq = 102;
  await renewal;
});

it('asks for two hundred customers at a time at most, and for each once', async () => {
  const { watch, engine } = await setUp(Array.from({ length: 500 }, (_, at) => at + 1));
  let renewed = 0;
  await watch.renew(() => {
    renewed += 1;
  });
  expect(engine).toMatchObject({ most: 200, asked: 500 });
  expect(renewed).toBe(500);
});

it('a later renewal replaces one that still fails', async () => {
  const { watch, engine, errors } = await setUp([5]);
  engine.failures = 1;
  const first = watch.renew(() => expect.unreachable());
  await expect.poll(() => errors.length, PATIENCE).toBe(1);
  let renewed = 0;
  await watch.renew(() => {
    renewed += 1;
  });
  await first;
  expect([renewed, engine.asked]).toEqual([1, 2]);
});

it('a customer who left during the renewal and returns hears of later events', async () => {
  const { watch, connection, pushed } = await setUp([5]);
  watch.leave(5, connection, 0);
  const renewal = watch.renew(() => expect.unreachable());
  watch.frame(LONG_AFTER);
  const joining = watch.join(5, connection);
  await renewal;
  await joining;
  watch.follow(changed(101, 5));
  expect(pushed).toMatchObject([{ seq: 101 }]);
});
