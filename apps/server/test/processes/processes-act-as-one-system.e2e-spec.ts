import { afterAll, beforeAll, expect, it } from 'vitest';
import { client } from '../harness/client.js';
import { demoCustomer } from '../harness/demo-customer.js';
import {
  healthOf,
  type Process,
  startTestCluster,
  type TestCluster,
  waitUntilLeading,
} from '../harness/processes.js';
import { socket } from '../harness/socket.js';
import { verifyLedger } from '../harness/verify-ledger.js';

let house: TestCluster;
let engine: Process;
let one: Process;
let other: Process;

beforeAll(async () => {
  house = await startTestCluster();
  engine = await house.startEngine();
  [one, other] = await Promise.all([house.startGateway(), house.startGateway()]);
});
afterAll(() => house?.discard());

it('every process reports its role, and an engine serves no public pages', async () => {
  await waitUntilLeading(engine);
  expect(await healthOf(engine)).toMatchObject({ role: 'engine', leading: true });
  const { epoch } = await healthOf(engine);
  for (const gateway of [one, other])
    expect(await healthOf(gateway)).toMatchObject({ role: 'gateway', leading: false, epoch });
  for (const path of ['/', '/api/forex/trade_list', '/admin', '/docs'])
    expect((await fetch(engine.url + path)).status).toBe(404);
});

it('a standby engine reports how far it follows, and is not ready', async () => {
  const late = { ADMIN_EMAIL: 'late@truemark.example', ADMIN_PASSWORD: 'a way back for owners' };
  const standby = await house.startEngine({ ...late, OPERATOR_LINK: late.ADMIN_EMAIL });
  await expect
    .poll(() => healthOf(standby))
    .toMatchObject({ status: 'standby', leading: false, standby: { state: 'following', divergences: 0 } });
  const seq = async (): Promise<number> => {
    const { standby: follows } = await healthOf(standby);
    return (follows as { seq: number }).seq;
  };
  const before = await seq();
  await expect.poll(seq).toBeGreaterThan(before);
  expect((await fetch(`${standby.url}/health/ready`)).status).toBe(503);
  // Ready to take over, or leading: a roll-out of engines waits for it.
  for (const [{ url }, role] of [
    [standby, 'standby'],
    [engine, 'leader'],
  ] as const) {
    const answer = await fetch(`${url}/health/engine`);
    expect([answer.status, await answer.json()]).toEqual([200, { role }]);
  }
  const figures = await (await fetch(`${standby.url}/metrics`)).text();
  for (const line of ['truemark_leading 0', 'truemark_standby_following 1', 'truemark_standby_diverged 0'])
    expect(figures.split('\n')).toContain(line);
  for (const name of ['process_start_time_seconds', 'truemark_heap_limit_bytes'])
    expect(figures).toMatch(new RegExp(`^${name} \\d`, 'm'));
  for (const line of ['ADMIN_EMAIL and ADMIN_PASSWORD were not applied', 'OPERATOR_LINK was not applied'])
    expect(standby.output()).toContain(`${line}: another engine leads`);
  await standby.kill('SIGTERM');
});

it('what a customer does on one gateway is in their next answer from the other', async () => {
  const { client: here, token } = await demoCustomer(one);
  const there = client(other.url, token);
  const heard = await socket(other, token);
  heard.send({ type: 'sub', params: 'FOREX_CLOSED' });
  let last = 0;
  for (let round = 0; round < 10; round++) {
    const { id } = await here.take<{ id: number }>('/api/account/transfer', { from: 1, to: 2, balance: 1 });
    expect(id).toBeGreaterThan(0);
    const answer = await there.get<{ accountTypeId: number; balance: number }[]>(
      '/v2/api/main/wallet/getBalance',
    );
    expect(answer.data.find(({ accountTypeId }) => accountTypeId === 1)?.balance).toBe(99_999 - round);
    const seq = Number(answer.headers.get('x-truemark-seq'));
    expect(seq).toBeGreaterThanOrEqual(last);
    last = seq;
  }
  heard.close();
});

it('the ledger is consistent', async () => {
  await verifyLedger(house);
});
