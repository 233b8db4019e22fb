import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Command, type Outcome, SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { DAY, type FundHouse, fundHouse, HOUR } from './fund-house.js';
import { verifyDerivedData } from './test-engine.js';

const key = (outcome: Outcome): string | null => (isRefusal(outcome) ? outcome.key : null);
const keys = (outcomes: readonly Outcome[]): (string | null)[] => outcomes.map(key);
const counted = (outcomes: readonly Outcome[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[key(outcome) ?? 'done'] = (counts[key(outcome) ?? 'done'] ?? 0) + 1;
  return counts;
};

withDatabases((database) => {
  let house: FundHouse;
  let saver: number;

  beforeEach(async () => {
    house = await fundHouse(database);
    saver = await house.newSaver('1000');
    await house.fill('1000');
  });
  afterEach(async () => {
    try {
      await verifyDerivedData(house.ground.target);
    } finally {
      await house.ground.discard();
    }
  });

  it('pays 4.0000 a day for 500 at 0.8 %, 120 in total, 24 hours apart, and returns the share at maturity', async () => {
    const { id, dayProfit, subscribedAt } = await house.subscribed(saver, '500');
    expect([formatDecimal(dayProfit), await house.free(saver), await house.held(saver)]).toEqual([
      '4',
      '500',
      '500',
    ]);
    expect(await house.pool()).toEqual({ balance: '1000', promised: '120', count: 1 });
    house.ground.now += DAY - 1;
    expect(await house.pay(id)).toEqual({ paid: 0, returned: 0, refused: 0 });
    house.ground.now += 1;
    await house.untilPaid(saver, 1);
    expect([await house.free(saver), await house.pool()]).toEqual([
      '504',
      { balance: '996', promised: '116', count: 1 },
    ]);
    house.ground.now += 29 * DAY;
    await house.untilPaid(saver, 30);
    expect([await house.free(saver), await house.held(saver)]).toEqual(['1120', '0']);
    expect(await house.pool()).toEqual({ balance: '880', promised: '0', count: 0 });
    const entries = await house.entries(id);
    const paid = entries.filter(({ type }) => type === 'fund.dividend');
    expect(paid.map(({ at }) => at)).toEqual(
      Array.from({ length: 30 }, (_, day) => subscribedAt + (day + 1) * DAY),
    );
    expect(entries.at(-1)).toEqual({ type: 'fund.maturity', at: subscribedAt + 30 * DAY });
    expect(key(await house.redeem(saver, id))).toBe('fund.not_running');
  });

  it('profits missed during days of downtime are paid at start-up, each dated at its own instant', async () => {
    const one = await house.subscribed(saver, '500');
    house.ground.now += 5 * HOUR;
    const other = await house.subscribed(saver, '100');
    await house.ground.restart(3 * DAY);
    // Profits due are paid at start-up, before any request is answered.
    expect((await house.of(saver)).map(({ daysPaid }) => daysPaid)).toEqual([3, 3]);
    for (const { id, subscribedAt } of [one, other]) {
      const at = (await house.entries(id)).map((entry) => entry.at);
      expect(at).toEqual([0, 1, 2, 3].map((day) => subscribedAt + day * DAY));
    }
    // Three days of both were booked at start-up; lists by time use that instant.
    const startedAt = house.ground.now;
    expect(await house.bookedBy(saver, other.subscribedAt + 1)).toEqual([0, 0]);
    expect(await house.bookedBy(saver, startedAt)).toEqual([0, 0]);
    expect(await house.bookedBy(saver, startedAt + 1)).toEqual([6, 6]);
    await house.ground.restart(40 * DAY);
    expect(await house.of(saver)).toEqual([]);
    expect([await house.free(saver), await house.pool()]).toEqual([
      '1144',
      { balance: '856', promised: '0', count: 0 },
    ]);
  });

  it('redeems 475 of 500 at 5 %, keeps the profits paid, and credits the damages to the pool', async () => {
    const { id } = await house.subscribed(saver, '500');
    house.ground.now += 2 * DAY + HOUR;
    const left = house.known(await house.redeem(saver, id));
    expect([left.status, left.daysPaid, formatDecimal(left.returned ?? 0n)]).toEqual(['refunded', 2, '475']);
    expect([await house.free(saver), await house.held(saver)]).toEqual(['983', '0']);
    expect(await house.pool()).toEqual({ balance: '1017', promised: '0', count: 0 });
    expect(key(await house.redeem(saver, id))).toBe('fund.not_running');
    house.ground.now += 5 * DAY;
    expect(await house.pay(id)).toEqual({ paid: 0, returned: 0, refused: 0 });
  });

  it('a redeemed share stays locked for the hours set at its subscription, also while the engine is down', async () => {
    await house.set({ fund_refund_hours: '48' });
    const { id, refundHours } = await house.subscribed(saver, '33.33');
    await house.set({ fund_refund_hours: '0' });
    expect(refundHours).toBe(48);
    const left = house.known(await house.redeem(saver, id));
    expect([left.status, left.returnsAt]).toEqual(['refunding', house.ground.now + 48 * HOUR]);
    expect([await house.held(saver), (await house.pool()).promised]).toEqual(['33.33', '0']);
    expect(key(await house.redeem(saver, id))).toBe('fund.not_running');
    await house.ground.restart(100 * HOUR);
    expect(await house.of(saver)).toEqual([]);
    expect([await house.free(saver), await house.pool()]).toEqual([
      '998.34',
      { balance: '1001.66', promised: '0', count: 0 },
    ]);
    expect((await house.entries(id)).at(-1)).toEqual({ type: 'fund.redemption', at: left.returnsAt });
  });

  it('refuses a subscription with the reasons in the order in which a customer can resolve them', async () => {
    const { fundId } = house;
    const buy = (more: object = {}, amount = '100') => house.subscribe(saver, amount, more);
    const demo = await house.newSaver('0', { isDemo: true, demoId: 'a demo customer of funds' });
    expect(key(await house.subscribe(demo, '100'))).toBe('user.only_real_account');
    expect(key(await buy({ fundId: 99 }))).toBe('fund.not_found');
    await house.change({ isPublished: false });
    expect(key(await buy())).toBe('fund.closed');
    await house.change({ isPublished: true });
    const agreed = { ...house.terms, refundHours: 0 };
    for (const other of [
      { dividendPercentage: decimal('0.9') },
      { lockDividendDays: 29 },
      { liquidatedDamages: decimal('4') },
      { refundHours: 1 },
    ]) {
      expect(key(await buy({ agreed: { ...agreed, ...other } }))).toBe('fund.terms_changed');
    }
    for (const amount of ['9.99', '5000.01', '10.001', '0']) {
      expect(key(await buy({ agreed }, amount))).toBe('fund.amount_bounds');
    }
    expect(key(await buy({}, '1000.01'))).toBe('fund.insufficient_balance');
    await house.fill('-900');
    const short = await buy({ agreed }, '500');
    expect(short).toMatchObject({ key: 'fund.pool_short', facts: { free: '100' } });
    await house.change({ limitNum: 2 });
    expect(keys(await Promise.all([buy(), buy(), buy()]))).toEqual([null, null, 'fund.limit_reached']);
    const other = await house.newSaver('100');
    expect(key(await house.redeem(other, 1))).toBe('fund.not_found');
    expect(key(await house.redeem(other, 9))).toBe('fund.not_found');
    await house.redeem(saver, 1);
    expect(key(await buy())).toBeNull();
    expect(fundId).toBe(1);
  });

  it('refuses subscriptions of self-excluded and blocked customers', async () => {
    await house.submit({
      ...{ kind: 'limits.set', actor: { kind: 'customer', id: saver }, customerId: saver },
      ...{ limits: {}, excludeDays: 1 },
    } as Command);
    expect(key(await house.subscribe(saver, '100'))).toBe('limits.self_excluded');
    house.ground.now += DAY;
    expect(key(await house.subscribe(saver, '100'))).toBeNull();
    const blocked = await house.newSaver('100', { blocked: { trading: 'A question is open.' } });
    expect(key(await house.subscribe(blocked, '100'))).toBe('customer.blocked');
  });

  it('a subscription keeps its terms when its fund is changed or switched off', async () => {
    const { id } = await house.subscribed(saver, '500');
    await house.change({ isPublished: false, dividendPercentage: 1n, lockDividendDays: 1 });
    house.ground.now += DAY;
    await house.untilPaid(saver, 1);
    expect((await house.pool()).promised).toBe('116');
    expect(house.known(await house.redeem(saver, id)).status).toBe('refunded');
  });

  it('two people are needed to fund or drain a pool, which never falls below what it promises', async () => {
    await house.subscribed(saver, '500');
    const free = await house.fill('-880.00000001');
    expect(free).toMatchObject({ key: 'fund.pool_promised', facts: { free: '880' } });
    expect(key(await house.fill('-880'))).toBeNull();
    expect(key(await house.fill('-0.00000001'))).toBe('fund.pool_promised');
    for (const people of [[2], [2, 2], [1, 3]]) {
      expect(key(await house.fill('1', { approvedBy: { people, approvalId: 1, at: 0 } }))).toBe(
        'review.second_person',
      );
    }
    expect(key(await house.fill('1', { fundId: 99 }))).toBe('fund.not_found');
    expect(await house.pool()).toEqual({ balance: '120', promised: '120', count: 1 });
  });

  it('fifty subscriptions under one key make one; without a key, as many as the balance allows', async () => {
    const same = { idempotency: { owner: saver, key: 'once', hash: 'buy' } };
    const once = await Promise.all(Array.from({ length: 50 }, () => house.subscribe(saver, '100', same)));
    expect(new Set(once.map((outcome) => house.known(outcome).id)).size).toBe(1);
    const many = await Promise.all(Array.from({ length: 50 }, () => house.subscribe(saver, '100')));
    expect(counted(many)).toEqual({ done: 9, 'fund.insufficient_balance': 41 });
    expect([await house.free(saver), await house.held(saver)]).toEqual(['0', '1000']);
  });

  it('concurrent subscriptions and a drain never promise more than the pool holds', async () => {
    await house.fill('-950');
    const savers = await Promise.all(Array.from({ length: 10 }, () => house.newSaver('200')));
    // 24 each: room for two, while money is taken out of the pool at the same time.
    const race = await Promise.all([
      ...savers.flatMap((id) => [house.subscribe(id, '100'), house.subscribe(id, '100')]),
      house.fill('-5'),
    ]);
    expect(counted(race)).toEqual({ done: 2, 'fund.pool_short': 18, 'fund.pool_promised': 1 });
    expect(await house.pool()).toEqual({ balance: '50', promised: '48', count: 2 });
  });

  it('a concurrent redemption and daily profit both apply once; after the last day nothing can be redeemed', async () => {
    const { id } = await house.subscribed(saver, '500');
    house.ground.now += DAY;
    const race = await Promise.all([
      ...[1, 2].map(() => house.redeem(saver, id)),
      ...[1, 2].map(() => house.submit({ kind: 'fund.pay', actor: SYSTEM, ids: [id, id] })),
    ]);
    expect(keys(race.slice(0, 2))).toEqual([null, 'fund.not_running']);
    expect([await house.free(saver), (await house.entries(id)).length]).toEqual(['979', 3]);
    const last = await house.subscribed(saver, '500');
    house.ground.now = last.subscribedAt + 30 * DAY;
    const ends = await Promise.all([house.redeem(saver, last.id), house.redeem(saver, last.id)]);
    expect(keys(ends)).toEqual(['fund.not_running', 'fund.not_running']);
    await expect.poll(() => house.of(saver), { timeout: 60_000 }).toEqual([]);
    expect(await house.free(saver)).toBe('1099');
  });

  it('a profit that cannot be booked waits and does not delay others', async () => {
    await house.change({ dividendPercentage: decimal('100'), lockDividendDays: 5 });
    await house.fill('10000');
    // With a thousand less free, the account holds the maximum a column can store.
    const rich = await house.newSaver('92233719000');
    await house.subscribed(rich, '1000');
    await house.subscribed(saver, '10');
    for (const day of [1, 2, 3]) {
      house.ground.now += DAY;
      await house.untilPaid(saver, day);
    }
    await house.untilPaid(rich, 2);
    await house.subscribed(rich, '1000');
    await expect.poll(async () => (await house.of(rich))[0]?.daysPaid, { timeout: 60_000 }).toBe(3);
  });
});
