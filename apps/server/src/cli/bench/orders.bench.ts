import { type Contender, contender, start } from './contender.js';
import { startOrderServer } from './order-server.js';
import { interleaved, type Ratio } from './ratio.js';

const CALLERS = 64;
const CONNECTIONS = 64;
const ROUNDS = 7;
/** Orders per round, enough for over a second; the slow design gets fewer. */
const MANY = 4_000;
const FEW = 400;

/** Truemark as in production: the whole server with its price feed, through its public API. */
async function truemark(): Promise<Contender> {
  const { started, path, callers } = await startOrderServer(CALLERS);
  return contender(started, 'truemark.db', { path, callers, connections: CONNECTIONS });
}

async function comparand(program: string): Promise<Contender> {
  const started = await start(program, 'house.db', [String(CALLERS)], {});
  const body = JSON.stringify({ forex_id: 1, type: 1, cont: 0.01, status: 1, multiple: 100 });
  const callers = Array.from({ length: CALLERS }, (_, index) => ({
    headers: { authorization: `caller-${index + 1}` },
    body,
  }));
  return contender(started, 'house.db', { path: '/orders', callers, connections: CONNECTIONS });
}

/** The order endpoint over HTTP, against raw Fastify with the same rows, and against Nest with TypeORM's `save`. */
export async function ordersBench(): Promise<Ratio[]> {
  const contenders: Contender[] = [];
  const add = async (made: Promise<Contender>): Promise<Contender> => {
    contenders.push(await made);
    return made;
  };
  try {
    const ours = await add(truemark());
    const raw = await add(comparand('./raw-fastify.js'));
    const usual = await add(comparand('./nest-typeorm.js'));
    const toUsual: number[] = [];
    let round = 0;
    const toRaw = await interleaved(ROUNDS, async () => {
      // Alternates who goes first.
      const pair = round++ % 2 === 0 ? [ours, raw] : [raw, ours];
      const speeds = new Map<Contender, number>();
      for (const one of [...pair, usual]) speeds.set(one, await one.run(one === usual ? FEW : MANY));
      for (const one of contenders) one.check();
      const speed = (one: Contender): number => speeds.get(one) as number;
      toUsual.push(speed(ours) / speed(usual));
      return speed(ours) / speed(raw);
    });
    const asserted = 'orders stored = orders acknowledged, every entry and the whole ledger sum to zero';
    return [
      {
        name: 'order over HTTP ÷ raw Fastify, same rows in group commit',
        goal: 0.7,
        ratios: toRaw,
        asserted,
      },
      { name: 'order over HTTP ÷ Nest with TypeORM save', goal: 6, ratios: toUsual.slice(1), asserted },
    ];
  } finally {
    for (const one of contenders) one.stop();
  }
}
