import type { RecentTick } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { client } from './harness/client.js';
import { type ScriptedMarket, startScriptedMarket } from './harness/scripted-market.js';
import { withDatabases } from './harness/with-databases.js';

const CODE = 'TMX100';
/** Two complete seconds and one that may still run. */
const SECONDS = 3;

withDatabases((database) => {
  let market: ScriptedMarket;
  let forex_id: number;

  beforeAll(async () => {
    market = await startScriptedMarket(database, [[CODE, 10_000, 10_001]]);
    forex_id = (await market.symbol(CODE)).Id;
  });
  afterAll(() => market?.discard());

  const recent = (): Promise<RecentTick[]> =>
    client(market.server.url).read('/v2/api/forex/recent_ticks', { forex_id });

  it('returns the last bid of each second, ascending, and only prices that were quoted', async () => {
    const from = (await recent()).at(-1)?.time ?? 0;
    const since = async (): Promise<RecentTick[]> => (await recent()).filter(({ time }) => time > from);
    const quoted: number[] = [];
    let told = await since();
    let last: RecentTick | undefined;
    // Until there are enough seconds, and two ticks within the last one.
    while (told.length < SECONDS || told.at(-1)?.time !== last?.time) {
      last = told.at(-1);
      const bid = 10_001 + quoted.length;
      await market.once(CODE, bid, bid + 1);
      quoted.push(bid);
      told = await since();
    }
    expect(told.at(-1)?.bid).toBe(quoted.at(-1));
    const times = told.map(({ time }) => time);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    const bids = told.map(({ bid }) => bid);
    expect(quoted.filter((bid) => bids.includes(bid))).toEqual(bids);
  });

  it('refuses an unknown symbol', async () => {
    const answer = await client(market.server.url).get('/v2/api/forex/recent_ticks', { forex_id: 9_999 });
    expect(answer).toMatchObject({ code: 0, data: { key: 'market.unknown_symbol' } });
  });
});
