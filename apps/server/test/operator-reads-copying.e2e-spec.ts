import type { ForexOrder } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { testImage, upload } from './harness/pictures.js';
import { type RealCustomer, realCustomer } from './harness/real-customer.js';
import { type ScriptedMarket, startScriptedMarket } from './harness/scripted-market.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let market: ScriptedMarket;
  let support: AdminClient;
  let index: number;
  let leader: RealCustomer;
  let follower: RealCustomer;
  let pausing: RealCustomer;
  let before: Row | undefined;

  beforeAll(async () => {
    market = await startScriptedMarket(database, [['TMX100', 10_000, 10_001]]);
    support = await adminClient(market.server, 'support');
    index = (await market.symbol('TMX100')).Id;
    await market.owner.change('settings', 'is_follow', { value: '1' });
    leader = await realCustomer(market.server);
    follower = await realCustomer(market.server);
    pausing = await realCustomer(market.server);
    for (const { user } of [leader, follower, pausing]) {
      const sum = { customer_id: user.id, accountTypeId: 2, amount: '20000', reason: 'A start' };
      await market.owner.create('adjustments', sum);
    }
    const { data } = await upload(leader.client, await testImage().jpeg().toBuffer());
    await leader.client.take('/api/user/avatar', { url: data.url });
    await leader.client.take('/api/user/nickname', { nickname: 'Amber Crane' });
    await leader.client.take('/api/follow/apply_trader', {});
  });
  afterAll(() => market?.discard());

  const until = async <T>(read: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> => {
    for (const end = Date.now() + 30_000; ; ) {
      const found = await read();
      if (isThere(found)) return found;
      if (Date.now() > end) throw new Error(`still ${JSON.stringify(found)}`);
    }
  };
  const held = async (): Promise<Row | undefined> =>
    (await market.owner.list('exposure', { filter: { forex_id: index, is_demo: false } }))[0];
  /** Copied positions and lots in addition to those of the demo's followers at the start. */
  const more = async (): Promise<[positions: number, lots: number]> => {
    const now = await held();
    const of = (name: string) => Number(now?.[name] ?? 0) - Number(before?.[name] ?? 0);
    return [of('copied_positions'), Number(of('copied_long_lots').toFixed(8))];
  };
  const events = (filter: object): Promise<Row[]> => support.list('follow-events', { filter: { ...filter } });

  it('an application has its picture and no figures; an approved trader has figures', async () => {
    const { id } = leader.user;
    const [waiting] = await support.list('traders', { filter: { q: 'mber cr' } });
    expect(waiting).toMatchObject({
      ...{ id, status: 'applied', uid: leader.user.uid, customer_name: leader.email, claimed_by: null },
    });
    expect(await support.list('traders', { filter: { q: 'm%r' } })).toEqual([]);
    expect(await support.one('traders', id)).toMatchObject({
      avatar: expect.stringMatching(/^[\w-]{22}$/),
      figures: null,
    });
    await market.owner.act('traders', id, 'claim');
    await market.owner.act('traders', id, 'approve');
    expect(await support.one('traders', id)).toMatchObject({
      figures: { trade_num: 0, position_num: 0, symbols: [] },
    });
  });

  it('followers and results of copying are found by trader, follower, result and reason', async () => {
    before = await held();
    const terms = { trader_id: leader.user.id, multiple: '0.5', max_amount: 5_000 };
    for (const { client } of [follower, pausing]) await client.take('/api/follow/follow_trader', terms);
    await pausing.client.take('/api/follow/pause_follow', { trader_id: leader.user.id, on: 1 });
    const led = await leader.client.take<ForexOrder>('/v2/api/forex/submit', {
      ...{ forex_id: index, type: 1, cont: '0.4', status: 1, multiple: 50 },
    });
    const trader = { trader_id: leader.user.id };
    const both = await until(
      () => events(trader),
      ({ length }) => length === 2,
    );
    const turn = { trader_nickname: 'Amber Crane', leader_order_id: led.Id, ShowCode: 'Truemark Index' };
    expect(both).toMatchObject([turn, turn]);
    const copied = await events({ ...trader, result: 'copied' });
    expect(copied).toMatchObject([
      { uid: follower.user.uid, customer_name: follower.email, reason: null, lots: 0.2 },
    ]);
    for (const filter of [
      { result: 'skipped' },
      { reason: 'paused' },
      { q: pausing.user.uid },
      { customer_id: pausing.user.id },
    ]) {
      expect(await events({ ...trader, ...filter })).toMatchObject([
        { uid: pausing.user.uid, result: 'skipped', reason: 'paused', order_id: null },
      ]);
    }
    const wrong = await support.call('GET', 'follow-events?filter={"result":"maybe"}');
    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { errors: { 'filter.result': expect.anything() } },
    ]);
    const paused = await support.list('follows', { filter: { ...trader, status: 'paused' } });
    expect(paused).toMatchObject([
      { uid: pausing.user.uid, customer_name: pausing.email, is_demo: false, open_copies: 0 },
    ]);
    const found = await support.list('follows', { filter: { q: follower.user.uid } });
    expect(found).toMatchObject([{ trader_nickname: 'Amber Crane', open_copies: 1, multiple: 0.5 }]);

    const now = await held();
    expect(await more()).toEqual([1, 0.2]);
    expect(Number(now?.long_lots) - Number(before?.long_lots ?? 0)).toBeCloseTo(0.6, 8);
    expect(Number(now?.copied_net_value)).toBeGreaterThan(Number(before?.copied_net_value ?? 0));
  });

  it('the exposure counts a copy until it is closed, also one that its customer took over', async () => {
    await market.server.restart();
    expect(await more()).toEqual([1, 0.2]);
    const order = (await events({ trader_id: leader.user.id, result: 'copied' }))[0]?.order_id;
    await follower.client.take('/api/follow/canal_follow', { trader_id: leader.user.id });
    expect(await more()).toEqual([1, 0.2]);
    await follower.client.take('/v2/api/forex/close', { id: order });
    expect(await more()).toEqual([0, 0]);
  });

  it('a relation and an outcome are read one by one', async () => {
    for (const resource of ['follows', 'follow-events']) {
      const [row] = await support.list(resource);
      const id = Number(row?.id);
      expect(await support.one(resource, id)).toEqual(row);
      expect((await support.call('GET', `${resource}/999999`)).status).toBe(404);
    }
  });
});
