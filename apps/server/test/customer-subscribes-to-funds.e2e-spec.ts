import type { FundAnswer, Page, SubscriptionAnswer } from '@truemark/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, refusalKeyOf } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { outboxOf } from './harness/outbox.js';
import { realCustomer } from './harness/real-customer.js';
import { FUND, type FundFixture, setUpFunds } from './harness/set-up-funds.js';
import { withDatabases } from './harness/with-databases.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BUY = '/api/fund/buy';

withDatabases((database) => {
  let desk: FundFixture;
  let oak: number;
  const client = () => desk.customer.client;
  const asked = async (answer: Promise<Answer>): Promise<unknown> =>
    refusalKeyOf((await answer).data) ?? 'done';
  const buying = (id: number, amount: number | string, fields: object = {}) =>
    client().post<SubscriptionAnswer>(BUY, { id, amount, ...fields });
  const setting = (key: string, value: string) => desk.owner.change('settings', key, { value });

  beforeAll(async () => {
    desk = await setUpFunds(database);
    oak = await desk.offered();
  });
  afterAll(() => desk?.close());
  beforeEach(() => desk.next());

  describe('a fund', () => {
    it('states what it pays, who pays, its risks and what its pool holds, in the customer’s language', async () => {
      const told = {
        ...{ id: oak, title: 'Oak', currency_code: 'USD', risk: FUND.texts.en.risk },
        ...{ who_pays: 'The firm.', desc: 'Thirty days.', dividend_percentage: 0.8, yearly_rate: 292 },
        ...{ lock_dividend_days: 30, liquidated_damages: 5, refund_hours: 0, limit_num: 0 },
        ...{ staring_sub_amount: 50, max_sub_amount: 5000, pool_balance: 100_000, pool_promised: 0 },
      };
      const list = () => client().read<Page<FundAnswer>>('/api/fund/list', { page: 1, limit: 50 });
      const found = async () => (await list()).data.find(({ id }) => id === oak);
      expect(await found()).toMatchObject(told);
      expect((await client().take<Page<FundAnswer>>('/api/fund/list', { limit: 2 })).last_page).toBe(2);
      client().lang = 'hk';
      expect(await found()).toMatchObject({ title: '橡樹', risk: '公司可能終止。' });
      await setting('default_lang', 'hk');
      client().lang = 'ar';
      expect((await found())?.who_pays).toBe('由公司支付。');
      await setting('default_lang', 'en');
      expect((await found())?.who_pays).toBe('The firm.');
      client().lang = 'en';
      expect(await desk.info(oak, { amount: 500 })).toMatchObject({
        ...{ ...told, is_published: 1, running: 0, day_profit: 4, total_profit: 120, redeemable: 475 },
      });
      expect(await asked(client().get('/api/fund/info', { id: oak, amount: 49.99 }))).toBe(
        'fund.amount_bounds',
      );
      expect(await asked(client().get('/api/fund/info', { id: 999_999 }))).toBe('fund.not_found');
    });

    it('takes no new money and is hidden once it is unpublished; running subscriptions continue', async () => {
      const id = await desk.offered();
      await desk.paidIn(200);
      const { id: mine } = await desk.buy(id, 100);
      const stranger = await realCustomer(desk.server);
      await desk.owner.change('funds', id, { is_published: false });
      expect(await asked(buying(id, 100))).toBe('fund.closed');
      const { data } = await client().read<Page<FundAnswer>>('/api/fund/list', { limit: 50 });
      expect(data.map((fund) => fund.id)).not.toContain(id);
      expect(await desk.info(id)).toMatchObject({ is_published: 0, running: 1 });
      expect(await asked(stranger.client.get('/api/fund/info', { id }))).toBe('fund.not_found');
      expect(await desk.subscription(mine)).toMatchObject({ status: 1, title: 'Oak' });
      expect(await desk.redeem(mine)).toMatchObject({ status: 3, get_fund: 95 });
    });
  });

  describe('buying', () => {
    it('locks the share in the funding account, under the terms of that day', async () => {
      await desk.paidIn(600);
      const made = await desk.buy(oak, '500');
      expect(made).toMatchObject({
        ...{ fund_id: oak, status: 1, status_name: 'In progress', share_amount: 500, day_profit: 4 },
        ...{ sum_profit: 0, total_profit: 120, days_paid: 0, lock_dividend_days: 30, redeemable: 475 },
        ...{ get_fund: 0, refund_hours: 0, returns_at_ms: null, ended_at_ms: null },
      });
      expect(made.end_time_ms - made.sub_time_ms).toBe(30 * DAY);
      expect(made.next_profit_at_ms).toBe(made.sub_time_ms + DAY);
      expect(made.sub_time).toBe(new Date(made.sub_time_ms).toISOString().slice(0, 19).replace('T', ' '));
      expect(await desk.funding()).toEqual([100, 500]);
      expect(await desk.info(oak)).toMatchObject({ pool_balance: 100_000, pool_promised: 120, running: 1 });
      await desk.owner.change('funds', oak, { dividend_percentage: '0.9' });
      expect(await desk.subscription(made.id)).toMatchObject({ day_profit: 4, dividend_percentage: 0.8 });
      await desk.owner.change('funds', oak, { dividend_percentage: '0.8' });
      expect(await desk.report()).toEqual({
        ...{ total_share_amount: 500, today_fund_amount: 0, total_fund_amount: 0 },
      });
      const history = '/v2/api/main/accountLog/forexChange';
      const { data } = await client().read<Page<{ MemoTran: string }>>(history, { type: 1 });
      expect(data[0]?.MemoTran).toBe('Fund subscribed');
    });

    it.each([
      ['49.99', 'fund.amount_bounds'],
      ['5000.01', 'fund.amount_bounds'],
      ['50.001', 'fund.amount_bounds'],
      ['600', 'fund.insufficient_balance'],
      ['-1', 'validation'],
      ['1e3', 'validation'],
      ['', 'validation'],
    ])('refuses %s: %s', async (amount, key) => {
      await desk.paidIn(599);
      expect(await asked(buying(oak, amount))).toBe(key);
      expect(await desk.funding()).toEqual([599, 0]);
    });

    it('refuses other terms than those that were shown, and an unknown fund', async () => {
      await desk.paidIn(100);
      const shown = {
        dividend_percentage: 0.8,
        lock_dividend_days: 30,
        liquidated_damages: 5,
        refund_hours: 0,
      };
      for (const other of [
        { dividend_percentage: 0.81 },
        { lock_dividend_days: 31 },
        { liquidated_damages: 4 },
        { refund_hours: 1 },
      ]) {
        expect(await asked(buying(oak, 50, { ...shown, ...other }))).toBe('fund.terms_changed');
        expect(await asked(buying(oak, 50, other))).toBe('validation');
      }
      expect(await asked(buying(999_999, 50, shown))).toBe('fund.not_found');
      expect(await asked(buying(oak, 50, shown))).toBe('done');
    });

    it('is for real customers only, and nobody reaches another customer’s subscription', async () => {
      await desk.paidIn(100);
      const { id } = await desk.buy(oak, 50);
      const stranger = await realCustomer(desk.server);
      const demo = await demoCustomer(desk.server);
      for (const path of ['insList', 'applyRefund', 'audit']) {
        const address = `/api/fund/${path}`;
        expect(await asked(stranger.client.post(address, { sub_id: id }))).toBe('fund.not_found');
        expect(await asked(demo.client.post(address, { sub_id: id }))).toBe('user.only_real_account');
      }
      for (const path of ['list', 'info', 'totalReport', 'buy', 'subList']) {
        const answer = demo.client.get(`/api/fund/${path}`, { id: oak, amount: 50 });
        expect(await asked(answer)).toBe('user.only_real_account');
      }
      await desk.redeem(id);
      expect(await asked(stranger.client.post('/api/fund/applyRefund', { sub_id: id }))).toBe(
        'fund.not_found',
      );
    });

    it('counts running subscriptions against the fund’s limit', async () => {
      const id = await desk.offered({ limit_num: 2 });
      await desk.paidIn(300);
      const answers = await Promise.all(Array.from({ length: 5 }, () => asked(buying(id, 50))));
      expect(answers.filter((key) => key === 'done')).toHaveLength(2);
      expect(answers.filter((key) => key === 'fund.limit_reached')).toHaveLength(3);
      const { data } = await client().read<Page<SubscriptionAnswer>>('/api/fund/subList');
      await desk.redeem(data[0]?.id ?? 0);
      expect(await asked(buying(id, 50))).toBe('done');
    });
  });

  describe('fifty concurrent purchases', () => {
    const fifty = (fields: (nth: number) => object) =>
      Promise.all(
        Array.from({ length: 50 }, (_, nth) =>
          client().post<SubscriptionAnswer>(BUY, { id: oak, amount: 50 }, fields(nth)),
        ),
      );

    it('with one key create one subscription, and each gets the first answer', async () => {
      await desk.paidIn(500);
      const answers = await fifty(() => ({ idempotencyKey: 'one-subscription' }));
      expect(answers.map(({ code }) => code)).toEqual(Array(50).fill(1));
      for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
      expect(await desk.funding()).toEqual([450, 50]);
      const other = client().post(BUY, { id: oak, amount: 60 }, { idempotencyKey: 'one-subscription' });
      expect(await asked(other)).toBe('idempotency.conflict');
      const { id: sub_id } = answers[0]?.data ?? { id: 0 };
      const redeemed = await Promise.all(
        Array.from({ length: 50 }, () =>
          client().post('/api/fund/applyRefund', { sub_id }, { idempotencyKey: 'redeem' }),
        ),
      );
      for (const { data } of redeemed) expect(data).toEqual(redeemed[0]?.data);
      expect(await desk.funding()).toEqual([497.5, 0]);
    });

    it('without a key spend no more than the balance', async () => {
      await desk.paidIn(520);
      const answers = await fifty(() => ({}));
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(10);
      const refused = answers.filter(({ code }) => code !== 1).map(({ data }) => refusalKeyOf(data));
      expect(new Set(refused)).toEqual(new Set(['fund.insufficient_balance']));
      expect(await desk.funding()).toEqual([20, 500]);
    });

    it('buy no more than the pool can cover', async () => {
      const id = await desk.offered({}, '60');
      await desk.paidIn(500);
      const answers = await Promise.all(Array.from({ length: 50 }, () => buying(id, 50)));
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(5);
      const refused = answers.filter(({ code }) => code !== 1).map(({ data }) => refusalKeyOf(data));
      expect(new Set(refused)).toEqual(new Set(['fund.pool_short']));
      expect(await desk.info(id)).toMatchObject({ pool_balance: 60, pool_promised: 60 });
      expect(await desk.funding()).toEqual([250, 250]);
    });
  });

  it('a pool that is too small is recorded, and reported once an hour to those who can fill it', async () => {
    const id = await desk.offered({}, '11.99');
    await desk.paidIn(100);
    const pool = () => desk.operator.one('fund-pools', id);
    expect((await pool()).short_at_ms).toBeNull();
    const before = (await pool()).as_of_ms as number;
    const short = await buying(id, 50);
    expect([refusalKeyOf(short.data), short.msg]).toEqual(['fund.pool_short', expect.any(String)]);
    const { short_at_ms: at } = await pool();
    expect(at).toBeGreaterThanOrEqual(before);
    await expect
      .poll(async () => {
        await buying(id, 50);
        return (await pool()).short_at_ms;
      })
      .toBeGreaterThan(at as number);
    const staff = await desk.owner.list('operators');
    for (const { email, role } of staff) {
      const mails = await outboxOf(desk.operator, email as string);
      const told = mails.filter(
        ({ kind, text }) => kind === 'fund.pool_short' && `${text}`.includes(`fund ${id} `),
      );
      expect([role, told.length]).toEqual([role, role === 'owner' || role === 'operator' ? 1 : 0]);
    }
    await desk.owner.create(`fund-pools/${id}/requests`, { amount: '0.01', reason: 'What was missing.' });
    expect(await asked(buying(id, 50))).toBe('done');
  });

  describe('redeeming', () => {
    it('returns the share less the damages at once; the damages go to the pool', async () => {
      const id = await desk.offered();
      await desk.paidIn(500);
      const { id: sub_id } = await desk.buy(id, 500);
      const done = await client().post<SubscriptionAnswer>('/api/fund/applyRefund', { sub_id });
      expect(done.msg).toBe('Redeemed. What comes back is in your funding account.');
      expect(done.data).toMatchObject({ status: 3, get_fund: 475, redeemable: 0, next_profit_at_ms: null });
      expect(await desk.funding()).toEqual([475, 0]);
      expect(await desk.info(id)).toMatchObject({ pool_balance: 100_025, pool_promised: 0 });
      expect(await asked(client().post('/api/fund/applyRefund', { sub_id }))).toBe('fund.not_running');
      expect(await desk.audit(sub_id)).toMatchObject({
        ...{ status: 3, damages: 25, returned: 475, day_profit: 4, days_paid: 0 },
        day_profit_formula: expect.stringContaining('0.8 × 500 / 100) = 4'),
        damages_formula: expect.stringContaining('5 × 500 / 100) = 25'),
        entries: [{ type: 'fund.subscription' }, { type: 'fund.redemption' }],
      });
    });

    it('rounds the damages down to cents', async () => {
      const id = await desk.offered({ liquidated_damages: '3.3333' });
      await desk.paidIn(100);
      const { id: sub_id, redeemable } = await desk.buy(id, '77.77');
      expect([redeemable, (await desk.redeem(sub_id)).get_fund]).toEqual([75.18, 75.18]);
    });

    it('applies the refund hours of the day of purchase', async () => {
      await desk.paidIn(200);
      const at_once = await desk.buy(oak, 50);
      await setting('fund_refund_hours', '48');
      const slow = await desk.buy(oak, 100);
      await setting('fund_refund_hours', '0');
      expect(await desk.redeem(at_once.id)).toMatchObject({ status: 3, refund_hours: 0 });
      const promised = Number((await desk.info(oak)).pool_promised);
      const left = await desk.redeem(slow.id);
      expect(left).toMatchObject({ status: 2, refund_hours: 48, get_fund: 0, redeemable: 0 });
      expect(left.returns_at_ms).toBe(left.as_of_ms + 48 * HOUR);
      expect(await desk.funding()).toEqual([97.5, 100]);
      expect((await desk.info(oak)).pool_promised).toBe(promised - 24);
      expect(await asked(client().post('/api/fund/applyRefund', { sub_id: slow.id }))).toBe(
        'fund.not_running',
      );
      expect(await desk.report()).toMatchObject({ total_share_amount: 0 });
    });
  });
});
