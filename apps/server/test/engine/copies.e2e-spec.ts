import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withDatabases } from '../harness/with-databases.js';
import { type CopyDesk, copyDeskOn } from './copy-desk.js';

withDatabases((database) => {
  let desk: CopyDesk;

  beforeEach(async () => {
    desk = await copyDeskOn(database);
  });
  afterEach(() => desk?.leader.checkAndDiscard());

  it('a fill, a part and a close are copied at the leader’s own ticks', async () => {
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
    const lots = [one, half, demo].map((id) => desk.open(id).map((order) => formatDecimal(order.lots)));
    expect(lots).toEqual([['1'], ['0.5'], ['0.5']]);
    for (const id of [one, half, demo]) expect(desk.open(id)[0]?.openSeq).toBe(led.openSeq);

    await desk.leader.tick('1.12');
    await desk.close(desk.leaderId, led.id, '0.33');
    await desk.copied();
    expect(desk.open(half).map((order) => formatDecimal(order.lots))).toEqual(['0.34']);

    await desk.leader.tick('1.13');
    const closed = await desk.close(desk.leaderId, led.id);
    await desk.copied();
    expect(desk.open(one)).toEqual([]);
    expect(desk.rows(one)).toEqual(['open 1', 'part 0.33', 'close 0.67']);
    expect(desk.rows(half)).toEqual(['open 0.5', 'part 0.16', 'close 0.34']);
    const closeSeq = 'order' in closed ? closed.order.closeSeq : 0;
    expect(desk.events(one).at(-1)?.seq).toBe(closeSeq);
    expect(formatDecimal((await desk.standing(one))?.realised ?? 0n)).toBe('267');
  });

  it('stops are the leader’s until the follower sets his own', async () => {
    const [his, own] = [await desk.customer('10000'), await desk.customer('10000')];
    await desk.follow(his);
    await desk.follow(own);
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    const copy = desk.open(own)[0];
    expect(await desk.protect(own, copy?.id ?? 0, '1.05')).toHaveProperty('order');
    await desk.protect(desk.leaderId, led.id, '1.08');
    await desk.copied();
    expect(formatDecimal(desk.open(his)[0]?.stopLoss ?? 0n)).toBe('1.08');
    expect(formatDecimal(desk.open(own)[0]?.stopLoss ?? 0n)).toBe('1.05');
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

  it('an event is skipped for a reason, each follower has one row', async () => {
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

  it('who leaves keeps his copies or closes them; what he closed himself is noted', async () => {
    const [keeps, closes, by] = [
      await desk.customer('10000'),
      await desk.customer('10000'),
      await desk.customer('10000'),
    ];
    for (const id of [keeps, closes, by]) await desk.follow(id);
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    await desk.close(by, desk.open(by)[0]?.id ?? 0);
    await desk.leave(keeps, false);
    await desk.leave(closes, true);
    expect([desk.open(keeps).length, desk.open(closes).length]).toEqual([1, 0]);
    await desk.close(desk.leaderId, led.id);
    await desk.copied();
    expect(desk.open(keeps)[0]?.terms.copy?.state).toBe('taken_over');
    expect([desk.rows(keeps), desk.rows(by)]).toEqual([['open 1'], ['open 1', 'close closed_already']]);
  });

  it('a capital stop ends the relation at its tick', async () => {
    const [id, other] = [await desk.customer('10000'), await desk.customer('10000')];
    await desk.follow(id, { stopLossAmount: decimal('100') });
    await desk.follow(other, { stopLossAmount: decimal('200') });
    await desk.leader.open('buy', '1');
    await desk.copied();
    await desk.leader.tick('1.0901');
    expect(desk.open(id)).toHaveLength(1);
    await desk.leader.tick('1.09');
    expect(desk.open(id)).toEqual([]);
    expect(await desk.standing(id)).toBeUndefined();
    expect(desk.open(other)).toHaveLength(1);
    await desk.leader.open('buy', '1');
    await desk.copied();
    expect(desk.rows(id)).toEqual(['open 1']);
  });

  it('what waits is copied once after a restart', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 150; n++) ids.push(await desk.customer('10000'));
    await Promise.all(ids.map((id) => desk.follow(id)));
    const led = await desk.leader.open('buy', '1');
    await desk.leader.ground.restart();
    desk.listen();
    await desk.leader.tick('1.12');
    await desk.copied();
    for (const id of ids) expect(desk.open(id).map((order) => order.openSeq)).toEqual([led.openSeq]);
  });
});
