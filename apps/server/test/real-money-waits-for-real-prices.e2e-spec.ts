import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BasicInfo, ForexOrder, TradeSymbol } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSimulator, readExactly } from '../../../docs/check-simulator.mjs';
import { openSnapshot } from '../dist/cli/verification/snapshot.js';
import { keyPurpose } from '../dist/engine/market/day-keys.js';
import { simulatorDays } from '../dist/engine/market/tables/simulator.table.js';
import { Cipher } from '../dist/platform/auth/cipher.js';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { type Client, client, refusalKeyOf } from './harness/client.js';
import { targetOf } from './harness/database.js';
import { demoCustomer } from './harness/demo-customer.js';
import { realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withOneDatabase } from './harness/with-databases.js';

const KEY = 'simulated_for_real';
const SUBMIT = '/v2/api/forex/submit';
const BUY_OPTION = '/v2/api/micro/submit';

const indexOf = async (visitor: Client): Promise<TradeSymbol> => {
  const symbols = await visitor.read<TradeSymbol[]>('/v2/api/forex/trade_list');
  return symbols.find(({ Code }) => Code === 'TMX100') as TradeSymbol;
};
const setting = async (visitor: Client): Promise<string> =>
  (await visitor.read<BasicInfo>('/api/basicSet/getBasicInfo')).simulated_for_real;
const buy = (symbol: TradeSymbol) => ({ forex_id: symbol.Id, type: 1, cont: '0.1', status: 1, multiple: 50 });
const option = (symbol: TradeSymbol) => ({ forex_id: symbol.Id, type: 1, number: '20', seconds: 60 });

withOneDatabase((database) => {
  let server: TestServer;
  let owner: AdminClient;
  let second: AdminClient;
  let ann: Client;
  let symbol: TradeSymbol;

  beforeAll(async () => {
    server = await startServer({ database });
    owner = await adminClient(server, 'owner');
    second = await adminClient(server, 'owner', 1);
    ann = (await realCustomer(server)).client;
    symbol = await indexOf(ann);
  });
  afterAll(() => server?.discard());

  /** Refusals of each way to stake money, for a customer without a balance. */
  const refusals = async (customer: Client): Promise<(string | null)[]> => {
    const asked = [
      await customer.form(SUBMIT, buy(symbol)),
      await customer.form(SUBMIT, { ...buy(symbol), status: 0, target_price: '9000' }),
      await customer.form(BUY_OPTION, option(symbol)),
    ];
    return asked.map(({ data }) => refusalKeyOf(data));
  };
  const change = async (value: string): Promise<void> => {
    await owner.change('settings', KEY, { value, reason: 'made-up prices' });
    const { requested } = await owner.one('settings', KEY);
    if (!requested) return;
    expect(await setting(ann)).not.toBe(value);
    const { id } = requested as { id: number };
    expect((await owner.call('POST', `approvals/${id}/approve`, { note: '' })).status).toBe(403);
    expect((await second.call('POST', `approvals/${id}/approve`, { note: '' })).status).toBe(200);
  };

  const keysOnceTold = async () => {
    const { encryptionKey } = JSON.parse(readFileSync(join(server.dataDir, 'secrets.json'), 'utf8')) as {
      encryptionKey: string;
    };
    const cipher = new Cipher(Buffer.from(encryptionKey, 'base64'));
    const reader = await openSnapshot(targetOf(server));
    const rows = await reader.select(simulatorDays, 'ORDER BY day');
    await reader.close();
    return rows.map(({ day, hash, sealed }) => ({
      day,
      hash,
      key: cipher.decrypt(sealed, keyPurpose(day)),
    }));
  };

  it('the demo lets real accounts trade simulated prices, and says so', async () => {
    expect([symbol.IsSimulated, await setting(ann)]).toEqual([1, '1']);
    expect(await refusals(ann)).toEqual(Array(3).fill('order.insufficient_balance'));
  });

  it('two owners keep real money off simulated prices; that is refused before funds are checked', async () => {
    await change('0');
    await expect.poll(() => setting(ann)).toBe('0');
    expect(await refusals(ann)).toEqual(Array(3).fill('market.simulated'));
    const told = [];
    for (const lang of ['en', 'hk', 'ar']) {
      ann.lang = lang;
      told.push((await ann.form(SUBMIT, buy(symbol))).msg);
    }
    expect(new Set(told).size).toBe(3);
    expect(told[0]).toContain('not open for real money');
  });

  it('demo accounts can still trade', async () => {
    const { client: demo, token } = await demoCustomer(server);
    const { Id, OpenSeq } = await demo.take<ForexOrder>(SUBMIT, buy(symbol));
    const seq = async (): Promise<number> => (await indexOf(demo)).ForexQuotations?.Seq ?? 0;
    await expect.poll(seq, { timeout: 60_000 }).toBeGreaterThan(Number(OpenSeq) + 5);
    await demo.take('/v2/api/forex/close', { id: Id });
    const audit = await fetch(`${server.url}/v2/api/forex/audit?id=${Id}`, {
      headers: { authorization: token },
    });
    const answer = readExactly(await audit.text());
    // As when the day is over.
    expect(checkSimulator([{ days: await keysOnceTold() }, answer], () => undefined)).toBeGreaterThan(5);
    const [tick] = answer.data.ticks.slice(-1);
    expect(tick.simulation).toMatchObject({ symbol: 'TMX100', precision: '2', price: '10000.00' });
    expect(() => checkSimulator([{ days: [] }, answer], () => undefined)).toThrow('nothing was told');
  });

  it('all simulated ticks can be recomputed', async () => {
    expect(await verifyLedger(server)).toMatch(/simulated ticks follow from the keys of their days/);
  });

  it('an installation that starts empty keeps real money off simulated prices', async () => {
    const [email, password] = ['owner@example.com', 'a long enough password'];
    const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
    const empty = await startServer({ database, seed: 'none', env });
    try {
      const visitor = client(empty.url);
      expect(await setting(visitor)).toBe('0');
      symbol = await indexOf(visitor);
      const { client: bob } = await realCustomer(empty);
      expect(await refusals(bob)).toEqual(Array(3).fill('market.simulated'));
      await verifyLedger(empty);
    } finally {
      await empty.discard();
    }
  });
});
