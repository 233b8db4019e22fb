import { type Contender, contender, start } from './contender.js';
import { startOrderServer } from './order-server.js';
import { interleaved, type Ratio } from './ratio.js';

const CALLERS = 64;
const CONNECTIONS = 64;
const ROUNDS = 7;
/** Transfers per round, enough for over a second. */
const MANY = 6_000;
const TRANSFERS = `ledger_entries WHERE type = 'transfer'`;

/** Truemark as in production: the whole server with its price feed, through its public API. */
async function truemark(): Promise<Contender> {
  const { started, callers: known } = await startOrderServer(CALLERS);
  const body = JSON.stringify({ from: 2, to: 1, balance: 1, currency_id: 1 });
  const callers = known.map(({ headers }) => ({ headers, body }));
  const load = { path: '/api/account/transfer', callers, connections: CONNECTIONS };
  return contender(started, 'truemark.db', load, TRANSFERS);
}

async function raw(): Promise<Contender> {
  const started = await start('./raw-fastify-transfers.js', 'house.db', [String(CALLERS)], {});
  const body = JSON.stringify({ from: 2, to: 1, balance: 1, currency_id: 1 });
  const callers = Array.from({ length: CALLERS }, (_, index) => ({
    headers: { authorization: `caller-${index + 1}` },
    body,
  }));
  const load = { path: '/transfers', callers, connections: CONNECTIONS };
  return contender(started, 'house.db', load, TRANSFERS);
}

/** The transfer endpoint over HTTP, against raw Fastify with the same rows in group commit. */
export async function transfersBench(): Promise<Ratio[]> {
  const contenders: Contender[] = [];
  try {
    for (const made of [truemark, raw]) contenders.push(await made());
    let round = 0;
    const ratios = await interleaved(ROUNDS, async () => {
      const speeds = new Map<Contender, number>();
      // Alternates who goes first.
      const order = round++ % 2 === 0 ? contenders : [...contenders].reverse();
      for (const one of order) speeds.set(one, await one.run(MANY));
      for (const one of contenders) one.check();
      const [ours, theirs] = contenders.map((one) => speeds.get(one) as number);
      return (ours as number) / (theirs as number);
    });
    return [
      {
        name: 'transfer over HTTP ÷ raw Fastify, same rows in group commit',
        goal: 0.7,
        ratios,
        asserted: 'transfers stored = transfers acknowledged, every entry and the whole ledger sum to zero',
      },
    ];
  } finally {
    for (const one of contenders) one.stop();
  }
}
