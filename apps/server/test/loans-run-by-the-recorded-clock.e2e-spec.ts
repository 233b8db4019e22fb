import type { LoanAnswer, Message, Page, TradeSymbol } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { client as customerClient } from './harness/client.js';
import { PipedTicks, writeTicksWhile } from './harness/piped-ticks.js';
import { type LoanFixture, setUpLoans } from './harness/set-up-loans.js';
import { withOneDatabase } from './harness/with-databases.js';

const DAY = 86_400_000;
/** The prices continue where the demo's day ended. */
const CODE = 'EURUSD';
/** The recording runs while the server starts. */
const BEGIN = Date.UTC(2014, 4, 7, 12);
const WARM_UP = 900;
/** The due day of a 30-day loan paid out on the first day ends as this day begins. */
const DUE = Date.UTC(2014, 5, 7);
/** At the first and the last, a reminder is late by a day or more. */
const stops = [
  ...[DUE - 3 * DAY, DUE - DAY, DUE, DUE + 3 * DAY, DUE + 4 * DAY].map((at) => at + 3_600_000),
  DUE + 9 * DAY + 3_600_000,
];

withOneDatabase((database) => {
  let desk: LoanFixture;
  let pipe: PipedTicks;

  beforeAll(async () => {
    const times = [...Array.from({ length: WARM_UP }, (_, at) => BEGIN + at * 1_000), ...stops];
    pipe = await PipedTicks.of(times.map((time) => ({ time, bid: '1.16', ask: '1.1601' })));
    const env = { PRICE_FEED: 'replay', REPLAY_CLOCK: 'recorded', REPLAY_SPEED: 'max' };
    desk = await writeTicksWhile(
      [pipe],
      setUpLoans(database, { ...env, REPLAY_FILES: `${CODE}=${pipe.path}` }),
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

  const messages = async (): Promise<Message[]> => {
    const { data } = await desk.customer.client.read<Page<Message>>('/api/internalMessage/list');
    return data.map((each) => JSON.parse(JSON.stringify(each).replace(/[\u2066-\u2069]/g, '')));
  };

  it('a loan accrues costs by the day, sends reminders in time, and accrues nothing while a first proof is reviewed', async () => {
    await desk.stated();
    const { id, due_at_ms } = await desk.borrowed(1000);
    expect(due_at_ms).toBe(DUE);
    const told = async (title: string) => (await messages()).filter((each) => each.title === title).length;
    const [first, due, after, late, later, end] = stops as [number, number, number, number, number, number];

    await standAt(first);
    expect(await desk.payoff()).toMatchObject({
      interest: 21,
      penalty: 0,
      total: 1021,
      days: 28,
      as_of_ms: first,
    });
    await expect.poll(() => told('Your loan is due on Jun 6, 2014 (GMT)'), { timeout: 60_000 }).toBe(1);
    expect((await messages())[0]?.desc).toContain('1,021.00 USD would pay loan');
    await standAt(due);
    await expect.poll(() => told('Your loan is due today'), { timeout: 60_000 }).toBe(1);
    expect(await desk.payoff()).toMatchObject({ interest: 23, penalty: 0, days: 30, late_days: 0 });
    await standAt(after);
    await expect.poll(() => told('Your loan is overdue'), { timeout: 60_000 }).toBe(1);
    expect(await desk.payoff()).toMatchObject({ interest: 23, penalty: 2, total: 1025, late_days: 1 });

    // Three midnights pass while the proof is pending: no interest accrues.
    await desk.proved(id);
    await standAt(late);
    expect(await desk.payoff({ loan_id: id })).toMatchObject({ total: 1025, as_of_ms: after });
    await desk.decided(id, 'repayment_reject', { reason: 'Nothing came.' });
    expect(await desk.payoff()).toMatchObject({ penalty: 2, late_days: 1 });
    // A second proof does not stop the accrual.
    await desk.proved(id);
    await standAt(later);
    await desk.decided(id, 'repayment_reject', { reason: 'Again nothing.' });
    expect(await desk.payoff()).toMatchObject({ penalty: 4, late_days: 2 });
    await standAt(end);
    const total = 1000 + 23 + 2 * 7;
    expect(await desk.payoff()).toMatchObject({ total, late_days: 7 });
    await expect
      .poll(async () => (await messages())[0]?.desc, { timeout: 60_000 })
      .toContain('is late by 10 days: 1,037.00 USD pay it off today.');
    await desk.paidIn(100);
    const repaid = await desk.customer.client.take<LoanAnswer>('/api/loan/repay_from_balance', {
      loan_id: id,
    });
    expect(repaid).toMatchObject({
      status: 5,
      interest_amount: 23,
      penalty_amount: 14,
      repayment_time_ms: end,
    });
    expect(await desk.funding()).toEqual([1100 - total, 0]);
  });
});
