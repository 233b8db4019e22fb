import type { CopyAudit, ForexAudit, ForexDeals, ForexOrder } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readExactly, recompute } from '../../../docs/recompute-order.mjs';
import { type RealCustomer, realCustomer } from './harness/real-customer.js';
import { type ScriptedMarket, startScriptedMarket } from './harness/scripted-market.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let market: ScriptedMarket;
  let index: number;
  let leader: RealCustomer;
  let half: RealCustomer;
  let byEquity: RealCustomer;

  beforeAll(async () => {
    market = await startScriptedMarket(database, [['TMX100', 10_000, 10_000.6]]);
    index = (await market.symbol('TMX100')).Id;
    await market.owner.change('settings', 'is_follow', { value: '1' });
    [leader, half, byEquity] = await Promise.all([
      realCustomer(market.server),
      realCustomer(market.server),
      realCustomer(market.server),
    ]);
    for (const { user } of [leader, half, byEquity]) {
      const sum = { customer_id: user.id, accountTypeId: 2, amount: '20000', reason: 'A start' };
      await market.owner.create('adjustments', sum);
    }
    await leader.client.take('/api/user/nickname', { nickname: 'Golden Bull' });
    await leader.client.take('/api/follow/apply_trader', {});
    await market.owner.act('traders', leader.user.id, 'claim');
    await market.owner.act('traders', leader.user.id, 'approve');
    const follow = { trader_id: leader.user.id, multiple: '0.5', max_amount: 5_000 };
    await half.client.take('/api/follow/follow_trader', follow);
    const sized = { ...follow, multiple: '1.5', max_amount: '3333.33', mode: 2, stop_loss_amount: 40 };
    await byEquity.client.take('/api/follow/follow_trader', sized);
  });
  afterAll(() => market?.discard());

  const open = (more: object = {}) =>
    leader.client.take<ForexOrder>('/v2/api/forex/submit', {
      ...{ forex_id: index, type: 1, cont: '0.37', status: 1, multiple: 50 },
      ...more,
    });
  const close = (by: RealCustomer, fields: object) =>
    by.client.take<ForexOrder>('/v2/api/forex/close', { ...fields });
  const list = async (of: RealCustomer, status: 1 | 3): Promise<ForexOrder[]> =>
    (await of.client.read<ForexDeals>('/v2/api/forex/my_deal', { status })).data;
  const until = async <T>(read: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> => {
    for (const end = Date.now() + 60_000; ; ) {
      const found = await read();
      if (isThere(found)) return found;
      if (Date.now() > end) throw new Error(`still ${JSON.stringify(found)}`);
    }
  };
  const copiesOf = ({ Id }: ForexOrder, of: RealCustomer, status: 1 | 3, count = 1) =>
    until(
      async () => (await list(of, status)).filter((order) => order.LeaderOrderId === Id),
      ({ length }) => length === count,
    );
  const copyOf = async (led: ForexOrder, of: RealCustomer, status: 1 | 3 = 1): Promise<ForexOrder> =>
    (await copiesOf(led, of, status))[0] as ForexOrder;

  const audit = async (of: RealCustomer, id: number): Promise<string> => {
    const headers = { authorization: of.client.token ?? '' };
    return (await fetch(`${market.server.url}/v2/api/forex/audit?id=${id}`, { headers })).text();
  };
  const printed = (text: string): string => {
    const lines: string[] = [];
    try {
      recompute(readExactly(text), (line: string) => lines.push(line));
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${lines.join('\n')}\n${text}`);
    }
    return lines.join('\n');
  };
  const agrees = async (of: RealCustomer, { Id }: ForexOrder, ...lines: (string | RegExp)[]) => {
    const told = printed(await audit(of, Id));
    for (const line of lines) expect(told).toMatch(line);
  };

  /** Numbers in a part of the proof that can be changed without the script reporting them. */
  function unnoticedIn(text: string, partOf: (copy: CopyAudit) => object): string[] {
    const { copy: told } = (JSON.parse(text) as { data: Required<ForexAudit> }).data;
    // Values that nothing else in the answer repeats: row numbers, instants, and where a part closed (covered by its
    // own proof).
    const alone = /event_id|at_ms|events\.1\.(?:seq|price|closed_type)/;
    const unnoticed: string[] = [];
    const alter = (at: Record<string, unknown>, path: string): void => {
      for (const [name, value] of Object.entries(at)) {
        if (value !== null && typeof value === 'object') alter(value as never, `${path}.${name}`);
        if (typeof value !== 'number' || alone.test(`${path}.${name}`)) continue;
        at[name] = value + (name === 'mode' || name === 'side' ? 1 : 0.01);
        const altered = JSON.stringify({ ...JSON.parse(text).data, copy: told });
        at[name] = value;
        try {
          recompute(readExactly(altered), () => undefined);
          unnoticed.push(`${path}.${name}`);
        } catch (error) {
          expect((error as Error).message).toMatch(/ is |: /);
        }
      }
    };
    alter(partOf(told) as never, 'copy');
    return unnoticed;
  }

  it('a copy has the leader’s tick, and its size is recomputed from its JSON, in both modes', async () => {
    const led = await open();
    const [one, other] = [await copyOf(led, half), await copyOf(led, byEquity)];
    await agrees(
      half,
      one,
      `copies order ${led.Id} of Golden Bull`,
      `the leader’s own tick ${led.OpenSeq}`,
      'lots of the copy 0.18 (0.37 · 0.5, rounded down to 0.01)',
    );
    await agrees(
      byEquity,
      other,
      /lots of the copy 0\.09 \(0\.37 · 1\.5 · 3333\.33 \/ 20000, rounded down to 0\.01\)/,
    );
    const { data } = JSON.parse(await audit(half, one.Id)) as { data: ForexAudit };
    expect(data.copy?.sizing?.equity).toBeNull();
    expect(JSON.parse(await audit(leader, led.Id)).data).not.toHaveProperty('copy');
  });

  it('partial closes of odd lot sizes, moved stops and the close follow the leader’s events', async () => {
    const led = await open({ stop_loss_price: 9_900 });
    const copy = await copyOf(led, half);
    await leader.client.take('/v2/api/forex/set_stop_price', {
      ...{ id: led.Id, stop_loss_price: 9_950, target_profit_price: 10_100 },
    });
    await market.tick('TMX100', 10_020, 10_020.6);
    await close(leader, { id: led.Id, cont: '0.11' });
    const [part] = await copiesOf(led, half, 3);
    await agrees(
      half,
      part as ForexOrder,
      /lots closed with a part, order \d+ 0\.05 \(0\.18 · 0\.11 \/ 0\.37/,
    );
    await until(
      () => list(half, 1),
      (orders) => orders.some(({ Id, TargetLossPrice }) => Id === copy.Id && TargetLossPrice === 9_950),
    );
    await market.tick('TMX100', 10_110, 10_110.6);
    await copiesOf(led, half, 3, 2);
    await agrees(
      half,
      copy,
      'stop-loss, as the leader set it 9950',
      'closed at the leader’s own tick',
      'by take-profit',
    );
  });

  it('recomputes a copy with its own stops, one closed by its follower and one taken over', async () => {
    const led = await open({ stop_loss_price: 9_990 });
    const [own, his] = [await copyOf(led, half), await copyOf(led, byEquity)];
    await half.client.take('/v2/api/forex/set_stop_price', {
      id: own.Id,
      stop_loss_price: 9_000,
      target_profit_price: 0,
    });
    await close(byEquity, { id: his.Id });
    await agrees(byEquity, his, 'closed by customer, not with the leader');
    await market.tick('TMX100', 9_980, 9_980.6);
    await copyOf(led, half, 3);
    await agrees(half, own, 'closed at the leader’s own tick', 'by stop-loss');
    const later = await open();
    const kept = await copyOf(later, half);
    await half.client.take('/api/follow/canal_follow', { trader_id: leader.user.id });
    await agrees(half, kept, 'lots of the copy 0.18');
    expect(JSON.parse(await audit(half, kept.Id)).data).toMatchObject({ copy: { state: 'taken_over' } });
  });

  it('recomputes a copy that was closed by the capital stop', async () => {
    const led = await open();
    const copy = await copyOf(led, byEquity);
    await market.tick('TMX100', 9_900, 9_900.6);
    await copyOf(led, byEquity, 3);
    const text = await audit(byEquity, copy.Id);
    const { order, copy: told } = (JSON.parse(text) as { data: Required<ForexAudit> }).data;
    expect(told.capital_stop).toMatchObject({
      ...{ amount: 40, own: order.FactProfits },
      ...{ symbol: 'TMX100', seq: order.CloseSeq, bid: 9_900, ask: 9_900.6 },
    });
    await agrees(
      byEquity,
      copy,
      /closed by the capital stop: -[\d.]+ is at or below −40/,
      /what this copy floated, and closed with -[\d.]+/,
    );
    expect(unnoticedIn(text, (copy) => copy.capital_stop ?? {})).toEqual([]);
  });

  it('reports any single changed number', async () => {
    const follow = { trader_id: leader.user.id, multiple: '0.5', max_amount: 5_000, mode: 2 };
    await half.client.take('/api/follow/follow_trader', follow);
    const led = await open({ stop_loss_price: 9_000 });
    const copy = await copyOf(led, half);
    await close(leader, { id: led.Id, cont: '0.2' });
    await copiesOf(led, half, 3);
    await close(leader, { id: led.Id });
    await copiesOf(led, half, 3, 2);
    const text = await audit(half, copy.Id);
    printed(text);
    expect(unnoticedIn(text, (copy) => copy)).toEqual([]);
  });
});
