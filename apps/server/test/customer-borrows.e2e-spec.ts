import { createHash } from 'node:crypto';
import type { LoanAnswer, LoanCostAnswer, LoanForm, Message, Page } from '@truemark/contracts';
import { LANGUAGES } from '@truemark/i18n';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { demoCustomer } from './harness/demo-customer.js';
import { findPlainText } from './harness/find-plain-text.js';
import { realCustomer } from './harness/real-customer.js';
import { FORM, type LoanFixture, setUpLoans } from './harness/set-up-loans.js';
import { withDatabases } from './harness/with-databases.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Area number of Germany. */
const GERMANY = 4 * 26 + 5;

withDatabases((database) => {
  let desk: LoanFixture;
  const client = () => desk.customer.client;

  beforeAll(async () => {
    desk = await setUpLoans(database);
  });
  afterAll(() => desk?.close());
  beforeEach(() => desk.next());

  const keyOf = async (asked: Promise<{ data: unknown }>): Promise<unknown> => {
    const { key, fields } = ((await asked).data ?? {}) as { key?: string; fields?: object };
    return key === undefined ? 'done' : (fields ?? key);
  };
  const send = (fields: object) => client().post('/api/loan/kyc_submit', { ...FORM, ...fields });

  describe('the loan form', () => {
    const set = (field: string, value: '0' | '1') =>
      desk.owner.change('settings', `is_loan_${field}`, { value });

    it('requires the fields that the settings require, and names a missing one', async () => {
      expect(await client().read<LoanForm>('/api/loan/info')).toMatchObject({ status: 0, given: {} });
      for (const job of ['', '   ']) {
        const missing = { key: 'loan.please_input', field: 'job' };
        expect(await send({ job })).toMatchObject({ code: 0, data: missing });
      }
      await set('passport_photo', '1');
      const photo = { key: 'loan.please_upload_passport', field: 'passport_photo' };
      expect(await send({})).toMatchObject({ data: photo });
      await set('passport_photo', '0');
      await set('job', '0');
      expect(await keyOf(send({ job: ' ' }))).toBe('done');
      await set('job', '1');
    });

    it.each([
      [{ birthday: '1949-12-31' }, { birthday: 'validation.too_small' }],
      [{ birthday: new Date().toISOString().slice(0, 10) }, { birthday: 'validation.too_large' }],
      [{ birthday: '1990-02-30' }, { birthday: 'validation.date' }],
      [{ country: 'XX' }, 'loan.country_refused'],
      [{ country: 'KP' }, 'loan.country_refused'],
      [{ personal_income: '-1' }, { personal_income: 'validation.too_small' }],
      [{ hand_pic: `/api/common/image/${'A'.repeat(22)}` }, { hand_pic: 'validation.picture' }],
      [{ mobile: '+351-12' }, { mobile: 'validation.mobile' }],
    ])('refuses %j', async (fields, key) => {
      expect(await keyOf(send(fields))).toEqual(key);
      expect((await client().read<LoanForm>('/api/loan/info')).status).toBe(0);
    });

    it('is refused for restricted countries and for demo accounts', async () => {
      await desk.owner.change('settings', 'restricted_countries', { value: 'PT' });
      expect(await keyOf(send({}))).toBe('loan.country_refused');
      // So is the country that the account is registered in, whatever the form names.
      const { client: german } = await realCustomer(desk.server, 'en', { area_id: GERMANY });
      await desk.owner.change('settings', 'restricted_countries', { value: 'DE' });
      expect(await keyOf(german.post('/api/loan/kyc_submit', FORM))).toBe('loan.country_refused');
      await desk.owner.change('settings', 'restricted_countries', { value: '' });
      expect(await keyOf(german.post('/api/loan/kyc_submit', FORM))).toBe('done');
      const { client: demo } = await demoCustomer(desk.server);
      expect(await keyOf(demo.get('/api/loan/info'))).toBe('user.only_real_account');
    });

    it('waits for review, is rejected by field, corrected, sent again and approved; it is not stored in plain text', async () => {
      const secret = `ID-${desk.customer.user.uid}-SECRET`;
      const sent = await client().take<LoanForm>('/api/loan/kyc_submit', {
        ...{ ...FORM, id_number: secret, personal_income: '2500.50', hand_pic: await desk.picture() },
      });
      expect(sent).toMatchObject({ status: 1, promise_hours: 48 });
      expect(await keyOf(send({}))).toBe('loan.form_waiting');
      const [form] = await desk.operator.list('loan-applications', {
        filter: { customer_id: desk.customer.user.id },
      });
      const id = form?.id as number;
      await desk.operator.act('loan-applications', id, 'claim');
      await desk.operator.act('loan-applications', id, 'reject', {
        ...{ reason: 'It is missing.', fields: ['job'] },
      });
      expect(await client().read<LoanForm>('/api/loan/info')).toMatchObject({
        ...{ status: 3, name: 'Ana', reason: 'It is missing.', fields: ['job'] },
        given: { id_number: secret, personal_income: '2500.5', country: 'PT', job: 'Baker' },
      });
      const { data } = await client().read<Page<Message>>('/api/internalMessage/list');
      expect(data.map(({ desc }) => desc)).toEqual(['Occupation: It is missing.', expect.any(String)]);
      await desk.stated({ job: 'Master baker', id_number: secret });
      expect(await client().read<LoanForm>('/api/loan/info')).toMatchObject({ status: 2 });
      expect(await keyOf(send({}))).toBe('loan.form_approved');
      expect(await findPlainText(desk.server, secret)).toEqual([]);
    });
  });

  it('shows the cost of a loan, to the day, before it is signed', async () => {
    const cost = await client().read<LoanCostAnswer>('/api/loan/config_info', {
      ...{ id: desk.productId, amount: 1000 },
    });
    expect(cost).toMatchObject({
      ...{ loan_period: 30, min_amount: 100, max_amount: 5000, interest_rate: 0.001, free_period: 7 },
      ...{ interest: 23, total_due: 1023, total_day_later: 1025, yearly_rate: 0.27983333 },
    });
    const plain = await client().read<LoanCostAnswer>('/api/loan/config_info', { id: desk.productId });
    expect(plain.interest).toBeUndefined();
    const over = { id: desk.productId, amount: 5000.01 };
    expect(await keyOf(client().get('/api/loan/config_info', over))).toBe('loan.amount_bounds');
    const { date, time, time_ms } = await client().read<{ date: string; time: string; time_ms: number }>(
      '/api/loan/get_date',
    );
    expect(`${date}T${time}`).toBe(new Date(time_ms).toISOString().slice(0, 19));
  });

  describe('the loan agreement', () => {
    it('is written in the customer’s language, from the server’s text only', async () => {
      await desk.stated();
      const hashes = new Set<string>();
      for (const { code } of LANGUAGES) {
        client().lang = code;
        const { lang, text, hash, html, parameters } = await desk.agreement(1000);
        expect(lang).toBe(code);
        expect(hash).toBe(sha256(text));
        expect(html).not.toMatch(/<script|on\w+=/);
        expect(parameters).toMatchObject({
          ...{ name: 'Ana', last_name: 'Sousa', country: 'PT', amount: 1000, loan_period: 30 },
          ...{ interest_rate: 0.001, free_period: 7, penalty_rate: 0.002, total_rate: 0.023 },
        });
        hashes.add(hash);
      }
      expect(hashes.size).toBe(LANGUAGES.length);
      client().lang = 'xx';
      expect((await desk.agreement(1000)).lang).toBe('hk');
      client().lang = 'en';
    });

    it('must be the current one, for these terms, and signed', async () => {
      expect(
        await keyOf(client().get('/api/loan/loan_agreement', { id: desk.productId, amount: 1000 })),
      ).toBe('loan.form_required');
      await desk.stated();
      const signed = await desk.signed(1000);
      const submit = (fields: object) => client().post('/api/loan/loan_submit', { ...signed, ...fields });
      expect(await keyOf(submit({ amount: 1100 }))).toBe('loan.agreement_changed');
      for (const agreement of ['a'.repeat(64), 'x']) {
        expect(await keyOf(submit({ agreement }))).toBe('loan.agreement_changed');
      }
      expect(await keyOf(submit({ sign: '' }))).toBe('loan.please_sign');
      expect(await keyOf(submit({ sign: `/api/common/image/${'A'.repeat(22)}` }))).toBe('loan.please_sign');
      expect(await keyOf(submit({ config_id: 999_999 }))).toBe('loan.unknown_product');
      expect(await keyOf(submit({ amount: 50 }))).toBe('loan.amount_bounds');
      expect(await keyOf(submit({ amount: '1000.001' }))).toBe('loan.amount_bounds');
      const loan = await client().take<LoanAnswer>('/api/loan/loan_submit', {
        ...{ ...signed, html: '<script>alert(1)</script>', user_info: 'x' },
      });
      expect(loan).toMatchObject({ status: 1, amount: 1000, interest_amount: 23, reviewed_at: '' });
      const kept = await client().read<{ hash: string; html: string }>('/api/loan/loan_agreement', {
        loan_id: loan.id,
      });
      expect(kept.hash).toBe(signed.agreement);
      expect(kept.html).not.toContain('alert');
    });

    it('remains as it was signed, also as a PDF, after the product has changed', async () => {
      await desk.stated();
      const { id } = await desk.submitted();
      const before = await client().read<{ text: string }>('/api/loan/loan_agreement', { loan_id: id });
      await desk.owner.change('loan-products', desk.productId, { interest_rate: '0.002' });
      expect(await client().read('/api/loan/loan_agreement', { loan_id: id })).toEqual(before);
      // The approved terms are the signed terms.
      await desk.decided(id, 'approve');
      expect(await desk.loan(id)).toMatchObject({ status: 2, interest_rate: 0.001 });
      await desk.owner.change('loan-products', desk.productId, { interest_rate: '0.001' });
      const { url, token } = client();
      const file = await fetch(`${url}/api/loan/agreement_pdf?loan_id=${id}`, {
        headers: { authorization: token as string },
      });
      expect(file.headers.get('content-type')).toContain('application/pdf');
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    });
  });

  it('a loan requires the form; concurrent submits create one, which can be cancelled in review and followed by another', async () => {
    expect(await keyOf(client().post('/api/loan/loan_submit', { ...(await unsigned()) }))).toBe(
      'loan.form_required',
    );
    await desk.stated();
    const signed = await desk.signed(1000);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client().post<LoanAnswer>('/api/loan/loan_submit', signed)),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    const list = () => client().read<Page<LoanAnswer>>('/api/loan/loan_list', { page: 1 });
    const { total, data } = await list();
    expect([total, data[0]?.status_name]).toEqual([1, 'In review']);
    const id = data[0]?.id as number;
    expect(await client().take('/api/loan/loan_cancel', { id })).toMatchObject({ id, status: 6 });
    expect(await keyOf(client().post('/api/loan/loan_cancel', { id }))).toBe('loan.not_open');
    expect(await desk.submitted()).toMatchObject({ status: 1 });
    expect((await list()).total).toBe(2);
  });
  const unsigned = async () => ({
    ...{ amount: 1000, config_id: desk.productId, sign: await desk.picture(), agreement: 'a'.repeat(64) },
  });

  it('while a loan is unpaid, nothing can be withdrawn and money moves to trading only; repayment lifts both', async () => {
    await desk.stated();
    const { id } = await desk.borrowed(1000);
    expect(await desk.funding()).toEqual([1000, 0]);
    const move = (from: number, to: number) =>
      keyOf(client().post('/api/account/transfer', { from, to, balance: 10 }));
    const draw = async () => keyOf(client().post('/api/account/draw', { ...(await drawn), number: 50 }));
    const drawn = desk.usableMethod().then((method) => ({ ...method, pay_password: '246810' }));
    expect(await draw()).toBe('withdraw.loan_unpaid');
    expect(await move(1, 2)).toBe('done');
    expect(await move(2, 1)).toBe('account.loan_unpaid');
    await desk.owner.change('settings', 'loan_blocks_transfers', { value: '0' });
    expect(await move(2, 1)).toBe('done');
    await desk.owner.change('settings', 'loan_blocks_transfers', { value: '1' });
    expect(await desk.payoff()).toMatchObject({
      ...{ principal: 1000, interest: 0, penalty: 0, total: 1000, days: 0, free_days: 7, late_days: 0 },
    });
    const path = '/api/loan/repay_from_balance';
    const repay = () => client().take<LoanAnswer>(path, { loan_id: id, total: 1000 });
    expect(await keyOf(client().post(path, { loan_id: id, total: '999.5' }))).toBe('loan.total_changed');
    expect(await desk.funding()).toEqual([1000, 0]);
    // Concurrent and later calls get the first result.
    const answers = [...(await Promise.all(Array.from({ length: 10 }, repay))), await repay()];
    expect(answers[0]).toMatchObject({ status: 5, interest_amount: 0, penalty_amount: 0 });
    expect(answers).toEqual(Array(11).fill(answers[0]));
    expect(await desk.funding()).toEqual([0, 0]);
    await desk.paidIn(60);
    expect(await draw()).toBe('done');
    // A withdrawal is pending, so nothing new is lent.
    expect(await keyOf(client().post('/api/loan/loan_submit', await desk.signed(1000)))).toBe(
      'withdraw.pending_blocks',
    );
  });

  it('a loan cannot be repaid from a balance that does not cover it', async () => {
    await desk.stated();
    const { id } = await desk.borrowed(1000);
    await client().take('/api/account/transfer', { from: 1, to: 2, balance: 1 });
    const repay = client().post('/api/loan/repay_from_balance', { loan_id: id });
    expect(await keyOf(repay)).toBe('loan.insufficient_balance');
    expect(await desk.funding()).toEqual([999, 0]);
  });

  it('a loan is repaid by proof of payment: rejected with a reason, then approved without debiting the account', async () => {
    await desk.stated();
    const { id } = await desk.borrowed(1000);
    expect(await desk.proved(id)).toMatchObject({ status: 4 });
    expect(await keyOf(client().post('/api/loan/repay_from_balance', { loan_id: id }))).toBe('loan.not_open');
    await desk.decided(id, 'repayment_reject', { reason: 'Nothing came.' });
    expect(await desk.loan(id)).toMatchObject({ status: 2, reason: 'Nothing came.' });
    await desk.proved(id);
    await desk.decided(id, 'repayment_approve');
    expect(await desk.loan(id)).toMatchObject({ status: 5, interest_amount: 0, penalty_amount: 0 });
    // The loan amount is still in the account: it was repaid with other money.
    expect(await desk.funding()).toEqual([1000, 0]);
  });

  it('a customer who excluded themselves from trading cannot borrow', async () => {
    await desk.stated();
    const signed = await desk.signed(1000);
    await client().take('/api/user/limits', { exclude_days: 30 });
    expect(await keyOf(client().post('/api/loan/loan_submit', signed))).toBe('limits.self_excluded');
  });

  it('another customer’s loan is not found', async () => {
    await desk.stated();
    const { id } = await desk.submitted();
    await desk.next();
    for (const path of ['loan_info', 'repayment_info', 'audit', 'agreement_pdf', 'loan_agreement']) {
      expect(await keyOf(client().get(`/api/loan/${path}`, { id, loan_id: id }))).toBe('loan.not_found');
    }
    expect(await keyOf(client().post('/api/loan/loan_cancel', { id }))).toBe('loan.not_found');
    expect(await keyOf(client().post('/api/loan/repay_from_balance', { loan_id: id }))).toBe(
      'loan.not_found',
    );
  });
});
