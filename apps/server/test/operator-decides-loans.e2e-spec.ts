import type { LoanAnswer, LoanForm, Message, Page } from '@truemark/contracts';
import type { LoanBook } from '@truemark/contracts/admin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { withinOneDay } from './harness/same-day.js';
import { FORM, type LoanFixture, MONTH_PRODUCT, setUpLoans } from './harness/set-up-loans.js';
import { withOneDatabase } from './harness/with-databases.js';

const HOUR = 3_600_000;

withOneDatabase((database) => {
  let desk: LoanFixture;
  let support: AdminClient;
  let auditor: AdminClient;

  beforeAll(async () => {
    desk = await setUpLoans(database);
    support = await adminClient(desk.server, 'support');
    auditor = await adminClient(desk.server, 'auditor');
  });
  afterAll(() => desk?.close());
  beforeEach(() => desk.next());

  const client = () => desk.customer.client;
  const told = async (answer: ReturnType<LoanFixture['act']>): Promise<[number, string | undefined]> => {
    const { status, body } = await answer;
    return [status, body.key];
  };
  const book = async (by = support): Promise<LoanBook> =>
    (await by.call<LoanBook>('GET', 'loan-book')).body as LoanBook;
  const lookAt = async (by: AdminClient, path: string): Promise<[number, string]> => {
    const headers = { authorization: `Bearer ${by.token}` };
    const answer = await fetch(`${desk.server.url}/admin/api/${path}`, { headers });
    return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5)];
  };
  const looks = async (resource: string, id: unknown): Promise<Row[]> =>
    desk.owner.list('audit-log', { filter: { resource, resource_id: String(id), action: 'look' } });
  const idOf = async (by: AdminClient): Promise<number> =>
    (await by.call<{ id: number }>('GET', 'auth/me')).body.id;
  const funded = async (amount: string): Promise<void> => {
    await desk.owner.create('loan-book/requests', { amount, reason: 'So that this story can lend.' });
  };

  describe('a loan form', () => {
    const sent = async (fields: object = {}): Promise<number> => {
      await client().take('/api/loan/kyc_submit', { ...FORM, ...fields });
      const filter = { customer_id: desk.customer.user.id, status: 'waiting' };
      return (await support.list('loan-applications', { filter }))[0]?.id as number;
    };
    const info = () => client().read<LoanForm>('/api/loan/info');

    it('is rejected field by field, sent again and approved, by the operator who claimed it', async () => {
      const id = await sent({ hand_pic: await desk.picture() });
      const waiting = await support.one('loan-applications', id);
      expect(Number(waiting.promised_at_ms) - Number(waiting.submitted_at_ms)).toBe(48 * HOUR);
      expect(await told(desk.act(support, 'loan-applications', id, 'approve'))).toEqual([
        409,
        'claims.not_yours',
      ]);
      await support.act('loan-applications', id, 'claim');
      expect((await desk.act(desk.operator, 'loan-applications', id, 'claim')).body.key).toBe('claims.taken');
      const mine = { claimed_by: await idOf(support) };
      expect(await support.list('loan-applications', { filter: mine })).toMatchObject([{ id }]);
      const reject = (body: object) => desk.act(support, 'loan-applications', id, 'reject', body);
      for (const body of [{}, { fields: { tax_bill: 'reject.expired' } }]) {
        expect((await reject(body)).status).toBe(422);
      }
      expect((await reject({ reason: 'Pay to DE89 3704 0044 0532 0130 00.' })).status).toBe(422);
      const fields = { hand_pic: 'reject.cut_off', job: 'reject.mismatch' };
      expect((await reject({ reason: 'Nearly there.', fields })).body).toMatchObject({ status: 'rejected' });
      expect(await info()).toMatchObject({ status: 3, reason: 'Nearly there.', fields: ['hand_pic', 'job'] });
      const { data } = await client().read<Page<Message>>('/api/internalMessage/list');
      expect(data[0]?.desc).toMatch(/^Photo of you holding your ID: .+ Occupation: .+ Nearly there\.$/);
      expect((await reject({ reason: 'Once more.' })).body.key).toBe('loan.form_decided');

      const again = await sent({ job: 'Baker of bread' });
      await support.act('loan-applications', again, 'claim');
      expect(await support.act('loan-applications', again, 'approve', { note: 'seen' })).toMatchObject({
        ...{ status: 'approved', status_number: 2, note: 'seen', earlier: [{ id, fields }] },
      });
      expect(await info()).toMatchObject({ status: 2 });
      expect(await desk.titles()).toContain('You can borrow now');
    });

    it('shows its pictures only to those who decide, and logs each access', async () => {
      const id = await sent({ hand_pic: await desk.picture('#335577') });
      const { given, pictures } = await support.one('loan-applications', id);
      expect(given).toMatchObject({ id_number: FORM.id_number, job: FORM.job });
      const { hand_pic } = pictures as { hand_pic: string };
      expect(await looks('uploads', hand_pic)).toEqual([]);
      expect((await lookAt(support, `uploads/${hand_pic}`))[0]).toBe(200);
      expect(await looks('uploads', hand_pic)).toHaveLength(1);
      const read = await auditor.one('loan-applications', id);
      expect(read).toMatchObject({ given: { id_number: '••••', job: FORM.job }, pictures: {} });
      expect((await lookAt(auditor, `uploads/${hand_pic}`))[0]).toBe(403);
      expect(await looks('uploads', hand_pic)).toHaveLength(1);
    });
  });

  it('a loan is paid from the book once, however often it is approved, and the customer is told; its agreement is kept', async () => {
    await desk.stated();
    const { id } = await desk.submitted(1000);
    const before = await book();
    expect(await told(desk.act(support, 'loans', id, 'approve'))).toEqual([409, 'claims.not_yours']);
    await support.act('loans', id, 'claim');
    const pressed = await Promise.all(
      Array.from({ length: 10 }, () => desk.act(support, 'loans', id, 'approve', { note: 'fine' })),
    );
    expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(pressed.filter(({ body }) => body.key === 'loan.not_open')).toHaveLength(9);
    expect(await desk.funding()).toEqual([1000, 0]);
    const after = await book();
    expect(Number(before.balance) - Number(after.balance)).toBe(1000);
    expect(before.in_review.count - after.in_review.count).toBe(1);
    expect(Number(after.lent.amount) - Number(before.lent.amount)).toBe(1000);
    expect(await desk.titles()).toContain('Your loan is paid out');

    const loan = await support.one('loans', id);
    const filter = { customer_id: desk.customer.user.id };
    const { open } = await support.one('customers', `${filter.customer_id}/summary`);
    expect(open).toContainEqual({ product: 'loans', count: 1, waiting: 0, result: null });
    expect(loan).toMatchObject({
      ...{ status: 'active', status_number: 2, days_late: 0, total_amount: 1000, note: 'fine' },
      ...{ cost: { interest: 23, total_due: 1023, total_day_later: 1025 }, payoff: { total: 1000 } },
      ...{ agreement: { lang: 'en', signature: expect.any(String) }, product_name: MONTH_PRODUCT.name },
      entries: [{ type: 'loan', postings: [{ account: 'loan_book' }, { account: 'change' }] }],
    });
    expect(await support.list('loans', { filter: { ...filter, status: 2 } })).toMatchObject([{ id }]);
    expect(await support.list('loans', { filter: { ...filter, days_late_from: 1 } })).toEqual([]);
    expect(await support.list('loans', { filter: { ...filter, waits_for: 'operator' } })).toEqual([]);

    const pdf = `loans/${id}/agreement_pdf`;
    expect(await lookAt(support, pdf)).toEqual([200, '%PDF-']);
    expect((await lookAt(auditor, pdf))[0]).toBe(403);
    expect(await looks('loans', id)).toHaveLength(1);
    expect(await auditor.one('loans', id)).toMatchObject({ agreement: { signature: null }, proof: null });
  });

  it('a loan above the limit takes two people; concurrent approvals pay it once', async () => {
    await desk.stated();
    const { id } = await desk.submitted(1500);
    await support.act('loans', id, 'claim');
    expect(await support.one('loans', id)).toMatchObject({
      ...{ needs_second_person: true, second_person_reason: 'amount', approval: null },
    });
    const { status, body } = await desk.act(support, 'loans', id, 'approve', { note: 'a good payer' });
    expect(status).toBe(202);
    const request = Number(body.approval_id);
    expect(await support.one('loans', id)).toMatchObject({ status: 'review', approval: { id: request } });
    expect(await told(desk.act(support, 'approvals', request, 'approve'))).toEqual([403, 'auth.forbidden']);
    expect(await desk.funding()).toEqual([0, 0]);
    const agreed = await Promise.all(
      [desk.owner, desk.second, desk.owner, desk.second].map((by) =>
        told(desk.act(by, 'approvals', request, 'approve')),
      ),
    );
    expect(agreed.sort(([a], [b]) => a - b)).toEqual([
      [200, undefined],
      ...Array(3).fill([409, 'approvals.decided']),
    ]);
    expect(await desk.funding()).toEqual([1500, 0]);
  });

  it('a loan that exceeds the book is not paid, and stays unchanged until the book is filled', async () => {
    await desk.stated();
    const { id } = await desk.submitted(600);
    const { balance } = await book();
    await funded(`-${Number(balance) - 500}`);
    await support.act('loans', id, 'claim');
    const approve = () => desk.act(support, 'loans', id, 'approve');
    expect(await told(approve())).toEqual([409, 'loan.book_short']);
    expect(await desk.funding()).toEqual([0, 0]);
    expect([(await desk.loan(id)).status, (await book()).balance]).toEqual([1, 500]);
    expect(await desk.titles()).not.toContain('Your loan is paid out');
    await funded(String(Number(balance) - 500));
    expect((await approve()).status).toBe(200);
    expect(await desk.funding()).toEqual([600, 0]);
  });

  it('a rejected loan pays nothing and states the reason', async () => {
    await desk.stated();
    const { id } = await desk.submitted(400);
    await desk.decided(id, 'reject', { reason: 'Not this time.' });
    expect(await desk.loan(id)).toMatchObject({ status: 3, reason: 'Not this time.' });
    expect([await desk.funding(), await desk.titles()]).toEqual([
      [0, 0],
      expect.arrayContaining(['Your loan was not approved']),
    ]);
  });

  it('a repayment by proof is rejected with a reason, then accepted once, despite a concurrent repayment', async () => {
    await desk.stated();
    const { id } = await desk.borrowed(800);
    const { id: deposit } = await desk.byCoin(20);
    await desk.proved(id);
    await support.act('loans', id, 'claim');
    const { user, email: customer_name } = desk.customer;
    const use = { customer_id: user.id, uid: user.uid, customer_name };
    const used = (kind: string, by: number) => expect.arrayContaining([{ kind, id: by, ...use }]);
    expect(await support.one('deposits', deposit)).toMatchObject({ same_proof_elsewhere: used('loan', id) });
    expect(await support.one('loans', id)).toMatchObject({
      ...{ customer_name, same_proof: used('deposit', deposit), repaid_to: { currency_code: 'USDT' } },
      ...{ status: 'checking', payoff: { total: 800 }, proof: expect.any(String) },
      waits_since_ms: expect.any(Number),
    });
    const repay = () => client().post<LoanAnswer>('/api/loan/repay_from_balance', { loan_id: id });
    const rejection = { reason: 'Nothing came.' };
    expect((await desk.act(support, 'loans', id, 'repayment_reject', rejection)).status).toBe(200);
    expect(await desk.loan(id)).toMatchObject({ status: 2, reason: 'Nothing came.' });
    expect(await desk.titles()).toContain('We could not find your repayment');

    const before = await book();
    await desk.proved(id);
    await support.act('loans', id, 'claim');
    const [paid, accepted] = await Promise.all([
      repay(),
      desk.act(support, 'loans', id, 'repayment_approve'),
    ]);
    expect([paid.code, accepted.status]).toEqual([0, 200]);
    expect(await desk.loan(id)).toMatchObject({ status: 5 });
    expect(await desk.funding()).toEqual([800, 0]);
    expect(Number((await book()).balance) - Number(before.balance)).toBe(800);
    expect(await told(desk.act(support, 'loans', id, 'repayment_approve'))).toEqual([409, 'loan.not_open']);
  });

  it('of a proof and a repayment from the balance at the same time, only one succeeds', async () => {
    await desk.stated();
    const { id } = await desk.borrowed(700);
    const repaid = client().post<LoanAnswer>('/api/loan/repay_from_balance', { loan_id: id });
    const [proof, paid] = await Promise.allSettled([desk.proved(id), repaid]);
    const { status } = await desk.loan(id);
    const isPaid = paid.status === 'fulfilled' && paid.value.code === 1;
    expect([proof.status === 'fulfilled', isPaid]).toEqual([status === 4, status === 5]);
    expect(await desk.funding()).toEqual([isPaid ? 0 : 700, 0]);
    if (isPaid) await expect.poll(desk.titles, { timeout: 60_000 }).toContain('Your loan is repaid');
  });

  it('writing off a loan takes two people, and its customer cannot borrow again', async () => {
    await desk.stated();
    const { id } = await desk.borrowed(900);
    const before = await book();
    expect((await desk.act(support, 'loans', id, 'write_off')).status).toBe(422);
    const { status, body } = await desk.act(support, 'loans', id, 'write_off', { reason: 'He is bankrupt.' });
    expect([status, (await desk.loan(id)).status]).toEqual([202, 2]);
    await desk.agreed(Number(body.approval_id));
    expect(await desk.loan(id)).toMatchObject({ status: 7, reason: 'He is bankrupt.' });
    const after = await book();
    expect(Number(after.written_off.amount) - Number(before.written_off.amount)).toBe(900);
    expect(Number(after.balance) - Number(before.balance)).toBe(900);
    expect(await desk.funding()).toEqual([900, 0]);
    const signed = await desk.signed(500);
    expect(await client().post('/api/loan/loan_submit', signed)).toMatchObject({
      data: { key: 'loan.written_off' },
    });
  });

  it('filling and emptying the book takes two people, it never falls below zero, and the day reconciles', async () => {
    const { balance } = await book();
    const ask = (by: AdminClient, amount: string) =>
      by.call<{ id: number; key?: string }>('POST', 'loan-book/requests', { amount, reason: 'To the bank.' });
    expect((await ask(support, '10')).status).toBe(403);
    expect((await ask(desk.operator, '0')).status).toBe(422);
    expect((await ask(desk.operator, '1.001')).status).toBe(422);
    expect((await ask(desk.operator, `-${Number(balance) + 1}`)).body.key).toBe('loan.book_short');
    const out = await ask(desk.operator, `-${balance}`);
    const part = await ask(desk.owner, '-1');
    expect([out.status, part.status]).toEqual([202, 202]);
    const approve = (by: AdminClient, { id }: { id: number }) =>
      told(desk.act(by, 'approvals', id, 'approve'));
    expect(await approve(desk.operator, out.body)).toEqual([403, 'approvals.own']);
    expect((await book()).balance).toBe(balance);
    expect(await approve(desk.second, out.body)).toEqual([200, undefined]);
    expect(await approve(desk.second, part.body)).toEqual([409, 'loan.book_short']);
    expect((await book()).balance).toBe(0);
    await funded(String(balance));
    const day = new Date().toISOString().slice(0, 10);
    const { body } = await desk.owner.call<Row>('GET', `reconciliation?day=${day}`);
    expect(body).toMatchObject({ difference: 0, stored_off: 0, loan_book: balance });
    const [request] = await auditor.list('loan-book/requests', { filter: { id: out.body.id } });
    expect(request).toMatchObject({ state: 'approved', reason: 'To the bank.' });
  });

  it('overdue loans are listed by days, and add up to the totals of the book', async () => {
    await withinOneDay();
    // The demo has late borrowers; this test creates none.
    const late = (filter: Record<string, number>) =>
      auditor.list('loans', { filter, sort: ['due_at_ms', 'ASC'] });
    const rows = (await late({ days_late_from: 1 })) as (Row & { days_late: number; amount: number })[];
    const most = rows[0]?.days_late ?? 0;
    expect(most).toBeGreaterThan(1);
    for (const { from_days, to_days, ...sums } of (await book(auditor)).overdue) {
      const within = rows.filter((row) => row.days_late >= from_days && row.days_late <= (to_days ?? most));
      const amount = within.reduce((sum, row) => sum + row.amount, 0);
      expect(sums).toEqual({ count: within.length, amount });
    }
    expect(await late({ days_late_from: most })).toMatchObject([{ id: rows[0]?.id }]);
    expect(await late({ days_late_from: most + 1 })).toEqual([]);
    expect(await late({ days_late_to: most - 1 })).toHaveLength(rows.length - 1);
  });
});
