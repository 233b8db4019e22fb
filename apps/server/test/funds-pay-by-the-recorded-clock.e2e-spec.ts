import type { TradeSymbol } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { client as customerClient } from './harness/client.js';
import { PipedTicks, writeTicksWhile } from './harness/piped-ticks.js';
import { type FundFixture, setUpFunds } from './harness/set-up-funds.js';
import { withOneDatabase } from './harness/with-databases.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The prices continue where the demo's day ended. */
const CODE = 'EURUSD';
/** The recording runs while the server starts. */
const BEGIN = Date.UTC(2014, 4, 7, 12);
const WARM_UP = 900;
/** Times at which the state is read, in hours after the start. */
const stops = [20, 25, 49, 60, 73, 120, 145].map((hours) => BEGIN + hours * HOUR);

withOneDatabase((database) => {
  let desk: FundFixture;
  let pipe: PipedTicks;

  beforeAll(async () => {
    const times = [...Array.from({ length: WARM_UP }, (_, at) => BEGIN + at * 1_000), ...stops];
    pipe = await PipedTicks.of(times.map((time) => ({ time, bid: '1.16', ask: '1.1601' })));
    const env = { PRICE_FEED: 'replay', REPLAY_CLOCK: 'recorded', REPLAY_SPEED: 'max' };
    desk = await writeTicksWhile(
      [pipe],
      setUpFunds(database, { ...env, REPLAY_FILES: `${CODE}=${pipe.path}` }),
    );
  });
  afterAll(async () => {
    await pipe?.close();
    await desk?.close();
  });

  const now = async (): Promise<number> => {
    const list = await customerClient(desk.server.url).read<TradeSymbol[]>('/v2/api/forex/trade_list');
    return list.find(({ Code }) => Code === CODE)?.ForexQuotations?.TimeMs ?? 0;
  };
  const standAt = async (time: number): Promise<void> => {
    await pipe.writeTo(pipe.ticks.findIndex((tick) => tick.time > time) >>> 0 || pipe.ticks.length);
    await expect.poll(now, { timeout: 60_000 }).toBe(time);
  };
  const paid = async (id: number, days: number): Promise<void> => {
    await expect.poll(async () => (await desk.subscription(id))?.days_paid, { timeout: 60_000 }).toBe(days);
  };

  it('pays each day at its own time, returns a redeemed share after its refund hours, and the rest at maturity', async () => {
    const [before, first, second, asked, third, later, end] = stops as [
      ...[number, number, number, number, number, number, number],
    ];
    const id = await desk.offered({ lock_dividend_days: 5 });
    await desk.paidIn(1000);
    const kept = await desk.buy(id, 500);
    await desk.owner.change('settings', 'fund_refund_hours', { value: '48' });
    const left = await desk.buy(id, 100);
    await desk.owner.change('settings', 'fund_refund_hours', { value: '0' });
    const due = (day: number): number => kept.sub_time_ms + day * DAY;

    await standAt(before);
    expect(await desk.subscription(kept.id)).toMatchObject({ days_paid: 0, next_profit_at_ms: due(1) });
    await standAt(first);
    await paid(kept.id, 1);
    await paid(left.id, 1);
    expect(await desk.report()).toEqual({
      ...{ total_share_amount: 600, today_fund_amount: 4.8, total_fund_amount: 4.8 },
    });
    await standAt(second);
    await paid(kept.id, 2);
    await paid(left.id, 2);
    expect(await desk.report()).toMatchObject({ today_fund_amount: 4.8, total_fund_amount: 9.6 });

    await standAt(asked);
    const refunding = await desk.redeem(left.id);
    expect(refunding).toMatchObject({ status: 2, sum_profit: 1.6, returns_at_ms: asked + 48 * HOUR });
    expect(await desk.funding()).toEqual([409.6, 600]);
    await standAt(third);
    await paid(kept.id, 3);
    expect(await desk.subscription(left.id)).toMatchObject({ status: 2, days_paid: 2 });

    // No quotes for two days: profits due meanwhile carry their own time.
    await standAt(later);
    await paid(kept.id, 4);
    await expect.poll(async () => (await desk.subscription(left.id))?.status, { timeout: 60_000 }).toBe(3);
    expect(await desk.subscription(left.id)).toMatchObject({
      ...{ get_fund: 95, sum_profit: 1.6, ended_at_ms: asked + 48 * HOUR },
    });

    await standAt(end);
    await paid(kept.id, 5);
    expect(await desk.subscription(kept.id)).toMatchObject({
      ...{ status: 4, get_fund: 500, sum_profit: 20, next_profit_at_ms: null, ended_at_ms: due(5) },
    });
    expect(await desk.funding()).toEqual([400 + 500 + 95 + 20 + 1.6, 0]);
    const { data } = await desk.incomes(kept.id);
    expect(data.map(({ day, interest, created_at_ms: at }) => [day, interest, at])).toEqual(
      [5, 4, 3, 2, 1].map((day) => [day, 4, due(day)]),
    );
    const { entries, as_of_ms: asOf } = await desk.audit(kept.id);
    expect(asOf).toBe(due(5));
    expect(entries.map(({ type, at_ms: at }) => [type, at])).toEqual([
      ['fund.subscription', due(0)],
      ...[1, 2, 3, 4, 5].map((day) => ['fund.dividend', due(day)]),
      ['fund.maturity', due(5)],
    ]);
    expect(await desk.operator.one('fund-pools', id)).toMatchObject({
      ...{ balance: 100_000 - 21.6 + 5, promised: 0, paid: 21.6, damages: 5, cover_days: null },
    });
  });
});
