import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { isStandbyReady } from '../../dist/engine/remote/leader-step-down.js';
import type { DatabaseReader } from '../../dist/platform/database/database-reader.js';
import { openReader } from '../../dist/platform/database/open-reader.js';
import { type NetworkFaultProxy, startNetworkFaultProxy } from '../harness/network-fault-proxy.js';
import {
  healthOf,
  type Process,
  startTestCluster,
  type TestCluster,
  waitUntilLeading,
} from '../harness/processes.js';
import type { Variables } from '../harness/server-process.js';
import { verifyLedger } from '../harness/verify-ledger.js';
import { type Load, startLoad } from './load.js';

/** Maximum time until another engine serves, ms: the lease expires after five seconds. */
const SERVED = 10_000;
/** Lease duration, ms. */
const LEASE = 5_000;
/** Maximum time until orders are served after Redis returns, ms. */
const SERVED_OVER_REDIS = 20_000;
/** Maximum time after which an engine that cannot renew its lease stops reporting itself as leader, ms. */
const UNSURE = 10_000;
/** Maximum time in which a process exits that is told to, ms. */
const STOPPED = 10_000;

let house: TestCluster;
let reader: DatabaseReader;
let gateways: Process[];
let toDatabase: NetworkFaultProxy;
let toRedis: NetworkFaultProxy;
let load: Load;
let engines: Process[] = [];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** An engine that reaches database and Redis through gates. */
async function engineBehindGates(): Promise<Process> {
  const engine = await house.startEngine({ DATABASE_URL: toDatabase.url, REDIS_URL: toRedis.url });
  engines.push(engine);
  await waitUntilLeading(engine);
  return engine;
}

async function standBy(env: Variables = {}): Promise<Process> {
  const engine = await house.startEngine(env);
  engines.push(engine);
  await expect.poll(() => engine.output()).toContain('to release this data');
  return engine;
}

/** A standby that already follows, so that a takeover waits for the lease only. */
async function hotStandby(): Promise<Process> {
  const engine = await standBy();
  await expect.poll(() => healthOf(engine)).toMatchObject({ standby: { state: 'following' } });
  return engine;
}

/** Waits until orders are acknowledged again; returns the elapsed ms. */
async function servedAgain(): Promise<number> {
  const since = performance.now();
  await load.goesOn();
  return performance.now() - since;
}

beforeAll(async () => {
  house = await startTestCluster();
  reader = openReader({ dialect: 'postgres', url: house.variables.DATABASE_URL as string });
  toDatabase = await startNetworkFaultProxy(house.variables.DATABASE_URL as string);
  toRedis = await startNetworkFaultProxy(house.redis.url);
  const first = await engineBehindGates();
  gateways = await Promise.all([house.startGateway(), house.startGateway()]);
  await first.kill('SIGTERM');
});
afterAll(async () => {
  await reader?.close();
  await house?.discard();
  await toDatabase?.stop();
  await toRedis?.stop();
});
beforeEach(() => {
  engines = [];
});
afterEach(async () => {
  for (const gate of [toDatabase, toRedis]) gate.open();
  for (const engine of engines) if (!engine.hasEnded) await engine.kill('SIGTERM');
});

const settled = async (when: string): Promise<void> => {
  await load.stop();
  await load.settle(when);
};

it('a leader paused for longer than its lease is replaced; when it resumes it exits and writes nothing', async () => {
  const leader = await engineBehindGates();
  await hotStandby();
  load = await startLoad(3, () => gateways);
  await load.goesOn();
  leader.signal('SIGSTOP');
  expect(await servedAgain()).toBeLessThan(SERVED);
  leader.signal('SIGCONT');
  expect(await leader.ended).toMatchObject({ code: 1 });
  await settled('after a leader stood still');
});

it('a leader that cannot reach PostgreSQL is replaced; what it had sent arrives too late and has no effect', async () => {
  const leader = await engineBehindGates();
  await hotStandby();
  load = await startLoad(3, () => gateways);
  await load.goesOn();
  toDatabase.close();
  const since = performance.now();
  const unsure = async (): Promise<number> => {
    await expect.poll(async () => (await healthOf(leader)).leading).toBe(false);
    return performance.now() - since;
  };
  const [served, saidSo] = await Promise.all([servedAgain(), unsure()]);
  expect(served).toBeLessThan(SERVED);
  expect(saidSo).toBeLessThan(UNSURE);
  toDatabase.open();
  expect(await leader.ended).toMatchObject({ code: 1 });
  await settled('after a leader did not reach PostgreSQL');
});

it('a leader that cannot reach PostgreSQL exits in time when it is told to', async () => {
  const leader = await engineBehindGates();
  toDatabase.close();
  const since = performance.now();
  expect(await leader.kill('SIGTERM')).toMatchObject({ code: 1 });
  expect(performance.now() - since).toBeLessThan(STOPPED);
});

it('when no engine reaches PostgreSQL for longer than a lease, the leader keeps leading', async () => {
  const leader = await engineBehindGates();
  const { epoch } = await healthOf(leader);
  const standby = await standBy({ DATABASE_URL: toDatabase.url });
  load = await startLoad(3, () => gateways);
  await load.goesOn();
  toDatabase.close();
  await wait(LEASE + 2_000);
  expect(await healthOf(standby)).toMatchObject({ standby: { state: 'loading' } });
  toDatabase.open();
  expect(await servedAgain()).toBeLessThan(SERVED);
  // By now a standby would have taken a lease that was not renewed.
  await wait(LEASE);
  await load.goesOn();
  expect(await healthOf(leader)).toMatchObject({ leading: true, epoch });
  await expect.poll(() => healthOf(standby)).toMatchObject({ standby: { state: 'following' } });
  await settled('after PostgreSQL was out of reach');
});

it('a leader that cannot reach Redis accepts orders again once it can', async () => {
  const leader = await engineBehindGates();
  load = await startLoad(3, () => gateways);
  await load.goesOn();
  toRedis.close();
  await wait(5_000);
  expect(await healthOf(leader)).toMatchObject({ leading: true });
  toRedis.open();
  expect(await servedAgain()).toBeLessThan(SERVED_OVER_REDIS);
  await settled('after a leader did not reach Redis');
});

it('a leader that alone cannot reach Redis gives way to a standby that can', async () => {
  const leader = await engineBehindGates();
  const standby = await standBy();
  await expect.poll(() => isStandbyReady(reader)).toBe(true);
  load = await startLoad(3, () => gateways);
  await load.goesOn();
  toRedis.close();
  expect(await servedAgain()).toBeLessThan(SERVED);
  expect(await leader.ended).toMatchObject({ code: 1 });
  expect(leader.output()).toContain('that one leads now');
  await expect.poll(() => healthOf(standby)).toMatchObject({ leading: true });
  expect(await isStandbyReady(reader)).toBe(false);
  toRedis.open();
  await settled('after a leader alone did not reach Redis');
});

it('when no engine reaches Redis, the leader keeps leading', async () => {
  const leader = await engineBehindGates();
  const { epoch } = await healthOf(leader);
  await standBy({ REDIS_URL: toRedis.url });
  await expect.poll(() => isStandbyReady(reader)).toBe(true);
  load = await startLoad(3, () => gateways);
  await load.goesOn();
  toRedis.close();
  await expect.poll(() => isStandbyReady(reader)).toBe(false);
  await wait(LEASE);
  toRedis.open();
  expect(await servedAgain()).toBeLessThan(SERVED_OVER_REDIS);
  expect(await healthOf(leader)).toMatchObject({ leading: true, epoch });
  await settled('after Redis was out of reach');
});

it('a commit that arrives late on a lost connection is not applied in addition to what replaced it', async () => {
  const leader = await engineBehindGates();
  load = await startLoad(3, () => gateways);
  await load.goesOn();
  for (let round = 0; round < 5; round++) {
    let arrive: () => void = () => undefined;
    const arrives = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await toDatabase.holdAndReset('order-', arrives);
    await wait(round * 40);
    arrive();
    expect(await servedAgain()).toBeLessThan(SERVED);
  }
  expect(leader.hasEnded).toBe(false);
  await settled('after commits arrived late');
});

it('the ledger is consistent', async () => {
  await verifyLedger(house);
});
