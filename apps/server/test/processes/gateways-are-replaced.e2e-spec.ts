import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Process, startTestCluster, type TestCluster, waitUntilLeading } from '../harness/processes.js';
import { verifyLedger } from '../harness/verify-ledger.js';
import { startLoad } from './load.js';

/** Interval at which the load balancer checks which gateways are ready, ms. */
const LOOK = 200;

let house: TestCluster;
let gateways: Process[];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const isReady = ({ url }: Process): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

beforeAll(async () => {
  house = await startTestCluster();
  await waitUntilLeading(await house.startEngine());
  gateways = await Promise.all([house.startGateway(), house.startGateway()]);
});
afterAll(() => house?.discard());

it('gateways are replaced one by one under load: no request to a ready gateway fails', async () => {
  let inUse: readonly Process[] = gateways;
  let isOver = false;
  const balancing = (async () => {
    while (!isOver) {
      const ready = await Promise.all(gateways.map(isReady));
      inUse = gateways.filter((_, at) => ready[at]);
      await wait(LOOK);
    }
  })();
  const load = await startLoad(3, () => inUse);
  await load.goesOn();
  for (const [at, gateway] of gateways.entries()) {
    const newer = await house.startGateway();
    const { code } = await gateway.kill('SIGTERM');
    expect(code).toBe(0);
    gateways[at] = newer;
    await load.goesOn();
  }
  await load.stop();
  isOver = true;
  await balancing;
  inUse = gateways;
  expect(load.failures).toEqual([]);
  await load.settle('after both gateways were replaced');
  await verifyLedger(house);
});
