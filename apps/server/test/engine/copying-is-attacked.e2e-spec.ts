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
  const open = (customerId: number, lots: string, side: 'buy' | 'sell' = 'buy') =>
    desk.engine.submit({ kind: 'order.open', ...desk.leader.exposure(side, lots), ...own(customerId) });
  /** The leader buys, and the price moves before any follower is processed. */
  const openThenMove = async (...bids: string[]) => {
    const opening = desk.leader.open('buy', '1');
    desk.leader.ground.now += 500;
    const [led] = await Promise.all([opening, ...bids.map((bid) => desk.leader.ground.price(bid))]);
    return led;
  };
  const free = async (customerId: number): Promise<bigint> => {
    const { accounts } = await desk.leader.ground.account(customerId);
    return accounts.find(({ kind, part }) => kind === 'forex' && part === 'free')?.balance ?? 0n;
  };

  /** The symbol with these leverages. */
  const offering = (...values: string[]) => {
    const multiples = values.map((value, at) => ({ value, isDefault: at === 0 }));
    return { ...EURUSD, id: 1, spread: 0n, feeRate: 0n, units: decimal('10000'), multiples };
  };

  it('stop changes that outpace copying are refused, while the leader can close at any time', async () => {
    const id = await desk.customer('10000');
    await desk.follow(id);
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    const move = (at: number) =>
      desk.engine.submit({
        ...{ kind: 'order.protect', ...own(desk.leaderId), orderId: led.id, takeProfit: 0n },
        stopLoss: decimal('1') + BigInt(at),
      });
    // Submitted at once, before any follower is processed.
    const asked = Promise.all(Array.from({ length: 50 }, (_, at) => move(at)));
    const closing = desk.engine.submit({
      ...{ kind: 'order.close', ...own(desk.leaderId), orderId: led.id },
    });
    const refused = (await asked).filter((outcome) => 'refused' in outcome);
    expect(new Set(refused.map(({ key }) => key))).toEqual(new Set(['follow.stops_wait']));
    expect(refused.length).toBeGreaterThan(0);
    expect(await closing).toHaveProperty('order');
    await desk.copied();
    expect(await desk.open(id)).toEqual([]);
    expect(desk.rows(id).filter((row) => row.startsWith('protect'))).toHaveLength(50 - refused.length);
  });

  it('one person on both sides: nothing after the leader’s order adds, avoids or resizes a copy', async () => {
    // With another position the follower can afford the copy at the leader's tick, but not after the fall before his
    // turn. The copy, which is sure to lose, is still made at the leader's price and ends where it would have ended.
    const falls = await desk.customer('600');
    await desk.follow(falls);
    expect(await open(falls, '1')).toHaveProperty('order');
    const led = await openThenMove('1.0615');
    await desk.copied();
    expect(desk.rows(falls)).toEqual(['open 1']);
    const [copy] = desk.ended(falls);
    expect(copy).toMatchObject({ openSeq: led.openSeq, closedBy: 'stop_out', closePrice: decimal('1.0615') });
    await desk.leader.tick('1.1');
    // In between the follower can act on nothing: not leave, not withdraw, not change the copy settings.
    const [leaves, pays, changes] = [
      await desk.customer('600'),
      await desk.customer('600'),
      await desk.customer('600'),
    ];
    for (const id of [leaves, pays, changes]) await desk.follow(id);
    const second = desk.leader.open('buy', '1');
    const price = desk.leader.ground.price('1.05');
    const change = { kind: 'follow.change', ...own(changes), traderId: desk.leaderId } as const;
    const transfer = { kind: 'wallet.transfer', ...own(pays), from: 'forex', to: 'change' } as const;
    const [{ openSeq }, , left] = await Promise.all([
      second,
      price,
      desk.leave(leaves, false),
      desk.engine.submit({ ...transfer, amount: decimal('590') }),
      desk.engine.submit({ ...change, terms: { multiple: decimal('0.01') } }),
    ]);
    await desk.copied();
    expect(left).toHaveProperty('follow');
    for (const id of [leaves, pays, changes]) {
      const made = [...(await desk.open(id)), ...desk.ended(id)];
      expect([id, made.map((order) => [formatDecimal(order.lots), order.openSeq])]).toEqual([
        id,
        [['1', openSeq]],
      ]);
    }
  });

  it('wash trading: two accounts with opposite orders gain nothing in total', async () => {
    const other = await desk.customer('100000');
    const before = (await free(desk.leaderId)) + (await free(other));
    for (const bid of ['1.11', '1.09', '1.12']) {
      const [one, two] = [
        await desk.leader.open('buy', '1'),
        desk.leader.orderOf(await open(other, '1', 'sell')),
      ];
      await desk.leader.tick(bid);
      await desk.close(desk.leaderId, one.id);
      await desk.close(other, two.id);
      await desk.leader.tick('1.1');
    }
    expect((await free(desk.leaderId)) + (await free(other))).toBe(before);
  });

  it('accounts with opposite orders gain nothing in total, whatever leverage each of them uses', async () => {
    await desk.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: offering('1', '50', '500') });
    const other = await desk.customer('100000');
    const before = (await free(desk.leaderId)) + (await free(other));
    for (const [one, another] of [
      ['500', '1'],
      ['1', '500'],
      ['50', '500'],
    ] as const) {
      const led = await desk.leader.open('buy', '1', { multiple: decimal(one) });
      const against = desk.leader.exposure('sell', '1', { multiple: decimal(another), ...own(other) });
      const order = desk.leader.orderOf(await desk.engine.submit({ kind: 'order.open', ...against }));
      await desk.leader.tick('1.05');
      await desk.close(desk.leaderId, led.id);
      await desk.close(other, order.id);
      await desk.leader.tick('1.1');
    }
    expect((await free(desk.leaderId)) + (await free(other))).toBe(before);
  });

  it('a copy has the leader’s leverage, one that the symbol offers, within the follower’s own limits', async () => {
    const [plain, tripled, limited, capped] = [
      await desk.customer('10000'),
      await desk.customer('10000'),
      await desk.customer('10000'),
      await desk.customer('10000'),
    ];
    // The follower's multiple scales the lots and never the leverage.
    await desk.follow(tripled, { multiple: decimal('3') });
    await desk.follow(capped, { maxAmount: decimal('300') });
    for (const id of [plain, limited]) await desk.follow(id);
    await desk.engine.submit({ kind: 'limits.set', ...own(limited), limits: { stake: '300' } });
    const people = { plain, tripled, limited, capped };
    const copies = async () => {
      await desk.copied();
      const found = Object.entries(people).map(async ([name, id]) => {
        const [last] = [...(await desk.open(id))].reverse();
        const copy = last ? `${formatDecimal(last.lots)} at ${last.terms.multiple}` : null;
        return [name, [desk.rows(id).at(-1), copy]];
      });
      return Object.fromEntries(await Promise.all(found)) as Record<string, unknown>;
    };
    const asked = (multiple: string) =>
      desk.engine.submit({
        ...{ kind: 'order.open', ...desk.leader.exposure('buy', '1', { multiple: decimal(multiple) }) },
      });
    expect(await asked('500')).toMatchObject({ key: 'order.multiple_unknown' });
    const none = [undefined, null];
    expect(await copies()).toEqual({ plain: none, tripled: none, limited: none, capped: none });

    // A margin of 220 each.
    const first = desk.leader.orderOf(await asked('50'));
    const fits = ['open 1', '1 at 50'];
    expect(await copies()).toEqual({
      ...{ plain: fits, limited: fits, capped: fits },
      tripled: ['open 3', '3 at 50'],
    });
    await desk.close(desk.leaderId, first.id);
    await desk.copied();

    // The same lots at a leverage of 10 take a margin of 1,100, which the follower's limits do not allow.
    await desk.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: offering('10') });
    expect(await asked('50')).toMatchObject({ key: 'order.multiple_unknown' });
    expect(await asked('10')).toHaveProperty('order');
    expect(await copies()).toEqual({
      plain: ['open 1', '1 at 10'],
      tripled: ['open 3', '3 at 10'],
      limited: ['open limit_reached', null],
      capped: ['open over_max_amount', null],
    });
  });

  it('customers who follow each other copy no copies, and nobody can follow themselves', async () => {
    const friend = await desk.customer('10000');
    await desk.engine.submit({ kind: 'nickname.set', ...own(friend), nickname: 'Silver Bear' });
    await desk.engine.submit({ kind: 'trader.apply', ...own(friend) });
    const decide = { kind: 'trader.decide', actor: SYSTEM, decision: 'approve', reason: null } as const;
    await desk.engine.submit({ ...decide, traderId: friend });
    await desk.follow(friend);
    expect(await desk.tryFollow(desk.leaderId, {}, friend)).toHaveProperty('follow');
    expect(await desk.tryFollow(desk.leaderId)).toMatchObject({ key: 'follow.self' });
    await desk.leader.open('buy', '1');
    await desk.copied();
    expect(desk.rows(friend)).toEqual(['open 1']);
    expect(desk.rows(desk.leaderId)).toEqual([]);
  });

  it('nobody can act on another customer’s relation, copy or order', async () => {
    const [one, other] = [await desk.customer('10000'), await desk.customer('10000')];
    await desk.follow(one);
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    const [copy] = await desk.open(one);
    for (const id of [other, desk.leaderId]) {
      expect(await desk.close(id, copy?.id ?? 0)).toMatchObject({ key: 'order.not_found' });
      expect(await desk.protect(id, copy?.id ?? 0, '1.05')).toMatchObject({ key: 'order.not_found' });
    }
    expect(await desk.close(one, led.id)).toMatchObject({ key: 'order.not_found' });
    expect(await desk.leave(other, true)).toMatchObject({ key: 'follow.not_following' });
    expect(await desk.pause(other, true)).toMatchObject({ key: 'follow.not_following' });
  });

  it('hundreds of concurrent follows and leaves result in one relation', async () => {
    const id = await desk.customer('10000');
    await desk.follow(id);
    const both = () => [desk.leave(id, true), desk.tryFollow(id)];
    await Promise.all(Array.from({ length: 300 }, both).flat());
    const [found, ...others] = await desk.engine.ask({ kind: 'follows.of', customerId: id });
    expect([found?.follow.id, others]).toEqual([1, []]);
  });
});
