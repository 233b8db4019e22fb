import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { actorOf, type CopyDesk, copyDeskOn } from './copy-desk.js';
import { EURUSD } from './test-engine.js';

withDatabases((database) => {
  let desk: CopyDesk;
  let follower: number;

  beforeEach(async () => {
    desk = await copyDeskOn(database);
    follower = await desk.customer('10000');
  });
  afterEach(() => desk?.leader.checkAndDiscard());

  const lotsOf = async (id: number) => (await desk.open(id)).map(({ lots }) => formatDecimal(lots));
  const refusedToOpen = () =>
    desk.leader.refusal({ kind: 'order.open', ...desk.leader.exposure('buy', '1') });
  const symbol = (change: object) => {
    const multiples = [{ value: '50', isDefault: true }];
    const known = { ...EURUSD, id: 1, spread: 0n, feeRate: 0n, units: decimal('10000'), multiples };
    return desk.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: { ...known, ...change } });
  };

  it('a former nickname stays its owner’s, after a restart too', async () => {
    const [other, own] = [await desk.customer('0'), { actor: actorOf(follower), customerId: follower }];
    const name = (customerId: number, nickname: string) =>
      desk.engine.submit({ kind: 'nickname.set', actor: actorOf(customerId), customerId, nickname });
    for (const nickname of ['Copper Fox', 'Silver Fox'])
      expect(await name(follower, nickname)).toEqual({ done: true });
    for (const restart of [false, true]) {
      if (restart) await desk.leader.ground.restart();
      expect(await name(other, 'copper-fox')).toMatchObject({ key: 'follow.nickname_taken' });
    }
    expect(await desk.engine.submit({ kind: 'nickname.set', ...own, nickname: 'Copper Fox' })).toEqual({
      done: true,
    });
    expect(await name(other, 'SILVER FOX')).toMatchObject({ key: 'follow.nickname_taken' });
  });

  it('a leader whose share is above a lowered limit may hide, and keeps it', async () => {
    const change = {
      kind: 'trader.change',
      actor: actorOf(desk.leaderId),
      customerId: desk.leaderId,
    } as const;
    await desk.engine.submit({ ...change, share: decimal('0.3') });
    await desk.setting('follow_share_most', '20');
    const hidden = await desk.engine.submit({ ...change, isVisible: false });
    expect(hidden).toMatchObject({ trader: { isVisible: false, share: decimal('0.3') } });
    expect(await desk.engine.submit({ ...change, share: decimal('0.3') })).toMatchObject({
      key: 'follow.share_most',
    });
  });

  it('a capital stop below the realised loss ends a relation without copies at once', async () => {
    await desk.follow(follower, { stopLossAmount: decimal('1000') });
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    await desk.leader.tick('1.09');
    await desk.close(desk.leaderId, led.id);
    await desk.copied();
    const change = (stop: string) =>
      desk.engine.submit({
        ...{ kind: 'follow.change', actor: actorOf(follower), customerId: follower, traderId: desk.leaderId },
        terms: { stopLossAmount: decimal(stop) },
      });
    // One lot of 10,000 lost 0.01 each.
    expect(await change('100.01')).toMatchObject({ follow: { status: 'following' } });
    expect(await change('100')).toMatchObject({ follow: { status: 'ended', endReason: 'capital_stop' } });
    await desk.leader.open('buy', '1');
    await desk.copied();
    expect(await desk.open(follower)).toEqual([]);
  });

  it('a leader takes money out: later copies follow the rest; a pending withdrawal blocks opening, not closing', async () => {
    await desk.follow(follower, { mode: 2, maxAmount: decimal('50000') });
    await desk.follow(await desk.customer('10000'));
    const first = await desk.leader.open('buy', '1');
    const transfer = { from: 'forex', to: 'change', amount: decimal('50000') } as const;
    const leader = { actor: actorOf(desk.leaderId), customerId: desk.leaderId };
    await desk.engine.submit({ kind: 'wallet.transfer', ...leader, ...transfer });
    await desk.leader.open('buy', '0.5');
    await desk.copied();
    expect(desk.rows(follower)).toEqual(['open 0.5', 'open 0.5']);
    await desk.setting('withdraw_blocks_trading', '1');
    await desk.withdraw(desk.leaderId, '100');
    expect(await refusedToOpen()).toBe('withdraw.pending_blocks');
    await desk.close(desk.leaderId, first.id);
    await desk.copied();
    expect(desk.rows(follower).at(-1)).toBe('close 0.5');
  });

  it('a blocked leader opens nothing, and an operator’s close of their order is copied', async () => {
    await desk.follow(follower);
    const led = await desk.leader.open('sell', '0.3');
    await desk.block(desk.leaderId, 'asked for by the bank');
    expect(await refusedToOpen()).toBe('customer.blocked');
    await desk.engine.submit({
      ...{ kind: 'order.close', actor: { kind: 'operator', id: 1 }, customerId: null, orderId: led.id },
      reason: 'asked for by the bank',
    });
    await desk.copied();
    const [his, copy] = [desk.ended(desk.leaderId)[0], desk.ended(follower)[0]];
    expect(copy).toMatchObject({
      closedBy: 'operator',
      closeSeq: his?.closeSeq,
      closePrice: his?.closePrice,
    });
    // An operator's note to another customer is not visible to the follower.
    expect(copy?.closeReason).toBeNull();
  });

  it('a leader’s stop-out closes the copies at the same tick, regardless of the followers’ own margin', async () => {
    await desk.follow(follower, { multiple: decimal('0.01') });
    await desk.leader.open('buy', '90');
    await desk.copied();
    await desk.leader.tick('1.0');
    await desk.leader.tick('0.99');
    await desk.copied();
    const [his, copy] = [desk.ended(desk.leaderId)[0], desk.ended(follower)[0]];
    expect(his?.closedBy).toBe('stop_out');
    expect(copy).toMatchObject({ closedBy: 'stop_out', closeSeq: his?.closeSeq, lots: decimal('0.9') });
    expect(desk.rows(follower)).toEqual(['open 0.9', 'close 0.9']);
  });

  it('in a closed market a leader’s stops are copied and nothing closes; the next tick closes both orders', async () => {
    const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: '00:00', to: '24:00' }));
    await symbol({ schedule: { timezone: 'UTC', sessions: weekdays, holidays: [] } });
    await desk.follow(follower);
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    // A Saturday.
    desk.leader.ground.now = Date.parse('2026-11-21T12:00:00Z');
    await desk.leader.tick('1.1');
    const closed = await desk.close(desk.leaderId, led.id);
    expect(closed).toMatchObject({ key: 'market.closed' });
    await desk.protect(desk.leaderId, led.id, '1.05');
    await desk.leader.tick('1.04');
    await desk.copied();
    expect(desk.rows(follower)).toEqual(['open 1', 'protect 1']);
    desk.leader.ground.now = Date.parse('2026-11-23T12:00:00Z');
    await desk.leader.tick('1.03');
    await desk.copied();
    const [copy] = desk.ended(follower);
    expect(copy).toMatchObject({ closedBy: 'stop_loss', closePrice: decimal('1.03') });
    expect(copy?.closeSeq).toBe(desk.ended(desk.leaderId)[0]?.closeSeq);
  });

  it('partial closes of uneven lots: the same fraction rounded down; a remainder below the minimum closes too', async () => {
    await symbol({ minLots: decimal('0.02') });
    const [half, little] = [follower, await desk.customer('10000')];
    await desk.follow(half, { multiple: decimal('0.5') });
    await desk.follow(little, { multiple: decimal('0.15') });
    const led = await desk.leader.open('buy', '0.21');
    await desk.copied();
    for (const lots of ['0.02', '0.15']) {
      await desk.leader.tick('1.101');
      await desk.close(desk.leaderId, led.id, lots);
      await desk.copied();
    }
    await desk.close(desk.leaderId, led.id);
    await desk.copied();
    // 0.10 · 2/21 = 0.0095; 0.10 · 15/19 = 0.078; the rest. And 0.03 · 15/19 = 0.023, which would leave 0.01.
    expect(desk.rows(half)).toEqual(['open 0.1', 'part below_minimum', 'part 0.07', 'close 0.03']);
    expect(desk.rows(little)).toEqual([
      'open 0.03',
      'part below_minimum',
      'part 0.03',
      'close closed_already',
    ]);
    expect(await lotsOf(half)).toEqual([]);
    const seqs = desk.ended(half).map(({ closeSeq }) => closeSeq);
    expect(seqs).toEqual(
      desk
        .ended(desk.leaderId)
        .slice(1)
        .map(({ closeSeq }) => closeSeq),
    );
  });

  it('a pending order is copied when it fills; earlier orders, options and copies are not copied', async () => {
    const before = await desk.leader.open('buy', '0.4');
    await desk.follow(follower);
    const second = await desk.customer('10000');
    await desk.engine.submit({ kind: 'nickname.set', ...own(follower), nickname: 'Second Hand' });
    await desk.engine.submit({ kind: 'trader.apply', ...own(follower) });
    await desk.engine.submit({
      ...{ kind: 'trader.decide', actor: SYSTEM, traderId: follower, decision: 'approve', reason: null },
    });
    expect(await desk.tryFollow(second, {}, follower)).toHaveProperty('follow');
    const terms = { ratio: decimal('0.85'), least: decimal('10'), most: decimal('1000') };
    const duration = { id: 0, symbolId: null, seconds: 60, ...terms, isEnabled: true };
    await desk.engine.submit({ kind: 'duration.put', actor: SYSTEM, duration });
    const option = { symbolId: 1, direction: 'up', stake: decimal('10'), seconds: 60 } as const;
    await desk.pay(desk.leaderId, '100');
    await desk.engine.submit({ kind: 'option.buy', ...own(desk.leaderId), ...option });
    const pending = await desk.leader.place('buy', '1.09');
    await desk.close(desk.leaderId, before.id);
    await desk.copied();
    expect(desk.rows(follower)).toEqual([]);
    await desk.leader.tick('1.085');
    await desk.copied();
    const [copy] = await desk.open(follower);
    const [filled] = (await desk.open(desk.leaderId)).filter(({ id }) => id === pending.id);
    expect([copy?.openSeq, copy?.openPrice]).toEqual([filled?.openSeq, decimal('1.085')]);
    expect([desk.rows(follower), desk.rows(second)]).toEqual([['open 1'], []]);
  });

  it('a demo customer follows without a profit share and cannot become a leader', async () => {
    const demo = await desk.customer('10000', true);
    expect((await desk.follow(demo)).share).toBe(0n);
    await desk.engine.submit({ kind: 'nickname.set', ...own(demo), nickname: 'Only For Play' });
    expect(await desk.engine.submit({ kind: 'trader.apply', ...own(demo) })).toMatchObject({
      key: 'user.only_real_account',
    });
    expect(await desk.engine.ask({ kind: 'followers.of', traderId: desk.leaderId })).toEqual([]);
  });

  const own = (customerId: number) => ({ actor: actorOf(customerId), customerId });
});
