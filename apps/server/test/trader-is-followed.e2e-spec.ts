import type {
  FollowEvents,
  FollowedTraders,
  Followers,
  FollowOrders,
  FollowPreview,
  ForexDeals,
  ForexOrder,
  Ranks,
  Relation,
  TraderDetail,
  TraderStanding,
  Traders,
  UserInfo,
} from '@truemark/contracts';
import { countedMargin, percentOf } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalKeyOf } from './harness/client.js';
import { type RealCustomer, realCustomer } from './harness/real-customer.js';
import { type ScriptedMarket, startScriptedMarket } from './harness/scripted-market.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let market: ScriptedMarket;
  let index: number;
  let leader: RealCustomer;
  let follower: RealCustomer;

  beforeAll(async () => {
    market = await startScriptedMarket(database, [['TMX100', 10_000, 10_001]]);
    index = (await market.symbol('TMX100')).Id;
    await market.owner.change('settings', 'is_follow', { value: '1' });
    leader = await realCustomer(market.server);
    follower = await realCustomer(market.server);
    for (const { user } of [leader, follower]) {
      const sum = { customer_id: user.id, accountTypeId: 2, amount: '20000', reason: 'A start' };
      await market.owner.create('adjustments', sum);
    }
  });
  afterAll(() => market?.discard());

  const submit = (by: RealCustomer, more: object = {}) =>
    by.client.take<ForexOrder>('/v2/api/forex/submit', {
      ...{ forex_id: index, type: 1, cont: '0.1', status: 1, multiple: 50 },
      ...more,
    });
  const positions = async (of: RealCustomer): Promise<ForexOrder[]> =>
    (await of.client.read<ForexDeals>('/v2/api/forex/my_deal', { status: 1 })).data;
  const refused = async (by: RealCustomer, path: string, fields: object = {}) =>
    refusalKeyOf((await by.client.post(path, { ...fields })).data);
  const until = async <T>(read: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> => {
    for (const end = Date.now() + 30_000; ; ) {
      const found = await read();
      if (isThere(found)) return found;
      if (Date.now() > end) throw new Error(`still ${JSON.stringify(found)}`);
    }
  };
  const follow = { multiple: '0.5', max_amount: 5_000 };

  it('a customer becomes a trader with a nickname and an operator’s approval', async () => {
    expect(await refused(leader, '/api/follow/apply_trader')).toBe('follow.nickname_missing');
    expect(await refused(leader, '/api/user/nickname', { nickname: '<b>Ann</b>' })).toBe(
      'follow.nickname_letters',
    );
    await leader.client.take('/api/user/nickname', { nickname: 'Golden Bull' });
    expect(await refused(follower, '/api/user/nickname', { nickname: 'golden_bull' })).toBe(
      'follow.nickname_taken',
    );
    const applied = await leader.client.take<TraderStanding>('/api/follow/apply_trader', {});
    expect(applied).toMatchObject({ trader_status: 1, reason: '' });
    const fields = { trader_id: leader.user.id, ...follow };
    expect(await refused(follower, '/api/follow/follow_trader', fields)).toBe('follow.unknown_trader');
    await market.owner.act('traders', leader.user.id, 'claim');
    await market.owner.act('traders', leader.user.id, 'approve');
    const info = await leader.client.read<UserInfo>('/api/user/info');
    expect([info.is_trader, info.trader_status]).toEqual([1, 2]);
    await leader.client.take('/api/follow/set_share', { share: 10 });
    const list = await follower.client.read<Traders>('/api/follow/trader_list', { name: 'golden bull' });
    expect(list.data).toMatchObject([{ nickname: 'Golden Bull', follow_num: 0, is_followed: 0, share: 10 }]);
    expect(JSON.stringify(list)).not.toContain(leader.user.uid);
  });

  it('a trader’s orders are copied, and each copy has an event that explains it', async () => {
    const asked = { trader_id: leader.user.id, ...follow };
    const relation = await follower.client.take<Relation>('/api/follow/follow_trader', asked);
    expect(relation).toMatchObject({ user_id: leader.user.id, multiple: 0.5, mode: 1, share: 10, status: 1 });
    expect(await refused(follower, '/api/follow/follow_trader', asked)).toBe('follow.already');
    expect(await refused(leader, '/api/follow/follow_trader', asked)).toBe('follow.self');

    const led = await submit(leader);
    const [copy] = await until(
      () => positions(follower),
      ({ length }) => length === 1,
    );
    expect(copy).toMatchObject({
      ...{ Quantity: 0.05, FollowType: 2, OpenSeq: led.OpenSeq, Price: led.Price },
      ...{ LeaderOrderId: led.Id, TraderId: leader.user.id, TraderName: 'Golden Bull' },
    });
    const events = await follower.client.read<FollowEvents>('/api/follow/events');
    expect(events.data).toMatchObject([
      { event: 'open', result: 'copied', reason: null, order_id: copy?.Id, lots: 0.05, seq: led.OpenSeq },
    ]);

    await market.tick('TMX100', 10_100, 10_101);
    const mine = await follower.client.read<FollowedTraders>('/api/follow/followed_trader');
    expect(mine.data).toMatchObject([
      { position_num: 1, position_quantity: 0.05, is_followed: 1, status: 1 },
    ]);
    const lists = { user_id: leader.user.id, follower_user_id: follower.user.id };
    const own = await follower.client.read<FollowOrders>('/v2/api/forex/my_deal_follow_order', lists);
    const his = await leader.client.read<FollowOrders>('/v2/api/forex/my_deal_follow_order', lists);
    expect([own.data[0]?.Quantity, his.data[0]?.Quantity, his.data[0]?.Id]).toEqual([
      0.05,
      undefined,
      copy?.Id,
    ]);

    const closed = await leader.client.take<ForexOrder>('/v2/api/forex/close', { id: led.Id });
    await until(
      () => positions(follower),
      ({ length }) => length === 0,
    );
    const ended = await follower.client.read<ForexDeals>('/v2/api/forex/my_deal', { status: 3 });
    expect(ended.data[0]).toMatchObject({ CloseSeq: closed.CloseSeq, ClosedType: 1, FollowType: 2 });
  });

  it('a lowered limit of the share is stated to a new follower, and the trader keeps theirs', async () => {
    await market.owner.change('settings', 'follow_share_most', { value: '4.5' });
    const list = await follower.client.read('/api/follow/trader_list', { name: 'golden bull' });
    const detail = await follower.client.read('/api/follow/trader_detail', { id: leader.user.id });
    expect([list, detail]).toMatchObject([{ data: [{ share: 4.5 }] }, { share: 4.5 }]);
    expect(await leader.client.read('/api/follow/trader_status')).toMatchObject({ share: 10 });
    await market.owner.change('settings', 'follow_share_most', { value: '30' });
  });

  it('the preview shows what a customer’s settings would have copied', async () => {
    const preview = (fields: object) =>
      follower.client.read<FollowPreview>('/api/follow/preview', { trader_id: leader.user.id, ...fields });
    const { data, copied } = await preview(follow);
    expect([copied, data.map(({ event, lots, leader_lots }) => [event, lots, leader_lots])]).toEqual([
      2,
      [
        ['close', 0.05, 0.1],
        ['open', 0.05, 0.1],
      ],
    ]);
    const below = { event: 'open', reason: 'below_minimum', lots: null };
    const small = await preview({ ...follow, multiple: '0.01' });
    expect(small).toMatchObject({
      copied: 0,
      data: [below],
    });
    const low = await preview({ ...follow, max_amount: 1 });
    const over = { event: 'open', result: 'skipped', reason: 'over_max_amount' };
    expect(low.data).toMatchObject([over]);
  });

  it('a trader’s figures and followers are shown without their accounts', async () => {
    const detail = await follower.client.read<TraderDetail>('/api/follow/trader_detail', {
      id: leader.user.id,
    });
    expect(detail).toMatchObject({
      ...{ follow_num: 1, is_followed: 1, trade_num: 1, win_rate: 100, total_trade_num: 1, position_num: 0 },
      symbols: [{ code: 'TMX100', share: 100 }],
    });
    expect(detail.curve).toHaveLength(30);
    const { data: closed } = await leader.client.read<ForexDeals>('/v2/api/forex/my_deal', { status: 3 });
    const [{ FactProfits, TradeFee, CautionMoney } = {} as ForexOrder] = closed;
    const profit = decimal(FactProfits) - decimal(TradeFee);
    const rate = percentOf(profit, countedMargin(decimal(CautionMoney), decimal(50)));
    expect([detail.total_profit, detail.curve.at(-1)].map((figure) => decimal(figure ?? 0))).toEqual([
      profit,
      profit,
    ]);
    expect([detail.profit_percent, detail.total_rate].map((figure) => decimal(figure))).toEqual([rate, rate]);
    const followers = await leader.client.read<Followers>('/api/follow/my_follower');
    expect(followers).toMatchObject({ follow_num: 1, data: [{ nickname: follower.user.uid.slice(-4) }] });
    expect(JSON.stringify(followers)).not.toContain(follower.email);
    const rank = await follower.client.read<Ranks>('/api/user/rank');
    const ranked = rank.data.find(({ user }) => user.nickname === 'Golden Bull');
    expect(ranked).toMatchObject({
      ...{ code: 'TMX100', multiple: 50, total_trade_num: 1, three_week_win: 100 },
      ...{ three_week_rate: detail.profit_percent, total_rate: detail.total_rate },
      three_week_profit: detail.total_profit,
    });
  });

  it('a trader reads the copies of one follower by the number of the relation, and nobody else does', async () => {
    const { data: mine } = await leader.client.read<Followers>('/api/follow/my_follower');
    const lists = { user_id: leader.user.id, follow_id: mine[0]?.follow_id ?? 0, status: 3 };
    const his = await leader.client.read<FollowOrders>('/v2/api/forex/my_deal_follow_order', lists);
    expect(his.data).toMatchObject([{ FollowType: 2, FactProfits: expect.any(Number) }]);
    for (const name of ['Quantity', 'CautionMoney', 'TradeFee']) expect(his.data[0]).not.toHaveProperty(name);
    expect(JSON.stringify(his)).not.toContain(follower.user.uid);
    const refusedFor = async ({ client }: RealCustomer, fields: object) =>
      refusalKeyOf((await client.get('/v2/api/forex/my_deal_follow_order', { ...fields })).data);
    expect(await refusedFor(follower, lists)).toBe('order.not_found');
    expect(await refusedFor(leader, { ...lists, follow_id: 999_999 })).toBe('order.not_found');
    const neither = await leader.client.get('/v2/api/forex/my_deal_follow_order', {
      user_id: leader.user.id,
    });
    expect(neither.data).toMatchObject({ fields: { follower_user_id: 'validation.required' } });
  });

  it('events are found by symbol, kind, result, reason and day', async () => {
    const found = async (fields: object): Promise<string[]> => {
      const { data } = await follower.client.read<FollowEvents>('/api/follow/events', { ...fields });
      return data.map(({ event, result }) => `${event} ${result}`);
    };
    const all = ['close copied', 'open copied'];
    expect(await found({})).toEqual(all);
    expect(await found({ symbol: 'TMX100', result: 'copied' })).toEqual(all);
    expect(await found({ event: 'open' })).toEqual(['open copied']);
    for (const none of [{ symbol: 'nothing' }, { result: 'skipped' }, { reason: 'paused' }])
      expect(await found(none)).toEqual([]);
    expect(await found({ startTime: '2000-01-01', endTime: '2001-01-01' })).toEqual([]);
    expect(await found({ startTime: '2000-01-01' })).toEqual(all);
    const wrong = await follower.client.get('/api/follow/events', { result: 'maybe' });
    expect(wrong.data).toMatchObject({ fields: { result: 'validation.choice' } });
    const ofHis = { trader_id: leader.user.id };
    const desk = (filter: object) => market.owner.list('follow-events', { filter: { ...ofHis, ...filter } });
    const [row] = await desk({ from: '2000-01-01' });
    expect(await desk({ forex_id: row?.forex_id, until: '2999-01-01' })).toHaveLength(2);
    expect(await desk({ forex_id: 999_999 })).toEqual([]);
    expect(await desk({ from: '2999-01-01' })).toEqual([]);
    expect(await desk({ until: '2000-01-01' })).toEqual([]);
  });

  it('a suspension ends new copies and is reported to followers; unfollowing pays the share', async () => {
    await market.owner.act('traders', leader.user.id, 'suspend', { reason: 'We look into it' });
    await submit(leader);
    const events = await until(
      () => follower.client.read<FollowEvents>('/api/follow/events'),
      ({ data }) => data.length === 3,
    );
    expect(events.data[0]).toMatchObject({ event: 'open', result: 'skipped', reason: 'suspended' });
    const inbox = await until(
      () => follower.client.read<{ data: { title: string }[] }>('/api/internalMessage/list'),
      ({ data }) => data.some(({ title }) => title === 'Golden Bull is suspended'),
    );
    expect(inbox.data.length).toBeGreaterThan(0);
    await follower.client.take('/api/follow/canal_follow', { trader_id: leader.user.id });
    const mine = await follower.client.read<FollowedTraders>('/api/follow/followed_trader');
    expect(mine.total).toBe(0);
    const [relation] = await market.owner.list('follows', { filter: { customer_id: follower.user.id } });
    expect(Number(relation?.share_paid)).toBeGreaterThan(0);
    const ofHis = { filter: { trader_id: leader.user.id } };
    expect(await market.owner.list('follow-events', ofHis)).toHaveLength(3);
  });

  it('figures of a pair go on when it is ended and begun anew', async () => {
    const shareOf = async () => (await leader.client.read<Followers>('/api/follow/my_follower')).share_total;
    const [relation] = await market.owner.list('follows', { filter: { customer_id: follower.user.id } });
    expect(await shareOf()).toBe(Number(relation?.share_paid));
    await market.owner.act('traders', leader.user.id, 'reinstate');
    await follower.client.take('/api/follow/follow_trader', {
      ...{ trader_id: leader.user.id, multiple: '0.5', max_amount: '1000' },
    });
    const { data } = await follower.client.read<FollowedTraders>('/api/follow/followed_trader');
    const { data: seen } = await leader.client.read<Followers>('/api/follow/my_follower');
    expect(data[0]?.total_profits).toBeGreaterThan(0);
    expect(data).toMatchObject([
      { total_num: 1, total_profits: seen[0]?.total_profits, share_paid: Number(relation?.share_paid) },
    ]);
    expect(await shareOf()).toBe(Number(relation?.share_paid));
    await follower.client.take('/api/follow/canal_follow', { trader_id: leader.user.id });
  });

  it('markup and disguised letters are refused in nicknames, and nobody reads another customer’s copies', async () => {
    const other = await realCustomer(market.server);
    const names: (string | null)[] = [];
    for (const nickname of [
      '<i>Ann</i>',
      '<img src=x onerror=alert(1)>',
      'a\u202Eb',
      'Тruemark',
      '&lt;b&gt;',
    ])
      names.push(await refused(other, '/api/user/nickname', { nickname }));
    expect(names).not.toContain(null);
    // Nobody can read another customer's copies.
    const lists = { user_id: leader.user.id, follower_user_id: follower.user.id };
    const { data } = await other.client.get('/v2/api/forex/my_deal_follow_order', lists);
    expect(refusalKeyOf(data)).toBe('order.not_found');
  });

  it('the preview reveals nothing of a trader’s open positions', async () => {
    const preview = async () => {
      const fields = { trader_id: leader.user.id, multiple: '1', max_amount: 10_000 };
      const { data } = await follower.client.read<FollowPreview>('/api/follow/preview', fields);
      return data.filter(({ event }) => event === 'open').map(({ leader_order_id: id }) => id);
    };
    const before = await preview();
    const held = await submit(leader);
    expect(await preview()).toEqual(before);
    await leader.client.take('/v2/api/forex/close', { id: held.Id });
    expect(await preview()).toEqual([held.Id, ...before]);
  });
});
