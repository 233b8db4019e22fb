import type { ClientMessage, ForexDeals, ForexFollowTradePush, ForexOrder } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { type RealCustomer, realCustomer } from './harness/real-customer.js';
import { type ScriptedMarket, startScriptedMarket } from './harness/scripted-market.js';
import { type Socket, socket } from './harness/socket.js';
import { withOneDatabase } from './harness/with-databases.js';

type Customer = RealCustomer | DemoCustomer;

withOneDatabase((database) => {
  let market: ScriptedMarket;
  let leader: RealCustomer;
  let follower: RealCustomer;
  let stranger: RealCustomer;
  let demo: DemoCustomer;
  let index: number;

  beforeAll(async () => {
    market = await startScriptedMarket(database, [['TMX100', 10_000, 10_001]]);
    index = (await market.symbol('TMX100')).Id;
    await market.owner.change('settings', 'is_follow', { value: '1' });
    leader = await realCustomer(market.server);
    follower = await realCustomer(market.server);
    stranger = await realCustomer(market.server);
    demo = await demoCustomer(market.server);
    for (const { user } of [leader, follower]) {
      const sum = { customer_id: user.id, accountTypeId: 2, amount: '20000', reason: 'A start' };
      await market.owner.create('adjustments', sum);
    }
    await leader.client.take('/api/user/nickname', { nickname: 'Live Leader' });
    await leader.client.take('/api/follow/apply_trader', {});
    await market.owner.act('traders', leader.user.id, 'claim');
    await market.owner.act('traders', leader.user.id, 'approve');
    for (const { client } of [follower, demo]) {
      const terms = { trader_id: leader.user.id, multiple: '0.5', max_amount: 5_000 };
      await client.take('/api/follow/follow_trader', terms);
    }
  });
  afterAll(() => market?.discard());

  const topic = (type: 'sub' | 'unsub', of: Customer): ClientMessage => ({
    type,
    params: { topic: 'FOREX_FOLLOW_TRADE', user_id: leader.user.id, follower_id: of.user.id },
  });
  const listening = async (by: Customer, of: Customer): Promise<Socket> => {
    const live = await socket(market.server, by.client.token ?? '');
    live.send(topic('sub', of));
    return live;
  };
  const heard = ({ messages }: Socket): ForexFollowTradePush[] =>
    messages.flatMap((each) => (each.type === 'FOREX_FOLLOW_TRADE' ? [each] : []));
  const shows = (live: Socket, price: number | null): Promise<ForexFollowTradePush> =>
    live.waitForType(
      'FOREX_FOLLOW_TRADE',
      ({ TransOrder }) => (TransOrder[0]?.UpdatePrice ?? null) === price,
      60_000,
      // A message received earlier may already have shown it.
      live.messages.lastIndexOf(heard(live).at(-1) as ForexFollowTradePush),
    );

  it('a trader and their follower see the follower’s open copies move live, and nobody else does', async () => {
    const both = [await listening(follower, follower), await listening(leader, follower)];
    const others = [
      await listening(stranger, follower),
      await listening(follower, demo),
      await listening(leader, stranger),
      // A trader cannot see demo followers.
      await listening(leader, demo),
    ];
    const nobody = await socket(market.server);
    nobody.send(topic('sub', follower));
    for (const live of both) {
      const first = await live.waitForType('FOREX_FOLLOW_TRADE');
      expect(first).toEqual({
        type: 'FOREX_FOLLOW_TRADE',
        ...{ user_id: leader.user.id, follower_id: follower.user.id, TransOrder: [] },
      });
    }
    for (const live of others) expect((await live.waitForType('error')).key).toBe('socket.unknown_topic');
    expect((await nobody.waitForType('error')).key).toBe('auth.session');

    const submit = { forex_id: index, type: 1, cont: '0.1', status: 1, multiple: 50 };
    const led = await leader.client.take<ForexOrder>('/v2/api/forex/submit', submit);
    for (const live of both) await shows(live, 10_000);
    await market.tick('TMX100', 10_100, 10_101);
    const [copy] = (await follower.client.read<ForexDeals>('/v2/api/forex/my_deal', { status: 1 })).data;
    for (const live of both) {
      const { TransOrder } = await shows(live, 10_100);
      expect(TransOrder).toEqual([
        { Id: copy?.Id, UpdatePrice: copy?.UpdatePrice, FactProfits: copy?.FactProfits },
      ]);
    }
    await leader.client.take('/v2/api/forex/close', { id: led.Id });
    for (const live of both) await shows(live, null);
    for (const live of [...others, nobody]) {
      live.send({ type: 'ping', params: 2 });
      await live.waitForType('pong');
      expect(heard(live)).toEqual([]);
    }
    for (const live of [...both, ...others, nobody]) live.close();
  });

  it('sends at most four updates a second, and none after unsubscribing', async () => {
    const submit = { forex_id: index, type: 1, cont: '0.1', status: 1, multiple: 50 };
    const led = await leader.client.take<ForexOrder>('/v2/api/forex/submit', submit);
    const since = Date.now();
    const live = await listening(follower, follower);
    await shows(live, 10_100);
    for (let bid = 10_101; bid <= 10_115; bid++) await market.tick('TMX100', bid, bid + 1);
    await shows(live, 10_115);
    expect(heard(live).length).toBeLessThanOrEqual(2 + (4 * (Date.now() - since)) / 1_000);
    live.send([topic('unsub', follower), { type: 'ping', params: 3 }]);
    await live.waitForType('pong');
    const before = heard(live).length;
    // Another connection still receives what this one is no longer sent.
    const other = await listening(follower, follower);
    await market.tick('TMX100', 10_120, 10_121);
    await shows(other, 10_120);
    live.send({ type: 'ping', params: 4 });
    await live.waitForType('pong', ({ params }) => params === 4);
    expect(heard(live)).toHaveLength(before);
    await leader.client.take('/v2/api/forex/close', { id: led.Id });
    for (const each of [live, other]) each.close();
  });

  it('a connection that signs in as another customer receives no more updates', async () => {
    const live = await listening(follower, follower);
    await live.waitForType('FOREX_FOLLOW_TRADE');
    live.send([
      { type: 'login', params: stranger.client.token ?? '' },
      { type: 'ping', params: 5 },
    ]);
    await live.waitForType('pong');
    const before = heard(live).length;
    const other = await listening(follower, follower);
    const submit = { forex_id: index, type: 1, cont: '0.1', status: 1, multiple: 50 };
    const led = await leader.client.take<ForexOrder>('/v2/api/forex/submit', submit);
    await shows(other, 10_120);
    live.send({ type: 'ping', params: 6 });
    await live.waitForType('pong', ({ params }) => params === 6);
    expect(heard(live)).toHaveLength(before);
    await leader.client.take('/v2/api/forex/close', { id: led.Id });
    for (const each of [live, other]) each.close();
  });
});
