import { type Contender, contender, start, untilReady } from './comparand.js';
import { interleaved, type Ratio } from './ratio.js';

const CALLERS = 64;
const CONNECTIONS = 64;
const ROUNDS = 7;
/** Orders a round: enough to last a good second; the slow design gets fewer. */
const MANY = 4_000;
const FEW = 400;
const SYMBOL = 'TMX100';

interface Listed {
  readonly Id: number;
  readonly Code: string;
  readonly ForexMinCont: number;
  readonly HasForexMultiple: readonly { readonly Value: number }[];
}

type Answer<T> = { code: number; msg: string; data: T };

/** Truemark as it runs: the whole server with its price feed, asked through its public calls. */
async function truemark(): Promise<Contender> {
  const started = await start('../../main.js', '', [], {
    PORT: '0',
    SEED: 'none',
    RATE_LIMITS: 'off',
    PRICE_FEED: 'simulator',
  });
  const base = `http://127.0.0.1:${started.port}`;
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = (await (await fetch(base + path, init)).json()) as Answer<T>;
    if (answer.code !== 1) throw new Error(`${path}: ${answer.msg}`);
    return answer.data;
  };
  await untilReady(base);
  const list = await ask<Listed[]>('/v2/api/forex/trade_list');
  const symbol = list.find(({ Code }) => Code === SYMBOL);
  if (!symbol) throw new Error(`${SYMBOL} is not offered`);
  const body = JSON.stringify({
    forex_id: symbol.Id,
    type: 1,
    cont: symbol.ForexMinCont,
    status: 1,
    multiple: symbol.HasForexMultiple.at(-1)?.Value,
  });
  const callers = [];
  for (let caller = 0; caller < CALLERS; caller++) {
    const { token } = await ask<{ token: string }>('/api/user/createAccountDemoForU', {
      demo_id: `bench-caller-number-${caller}`,
    });
    callers.push({ headers: { authorization: token }, body });
  }
  return contender(started, 'truemark.db', {
    path: '/v2/api/forex/submit',
    callers,
    connections: CONNECTIONS,
  });
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
        goal: 0.65,
        ratios: toRaw,
        asserted,
      },
      { name: 'order over HTTP ÷ Nest with TypeORM save', goal: 6, ratios: toUsual.slice(1), asserted },
    ];
  } finally {
    for (const one of contenders) one.stop();
  }
}
