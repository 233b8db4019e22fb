import type { DrawGate, DrawMethod, DrawRecord, FundsRecords, Page } from '@truemark/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Mailbox, openMailbox, textOf } from './harness/mailbox.js';
import { setPayPassword } from './harness/pay-password.js';
import { PAY, type PaymentsFixture, setUpPayments, TRON } from './harness/payments-fixture.js';
import { realCustomer } from './harness/real-customer.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let desk: PaymentsFixture;
  let mailbox: Mailbox;

  beforeAll(async () => {
    mailbox = await openMailbox();
    const mail = { SMTP_URL: mailbox.url, SMTP_FROM: 'Truemark <hello@truemark.example>' };
    desk = await setUpPayments(database, mail);
  });
  afterAll(async () => {
    await desk?.close();
    await mailbox?.close();
  });
  const subjects = (): string[] =>
    mailbox.mails
      .filter(({ to }) => to === desk.customer.email)
      .map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '')
      .sort();
  beforeEach(() => desk.next());

  it('a withdrawal method is validated when it is added, waits before it can be used, is listed and removed', async () => {
    const usdt = await desk.currency('USDT', 1, 'TRC20');
    const usd = await desk.currency('USD', 2);
    const bind = (fields: Record<string, unknown>) =>
      desk.customer.client.post('/api/wallet/bind_draw_method', fields);
    expect(await bind({ draw_id: usdt.id, type: 1, dc_address: `${TRON.slice(0, -1)}c` })).toMatchObject({
      data: { fields: { dc_address: 'validation.address' } },
    });
    expect(
      await bind({
        ...{ draw_id: usd.id, type: 2, payee_name: 'Ann', bank_iban: 'DE00 3704 0044 0532 0130 00' },
        ...{ bank_swift: 'NOPE', bank_ifsc: 'x', routing_number: '123456789' },
      }),
    ).toMatchObject({
      data: {
        fields: {
          bank_name: 'validation.required',
          bank_iban: 'validation.bank_iban',
          bank_swift: 'validation.bank_swift',
          bank_ifsc: 'validation.bank_ifsc',
          routing_number: 'validation.routing_number',
        },
      },
    });
    const good = { payee_name: 'Ann', bank_name: 'B', bank_iban: 'de89 3704 0044 0532 0130 00' };
    expect(await bind({ draw_id: usd.id, type: 2, ...good })).toMatchObject({
      code: 1,
      data: { type: 2, bank_iban: 'DE89370400440532013000', draw_currency: { code: 'USD' } },
    });
    const method = await desk.customer.client.take<DrawMethod>('/api/wallet/bind_draw_method', {
      draw_id: usdt.id,
      type: 1,
      dc_address: TRON,
    });
    expect(method.wait_ms).toBeGreaterThan(23 * 3_600_000);
    await desk.paidIn(100);
    await setPayPassword(desk.customer, desk.owner, PAY);
    const asked = { draw_currency_id: usdt.id, number: 50, pay_password: PAY };
    const waits = { data: { key: 'withdraw.method_waits' } };
    expect(
      await desk.customer.client.post('/api/account/draw', { ...asked, draw_method_id: method.id }),
    ).toMatchObject(waits);
    await desk.hours(0);
    expect(
      await desk.customer.client.post('/api/account/draw', { ...asked, draw_method_id: method.id }),
    ).toMatchObject(waits);
    expect(await desk.customer.client.post('/api/account/draw', { ...asked, address: TRON })).toMatchObject(
      waits,
    );
    const list = () =>
      desk.customer.client.read<DrawMethod[]>('/api/wallet/get_draw_method', { draw_type: 1 });
    expect((await list()).map(({ id }) => id)).toEqual([method.id]);
    const stranger = await realCustomer(desk.server);
    expect(await stranger.client.post('/api/wallet/del_draw_method', { id: method.id })).toMatchObject({
      data: { key: 'withdraw.method_not_found' },
    });
    await desk.customer.client.take('/api/wallet/del_draw_method', { id: method.id });
    expect(await list()).toEqual([]);
  });

  it('a withdrawal is reserved, approved and paid; another is rejected with its reason; a third cancelled', async () => {
    await desk.customer.client.take('/api/user/anti_phishing', { word: 'green heron' });
    await desk.paidIn(500);
    const method = await desk.usableMethod();
    const nowhere = { draw_currency_id: method.draw_currency_id, number: 100 };
    expect(await desk.customer.client.post('/api/account/draw', nowhere)).toMatchObject({
      code: 0,
      data: { key: 'wallet.not_bind' },
    });
    expect(await desk.customer.client.post('/api/account/draw', { ...method, number: 100 })).toMatchObject({
      data: { fields: { pay_password: 'validation.required' } },
    });
    const made = await desk.draw({ ...method, number: 100, pay_password: PAY, memo: 'rent' });
    expect(made).toMatchObject({
      number: 100,
      fee: 1,
      real_number: 99,
      status: 'pending',
      status_name: 'pending',
    });
    expect(await desk.funding()).toEqual([400, 100]);
    const blocked = await desk.customer.client.post('/api/account/draw', {
      ...method,
      number: 20,
      pay_password: PAY,
    });
    expect(blocked).toMatchObject({ data: { key: 'withdraw.pending_blocks' } });
    await desk.act(desk.operator, 'withdrawals', made.id, 'claim');
    expect((await desk.act(desk.operator, 'withdrawals', made.id, 'approve')).body.status).toBe('approved');
    expect((await desk.act(desk.operator, 'withdrawals', made.id, 'approve')).status).toBe(409);
    const reference = '4711'.repeat(16);
    for (const wrong of ['tx', 'two\nlines']) {
      const refused = await desk.act(desk.operator, 'withdrawals', made.id, 'paid', { reference: wrong });
      expect(refused.status).toBe(422);
    }
    expect((await desk.act(desk.operator, 'withdrawals', made.id, 'paid', { reference })).body.status).toBe(
      'paid',
    );
    expect(await desk.funding()).toEqual([400, 0]);

    const other = await desk.draw({ ...method, number: 50, pay_password: PAY });
    await desk.act(desk.operator, 'withdrawals', other.id, 'claim');
    await desk.act(desk.operator, 'withdrawals', other.id, 'reject', { reason: 'Wrong network.' });
    const third = await desk.draw({ ...method, number: 50, pay_password: PAY });
    const stranger = await realCustomer(desk.server);
    expect(await stranger.client.post('/api/account/draw_cancel', { id: third.id })).toMatchObject({
      data: { key: 'withdraw.not_found' },
    });
    await desk.customer.client.take('/api/account/draw_cancel', { id: third.id });
    expect(await desk.funding()).toEqual([400, 0]);
    const list = (type: number) =>
      desk.customer.client.read<Page<DrawRecord>>('/api/account/draw_list', { type });
    const { data } = await list(0);
    expect([(await list(1)).total, (await list(2)).total]).toEqual([0, 0]);
    const history = { type: 1, limit: 50 };
    const moved = await desk.customer.client.read<FundsRecords>(
      '/v2/api/main/accountLog/forexChange',
      history,
    );
    const causes = new Set(moved.data.map(({ RefKind, RefId, RefName }) => `${RefKind} ${RefId} ${RefName}`));
    expect([...causes]).toEqual([
      ...[third, other, made].map(({ id }) => `withdrawal ${id} USDT · TRC20`),
      expect.stringMatching(/^deposit \d+ [A-Z]+$/),
    ]);
    expect(data.map(({ status, notes, reference: told }) => [status, notes, told])).toEqual([
      ['cancelled', '', ''],
      ['rejected', 'Wrong network.', ''],
      ['paid', '', reference],
    ]);
    expect(await desk.titles()).toEqual(
      expect.arrayContaining(['Your withdrawal has been sent', 'Your withdrawal was not approved']),
    );
    await expect.poll(() => subjects().length, { timeout: 60_000 }).toBe(9);
    expect(subjects()).toEqual([
      expect.stringMatching(/^Truemark: A new way to be paid|^=\?UTF-8/),
      ...Array(3).fill('Truemark: Withdrawal requested'),
      'Truemark: Your deposit has arrived',
      'Truemark: Your withdrawal has been sent',
      'Truemark: Your withdrawal is approved',
      'Truemark: Your withdrawal was cancelled',
      'Truemark: Your withdrawal was not approved',
    ]);
    const mails = mailbox.mails.filter(({ to }) => to === desk.customer.email).map(textOf);
    expect(mails.filter((text) => text.includes('Your word: green heron'))).toHaveLength(9);
    expect(mails.join('\n')).toContain(`The payment’s reference: ${reference}`);
    expect(mails.join('\n')).toContain('99.00 USD (99 USDT)');
    expect(mails.join('\n')).not.toMatch(/<p>|&#/);
    expect(mails.join('\n')).not.toContain(TRON);
  });

  it('a withdrawal above the limit takes two people', async () => {
    await desk.paidIn(5_000);
    const method = await desk.usableMethod();
    const made = await desk.draw({ ...method, number: 2_000, pay_password: PAY });
    await desk.act(desk.operator, 'withdrawals', made.id, 'claim');
    const { body } = await desk.act(desk.operator, 'withdrawals', made.id, 'approve', {
      note: 'known customer',
    });
    expect(body.status).toBe('pending');
    const request = body.approval_id as number;
    expect((await desk.act(desk.operator, 'approvals', request, 'approve')).body.key).toBe('approvals.own');
    expect((await desk.act(desk.second, 'approvals', request, 'approve')).status).toBe(200);
    expect(await desk.operator.one('withdrawals', made.id)).toMatchObject({ status: 'approved' });
    expect((await desk.act(desk.second, 'approvals', request, 'approve')).status).toBe(409);
    expect(await desk.funding()).toEqual([3_000, 0]);
  });

  it('a correction is requested by one operator and approved by another, and the customer is told in their language', async () => {
    await desk.next('hk');
    const found = await desk.operator.list('customers', { filter: { q: desk.customer.user.uid } });
    const customer_id = Number(found[0]?.id);
    const ask = {
      customer_id,
      accountTypeId: 1,
      amount: '12.5',
      reason: 'A fee of <2> & more was taken twice.',
    };
    const asked = await desk.operator.call<{ id: number }>('POST', 'adjustments', ask);
    expect([asked.status, asked.body]).toMatchObject([202, { approval_id: asked.body.id }]);
    expect(await desk.funding()).toEqual([0, 0]);
    const again = await desk.second.call<{ key: string }>('POST', 'adjustments', {
      ...ask,
      reason: 'Twice.',
    });
    expect([again.status, again.body.key]).toEqual([409, 'approvals.asked_already']);
    expect((await desk.act(desk.operator, 'approvals', asked.body.id, 'approve')).status).toBe(403);
    expect((await desk.act(desk.second, 'approvals', asked.body.id, 'approve')).status).toBe(200);
    expect(await desk.funding()).toEqual([12.5, 0]);
    const history = await desk.customer.client.read<FundsRecords>('/v2/api/main/accountLog/forexChange', {
      type: 1,
    });
    expect(history.data[0]).toMatchObject({ Type: 10, Memo: ask.reason, Value: 12.5, RefKind: '' });
    const below = await desk.operator.call<{ key: string }>('POST', 'adjustments', { ...ask, amount: '-13' });
    expect([below.status, below.body.key]).toEqual([409, 'adjustments.below_zero']);
    const told = textOf(await mailbox.next(desk.customer.email));
    expect(told).toContain('更正');
    expect(told).toContain(ask.reason);
    expect(subjects()).toHaveLength(1);
  });

  it('a call repeated with its key returns the original result, whatever has happened since', async () => {
    await desk.paidIn(100);
    const method = await desk.usableMethod();
    const ask = () =>
      desk.customer.client.post<DrawRecord>(
        '/api/account/draw',
        { ...method, number: 40, pay_password: PAY },
        { idempotencyKey: 'a-reply-that-was-lost' },
      );
    const { code, data } = await ask();
    expect(code).toBe(1);
    await desk.customer.client.take('/api/wallet/del_draw_method', { id: method.draw_method_id });
    expect((await ask()).data).toEqual(data);
    expect(await desk.funding()).toEqual([60, 40]);
    const cancel = () =>
      desk.customer.client.post(
        '/api/account/draw_cancel',
        { id: data.id },
        { idempotencyKey: 'taken-back' },
      );
    const cancelled = await cancel();
    expect(cancelled.code).toBe(1);
    expect((await cancel()).data).toEqual(cancelled.data);
    expect((await ask()).data.id).toBe(data.id);
    expect(await desk.funding()).toEqual([100, 0]);
  });

  it('nothing is paid out for a while after the first payment password was set', async () => {
    await desk.paidIn(100);
    const method = await desk.usableMethod({ payPassword: false });
    const { client, password: login_password } = desk.customer;
    await client.take('/api/user/amend_pay_password', { password: PAY, login_password });
    const gate = await client.read<DrawGate>('/api/account/draw_gate');
    expect(gate.has_pay_password).toBe(1);
    expect(gate.credential_wait_ms).toBeGreaterThan(23 * 3_600_000);
    const asked = { ...method, number: 50, pay_password: PAY };
    expect(await client.post('/api/account/draw', asked)).toMatchObject({
      data: { key: 'withdraw.credential_waits' },
    });
  });

  it('nothing is paid out for a while after a password has changed', async () => {
    await desk.paidIn(100);
    const method = await desk.usableMethod();
    const gate = () => desk.customer.client.read<DrawGate>('/api/account/draw_gate');
    expect(await gate()).toEqual({ pending_id: null, credential_wait_ms: 0, has_pay_password: 1 });
    const hours = (value: string) => desk.owner.change('settings', 'withdraw_credential_hours', { value });
    const change = (password: string) =>
      desk.customer.client.take('/api/user/amend_pay_password', {
        password,
        login_password: desk.customer.password,
      });
    await hours('0');
    await change('975310');
    expect((await gate()).credential_wait_ms).toBe(0);
    await hours('24');
    expect((await gate()).credential_wait_ms).toBe(0);
    await change('135790');
    const asked = { ...method, number: 50, pay_password: '135790' };
    const refused = { data: { key: 'withdraw.credential_waits' } };
    expect(await desk.customer.client.post('/api/account/draw', asked)).toMatchObject(refused);
    expect((await gate()).credential_wait_ms).toBeGreaterThan(23 * 3_600_000);
    // Neither the setting nor another change shortens the wait.
    await hours('0');
    await change('246802');
    expect((await gate()).credential_wait_ms).toBeGreaterThan(23 * 3_600_000);
    const again = { ...asked, pay_password: '246802' };
    expect(await desk.customer.client.post('/api/account/draw', again)).toMatchObject(refused);
    await hours('24');
  });
});
