import type { CustomerLimits, ForexOrder, MicroOrder } from '@truemark/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Client, refusalKeyOf } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { withinOneDay } from './harness/same-day.js';
import { type ScriptedMarket, startScriptedMarket } from './harness/scripted-market.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withOneDatabase } from './harness/with-databases.js';

const DAY = 24 * 3_600_000;
const PATH = '/api/user/limits';

withOneDatabase((database) => {
  let market: ScriptedMarket;
  let client: Client;
  let index: number;

  beforeAll(async () => {
    market = await startScriptedMarket(database, [['TMX100', 10_000, 10_000.6]]);
    index = (await market.symbol('TMX100')).Id;
  });
  beforeEach(async () => {
    ({ client } = await demoCustomer(market.server));
    await market.tick('TMX100', 10_001, 10_001.6);
    await market.tick('TMX100', 10_000, 10_000.6);
  });
  afterAll(() => market?.discard());

  const limits = () => client.read<CustomerLimits>(PATH);
  const limit = (fields: object) => client.take<CustomerLimits>(PATH, { ...fields });
  const order = { type: 1, cont: '0.1', status: 1, multiple: 50 };
  const submit = (more: object = {}) =>
    client.post<ForexOrder>('/v2/api/forex/submit', { forex_id: index, ...order, ...more });
  const place = () => submit({ status: 0, target_price: 9_000 });
  const option = (number = 10) =>
    client.post<MicroOrder>('/v2/api/micro/submit', { forex_id: index, type: 1, number, seconds: 60 });
  /** Refusals of a new position, a pending order and an option; null where accepted. */
  const refusals = async () => {
    const answers = [await submit(), await place(), await option()];
    return answers.map(({ code, data }) => (code === 1 ? null : refusalKeyOf(data)));
  };
  const all = (key: string | null) => [key, key, key];

  it('starts without limits, and a GET request changes nothing', async () => {
    const none = { daily_loss: 0, stake: 0, session_minutes: 0 };
    const nothing = { daily_loss: null, stake: null, session_minutes: null };
    const free = { ...none, lost_today: 0, session_since: null, excluded_until: 0, pending: nothing };
    expect(await limits()).toEqual(free);
    expect(await client.read(PATH, { stake: 5, exclude_days: 1 })).toEqual(free);
    expect(await limit({})).toEqual(free);
    expect(await refusals()).toEqual(all(null));
    expect(Math.abs(((await limits()).session_since ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('names the fields that it refuses', async () => {
    const answer = await client.post(PATH, {
      daily_loss: -1,
      stake: '1e3',
      session_minutes: 1441,
      exclude_days: 3651,
    });
    expect(answer.data).toMatchObject({
      key: 'validation',
      fields: {
        daily_loss: 'validation.too_small',
        stake: 'validation.number',
        session_minutes: 'validation.too_large',
        exclude_days: 'validation.too_large',
      },
    });
    const zeros = await client.post(PATH, { daily_loss: 0, stake: 0, session_minutes: 0, exclude_days: 0 });
    expect(zeros.data).toMatchObject({ key: 'validation', fields: { exclude_days: 'validation.choice' } });
    expect(await refusals()).toEqual(all(null));
  });

  it('a stake limit applies at once and is loosened after 24 h, which can be cancelled', async () => {
    const held = await submit();
    await limit({ stake: '5' });
    expect(await refusals()).toEqual(all('limits.stake'));
    const refused = await option();
    expect([refused.code, refused.msg]).toEqual([
      0,
      'This is more than the 5 USD that you set as your limit for one trade.',
    ]);
    const asked = Date.now();
    const { stake, pending } = await limit({ stake: '500' });
    expect([stake, pending.stake?.value, pending.daily_loss]).toEqual([5, 500, null]);
    expect(Math.abs((pending.stake?.from ?? 0) - asked - DAY)).toBeLessThan(60_000);
    expect(await refusals()).toEqual(all('limits.stake'));
    await limit({ daily_loss: '1000' });
    expect((await limits()).pending.stake).toEqual(pending.stake);
    await limit({ stake: '5' });
    expect((await limits()).pending.stake).toBe(null);
    const closed = await client.take<ForexOrder>('/v2/api/forex/close', { id: held.data.Id });
    expect(closed.Status).toBe(3);
  });

  it('a daily loss limit counts closed positions; what is open can still be protected, cancelled and closed', async () => {
    await withinOneDay();
    const [one, other, pending] = [await submit({ cont: '1' }), await submit(), await place()];
    await limit({ daily_loss: '3' });
    await market.tick('TMX100', 9_990, 9_990.6);
    await client.take('/v2/api/forex/close', { id: one.data.Id });
    const { lost_today } = await limits();
    expect(Number(lost_today)).toBeGreaterThan(3);
    expect(await refusals()).toEqual(all('limits.daily_loss'));
    await client.take('/v2/api/forex/set_stop_price', { id: other.data.Id, stop_loss_price: 9_000 });
    await client.take('/v2/api/forex/cancel_trade', { id: pending.data.Id });
    await client.take('/v2/api/forex/close', { id: other.data.Id });
  });

  it('an option is refused when it could exceed the remaining daily loss', async () => {
    await withinOneDay();
    await limit({ daily_loss: '15' });
    expect([(await option(10)).code, refusalKeyOf((await option(10)).data)]).toEqual([
      1,
      'limits.daily_loss',
    ]);
    expect(refusalKeyOf((await submit()).data)).toBe(null);
  });

  it('the same key gives the same answer and takes effect once', async () => {
    const key = { idempotencyKey: 'limits-once' };
    const first = await client.post(PATH, { stake: 7 }, key);
    await limit({ stake: 6 });
    expect((await client.post(PATH, { stake: 7 }, key)).data).toEqual(first.data);
    expect((await limits()).stake).toBe(6);
    expect(refusalKeyOf((await client.post(PATH, { stake: 8 }, key)).data)).toBe('idempotency.conflict');
  });

  it('a permanent self-exclusion outlasts a restart and cannot be shortened', async () => {
    const held = await submit();
    const forOneDay = await limit({ exclude_days: 1 });
    expect(Math.abs((forOneDay.excluded_until ?? 0) - Date.now() - DAY)).toBeLessThan(60_000);
    expect(await refusals()).toEqual(all('limits.self_excluded'));
    expect((await limit({ exclude_days: 0 })).excluded_until).toBe(null);
    expect((await limit({ exclude_days: 1, stake: 0 })).excluded_until).toBe(null);
    await market.server.restart();
    await market.tick('TMX100', 10_002, 10_002.6);
    expect((await limits()).excluded_until).toBe(null);
    expect(await refusals()).toEqual(all('limits.self_excluded'));
    await client.take('/v2/api/forex/close', { id: held.data.Id });
    await market.server.stop();
    await verifyLedger(market.server);
  });
});
