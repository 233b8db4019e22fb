import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { readJournal } from '../../dist/engine/kernel/journal.js';
import { laneInputs } from '../../dist/engine/kernel/tables/lane.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { type CopyDesk, copyDeskOn } from './copy-desk.js';

withDatabases((database) => {
  let desk: CopyDesk;

  beforeEach(async () => {
    desk = await copyDeskOn(database);
  });
  afterEach(() => desk?.leader.checkAndDiscard());

  it('fills, partial closes and closes are copied at the leader’s own ticks', async () => {
    const [one, half, demo] = [
      await desk.customer('10000'),
      await desk.customer('10000'),
      await desk.customer('10000', true),
    ];
    await desk.follow(one);
    await desk.follow(half, { multiple: decimal('0.5') });
    await desk.follow(demo, { mode: 2, maxAmount: decimal('50000') });
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    const held = await Promise.all([one, half, demo].map((id) => desk.open(id)));
    const lots = held.map((orders) => orders.map((order) => formatDecimal(order.lots)));
    expect(lots).toEqual([['1'], ['0.5'], ['0.5']]);
    for (const id of [one, half, demo]) expect((await desk.open(id))[0]?.openSeq).toBe(led.openSeq);

    await desk.leader.tick('1.12');
    await desk.close(desk.leaderId, led.id, '0.33');
    await desk.copied();
    expect((await desk.open(half)).map((order) => formatDecimal(order.lots))).toEqual(['0.34']);

    await desk.leader.tick('1.13');
    const closed = await desk.close(desk.leaderId, led.id);
    await desk.copied();
    expect(await desk.open(one)).toEqual([]);
    expect(desk.rows(one)).toEqual(['open 1', 'part 0.33', 'close 0.67']);
    expect(desk.rows(half)).toEqual(['open 0.5', 'part 0.16', 'close 0.34']);
    const closeSeq = 'order' in closed ? closed.order.closeSeq : 0;
    expect(desk.events(one).at(-1)?.seq).toBe(closeSeq);
    expect(formatDecimal((await desk.standing(one))?.realised ?? 0n)).toBe('267');
  });

  it('a copy has the leader’s stops until the follower sets their own', async () => {
    const [his, own] = [await desk.customer('10000'), await desk.customer('10000')];
    await desk.follow(his);
    await desk.follow(own);
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    const copy = (await desk.open(own))[0];
    expect(await desk.protect(own, copy?.id ?? 0, '1.05')).toHaveProperty('order');
    await desk.protect(desk.leaderId, led.id, '1.08');
    await desk.copied();
    expect(formatDecimal((await desk.open(his))[0]?.stopLoss ?? 0n)).toBe('1.08');
    expect(formatDecimal((await desk.open(own))[0]?.stopLoss ?? 0n)).toBe('1.05');
    await desk.leader.tick('1.07');
    await desk.copied();
    expect(desk.rows(his)).toEqual(['open 1', 'protect 1', 'close 1']);
    expect(desk.rows(own)).toEqual(['open 1', 'protect detached', 'close 1']);
    const ended = desk.told.filter((event) => event.type === 'order.closed');
    expect(ended.map((event) => [event.by, formatDecimal(event.order.closePrice ?? 0n)])).toEqual([
      ['stop_loss', '1.07'],
      ['stop_loss', '1.07'],
      ['stop_loss', '1.07'],
    ]);
  });

  it('a skipped event is recorded with its reason, one row per follower', async () => {
    const ids: Record<string, number> = {};
    const add = async (name: string, money: string, terms = {}) => {
      ids[name] = await desk.customer(money);
      await desk.follow(ids[name], terms);
    };
    await add('small', '10000', { multiple: decimal('0.01') });
    await add('amount', '10000', { maxAmount: decimal('21.9') });
    await add('poor', '1');
    await add('slots', '10000', { maxSlots: 1 });
    await add('paused', '10000');
    await desk.engine.submit({
      ...{ kind: 'follow.pause', actor: { kind: 'customer', id: ids.paused ?? 0 } },
      ...{ customerId: ids.paused ?? 0, traderId: desk.leaderId, on: true },
    });
    await desk.leader.open('buy', '0.1');
    const second = await desk.leader.open('buy', '0.1');
    await desk.copied();
    const found = Object.entries(ids).map(([name, id]) => [name, ...desk.rows(id)]);
    expect(found).toEqual([
      ['small', 'open below_minimum', 'open below_minimum'],
      ['amount', 'open over_max_amount', 'open over_max_amount'],
      ['poor', 'open insufficient_margin', 'open insufficient_margin'],
      ['slots', 'open 0.1', 'open limit_reached'],
      ['paused', 'open paused', 'open paused'],
    ]);
    await desk.close(desk.leaderId, second.id);
    await desk.copied();
    expect(desk.rows(ids.slots ?? 0)).toHaveLength(2);
  });

  it('leaving keeps or closes the copies; a copy that the follower closed is noted as closed already', async () => {
    const [keeps, closes, by] = [
      await desk.customer('10000'),
      await desk.customer('10000'),
      await desk.customer('10000'),
    ];
    for (const id of [keeps, closes, by]) await desk.follow(id);
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    await desk.close(by, (await desk.open(by))[0]?.id ?? 0);
    await desk.leave(keeps, false);
    await desk.leave(closes, true);
    expect([(await desk.open(keeps)).length, (await desk.open(closes)).length]).toEqual([1, 0]);
    await desk.close(desk.leaderId, led.id);
    await desk.copied();
    expect((await desk.open(keeps))[0]?.terms.copy?.state).toBe('taken_over');
    expect([desk.rows(keeps), desk.rows(by)]).toEqual([['open 1'], ['open 1', 'close closed_already']]);
  });

  it('a capital stop ends the relation at its tick', async () => {
    const [id, other] = [await desk.customer('10000'), await desk.customer('10000')];
    await desk.follow(id, { stopLossAmount: decimal('100') });
    await desk.follow(other, { stopLossAmount: decimal('200') });
    await desk.leader.open('buy', '1');
    await desk.copied();
    await desk.leader.tick('1.0901');
    expect(await desk.open(id)).toHaveLength(1);
    await desk.leader.tick('1.09');
    expect(await desk.open(id)).toEqual([]);
    expect(await desk.standing(id)).toBeUndefined();
    expect(await desk.open(other)).toHaveLength(1);
    await desk.leader.open('buy', '1');
    await desk.copied();
    expect(desk.rows(id)).toEqual(['open 1']);
  });

  it('copy portions grow while no other commands arrive', async () => {
    const ids = await Promise.all(Array.from({ length: 300 }, () => desk.customer('10000')));
    await Promise.all(ids.map((id) => desk.follow(id)));
    await desk.leader.open('buy', '1');
    await desk.copied();
    const reader = await openSnapshot(desk.leader.ground.target);
    const inputs = await reader.select(laneInputs, `WHERE kind = 'copies.next' ORDER BY lane_seq`);
    await reader.close();
    expect(inputs.map(({ payload }) => Reflect.get(readJournal(payload) as object, 'turns'))).toEqual([
      50, 50, 100, 200,
    ]);
  });

  it('pending copies are made once after a restart', async () => {
    // More followers than are copied per batch.
    const ids = await Promise.all(Array.from({ length: 300 }, () => desk.customer('10000')));
    await Promise.all(ids.map((id) => desk.follow(id)));
    // A former input has no batch size, which means 100.
    const former = { kind: 'copies.next', actor: SYSTEM } as const;
    const [led, first] = await Promise.all([desk.leader.open('buy', '1'), desk.engine.submit(former)]);
    expect(first).toEqual({ visited: 100 });
    await desk.leader.ground.restart();
    desk.listen();
    await desk.leader.tick('1.12');
    await desk.copied();
    for (const id of ids) expect((await desk.open(id)).map((order) => order.openSeq)).toEqual([led.openSeq]);
  });

  it('a late copy opens at the leader’s tick and ends where it would have ended without the delay', async () => {
    const [stopped, held] = [await desk.customer('10000'), await desk.customer('10000')];
    await desk.follow(stopped, { stopLossAmount: decimal('100') });
    await desk.follow(held);
    // The price falls within the same batch, before any follower is processed.
    const opening = desk.leader.open('buy', '1');
    desk.leader.ground.now += 1000;
    const [led] = await Promise.all([
      opening,
      desk.leader.ground.price('1.085'),
      desk.leader.ground.price('1.095'),
    ]);
    await desk.copied();
    expect((await desk.open(held)).map((order) => order.openSeq)).toEqual([led.openSeq]);
    expect(await desk.open(stopped)).toEqual([]);
    const [end] = desk.told.filter((event) => event.type === 'order.closed');
    expect(end?.order).toMatchObject({ openSeq: led.openSeq, closeReason: 'follow.capital_stop' });
    expect(formatDecimal(end?.order.closePrice ?? 0n)).toBe('1.085');
    expect([desk.rows(stopped), await desk.standing(stopped)]).toEqual([['open 1'], undefined]);
  });

  it('the profit share of a month is paid once, above the high-water mark, which outlasts leaving', async () => {
    await desk.leader.checkAndDiscard();
    desk = await copyDeskOn(database, '0.1');
    const id = await desk.customer('10000');
    await desk.follow(id);
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    await desk.leader.tick('1.12');
    await desk.close(desk.leaderId, led.id);
    await desk.copied();
    // Profit shares that wait for the month's end are restored after a restart.
    await desk.leader.ground.restart();
    desk.leader.ground.now = Date.parse('2026-12-01T00:00:00Z');
    const paid = async (): Promise<void> => {
      for (const until = Date.now() + 60_000; ((await desk.standing(id))?.sharePaid ?? 0n) === 0n; ) {
        if (Date.now() > until) throw new Error('no share was paid');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await paid();
    const after = await desk.standing(id);
    expect([after?.sharePaid, after?.mark, after?.owed].map((sum) => formatDecimal(sum ?? 0n))).toEqual([
      '20',
      '200',
      '0',
    ]);
    await desk.leave(id, true);
    const again = await desk.follow(id);
    expect([again.sharePaid, again.mark].map(formatDecimal)).toEqual(['20', '200']);
  });
});
