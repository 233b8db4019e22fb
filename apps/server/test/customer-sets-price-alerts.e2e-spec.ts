import type { Message, Messages, PriceAlert } from '@truemark/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Client, refusalKeyOf } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { rounds, SEED, STORY_TIMEOUT_MS, seeded } from './harness/faults.js';
import { type ScriptedMarket, startScriptedMarket } from './harness/scripted-market.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

const CODE = 'TMX100';
const NAME = 'Truemark Index';
/** Maximum delay between a tick and the kill, ms: before, during or after the writes that follow from the tick. */
const SOON = 80;

withDatabases((database) => {
  let market: ScriptedMarket;
  let client: Client;
  let forex_id: number;

  beforeAll(async () => {
    market = await startScriptedMarket(database, [[CODE, 10_000, 10_000.6]]);
    forex_id = (await market.symbol(CODE)).Id;
  });
  beforeEach(async () => {
    ({ client } = await demoCustomer(market.server));
    await market.tick(CODE, 10_000, 10_000.6);
  });
  afterAll(() => market?.discard());

  const add = (fields: object, of = client) =>
    of.take<PriceAlert>('/api/user/alert_add', { forex_id, ...fields });
  const alerts = (of = client) => of.read<PriceAlert[]>('/api/user/alerts');
  /** Alert messages, oldest first. */
  const told = async (of = client): Promise<Message[]> => {
    const { data } = await of.read<Messages>('/api/internalMessage/list', { limit: 50 });
    const all = data.filter(({ title }) => title.includes(NAME)).reverse();
    return Promise.all(all.map(({ id }) => of.read<Message>('/api/internalMessage/info', { id })));
  };
  const refusal = async (path: string, fields: object, of = client) =>
    refusalKeyOf((await of.post(`/api/user/${path}`, { ...fields })).data);
  const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

  it('notifies the customer once, in their language, when the bid reaches the price', async () => {
    client.lang = 'hk';
    const above = await add({ price: '10010', note: 'sell <half>' });
    const below = await add({ price: 9_990.5 });
    expect([above.type, below.type, above.note, below.note]).toEqual([1, 2, 'sell <half>', '']);
    expect(await alerts()).toEqual([above, below]);
    await market.tick(CODE, 10_009, 10_009.6);
    expect(await alerts()).toHaveLength(2);
    await market.tick(CODE, 10_010, 10_010.6);
    await expect.poll(() => told()).toHaveLength(1);
    await market.tick(CODE, 10_011, 10_011.6);
    await market.tick(CODE, 9_000, 9_000.6);
    await expect.poll(() => told()).toHaveLength(2);
    const words = await told();
    expect(words.map(({ title }) => plain(title))).toEqual([
      `${NAME} 已升至 10,010.00`,
      `${NAME} 已跌至 9,990.50`,
    ]);
    expect(words[0]?.content).toContain('<p>sell &lt;half&gt;</p>');
    expect(await alerts()).toEqual([]);
    expect(await refusal('alert_del', { id: above.id })).toBe('alert.not_found');
  });

  it('refuses invalid alerts, and more than fifty', async () => {
    expect(await refusal('alert_add', { forex_id, price: 10_000 })).toBe('alert.at_market');
    expect(await refusal('alert_add', { forex_id: 999, price: 10 })).toBe('market.unknown_symbol');
    for (const price of [0, -1, 'NaN', '1e3', '1.123456789', undefined])
      expect(await refusal('alert_add', { forex_id, price })).toBe('validation');
    expect(await refusal('alert_add', { forex_id, price: 1, note: 'x'.repeat(101) })).toBe('validation');
    for (let at = 0; at < 50; at++) await add({ price: 11_000 + at });
    expect(await refusal('alert_add', { forex_id, price: 12_000 })).toBe('alert.too_many');
    const [first] = await alerts();
    await client.take('/api/user/alert_del', { id: first?.id });
    await add({ price: 12_000 });
    expect(await alerts()).toHaveLength(50);
  });

  it('lets customers move and delete only their own alerts; a deleted one does not fire', async () => {
    const { client: stranger } = await demoCustomer(market.server);
    const one = await add({ price: 10_020, note: 'mine' });
    for (const path of ['alert_del', 'alert_move']) {
      expect(await refusal(path, { id: one.id, price: 10_021 }, stranger)).toBe('alert.not_found');
    }
    const key = { idempotencyKey: 'the-same' };
    const moved = await client.take<PriceAlert>('/api/user/alert_move', { id: one.id, price: 9_980 }, key);
    expect(moved).toEqual({ ...one, price: 9_980, type: 2 });
    expect(await client.take('/api/user/alert_move', { id: one.id, price: 9_980 }, key)).toEqual(moved);
    expect(await alerts()).toEqual([moved]);
    const other = await add({ price: 9_981 });
    expect(await client.take('/api/user/alert_del', { id: other.id })).toEqual(other);
    await market.tick(CODE, 9_970, 9_970.6);
    await expect.poll(() => told()).toHaveLength(1);
    expect(await told(stranger)).toEqual([]);
  });

  it(
    `killed between the tick and the message (seed ${SEED}): each alert is sent exactly once`,
    async () => {
      const random = seeded(SEED);
      for (const round of rounds(`killed while alerts fire, on ${database}`, 2)) {
        const notes = Array.from({ length: 25 }, (_, at) => `round ${round} number ${at}.`);
        await market.tick(CODE, 10_000, 10_000.6);
        for (const note of notes) await add({ price: 10_100, note });
        await market.prices.set(CODE, 10_100, 10_100.6);
        await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * SOON)));
        await market.server.kill('SIGKILL');
        await market.server.restart();
        await market.tick(CODE, 10_101, 10_101.6);
        const noted = async () => {
          const contents = (await told()).map(({ content }) => content);
          return notes.map((note) => contents.filter((content) => content.includes(note)).length);
        };
        await expect.poll(noted, { timeout: 20_000 }).toEqual(notes.map(() => 1));
        expect(await alerts()).toEqual([]);
      }
      await market.server.stop();
      await verifyLedger(market.server);
    },
    STORY_TIMEOUT_MS,
  );
});
