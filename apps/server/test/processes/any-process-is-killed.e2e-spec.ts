import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds, SEED, STORY_TIMEOUT_MS, seeded } from '../harness/faults.js';
import { type Process, startTestCluster, type TestCluster, waitUntilLeading } from '../harness/processes.js';
import { type Socket, socket } from '../harness/socket.js';
import { SupervisedProcess, standing } from '../harness/supervised-process.js';
import { verifyLedger } from '../harness/verify-ledger.js';
import { type Load, startLoad } from './load.js';

const CUSTOMERS = 3;
/** Maximum time between two faults, ms. */
const LATEST = 700;
/** Maximum time until requests are served again after a kill, ms. */
const SERVED = { leader: 10_000, standby: 10_000, gateway: 10_000, redis: 20_000, postgres: 20_000 };
/** Maximum time until a new socket shows the current state, ms. */
const RIGHT = 2_000;

/** Maximum time for the first engine to migrate and seed, even on a busy machine, ms. */
const SEEDED = 280_000;

type Fault = keyof typeof SERVED;
const FAULTS = Object.keys(SERVED) as Fault[];

let house: TestCluster;
let engines: readonly SupervisedProcess[] = [];
let gateways: readonly SupervisedProcess[] = [];
const random = seeded(SEED);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const portOf = ({ url }: Process): string => new URL(url).port;
const processes = (of: readonly SupervisedProcess[]): Process[] => of.map(({ process }) => process);

function shuffled<T>(all: readonly T[]): T[] {
  const left = [...all];
  return all.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}

/** Starts an engine under supervision. One that starts while PostgreSQL is killed ends, and is started again. */
const startEngine = (): Promise<SupervisedProcess> => SupervisedProcess.start(() => house.startEngine());
const startGateway = (): Promise<SupervisedProcess> =>
  SupervisedProcess.start(
    () => house.startGateway(),
    (last) => house.startGateway({ PORT: portOf(last) }),
  );

beforeAll(async () => {
  house = await startTestCluster({ hasOwnPostgres: true });
  const first = await startEngine();
  // It seeds the whole demo with durable writes.
  await waitUntilLeading(first.process, SEEDED);
  engines = [first, await startEngine()];
  gateways = await Promise.all([startGateway(), startGateway()]);
});
afterAll(async () => {
  await Promise.all([...engines, ...gateways].map((each) => each.kill('SIGKILL')));
  await house?.discard();
});

/**
 * Selects the process to kill, once one engine leads and the other follows; null if the fault hits none of our own
 * processes.
 */
async function victimOf(fault: Fault): Promise<SupervisedProcess | null> {
  if (fault === 'gateway') return shuffled(gateways)[0] as SupervisedProcess;
  if (fault !== 'leader' && fault !== 'standby') return null;
  const { leader, standbys } = await standing(engines);
  return fault === 'leader' ? leader : (standbys[0] as SupervisedProcess);
}

/** Kills the victim; returns how to start it again. */
async function kill(fault: Fault, victim: SupervisedProcess | null): Promise<() => Promise<void>> {
  if (victim) {
    await victim.kill('SIGKILL');
    return () => victim.startAgain();
  }
  const server = fault === 'redis' ? house.redis : house.postgres;
  await server?.kill();
  await wait(random() * LATEST);
  await server?.restart();
  return async () => undefined;
}

/**
 * Checks that customers who reconnect to any live gateway see within two seconds everything that was acknowledged to
 * them.
 */
async function socketsAreRight(load: Load, reachable: readonly Process[]): Promise<void> {
  for (const { customer, acknowledged } of load.lines) {
    for (const gateway of reachable) {
      const known = [...acknowledged.values()].map(({ id }) => id);
      const since = performance.now();
      const live: Socket = await socket(gateway, customer.token);
      live.send([
        { type: 'sub', params: 'FOREX_TRADE' },
        { type: 'sync', params: 1 },
      ]);
      await live.waitForType('FOREX_TRADE', ({ TransOrder }) => {
        const shown = new Set(TransOrder.map(({ Id }) => Id));
        return known.every((id) => shown.has(id));
      });
      expect(performance.now() - since, `a socket at ${gateway.url}`).toBeLessThan(RIGHT);
      live.close();
    }
  }
}

it(
  `engine, standby, gateway, Redis and PostgreSQL are killed under load (seed ${SEED}): nothing acknowledged is lost, nothing is executed twice`,
  async () => {
    for (const round of rounds('processes that are killed', 1)) {
      const order = shuffled(FAULTS);
      const load = await startLoad(CUSTOMERS, () => processes(gateways));
      for (const fault of order) {
        const when = `after ${fault} of ${order.join(', ')}, round ${round}, seed ${SEED}`;
        await load.goesOn();
        await wait(random() * LATEST);
        const victim = await victimOf(fault);
        const killed = performance.now();
        const startAgain = await kill(fault, victim);
        await load.goesOn();
        expect(performance.now() - killed, when).toBeLessThan(SERVED[fault]);
        await socketsAreRight(
          load,
          processes(gateways).filter(({ hasEnded }) => !hasEnded),
        );
        await startAgain();
      }
      await load.stop();
      await load.settle(`round ${round}, seed ${SEED}`);
      await standing(engines);
      await verifyLedger(house);
    }
  },
  STORY_TIMEOUT_MS,
);
