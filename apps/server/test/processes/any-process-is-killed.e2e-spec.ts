import { afterAll, beforeAll, expect, it } from 'vitest';
import { LONGEST_STORY, rounds, SEED, seeded } from '../harness/faults.js';
import { type House, leads, type Process, startHouse } from '../harness/processes.js';
import { type Socket, socket } from '../harness/socket.js';
import { verifyLedger } from '../harness/verify-ledger.js';
import { type Load, startLoad } from './load.js';

const CUSTOMERS = 3;
/** A fault comes so long after the last one at most, ms. */
const LATEST = 700;
/** Somebody serves again so long after a kill, ms. */
const SERVED = { leader: 10_000, standby: 10_000, gateway: 10_000, redis: 20_000, postgres: 20_000 };
/** A socket shows what is so long after it was opened, ms. */
const RIGHT = 2_000;

/** The first engine has migrated and seeded after so long, however busy the machine is, ms. */
const SEEDED = 280_000;

type Fault = keyof typeof SERVED;
const FAULTS = Object.keys(SERVED) as Fault[];

let house: House;
let engines: Process[];
let gateways: Process[];
const random = seeded(SEED);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const portOf = ({ url }: Process): string => new URL(url).port;

function shuffled<T>(all: readonly T[]): T[] {
  const left = [...all];
  return all.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}

beforeAll(async () => {
  house = await startHouse({ hasOwnPostgres: true });
  const leader = await house.startEngine();
  // It makes the whole demo on a disk that is waited for.
  await leads(leader, SEEDED);
  engines = [leader, await house.startEngine()];
  gateways = await Promise.all([house.startGateway(), house.startGateway()]);
});
afterAll(() => house?.discard());

/** Kills, and says how what was killed is started again. */
async function kill(fault: Fault): Promise<() => Promise<void>> {
  switch (fault) {
    case 'leader':
    case 'standby': {
      const at = fault === 'leader' ? 0 : 1;
      const engine = engines.splice(at, 1)[0] as Process;
      await engine.kill('SIGKILL');
      return async () => void engines.push(await house.startEngine());
    }
    case 'gateway': {
      const [at] = shuffled([0, 1]) as [number];
      const gateway = gateways[at] as Process;
      await gateway.kill('SIGKILL');
      return async () => {
        gateways[at] = await house.startGateway({ PORT: portOf(gateway) });
      };
    }
    case 'redis':
      await house.redis.kill();
      await wait(random() * LATEST);
      await house.redis.restart();
      return async () => undefined;
    case 'postgres':
      await house.postgres?.kill();
      await wait(random() * LATEST);
      await house.postgres?.restart();
      return async () => undefined;
  }
}

/** Whoever is connected anew to any gateway that lives sees within two seconds all that he had an answer of. */
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
  `engine, standby, gateway, Redis and PostgreSQL are killed under orders (seed ${SEED}): nothing acknowledged is lost, nothing is done twice`,
  async () => {
    for (const round of rounds('processes that are killed', 1)) {
      const order = shuffled(FAULTS);
      const load = await startLoad(CUSTOMERS, () => gateways);
      for (const fault of order) {
        const when = `after ${fault} of ${order.join(', ')}, round ${round}, seed ${SEED}`;
        await load.goesOn();
        await wait(random() * LATEST);
        const killed = performance.now();
        const startAgain = await kill(fault);
        await load.goesOn();
        expect(performance.now() - killed, when).toBeLessThan(SERVED[fault]);
        await socketsAreRight(
          load,
          gateways.filter(({ hasEnded }) => !hasEnded),
        );
        await startAgain();
      }
      await load.stop();
      await load.settle(`round ${round}, seed ${SEED}`);
      await leads(engines[0] as Process);
      await verifyLedger(house);
    }
  },
  LONGEST_STORY,
);
