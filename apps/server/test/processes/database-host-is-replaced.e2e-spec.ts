import { afterAll, beforeAll, expect, it } from 'vitest';
import { SharedServiceUnavailable } from '../../dist/platform/service-unavailable.js';
import { PostgresMutex } from '../../dist/platform/shared-store/postgres-mutex.js';
import { client } from '../harness/client.js';
import { type NetworkFaultProxy, startNetworkFaultProxy } from '../harness/network-fault-proxy.js';
import { healthOf, startTestCluster, type TestCluster, waitUntilLeading } from '../harness/processes.js';
import { startLoad } from './load.js';

/** Maximum time until a standby serves, ms: it notices, and the lease expires. */
const SERVED = 15_000;
/** Maximum time of a read on a gateway, ms, whatever happens to the database. */
const READ = 35_000;
/** Reads at once: more than a gateway has connections. */
const READS = 20;
/** Maximum wait for a turn, ms. */
const TURN = 1_000;

let house: TestCluster;
let toDatabase: NetworkFaultProxy;
let behind: { readonly DATABASE_URL: string };

/** The result and how long it took, ms. */
async function timed<T>(work: Promise<T>): Promise<{ readonly result: T; readonly ms: number }> {
  const since = performance.now();
  return { result: await work, ms: performance.now() - since };
}

beforeAll(async () => {
  house = await startTestCluster();
  toDatabase = await startNetworkFaultProxy(house.variables.DATABASE_URL as string);
  behind = { DATABASE_URL: toDatabase.url };
});
afterAll(async () => {
  await toDatabase?.stop();
  await house?.discard();
});

it('a standby whose database has moved to another host takes over there', async () => {
  const leader = await house.startEngine(behind);
  await waitUntilLeading(leader);
  const gateway = await house.startGateway();
  const standby = await house.startEngine(behind);
  await expect.poll(() => healthOf(standby)).toMatchObject({ standby: { state: 'following' } });
  const load = await startLoad(3, () => [gateway]);
  await load.goesOn();
  toDatabase.replaceHost();
  expect((await timed(load.goesOn())).ms).toBeLessThan(SERVED);
  expect(await healthOf(standby)).toMatchObject({ leading: true });
  await load.stop();
  await load.settle('after the database moved');
  expect(await leader.ended).toMatchObject({ code: 1 });
  await standby.kill('SIGTERM');
});

it('a gateway whose database has moved answers each read in time, and reads there', async () => {
  const engine = await house.startEngine();
  await waitUntilLeading(engine);
  const { url } = await house.startGateway(behind);
  const read = async (): Promise<number> => (await client(url).get('/api/news/homeList')).status;
  const reads = (): Promise<{ readonly result: number; readonly ms: number }[]> =>
    Promise.all(Array.from({ length: READS }, () => timed(read())));
  for (const { result } of await reads()) expect(result).toBe(200);
  toDatabase.replaceHost();
  for (const { ms } of await reads()) expect(ms).toBeLessThan(READ);
  for (const { result } of await reads()) expect(result).toBe(200);
});

it('turns whose database has moved end in time, and later ones are taken there', async () => {
  const mutex = new PostgresMutex(toDatabase.url, TURN);
  let finish = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let first = Promise.resolve();
  await new Promise<void>((begun) => {
    first = mutex.inTurn('first', async () => {
      begun();
      await over;
    });
  });
  toDatabase.replaceHost();
  await expect(mutex.inTurn('second', async () => 'done')).rejects.toBeInstanceOf(SharedServiceUnavailable);
  expect(await mutex.inTurn('second', async () => 'done')).toBe('done');
  finish();
  await first;
  await mutex.close();
});
