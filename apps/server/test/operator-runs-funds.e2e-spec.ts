import type { CustomerSummary, PoolDetails, PoolRow, SubscriptionDetails } from '@truemark/contracts/admin';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { FUND, type FundFixture, setUpFunds } from './harness/set-up-funds.js';
import { withOneDatabase } from './harness/with-databases.js';

const DAY = 86_400_000;

withOneDatabase((database) => {
  let desk: FundFixture;
  let auditor: AdminClient;

  beforeAll(async () => {
    desk = await setUpFunds(database);
    auditor = await adminClient(desk.server, 'auditor');
  });
  afterAll(() => desk?.close());
  beforeEach(() => desk.next());

  const pool = async (id: number, by: AdminClient = auditor): Promise<PoolDetails> =>
    (await by.call<PoolDetails>('GET', `fund-pools/${id}`)).body;
  const asking = (id: number, amount: string, by = desk.operator) =>
    by.call<Row>('POST', `fund-pools/${id}/requests`, { amount, reason: 'For this story.' });
  const errorsOf = async (fields: object): Promise<unknown> => {
    const { status, body } = await desk.operator.call<Row>('POST', 'funds', { ...FUND, ...fields });
    return status === 422 ? body.errors : status;
  };

  it.each([
    [{ texts: { en: { ...FUND.texts.en, risk: '' } } }, { 'texts.en.risk': 'Required to publish it.' }],
    [
      { texts: { en: { ...FUND.texts.en, who_pays: ' ' } } },
      { 'texts.en.who_pays': 'Required to publish it.' },
    ],
    [
      { texts: { hk: FUND.texts.hk } },
      {
        'texts.en.title': 'Required to publish it.',
        'texts.en.risk': 'Required to publish it.',
        'texts.en.who_pays': 'Required to publish it.',
      },
    ],
    [{ texts: { ...FUND.texts, xx: FUND.texts.en } }, { 'texts.xx': 'This language is not available.' }],
    [{ dividend_percentage: '0.80001' }, { dividend_percentage: 'At most 4 decimals.' }],
    [{ dividend_percentage: '100.0001' }, { dividend_percentage: expect.any(String) }],
    [{ max_sub_amount: '49.99' }, { max_sub_amount: 'Not below the smallest amount.' }],
    [
      { dividend_percentage: '0.0001', staring_sub_amount: '55' },
      { dividend_percentage: expect.stringContaining('more than 1 %') },
    ],
    [
      { dividend_percentage: '0.0001', staring_sub_amount: '0.01' },
      { dividend_percentage: expect.stringContaining('nothing') },
    ],
    [{ lock_dividend_days: 0 }, { lock_dividend_days: expect.any(String) }],
  ])('refuses a fund with %j', async (fields, errors) => {
    expect(await errorsOf(fields)).toEqual(errors);
  });

  it('a fund is a draft without texts, and takes two people to publish once it has them', async () => {
    const { texts, ...terms } = FUND;
    const { id } = await desk.owner.create('funds', { ...terms, is_published: false });
    const number = Number(id);
    const put = (row: object) => desk.operator.call<Row>('PUT', `funds/${id}`, { ...terms, ...row });
    expect((await put({ is_published: true })).status).toBe(422);
    const { status, body } = await put({ is_published: true, texts });
    expect([status, body.state, body.is_own]).toEqual([202, 'waiting', true]);
    expect((await desk.act(desk.operator, 'approvals', Number(body.approval_id), 'approve')).status).not.toBe(
      200,
    );
    expect(await auditor.one('funds', number)).toMatchObject({ is_published: false, title: '' });
    await desk.agreed(Number(body.approval_id));
    expect(await auditor.one('funds', number)).toMatchObject({
      ...{ is_published: true, title: 'Oak', yearly_rate: 292, example_amount: 5000 },
      ...{ example_day_profit: 40, example_total_profit: 1200, example_redeemable: 4750 },
    });
    const own = await desk.operator.call<Row>('PUT', `funds/${id}`, { ...FUND, sort: 77 });
    expect([own.status, own.body.sort]).toEqual([200, 77]);
    const off = await desk.operator.call<Row>('PUT', `funds/${id}`, {
      ...FUND,
      sort: 77,
      is_published: false,
    });
    expect([off.status, off.body.is_published]).toEqual([200, false]);
    expect((await auditor.call('PUT', `funds/${id}`, FUND)).status).toBe(403);
  });

  it('filling a pool takes two people, and only what is not promised is taken out, checked again at approval', async () => {
    const id = await desk.offered({}, '0');
    await desk.paidIn(500);
    const asked = await asking(id, '200');
    expect(asked.status).toBe(202);
    expect((await pool(id)).balance).toBe(0);
    await desk.agreed(Number(asked.body.approval_id));
    expect(await pool(id)).toMatchObject({
      balance: 200,
      capital: 200,
      free: 200,
      promised: 0,
      cover_days: null,
    });
    const out = await asking(id, '-150');
    expect(out.status).toBe(202);
    await desk.buy(id, 500);
    expect(await pool(id)).toMatchObject({
      ...{ balance: 200, promised: 120, free: 80, day_profits: 4, cover_days: 50, paid: 0 },
      ...{ running: { count: 1, amount: 500 }, refunding: { count: 0, amount: 0 } },
    });
    const late = await desk.act(desk.second, 'approvals', Number(out.body.approval_id), 'approve');
    expect([late.status, late.body.key]).toEqual([409, 'fund.pool_promised']);
    const over = await asking(id, '-80.01');
    expect([over.status, over.body.key]).toEqual([409, 'fund.pool_promised']);
    await desk.owner.create(`fund-pools/${id}/requests`, { amount: '-80', reason: 'Nobody is promised it.' });
    expect(await pool(id)).toMatchObject({ balance: 120, capital: 120, free: 0 });
    expect((await asking(id, '0')).status).toBe(422);
    expect((await asking(999_999, '5')).status).toBe(404);
    expect((await asking(id, '5', auditor)).status).toBe(403);
    const requests = await auditor.list(`fund-pools/${id}/requests`, { sort: ['id', 'ASC'] });
    expect(requests.map(({ state }) => state)).toEqual(['approved', 'waiting', 'approved']);
    await desk.act(desk.second, 'approvals', Number(out.body.approval_id), 'reject', { reason: 'Promised.' });
    const trace = await desk.owner.list('audit-log', {
      filter: { resource: 'fund-pools', resource_id: String(id) },
    });
    expect(trace.filter(({ action }) => action === 'fund')).toHaveLength(2);
  });

  it('shows what falls due in the next thirty days, and each subscription with its entries', async () => {
    const id = await desk.offered({ lock_dividend_days: 10 }, '500');
    await desk.paidIn(700);
    const kept = await desk.buy(id, 500);
    const left = await desk.buy(id, 100);
    await desk.redeem(left.id);
    const seen = await pool(id);
    expect(seen).toMatchObject({
      balance: 505,
      damages: 5,
      promised: 40,
      running: { count: 1, amount: 500 },
    });
    expect(seen.due).toHaveLength(30);
    const first = Math.floor(kept.sub_time_ms / DAY) + 1;
    const due = new Map(seen.due.map(({ day, ...rest }) => [Date.parse(day) / DAY, rest]));
    expect(due.get(first - 1)).toMatchObject({ count: 0, balance_after: 505 });
    expect(due.get(first)).toEqual({ profits: 4, count: 1, shares: 0, balance_after: 501 });
    expect(due.get(first + 9)).toEqual({ profits: 4, count: 1, shares: 500, balance_after: 465 });
    expect(due.get(first + 10)).toMatchObject({ count: 0, balance_after: 465 });

    const uid = desk.customer.user.uid;
    const filter = { q: uid, fund_id: id };
    const rows = await auditor.list('fund-subscriptions', { filter });
    expect(rows[0]).toMatchObject({ customer_name: desk.customer.email });
    expect(rows.map((row) => [row.id, row.status, row.status_number, row.uid])).toEqual([
      [left.id, 'refunded', 3, uid],
      [kept.id, 'running', 1, uid],
    ]);
    const page = `customers/${desk.customer.user.id}/summary`;
    expect((await auditor.call<CustomerSummary>('GET', page)).body.open).toContainEqual({
      ...{ product: 'mining', count: 1, waiting: 0, result: null },
    });
    const running = await auditor.list('fund-subscriptions', { filter: { ...filter, status: 1 } });
    expect(running).toMatchObject([{ id: kept.id, promised: 40, fund_title: 'Oak', get_fund: null }]);
    const { body } = await auditor.call<SubscriptionDetails>('GET', `fund-subscriptions/${left.id}`);
    expect(body).toMatchObject({
      ...{ share_amount: 100, get_fund: 95, promised: 0, redeemable: 0, currency: 'USD' },
      entries: [{ type: 'fund.subscription' }, { type: 'fund.redemption', day: null }],
    });
    const pools = (await auditor.list('fund-pools', { filter: { id } })) as unknown as PoolRow[];
    expect(pools).toMatchObject([{ id, title: 'Oak', balance: 505 }]);
    const day = new Date().toISOString().slice(0, 10);
    const { body: books } = await auditor.call<Row>('GET', `reconciliation?day=${day}`);
    expect(books).toMatchObject({ difference: 0, stored_off: 0, funds: expect.any(Number) });
  });
});
