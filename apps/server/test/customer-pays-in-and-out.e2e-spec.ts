import type {
  BankOption,
  BankSymbol,
  ChargeRecord,
  DepositAddress,
  DrawCurrency,
  DrawGate,
  DrawMethod,
  DrawRecord,
  FundsRecords,
  Message,
  Page,
  TransferRecord,
  UploadAnswer,
} from '@truemark/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { drawn } from './harness/pictures.js';
import { type RealCustomer, realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

const TRON = 'TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwb';
const PAY = '246810';

withDatabases((database) => {
  let server: TestServer;
  let operator: AdminClient;
  let second: AdminClient;
  let owner: AdminClient;
  let customer: RealCustomer;

  beforeAll(async () => {
    server = await startServer({ database });
    owner = await adminClient(server, 'owner');
    operator = await adminClient(server, 'operator');
    second = await adminClient(server, 'operator', 1);
  });
  afterAll(async () => {
    if (!server) return;
    await server.stop();
    await verifyLedger(server);
    await server.discard();
  });
  beforeEach(async () => {
    await hours(24);
    customer = await realCustomer(server);
  });

  const hours = (value: number): Promise<unknown> =>
    owner.change('settings', 'withdraw_new_method_hours', { value: String(value) });
  const picture = async (colour = '#274b7a'): Promise<string> => {
    const form = new FormData();
    const bytes = await drawn({ width: 300, height: 200, colour }).jpeg().toBuffer();
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'proof.jpg');
    const headers = { authorization: customer.client.token as string };
    const answer = await fetch(`${server.url}/api/common/image_upload`, {
      method: 'POST',
      headers,
      body: form,
    });
    const { code, data } = (await answer.json()) as { code: number; data: UploadAnswer };
    expect(code).toBe(1);
    return data.url;
  };
  const act = async (by: AdminClient, resource: string, id: number, deed: string, body: object = {}) =>
    by.call<{ key?: string; status?: string; approval_id?: number }>(
      'POST',
      `${resource}/${id}/${deed}`,
      body,
    );
  const funding = async (): Promise<[number, number]> => {
    const accounts = await customer.client.read<
      { accountTypeId: number; balance: number; lockBalance: number }[]
    >('/v2/api/main/wallet/getBalance');
    const found = accounts.find(({ accountTypeId }) => accountTypeId === 1);
    return [found?.balance ?? 0, found?.lockBalance ?? 0];
  };
  const byCoin = async (number: number, colour?: string): Promise<ChargeRecord> => {
    const [address] = await customer.client.read<DepositAddress[]>('/api/quickCharge/info');
    const given = {
      number,
      charge_id: address?.id,
      address: address?.address,
      proofImg: await picture(colour),
    };
    return customer.client.take<ChargeRecord>('/api/quickCharge/submit', given);
  };
  const paidIn = async (number: number): Promise<void> => {
    const { id } = await byCoin(number);
    await act(operator, 'deposits', id, 'claim');
    expect((await act(operator, 'deposits', id, 'approve')).status).toBe(200);
  };
  const titles = async (): Promise<string[]> =>
    (await customer.client.read<Page<Message>>('/api/internalMessage/list')).data.map(({ title }) => title);
  const currency = async (code: string, type: 1 | 2, protocol = ''): Promise<DrawCurrency> => {
    const all = await customer.client.read<DrawCurrency[]>('/api/account/draw_symbol_list', { type });
    const found = all.find((each) => each.code === code && each.protocol === protocol);
    if (!found) throw new Error(`no ${code}`);
    return found;
  };
  const usableMethod = async (): Promise<{ draw_currency_id: number; draw_method_id: number }> => {
    await hours(0);
    const { id: draw_id } = await currency('USDT', 1, 'TRC20');
    const bound = await customer.client.take<DrawMethod>('/api/wallet/bind_draw_method', {
      draw_id,
      type: 1,
      dc_address: TRON,
    });
    await customer.client.take('/api/user/amend_pay_password', { password: PAY });
    return { draw_currency_id: draw_id, draw_method_id: bound.id };
  };
  const draw = (fields: Record<string, unknown>): Promise<DrawRecord> =>
    customer.client.take('/api/account/draw', fields);

  it('a coin deposit: claimed, approved once, credited and told', async () => {
    const made = await byCoin(250);
    expect(made).toMatchObject({ number: 250, type: 0, status: 0, currency_code: 'USDT', coin_number: 250 });
    expect((await act(operator, 'deposits', made.id, 'approve')).body.key).toBe('claims.not_yours');
    await act(operator, 'deposits', made.id, 'claim');
    expect((await act(second, 'deposits', made.id, 'claim')).body.key).toBe('claims.taken');
    const pressed = await Promise.all(
      Array.from({ length: 20 }, () => act(operator, 'deposits', made.id, 'approve', { note: 'seen' })),
    );
    expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await funding()).toEqual([250, 0]);
    const { data, total } = await customer.client.read<Page<ChargeRecord>>('/api/quickCharge/quick_ist', {
      type: 0,
    });
    expect([total, data[0]?.status]).toEqual([1, 1]);
    expect(await titles()).toContain('Your deposit has arrived');
  });

  it('a picture that was used before is shown to the operator', async () => {
    const first = await byCoin(20, '#111111');
    const again = await byCoin(30, '#111111');
    expect(await operator.one('deposits', again.id)).toMatchObject({ same_proof: [{ id: first.id }] });
  });

  it('the edit flow: matching, bank details, proof, invalid; and taken back', async () => {
    await owner.change('settings', 'edit_recharge_bank_info', { value: '1' });
    const current = () => customer.client.read<ChargeRecord | null>('/api/quickCharge/get_wire_info_edit');
    const [usd] = await customer.client.read<BankSymbol[]>('/api/quickCharge/symbols');
    expect(await current()).toBeNull();
    const ask = { number: 500, symbol_id: usd?.id };
    const asked = await customer.client.take<ChargeRecord>('/api/quickCharge/wire_submit_edit', ask);
    expect(asked).toMatchObject({ bank_info: null, proof_img: '', status: 0 });
    const twice = await customer.client.post('/api/quickCharge/wire_submit_edit', ask);
    expect(twice).toMatchObject({ code: 0, data: { key: 'deposit.already_matching' } });
    await act(operator, 'deposits', asked.id, 'claim');
    const bank = { bank_name: 'Example Bank', name: 'Truemark', account: '0001' };
    expect((await act(operator, 'deposits', asked.id, 'assign', bank)).status).toBe(200);
    expect(await current()).toMatchObject({ bank_info: { bank_name: 'Example Bank', account: '0001' } });
    await customer.client.take('/api/quickCharge/save_wire_info_edit', {
      id: asked.id,
      proofImg: await picture(),
    });
    expect(await current()).toBeNull();
    await act(operator, 'deposits', asked.id, 'invalid', { reason: 'Nothing came.' });
    const other = await customer.client.take<ChargeRecord>('/api/quickCharge/wire_submit_edit', ask);
    const gone = await customer.client.take<ChargeRecord>('/api/quickCharge/cancel_wire_info_edit', {
      id: other.id,
    });
    expect(gone).toMatchObject({ status: 3, is_cancelled: 1 });
    expect(await funding()).toEqual([0, 0]);
    expect(await titles()).toEqual(expect.arrayContaining(['We could not find your payment']));
    await owner.change('settings', 'edit_recharge_bank_info', { value: '0' });
  });

  it('bounds, foreign pictures, ways that are gone and unverified names are refused', async () => {
    const [usd] = await customer.client.read<BankSymbol[]>('/api/quickCharge/symbols');
    const [bank] = await customer.client.read<BankOption[]>('/api/quickCharge/wire_info', {
      symbol_id: usd?.id,
    });
    const wire = (more: Record<string, unknown>) =>
      customer.client.post('/api/quickCharge/wire_submit', { number: 100, wire_id: bank?.id, ...more });
    expect(await wire({ number: 1, proofImg: await picture() })).toMatchObject({
      data: { key: 'deposit.amount_too_small' },
    });
    expect(await wire({ proofImg: '/api/common/image/foreign' })).toMatchObject({
      data: { key: 'validation', fields: { proofImg: 'validation.picture' } },
    });
    expect(await wire({ wire_id: 99, proofImg: 'x' })).toMatchObject({ data: { key: 'deposit.way_gone' } });
    await owner.change('settings', 'is_recharge_auth', { value: '1' });
    expect(await wire({ proofImg: await picture() })).toMatchObject({ data: { key: 'user.real_auth' } });
    await owner.change('settings', 'is_recharge_auth', { value: '0' });
    const demo = await demoCustomer(server);
    const asked = await demo.client.post('/api/quickCharge/submit', { number: 10 });
    expect(asked).toMatchObject({ data: { key: 'user.only_real_account' } });
  });

  it('binding: checked by its rules, waits its time, is found again and removed', async () => {
    const usdt = await currency('USDT', 1, 'TRC20');
    const usd = await currency('USD', 2);
    const bind = (fields: Record<string, unknown>) =>
      customer.client.post('/api/wallet/bind_draw_method', fields);
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
    const method = await customer.client.take<DrawMethod>('/api/wallet/bind_draw_method', {
      draw_id: usdt.id,
      type: 1,
      dc_address: TRON,
    });
    expect(method.wait_ms).toBeGreaterThan(23 * 3_600_000);
    await paidIn(100);
    await customer.client.take('/api/user/amend_pay_password', { password: PAY });
    const asked = { draw_currency_id: usdt.id, number: 50, pay_password: PAY };
    const waits = { data: { key: 'withdraw.method_waits' } };
    expect(
      await customer.client.post('/api/account/draw', { ...asked, draw_method_id: method.id }),
    ).toMatchObject(waits);
    await hours(0);
    expect(
      await customer.client.post('/api/account/draw', { ...asked, draw_method_id: method.id }),
    ).toMatchObject(waits);
    expect(await customer.client.post('/api/account/draw', { ...asked, address: TRON })).toMatchObject(waits);
    const list = () => customer.client.read<DrawMethod[]>('/api/wallet/get_draw_method', { draw_type: 1 });
    expect((await list()).map(({ id }) => id)).toEqual([method.id]);
    const stranger = await realCustomer(server);
    expect(await stranger.client.post('/api/wallet/del_draw_method', { id: method.id })).toMatchObject({
      data: { key: 'withdraw.method_not_found' },
    });
    await customer.client.take('/api/wallet/del_draw_method', { id: method.id });
    expect(await list()).toEqual([]);
  });

  it('a withdrawal: held, approved, paid; another one rejected with its reason; a third cancelled', async () => {
    await paidIn(500);
    const method = await usableMethod();
    expect(await customer.client.post('/api/account/draw', { ...method, number: 100 })).toMatchObject({
      data: { fields: { pay_password: 'validation.required' } },
    });
    const made = await draw({ ...method, number: 100, pay_password: PAY, memo: 'rent' });
    expect(made).toMatchObject({
      number: 100,
      fee: 1,
      real_number: 99,
      status: 'pending',
      status_name: 'Pending',
    });
    expect(await funding()).toEqual([400, 100]);
    const blocked = await customer.client.post('/api/account/draw', {
      ...method,
      number: 20,
      pay_password: PAY,
    });
    expect(blocked).toMatchObject({ data: { key: 'withdraw.pending_blocks' } });
    await act(operator, 'withdrawals', made.id, 'claim');
    expect((await act(operator, 'withdrawals', made.id, 'approve')).body.status).toBe('approved');
    const reference = 'tx-4711';
    expect((await act(operator, 'withdrawals', made.id, 'paid', { reference })).body.status).toBe('paid');
    expect(await funding()).toEqual([400, 0]);

    const other = await draw({ ...method, number: 50, pay_password: PAY });
    await act(operator, 'withdrawals', other.id, 'claim');
    await act(operator, 'withdrawals', other.id, 'reject', { reason: 'Wrong network.' });
    const third = await draw({ ...method, number: 50, pay_password: PAY });
    const stranger = await realCustomer(server);
    expect(await stranger.client.post('/api/account/draw_cancel', { id: third.id })).toMatchObject({
      data: { key: 'withdraw.not_found' },
    });
    await customer.client.take('/api/account/draw_cancel', { id: third.id });
    expect(await funding()).toEqual([400, 0]);
    const { data } = await customer.client.read<Page<DrawRecord>>('/api/account/draw_list', { type: 0 });
    expect(data.map(({ status, notes, reference: told }) => [status, notes, told])).toEqual([
      ['cancelled', '', ''],
      ['rejected', 'Wrong network.', ''],
      ['paid', '', reference],
    ]);
    expect(await titles()).toEqual(
      expect.arrayContaining(['Your withdrawal has been sent', 'Your withdrawal was not approved']),
    );
  });

  it('above the limit two people agree', async () => {
    await paidIn(5_000);
    const method = await usableMethod();
    const made = await draw({ ...method, number: 2_000, pay_password: PAY });
    await act(operator, 'withdrawals', made.id, 'claim');
    const { body } = await act(operator, 'withdrawals', made.id, 'approve', { note: 'known customer' });
    expect(body.status).toBe('pending');
    const request = body.approval_id as number;
    expect((await act(operator, 'approvals', request, 'approve')).body.key).toBe('approvals.own');
    expect((await act(second, 'approvals', request, 'approve')).status).toBe(200);
    expect(await operator.one('withdrawals', made.id)).toMatchObject({ status: 'approved' });
    expect((await act(second, 'approvals', request, 'approve')).status).toBe(409);
    expect(await funding()).toEqual([3_000, 0]);
  });

  it('a correction is asked for by one and made true by another', async () => {
    const found = await operator.list('customers', { filter: { q: customer.user.uid } });
    const customer_id = Number(found[0]?.id);
    const ask = { customer_id, accountTypeId: 1, amount: '12.5', reason: 'A fee was taken twice.' };
    const asked = await operator.call<{ id: number }>('POST', 'adjustments', ask);
    expect(asked.status).toBe(201);
    expect(await funding()).toEqual([0, 0]);
    expect((await act(operator, 'approvals', asked.body.id, 'approve')).status).toBe(403);
    expect((await act(second, 'approvals', asked.body.id, 'approve')).status).toBe(200);
    expect(await funding()).toEqual([12.5, 0]);
    const history = await customer.client.read<FundsRecords>('/v2/api/main/accountLog/forexChange', {
      type: 1,
    });
    expect(history.data[0]).toMatchObject({ Type: 10, Memo: 'A fee was taken twice.', Value: 12.5 });
    const below = await operator.call<{ key: string }>('POST', 'adjustments', { ...ask, amount: '-13' });
    expect([below.status, below.body.key]).toEqual([409, 'adjustments.below_zero']);
  });

  it('money moves between own accounts, and the day adds up', async () => {
    await paidIn(300);
    await customer.client.take('/api/account/transfer', { from: 1, to: 2, balance: 120, currency_id: 1 });
    await customer.client.take('/api/account/transfer', { from: 2, to: 3, balance: 20 });
    expect(await customer.client.post('/api/account/transfer', { from: 1, to: 1, balance: 5 })).toMatchObject(
      {
        data: { key: 'wallet.same_account' },
      },
    );
    expect(
      await customer.client.post('/api/account/transfer', { from: 1, to: 2, balance: 999 }),
    ).toMatchObject({
      data: { key: 'ledger.insufficient_balance' },
    });
    const { data, total } = await customer.client.read<Page<TransferRecord>>('/api/account/transfer_log', {
      type: 2,
    });
    expect([total, data.map(({ from, to, balance }) => [from, to, balance])]).toEqual([
      2,
      [
        [2, 3, 20],
        [1, 2, 120],
      ],
    ]);
    const day = new Date().toISOString().slice(0, 10);
    const { status, body } = await owner.call<Record<string, number>>('GET', `reconciliation?day=${day}`);
    expect(status).toBe(200);
    expect(body.difference).toBe(0);
    expect(body.deposits).toBeGreaterThanOrEqual(300);
  });

  it('a statement of some days, as a table and to print; days that were not are empty', async () => {
    await paidIn(75.25);
    const found = await operator.list('customers', { filter: { q: customer.user.uid } });
    const reason = '=1+1';
    const ask = { customer_id: Number(found[0]?.id), accountTypeId: 1, amount: '0.25', reason };
    const asked = await operator.call<{ id: number }>('POST', 'adjustments', ask);
    await act(second, 'approvals', asked.body.id, 'approve');
    const file = async (kind: string, day: string) => {
      const path = `/api/account/statement_${kind}?type=1&startTime=${day}&endTime=${day}`;
      const headers = { authorization: customer.client.token as string };
      return Buffer.from(await (await fetch(server.url + path, { headers })).arrayBuffer());
    };
    const today = new Date().toISOString().slice(0, 10);
    const lines = (await file('csv', today)).toString('utf8').trim().split('\n');
    expect(lines[0]).toContain('Time,What,Amount,Balance,Currency');
    expect(lines.slice(1).map((line) => line.split(',').slice(1).join())).toEqual([
      'Deposit,75.25,75.25,USD',
      "'=1+1,0.25,75.5,USD",
    ]);
    expect((await file('csv', '2001-01-01')).toString('utf8').trim().split('\n')).toHaveLength(1);
    expect((await file('pdf', today)).subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const history = (day: string) =>
      customer.client.read<FundsRecords>('/v2/api/main/accountLog/forexChange', {
        type: 1,
        startTime: day,
        endTime: day,
      });
    expect((await history(today)).total).toBe(2);
    expect((await history('2001-01-01')).total).toBe(0);
  });

  it('nothing is paid out for a while after a password has changed', async () => {
    await paidIn(100);
    const method = await usableMethod();
    const gate = () => customer.client.read<DrawGate>('/api/account/draw_gate');
    expect(await gate()).toEqual({ pending_id: null, credential_wait_ms: 0, has_pay_password: 1 });
    const given = { password: '135790', login_password: customer.password };
    await customer.client.take('/api/user/amend_pay_password', given);
    const asked = { ...method, number: 50, pay_password: '135790' };
    expect(await customer.client.post('/api/account/draw', asked)).toMatchObject({
      data: { key: 'withdraw.credential_waits' },
    });
    expect((await gate()).credential_wait_ms).toBeGreaterThan(23 * 3_600_000);
    await owner.change('settings', 'withdraw_credential_hours', { value: '0' });
    const { id } = await draw(asked);
    expect(await gate()).toMatchObject({ pending_id: id, credential_wait_ms: 0 });
    await owner.change('settings', 'withdraw_credential_hours', { value: '24' });
  });
});
