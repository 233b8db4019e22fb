import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { actorOf, type CopyDesk, copyDeskOn } from './copy-desk.js';
import { EURUSD } from './test-engine.js';

withDatabases((database) => {
  let desk: CopyDesk;

  beforeEach(async () => {
    desk = await copyDeskOn(database);
  });
  afterEach(() => desk?.leader.checkAndDiscard());

  const own = (customerId: number) => ({ actor: actorOf(customerId), customerId });

  it('skips followers who are blocked, short of margin, being paid out, at an own limit or with too many orders', async () => {
    const people: Record<string, number> = {};
    const names = ['able', 'poor', 'blocked', 'paid', 'session', 'loss', 'many'];
    for (const name of names) {
      people[name] = await desk.customer(name === 'poor' ? '21.99' : '1000');
      await desk.follow(people[name] as number);
    }
    const of = (name: string) => people[name] as number;
    await desk.setting('withdraw_blocks_trading', '1');
    await desk.setting('forex_max_open_orders', '2');
    await desk.block(of('blocked'), 'asked for by the bank');
    await desk.withdraw(of('paid'), '10');
    await desk.engine.submit({ kind: 'limits.set', ...own(of('loss')), limits: { dailyLoss: '5' } });
    await desk.engine.submit({ kind: 'limits.set', ...own(of('session')), limits: { sessionMinutes: 1 } });
    for (let order = 0; order < 2; order++) {
      const exposure = { ...desk.leader.exposure('buy', '0.01'), ...own(of('many')) };
      desk.leader.orderOf(await desk.engine.submit({ kind: 'order.open', ...exposure }));
    }
    await desk.leader.open('buy', '0.1');
    await desk.copied();
    expect(Object.fromEntries(names.map((name) => [name, desk.rows(of(name))]))).toEqual({
      able: ['open 0.1'],
      poor: ['open insufficient_margin'],
      blocked: ['open blocked'],
      paid: ['open withdrawal_pending'],
      session: ['open 0.1'],
      loss: ['open 0.1'],
      many: ['open limit_reached'],
    });
    // A loss beyond one follower's daily limit, and a minute past the other's trading session.
    await desk.leader.tick('1.09');
    await desk.close(of('loss'), (await desk.open(of('loss')))[0]?.id ?? 0);
    desk.leader.ground.now += 61_000;
    await desk.leader.tick('1.09');
    await desk.leader.open('buy', '0.1');
    await desk.copied();
    expect(desk.rows(of('loss')).at(-1)).toBe('open limit_reached');
    expect(desk.rows(of('session')).at(-1)).toBe('open limit_reached');
    expect(desk.rows(of('able')).at(-1)).toBe('open 0.1');
  });

  it('a copy is capped at the symbol’s maximum lots; a size by equity is rounded down to the lot step', async () => {
    const [large, byEquity] = [await desk.customer('100000'), await desk.customer('100000')];
    const multiples = [{ value: '50', isDefault: true }];
    const known = { ...EURUSD, id: 1, spread: 0n, feeRate: 0n, units: decimal('10000'), multiples };
    const symbol = { ...known, maxLots: decimal('3.005') };
    await desk.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol });
    await desk.follow(large, { multiple: decimal('100') });
    await desk.follow(byEquity, { mode: 2, maxAmount: decimal('33333') });
    await desk.leader.open('buy', '0.9');
    await desk.copied();
    expect([desk.rows(large), desk.rows(byEquity)]).toEqual([['open 3'], ['open 0.29']]);
  });

  it('a copy sized by equity opens nothing for a follower without equity, and records why', async () => {
    const { ground } = desk.leader;
    const [empty, lost, able] = [
      await desk.customer('0'),
      await desk.customer('1000'),
      await desk.customer('1000'),
    ];
    const terms = { ...EURUSD, spread: 0n, feeRate: 0n, units: decimal('10000') };
    // On a Wednesday at noon: a market that closes in an hour, so that a loss in it is not stopped out.
    const sessions = [{ day: 3, from: '00:00', to: '13:00' }];
    const symbol = {
      ...{ ...terms, code: 'GBPUSD', showCode: 'GBP/USD', multiples: [{ value: '50', isDefault: true }] },
      schedule: { ...EURUSD.schedule, sessions },
    };
    await desk.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol });
    const quote = (bid: string) =>
      desk.engine.take([{ symbolId: 2, time: ground.now, bid: Number(decimal(bid)) }]);
    await quote('1.1');
    const exposure = { ...desk.leader.exposure('buy', '2', { symbolId: 2 }), ...own(lost) };
    const held = desk.leader.orderOf(await desk.engine.submit({ kind: 'order.open', ...exposure }));
    ground.now += 3_600_000;
    await quote('1');
    await desk.leader.tick('1.1');
    for (const id of [empty, lost, able]) await desk.follow(id, { mode: 2 });
    await desk.leader.open('buy', '1');
    await desk.copied();
    const noMargin = ['open insufficient_margin'];
    expect([empty, lost, able].map((id) => desk.rows(id))).toEqual([noMargin, noMargin, ['open 0.1']]);
    for (const id of [empty, lost])
      expect(desk.events(id)).toMatchObject([{ result: 'skipped', orderId: null, lots: null, price: null }]);
    expect([await desk.open(empty), await desk.open(lost)]).toEqual([[], [held]]);
  });

  it('a suspended trader or paused relation opens no copies but still copies partial closes, stops and closes', async () => {
    const [paused, left] = [await desk.customer('10000'), await desk.customer('10000')];
    await desk.follow(paused);
    await desk.follow(left);
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    await desk.pause(paused, true);
    await desk.leader.open('buy', '0.2');
    await desk.pause(paused, false);
    await desk.leader.open('buy', '0.3');
    await desk.copied();
    await desk.decide('suspend');
    await desk.pause(paused, true);
    await desk.leader.open('buy', '0.4');
    await desk.protect(desk.leaderId, led.id, '1.05');
    await desk.close(desk.leaderId, led.id, '0.25');
    await desk.close(desk.leaderId, led.id);
    await desk.copied();
    const after = ['open suspended', 'protect 1', 'part 0.25', 'close 0.75'];
    expect(desk.rows(paused)).toEqual(['open 1', 'open paused', 'open 0.3', ...after]);
    expect(desk.rows(left)).toEqual(['open 1', 'open 0.2', 'open 0.3', ...after]);
    expect(await desk.tryFollow(await desk.customer('100'))).toMatchObject({ key: 'follow.unknown_trader' });
    await desk.decide('reinstate');
    await desk.leader.open('buy', '0.5');
    await desk.copied();
    expect([desk.rows(paused).at(-1), desk.rows(left).at(-1)]).toEqual(['open paused', 'open 0.5']);
  });

  it('a copy stopped on the leader’s closing tick is already closed; a detached one still closes with the leader', async () => {
    const [at, own] = [await desk.customer('10000'), await desk.customer('10000')];
    for (const id of [at, own]) await desk.follow(id);
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    await desk.protect(desk.leaderId, led.id, '1.08');
    await desk.copied();
    await desk.protect(at, (await desk.open(at))[0]?.id ?? 0, '1.085');
    await desk.protect(own, (await desk.open(own))[0]?.id ?? 0, '1.01', '1.4');
    await desk.leader.tick('1.07');
    await desk.copied();
    expect(desk.rows(at)).toEqual(['open 1', 'protect 1', 'close closed_already']);
    expect(desk.rows(own)).toEqual(['open 1', 'protect 1', 'close 1']);
    const [by, other] = [desk.ended(at)[0], desk.ended(own)[0]];
    expect([by?.closePrice, other?.closePrice].map((price) => formatDecimal(price ?? 0n))).toEqual([
      '1.07',
      '1.07',
    ]);
  });

  it('changed terms apply to later copies, the sum of margins is capped, and invalid terms are refused', async () => {
    const id = await desk.customer('10000');
    await desk.follow(id, { maxAmount: decimal('330') });
    await desk.leader.open('buy', '1');
    await desk.leader.open('buy', '1');
    const change = { kind: 'follow.change', ...own(id), traderId: desk.leaderId } as const;
    await desk.engine.submit({ ...change, terms: { multiple: decimal('0.5') } });
    await desk.leader.open('buy', '1');
    await desk.leader.open('buy', '0.02');
    await desk.copied();
    expect(desk.rows(id)).toEqual(['open 1', 'open over_max_amount', 'open 0.5', 'open over_max_amount']);
    const sizes = (await desk.open(id)).map(({ terms }) => terms.copy?.sizing?.marginBefore);
    expect(sizes).toEqual(['0', '220']);
    const wrong = [
      [{ multiple: decimal('0.005') }, 'follow.multiple'],
      [{ multiple: decimal('100.01') }, 'follow.multiple'],
      [{ maxAmount: 0n }, 'follow.max_amount'],
      [{ stopLossAmount: -1n }, 'follow.bounds'],
    ] as const;
    for (const [terms, key] of wrong)
      expect(await desk.engine.submit({ ...change, terms })).toMatchObject({ key });
  });
});
