import { type Contender, contender, start } from './comparand.js';
import { openDesk } from './order-desk.js';
import { interleaved, type Ratio } from './ratio.js';

const CALLERS = 64;
const CONNECTIONS = 64;
const ROUNDS = 7;
/** Orders a round: enough to last a good second; the slow design gets fewer. */
const MANY = 4_000;
const FEW = 400;

/** Truemark as it runs: the whole server with its price feed, asked through its public calls. */
async function truemark(): Promise<Contender> {
  const { started, path, callers } = await openDesk(CALLERS);
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

/** The order endpoint over HTTP ÷ raw Fastify with the same rows, and ÷ Nest with TypeORM's `save` of them. */
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
      // Who goes first changes from round to round.
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
