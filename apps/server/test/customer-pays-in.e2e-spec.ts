import type {
  BankOption,
  BankSymbol,
  ChargeRecord,
  DepositAddress,
  FundsRecords,
  Page,
  TransferRecord,
} from '@truemark/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { targetOf } from './harness/database.js';
import { dayFromNow } from './harness/days.js';
import { demoCustomer } from './harness/demo-customer.js';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let desk: PaymentsFixture;

  beforeAll(async () => {
    desk = await setUpPayments(database);
  });
  afterAll(() => desk?.close());
  beforeEach(() => desk.next());

  it('a coin deposit is claimed, approved once, credited and reported to the customer', async () => {
    const made = await desk.byCoin(250);
    expect(made).toMatchObject({ number: 250, type: 0, status: 0, currency_code: 'USDT', coin_number: 250 });
    expect((await desk.act(desk.operator, 'deposits', made.id, 'approve')).body.key).toBe('claims.not_yours');
    await desk.act(desk.operator, 'deposits', made.id, 'claim');
    expect((await desk.act(desk.second, 'deposits', made.id, 'claim')).body.key).toBe('claims.taken');
    const pressed = await Promise.all(
      Array.from({ length: 20 }, () =>
        desk.act(desk.operator, 'deposits', made.id, 'approve', { note: 'seen' }),
      ),
    );
    expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await desk.funding()).toEqual([250, 0]);
    const { data, total } = await desk.customer.client.read<Page<ChargeRecord>>(
      '/api/quickCharge/quick_ist',
      {
        type: 0,
      },
    );
    expect([total, data[0]?.status]).toEqual([1, 1]);
    expect(await desk.titles()).toContain('Your deposit has arrived');
  });

  it('a deposit that is sent again with its key, picture included, creates one deposit', async () => {
    const [way] = await desk.customer.client.read<DepositAddress[]>('/api/quickCharge/info');
    const fields = { number: 70, charge_id: way?.id, proofImg: await desk.picture() };
    const ask = () =>
      desk.customer.client.post<ChargeRecord>('/api/quickCharge/submit', fields, {
        idempotencyKey: 'a-reply-that-was-lost',
      });
    const { code, data } = await ask();
    expect(code).toBe(1);
    expect((await ask()).data).toEqual(data);
    expect(
      await desk.customer.client.read<Page<ChargeRecord>>('/api/quickCharge/quick_ist', { type: 0 }),
    ).toMatchObject({ total: 1 });
  });

  it('a picture that was used before is shown to the operator', async () => {
    const first = await desk.byCoin(20, '#111111');
    const again = await desk.byCoin(30, '#111111');
    expect(await desk.operator.one('deposits', again.id)).toMatchObject({
      same_proof: [{ id: first.id, customer_name: desk.customer.email }],
      is_proof_shared: true,
    });
  });

  it('a bank deposit is matched, given bank details, proved and marked as invalid; another one is cancelled', async () => {
    await desk.owner.change('settings', 'edit_recharge_bank_info', { value: '1' });
    const current = () =>
      desk.customer.client.read<ChargeRecord | null>('/api/quickCharge/get_wire_info_edit');
    const [usd] = await desk.customer.client.read<BankSymbol[]>('/api/quickCharge/symbols');
    expect(await current()).toBeNull();
    const ask = { number: 500, symbol_id: usd?.id };
    const asked = await desk.customer.client.take<ChargeRecord>('/api/quickCharge/wire_submit_edit', ask);
    expect(asked).toMatchObject({ bank_info: null, proof_img: '', status: 0 });
    const twice = await desk.customer.client.post('/api/quickCharge/wire_submit_edit', ask);
    expect(twice).toMatchObject({ code: 0, data: { key: 'deposit.already_matching' } });
    await desk.act(desk.operator, 'deposits', asked.id, 'claim');
    const bank = { bank_name: 'Example Bank', name: 'Truemark', account: '0001' };
    expect((await desk.act(desk.operator, 'deposits', asked.id, 'assign', bank)).status).toBe(200);
    expect(await current()).toMatchObject({ bank_info: { bank_name: 'Example Bank', account: '0001' } });
    await desk.customer.client.take('/api/quickCharge/save_wire_info_edit', {
      id: asked.id,
      proofImg: await desk.picture(),
    });
    expect(await current()).toBeNull();
    await desk.act(desk.operator, 'deposits', asked.id, 'invalid', { reason: 'Nothing came.' });
    const other = await desk.customer.client.take<ChargeRecord>('/api/quickCharge/wire_submit_edit', ask);
    const gone = await desk.customer.client.take<ChargeRecord>('/api/quickCharge/cancel_wire_info_edit', {
      id: other.id,
    });
    expect(gone).toMatchObject({ status: 3, is_cancelled: 1 });
    await desk.owner.change('settings', 'is_bank_charge_cancel_btn', { value: '0' });
    const third = await desk.customer.client.take<ChargeRecord>('/api/quickCharge/wire_submit_edit', ask);
    const refused = await desk.customer.client.post('/api/quickCharge/cancel_wire_info_edit', {
      id: third.id,
    });
    expect(refused).toMatchObject({ code: 0, data: { key: 'deposit.cancel_off' } });
    await desk.owner.change('settings', 'is_bank_charge_cancel_btn', { value: '1' });
    expect(await desk.funding()).toEqual([0, 0]);
    expect(await desk.titles()).toEqual(expect.arrayContaining(['We could not find your payment']));
    await desk.owner.change('settings', 'edit_recharge_bank_info', { value: '0' });
  });

  it('what one person sends to unlisted accounts within a day counts against the limit of a single deposit', async () => {
    await desk.owner.change('settings', 'edit_recharge_bank_info', { value: '1' });
    const [usd] = await desk.customer.client.read<BankSymbol[]>('/api/quickCharge/symbols');
    const statuses: unknown[] = [];
    for (const account of ['0003', '0004']) {
      const ask = { number: 300, symbol_id: usd?.id };
      const { id } = await desk.customer.client.take<ChargeRecord>('/api/quickCharge/wire_submit_edit', ask);
      await desk.act(desk.operator, 'deposits', id, 'claim');
      const mine = { bank_name: 'A bank of mine', name: 'Priya Nair', account };
      statuses.push((await desk.act(desk.operator, 'deposits', id, 'assign', mine)).status);
      await desk.customer.client.take('/api/quickCharge/cancel_wire_info_edit', { id });
    }
    // With the earlier 500: 800, then 1,100.
    expect(statuses).toEqual([200, 202]);
    await desk.owner.change('settings', 'edit_recharge_bank_info', { value: '0' });
  });

  it.each([2000, 5000])('a payment of %d goes to a listed account, or takes two people', async (number) => {
    await desk.owner.change('settings', 'edit_recharge_bank_info', { value: '1' });
    const [usd] = await desk.customer.client.read<BankSymbol[]>('/api/quickCharge/symbols');
    const ask = { number, symbol_id: usd?.id };
    const current = () =>
      desk.customer.client.read<ChargeRecord | null>('/api/quickCharge/get_wire_info_edit');
    const cancel = (id: number) =>
      desk.customer.client.take('/api/quickCharge/cancel_wire_info_edit', { id });
    const asked = await desk.customer.client.take<ChargeRecord>('/api/quickCharge/wire_submit_edit', ask);
    await desk.act(desk.operator, 'deposits', asked.id, 'claim');
    const mine = { bank_name: 'A bank of mine', name: 'Priya Nair', account: '0002' };
    const { status, body } = await desk.act(desk.operator, 'deposits', asked.id, 'assign', mine);
    expect([status, body.approval_id]).toEqual([202, expect.any(Number)]);
    expect(await current()).toMatchObject({ bank_info: null });
    expect((await desk.act(desk.operator, 'approvals', Number(body.approval_id), 'approve')).status).toBe(
      403,
    );
    await desk.agreed(Number(body.approval_id));
    expect(await current()).toMatchObject({ bank_info: { account: '0002' } });
    await cancel(asked.id);
    const [house] = await desk.operator.list('bank-accounts', { filter: { symbol_id: usd?.id } });
    const other = await desk.customer.client.take<ChargeRecord>('/api/quickCharge/wire_submit_edit', ask);
    await desk.act(desk.operator, 'deposits', other.id, 'claim');
    const named = {
      bank_name: house?.bank_name,
      name: house?.payee_name,
      account: house?.payee_account,
    };
    const swift = String(house?.bank_swift ?? '');
    for (const more of [
      { iban: 'DE89370400440532013000' },
      { swift: 'DEUTDEFF' },
      { ifsc: 'HDFC0001234' },
      { swift: `${swift}X` },
    ]) {
      const target = { ...named, ...more };
      const beside = await desk.act(desk.operator, 'deposits', other.id, 'assign', target);
      expect([more, beside.status]).toEqual([more, 202]);
      await desk.act(desk.operator, 'approvals', Number(beside.body.approval_id), 'reject', {
        note: 'a test',
      });
    }
    const whole = { ...named, swift };
    expect((await desk.act(desk.operator, 'deposits', other.id, 'assign', whole)).status).toBe(200);
    await cancel(other.id);
    await desk.owner.change('settings', 'edit_recharge_bank_info', { value: '0' });
  });

  it('refuses amounts out of bounds, foreign pictures, removed payment methods, unverified names and demo accounts', async () => {
    const [usd] = await desk.customer.client.read<BankSymbol[]>('/api/quickCharge/symbols');
    const [bank] = await desk.customer.client.read<BankOption[]>('/api/quickCharge/wire_info', {
      symbol_id: usd?.id,
    });
    const wire = (more: Record<string, unknown>) =>
      desk.customer.client.post('/api/quickCharge/wire_submit', { number: 100, wire_id: bank?.id, ...more });
    expect(await wire({ number: 1, proofImg: await desk.picture() })).toMatchObject({
      data: { key: 'deposit.amount_too_small' },
    });
    expect(await wire({ proofImg: '/api/common/image/foreign' })).toMatchObject({
      data: { key: 'validation', fields: { proofImg: 'validation.picture' } },
    });
    expect(await wire({ wire_id: 99, proofImg: 'x' })).toMatchObject({ data: { key: 'deposit.way_gone' } });
    await desk.owner.change('settings', 'is_recharge_auth', { value: '1' });
    expect(await wire({ proofImg: await desk.picture() })).toMatchObject({ data: { key: 'user.real_auth' } });
    await desk.owner.change('settings', 'is_recharge_auth', { value: '0' });
    const demo = await demoCustomer(desk.server);
    const asked = await demo.client.post('/api/quickCharge/submit', { number: 10 });
    expect(asked).toMatchObject({ data: { key: 'user.only_real_account' } });
  });

  it('money moves between a customer’s own accounts, and the day reconciles', async () => {
    // The day of the deposit: the one before it or the one after it, if midnight passes.
    const before = dayFromNow(0);
    await desk.paidIn(300);
    await desk.customer.client.take('/api/account/transfer', {
      from: 1,
      to: 2,
      balance: 120,
      currency_id: 1,
    });
    await desk.customer.client.take('/api/account/transfer', { from: 2, to: 3, balance: 20 });
    expect(
      await desk.customer.client.post('/api/account/transfer', { from: 1, to: 1, balance: 5 }),
    ).toMatchObject({
      data: { key: 'wallet.same_account' },
    });
    expect(
      await desk.customer.client.post('/api/account/transfer', { from: 1, to: 2, balance: 999 }),
    ).toMatchObject({
      data: { key: 'ledger.insufficient_balance' },
    });
    const { data, total } = await desk.customer.client.read<Page<TransferRecord>>(
      '/api/account/transfer_log',
      {
        type: 2,
      },
    );
    expect([total, data.map(({ from, to, balance }) => [from, to, balance])]).toEqual([
      2,
      [
        [2, 3, 20],
        [1, 2, 120],
      ],
    ]);
    const figures = async (day: string) =>
      (await desk.owner.call<Record<string, number>>('GET', `reconciliation?day=${day}`)).body;
    const days = await Promise.all([...new Set([before, dayFromNow(0)])].map(figures));
    for (const day of days) expect(day).toMatchObject({ difference: 0, stored_off: 0 });
    expect(days.reduce((all, { deposits }) => all + Number(deposits), 0)).toBeGreaterThanOrEqual(300);
    const raised = (by: number) =>
      writeBypassingEngine(
        targetOf(desk.server),
        `UPDATE ledger_accounts SET balance = balance + ${by} WHERE owner_id = (SELECT max(owner_id) FROM ledger_accounts)`,
      );
    await raised(50_000_000);
    expect((await figures(before)).stored_off).toBeGreaterThan(0);
    await raised(-50_000_000);
    expect((await figures(before)).stored_off).toBe(0);
  });

  it('a statement of some days is exported as CSV and PDF; days without entries are empty', async () => {
    await desk.paidIn(75.25);
    const found = await desk.operator.list('customers', { filter: { q: desk.customer.user.uid } });
    const reason = '=1+1';
    const ask = { customer_id: Number(found[0]?.id), accountTypeId: 1, amount: '0.25', reason };
    const asked = await desk.operator.call<{ id: number }>('POST', 'adjustments', ask);
    await desk.act(desk.second, 'approvals', asked.body.id, 'approve');
    await desk.customer.client.take('/api/account/transfer', { from: 1, to: 2, balance: 5.5 });
    const file = async (kind: string, of: Record<string, string>, lang = 'en', more = '') => {
      const path = `/api/account/statement_${kind}?type=1&${new URLSearchParams(of)}${more}`;
      const headers = { authorization: desk.customer.client.token as string, lang };
      return Buffer.from(await (await fetch(desk.server.url + path, { headers })).arrayBuffer());
    };
    // Midnight may have passed since the deposit.
    const days = { startTime: dayFromNow(-1), endTime: dayFromNow(1) };
    const none = { startTime: '2001-01-01', endTime: '2001-01-01' };
    const lines = (await file('csv', days)).toString('utf8').trim().split('\n');
    expect(lines[0]).toContain('Time,What,Amount,Balance,Currency');
    expect(lines.slice(1).map((line) => line.split(',').slice(1).join())).toEqual([
      'Deposit,75.25,75.25,USD',
      "'=1+1,0.25,75.5,USD",
      'Transfer between accounts,-5.5,70,USD',
    ]);
    expect((await file('csv', none)).toString('utf8').trim().split('\n')).toHaveLength(1);
    const deposits = await file('csv', days, 'en', '&kind=deposits');
    expect(deposits.toString('utf8').trim().split('\n')).toHaveLength(2);
    const fonts = async (lang: string) => {
      const pdf = (await file('pdf', days, lang)).toString('latin1');
      expect([pdf.slice(0, 5), pdf.includes('/ToUnicode')]).toEqual(['%PDF-', true]);
      return [...new Set(pdf.match(/(?<=\/BaseFont \/[A-Z]{6}\+)\w+/g))].sort();
    };
    expect(await fonts('en')).toEqual(['Roboto']);
    const scripts = { hk: 'HK', ar: 'Arabic', kr: 'KR', th: 'Thai', hi: 'Devanagari' };
    for (const [lang, script] of Object.entries(scripts))
      expect(await fonts(lang)).toEqual([`NotoSans${script}`, 'Roboto']);
    const many = await Promise.all(Array.from({ length: 8 }, () => file('pdf', days)));
    const refused = many.filter((bytes) => bytes.includes('rate_limited')).length;
    expect([refused > 0, refused < 8]).toEqual([true, true]);
    const history = (of: Record<string, string>, kind?: string) =>
      desk.customer.client.read<FundsRecords>('/v2/api/main/accountLog/forexChange', {
        type: 1,
        ...of,
        ...(kind && { kind }),
      });
    expect((await history(days)).total).toBe(3);
    expect((await history(none)).total).toBe(0);
    const values = async (kind: string) => (await history(days, kind)).data.map(({ Value }) => Value);
    expect([await values('deposits'), await values('corrections')]).toEqual([[75.25], [0.25]]);
    expect(await values('transfers')).toEqual([-5.5]);
    expect((await history(none, 'deposits')).total).toBe(0);
  });
});
