import type { ForexOrder, PushKey, PushStanding } from '@truemark/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Client, refusalKeyOf } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { openPushService, type PushService, type ReceivedPush } from './harness/push-service.js';
import { type ScriptedMarket, startScriptedMarket } from './harness/scripted-market.js';
import { withDatabases } from './harness/with-databases.js';

const CODE = 'TMX100';
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

withDatabases((database) => {
  let service: PushService;
  let market: ScriptedMarket;
  let client: Client;
  let forex_id: number;
  let key = '';

  beforeAll(async () => {
    service = await openPushService(() => key);
    market = await startScriptedMarket(database, [[CODE, 10_000, 10_000.6]], { PUSH_ALLOW: service.origin });
    forex_id = (await market.symbol(CODE)).Id;
    const { client: anybody } = await demoCustomer(market.server);
    key = (await anybody.read<PushKey>('/api/user/push_key')).public_key;
  });
  beforeEach(async () => {
    ({ client } = await demoCustomer(market.server));
    await market.tick(CODE, 10_000, 10_000.6);
  });
  afterAll(async () => {
    await market?.discard();
    await service?.close();
  });

  const subscribe = async (fields: object = {}, of = client) => {
    const subscription = service.device();
    const standing = await of.take<PushStanding>('/api/user/push_subscribe', { subscription, ...fields });
    return { subscription, standing, number: Number(subscription.endpoint.split('/').at(-1)) };
  };
  const pushesTo = (number: number): ReceivedPush[] =>
    service.received.filter(({ device }) => device === number);
  const words = (number: number) =>
    pushesTo(number).map(({ content }) => [content.kind, plain(content.title), plain(content.body)]);
  const alert = (price: number, of = client) => of.take('/api/user/alert_add', { forex_id, price });
  const terms = { type: 1, cont: '0.1', multiple: 50, status: 1 };
  const order = (fields: object, of = client) =>
    of.take<ForexOrder>('/v2/api/forex/submit', { forex_id, ...terms, ...fields });

  it('pushes each event once, of the chosen kinds, encrypted, signed and in the customer’s language', async () => {
    client.lang = 'hk';
    const all = await subscribe();
    const some = await subscribe({ kinds: ['alerts'], hide_amounts: 1 });
    const hiding = await subscribe({ kinds: 'orders,alerts', hide_amounts: true });
    expect(all.standing).toEqual({
      kinds: ['money', 'orders', 'margin', 'alerts', 'messages'],
      hide_amounts: 0,
    });
    expect(some.standing).toEqual({ kinds: ['alerts'], hide_amounts: 1 });
    await alert(10_010);
    await order({ target_profit_price: 10_020 });
    await market.tick(CODE, 10_010, 10_010.6);
    await expect.poll(() => words(all.number)).toHaveLength(1);
    await market.tick(CODE, 10_021, 10_021.6);
    await expect.poll(() => words(all.number)).toHaveLength(2);
    await expect.poll(() => words(hiding.number)).toHaveLength(2);
    const told = ['alerts', 'Truemark Index 已升至 10,010.00', expect.stringContaining('10,010.00')];
    expect(words(all.number)).toEqual([
      told,
      [
        'orders',
        'Truemark Index：已觸及止盈',
        expect.stringMatching(/^平倉價 10,021\.00，盈虧 \+[\d.,]+ USD。$/),
      ],
    ]);
    expect(words(some.number)).toEqual([told]);
    expect(words(hiding.number)).toEqual([
      told,
      ['orders', 'Truemark Index：已觸及止盈', '請開啟應用程式查看。'],
    ]);
    const [first] = pushesTo(all.number);
    expect(first?.content).toMatchObject({
      lang: 'hk',
      dir: 'ltr',
      url: expect.stringMatching(/^\/message\/detail/),
    });
    expect(service.refused).toBe(0);
  });

  it('pushes a margin warning and a stop-out', async () => {
    const [all, hiding] = [await subscribe(), await subscribe({ hide_amounts: 1 })];
    await order({ cont: '40' });
    // 40 lots of 10 units at leverage 50: 80,000 of the 100,000 are margin. At 9,930 the loss leaves less than that.
    await market.tick(CODE, 9_930, 9_930.6);
    await expect.poll(() => words(all.number)).toHaveLength(1);
    await market.tick(CODE, 9_700, 9_700.6);
    await expect.poll(() => words(all.number)).toHaveLength(2);
    await expect.poll(() => words(hiding.number)).toHaveLength(2);
    const percent = String.raw`−?[\d.]+%`;
    expect(words(all.number)).toEqual([
      ['margin', 'Your margin is running low', expect.stringMatching(`^Your margin level is ${percent}`)],
      [
        'margin',
        'Stop-out: positions were closed',
        expect.stringMatching(`${percent}, at or below the stop-out level of ${percent}`),
      ],
    ]);
    const hidden = ['margin', 'Your margin needs attention', 'Open the app to read it.'];
    expect(words(hiding.number)).toEqual([hidden, hidden]);
  });

  it('does not push what customers close or cancel themselves, nor events of others', async () => {
    const { client: other } = await demoCustomer(market.server);
    const theirs = await subscribe({}, other);
    const mine = await subscribe();
    const { Id } = await order({});
    await client.take('/v2/api/forex/close', { id: Id });
    const waiting = await order({ status: 0, target_price: 9_000 });
    await client.take('/v2/api/forex/cancel_trade', { id: waiting.Id });
    await alert(10_005);
    await market.tick(CODE, 10_006, 10_006.6);
    await expect.poll(() => words(mine.number)).toHaveLength(1);
    expect(words(mine.number).map(([kind]) => kind)).toEqual(['alerts']);
    expect(words(theirs.number)).toEqual([]);
  });

  it('pushes nothing more after unsubscribing, after signing out, or to a device that is gone', async () => {
    const left = await subscribe();
    await client.take('/api/user/push_unsubscribe', { endpoint: left.subscription.endpoint });
    const gone = await subscribe();
    service.answer(gone.subscription.endpoint, 410);
    const there = await subscribe();
    const { client: out } = await demoCustomer(market.server);
    const signedOut = await subscribe({}, out);
    await alert(10_003, out);
    await out.take('/api/user/logout');
    for (const price of [10_001, 10_002]) {
      await alert(price);
      await market.tick(CODE, price, price + 0.6);
      await expect.poll(() => words(there.number)).toHaveLength(price - 10_000);
    }
    await market.tick(CODE, 10_003, 10_003.6);
    // The expired subscription was called once and is then removed.
    service.answer(gone.subscription.endpoint, 201);
    await alert(10_004);
    await market.tick(CODE, 10_004, 10_004.6);
    await expect.poll(() => words(there.number)).toHaveLength(3);
    expect([left, gone, signedOut].flatMap(({ number }) => pushesTo(number))).toEqual([]);
  });

  it('a push service that does not answer delays no orders', async () => {
    const silent: string[] = [];
    for (let at = 0; at < 10; at++) silent.push((await subscribe()).subscription.endpoint);
    for (const endpoint of silent) service.answer(endpoint, 'silence');
    for (let at = 0; at < 20; at++) await alert(10_100 + at);
    const asked = service.asked;
    await market.tick(CODE, 10_200, 10_200.6);
    await expect.poll(() => service.asked).toBeGreaterThan(asked + 10);
    const began = performance.now();
    for (let at = 0; at < 20; at++) await client.take('/v2/api/forex/close', { id: (await order({})).Id });
    expect((performance.now() - began) / 40).toBeLessThan(100);
    await market.server.restart();
    key = (await client.read<PushKey>('/api/user/push_key')).public_key;
  });

  it('sends to public https addresses only, and keeps its key', async () => {
    const { keys } = service.device();
    const refusal = async (endpoint: unknown, more: object = {}) => {
      const answer = await client.post('/api/user/push_subscribe', {
        subscription: { endpoint, keys, ...more },
      });
      return answer.code === 1 ? null : refusalKeyOf(answer.data);
    };
    for (const endpoint of [
      'http://push.example.com/1',
      'https://127.0.0.1/1',
      'https://localhost/1',
      'https://10.0.0.1/1',
      'https://169.254.169.254/latest',
      'https://[::1]/1',
      'https://[::ffff:127.0.0.1]/1',
      'https://0x7f.1/1',
      'https://2130706433/1',
      'https://1.1.1.1:8443/1',
      'https://a:b@1.1.1.1/1',
      'ftp://1.1.1.1/1',
      'no address',
      `${service.origin.replace('127.0.0.1', 'localhost')}/1`,
    ]) {
      expect([endpoint, await refusal(endpoint)]).toEqual([endpoint, 'push.endpoint_refused']);
    }
    expect(await refusal('https://1.1.1.1/1')).toBeNull();
    expect(await refusal('https://1.1.1.1/1', { keys: { ...keys, auth: 'short' } })).toBe('validation');
    expect(await refusal(undefined)).toBe('validation');
    const bad = { subscription: service.device(), kinds: ['everything'] };
    expect(refusalKeyOf((await client.post('/api/user/push_subscribe', bad)).data)).toBe('validation');
    await market.server.restart();
    expect(await client.read('/api/user/push_key')).toEqual({ public_key: key });
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    for (const secret of [service.origin, keys.auth]) expect(market.server.logs()).not.toContain(secret);
  });
});
