import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, client } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { IS_EXTENDED_RUN } from './harness/faults.js';
import { startServer, type TestServer } from './harness/server.js';
import { type Program, readyAddress, runBuilt } from './harness/server-process.js';
import { verifyLedger } from './harness/verify-ledger.js';

const TRANSFERS = 40;
/** Time without renewal after which a holder has lost its lease, ms. */
const STALE = 5_000;

let server: TestServer;
let customer: Client;
const programs: Program[] = [];

beforeAll(async () => {
  server = await startServer({ database: 'postgres' });
  customer = (await demoCustomer(server)).client;
});
afterAll(async () => {
  for (const { child, ended } of programs) {
    child.kill('SIGKILL');
    await ended;
  }
  await server?.discard();
});

/** Starts another server on the same data, which finds it in use. */
async function startSecond(): Promise<Program> {
  const second = runBuilt('main.js', { ...server.variables, PORT: '0' });
  programs.push(second);
  await expect.poll(() => second.output(), { timeout: 60_000 }).toContain('to release this data');
  return second;
}

/** Sends all transfers at once; returns the ledger entries of those acknowledged, by key. */
async function transfer(at: Client, name: string): Promise<Map<string, number>> {
  const acknowledged = new Map<string, number>();
  const one = async (number: number): Promise<void> => {
    const options = { idempotencyKey: `${name}-${number}` };
    const fields = { from: 1, to: 2, balance: 1 };
    const answer = await at.post<{ id: number }>('/api/account/transfer', fields, options).catch(() => null);
    if (answer?.code === 1) acknowledged.set(options.idempotencyKey, answer.data.id);
  };
  await Promise.all(Array.from({ length: TRANSFERS }, (_, number) => one(number)));
  return acknowledged;
}

/** Retries all transfers at the current writer: those acknowledged before exist, and each is made once. */
async function settle(at: Client, name: string, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const again = await transfer(at, name);
  expect(new Set(again.values()).size).toBe(TRANSFERS);
  for (const [key, id] of acknowledged) expect(again.get(key), key).toBe(id);
}

const funding = async (at: Client): Promise<number> => {
  const accounts = await at.read<{ accountTypeId: number; balance: number }[]>(
    '/v2/api/main/wallet/getBalance',
  );
  return accounts.find(({ accountTypeId }) => accountTypeId === 1)?.balance ?? 0;
};

it('the second waits while the first runs, and takes over when it is killed', async () => {
  const before = await funding(customer);
  const second = await startSecond();
  const first = await transfer(customer, 'beside');
  expect(first.size).toBe(TRANSFERS);
  expect(second.output()).not.toContain('Truemark listens on');
  const sending = transfer(customer, 'killed');
  await server.kill('SIGKILL');
  const acknowledged = await sending;
  const other = client(await readyAddress(second), customer.token);
  await settle(other, 'beside', first);
  await settle(other, 'killed', acknowledged);
  expect(await funding(other)).toBe(before - 2 * TRANSFERS);
  await verifyLedger(server);
  second.child.kill('SIGTERM');
  expect((await second.ended).code).toBe(0);
});

if (IS_EXTENDED_RUN) {
  it('a server that was paused and replaced writes nothing when it resumes, but exits', async () => {
    await server.restart();
    const before = await funding(customer);
    const second = await startSecond();
    server.signal('SIGSTOP');
    const sending = transfer(customer, 'overtaken');
    await new Promise((resolve) => setTimeout(resolve, STALE));
    const other = client(await readyAddress(second), customer.token);
    await settle(other, 'meanwhile', new Map());
    server.signal('SIGCONT');
    expect((await sending).size).toBe(0);
    // It has ended by itself, so the kill finds nothing.
    expect((await server.kill('SIGKILL')).code).toBe(1);
    await settle(other, 'overtaken', new Map());
    expect(await funding(other)).toBe(before - 2 * TRANSFERS);
    await verifyLedger(server);
    second.child.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
  });
}
