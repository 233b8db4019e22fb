import type { BankOption, BankSymbol, DepositAddress } from '@truemark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withOneDatabase } from './harness/with-databases.js';

withOneDatabase((database) => {
  let desk: PaymentsFixture;
  beforeAll(async () => {
    desk = await setUpPayments(database);
  });
  afterAll(() => desk?.close());

  const set = (key: string, value: string) => desk.owner.change('settings', key, { value });
  const keyOf = async (path: string, body: object): Promise<unknown> => {
    const { data } = (await desk.customer.client.post(path, body as Record<string, unknown>)) as {
      data: { key?: string; fields?: Record<string, string> } | null;
    };
    return data?.fields ?? data?.key ?? 'done';
  };

  const byCoin = async () => {
    const [address] = await desk.customer.client.read<DepositAddress[]>('/api/quickCharge/info');
    const proofImg = await desk.picture();
    const given = { number: 100, charge_id: address?.id, address: address?.address, proofImg };
    return keyOf('/api/quickCharge/submit', given);
  };
  const byBank = async () => {
    const [currency] = await desk.customer.client.read<BankSymbol[]>('/api/quickCharge/symbols');
    const [bank] = await desk.customer.client.read<BankOption[]>('/api/quickCharge/wire_info', {
      symbol_id: currency?.id,
    });
    const proofImg = await desk.picture();
    return keyOf('/api/quickCharge/wire_submit', { number: 100, wire_id: bank?.id, proofImg });
  };
  const draw = async (code: string, type: 1 | 2, more = 0) => {
    const currency = await desk.currency(code, type, type === 1 ? 'TRC20' : '');
    return keyOf('/api/account/draw', {
      draw_currency_id: currency.id,
      draw_method_id: 1,
      number: Number(currency.min_amount) + more,
      pay_password: '135790',
    });
  };

  describe('a payment method is unavailable while it is switched off', () => {
    it.each([
      ['is_recharge_crypto', byCoin, 'deposit.way_gone'],
      ['is_recharge_bank_card', byBank, 'deposit.way_gone'],
      ['is_withdraw_crypto', () => draw('USDT', 1), 'withdraw.way_gone'],
      ['is_withdraw_bank_card', () => draw('USD', 2), 'withdraw.way_gone'],
    ])('%s', async (key, ask, gone) => {
      await set(key, '0');
      expect(await ask()).toBe(gone);
      await set(key, '1');
      expect(await ask()).not.toBe(gone);
    });
  });

  it('is_bank_out_amount: only whole amounts go to a bank', async () => {
    const whole = { number: 'validation.whole_number' };
    await set('is_bank_out_amount', '1');
    expect(await draw('USD', 2, 0.5)).toEqual(whole);
    expect(await draw('USD', 2, 1)).not.toEqual(whole);
    await set('is_bank_out_amount', '0');
    expect(await draw('USD', 2, 0.5)).not.toEqual(whole);
  });

  it('is_withdraw_pay_pwd: a withdrawal requires the payment password only while it is on', async () => {
    await desk.paidIn(100);
    const method = await desk.usableMethod();
    const ask = () => keyOf('/api/account/draw', { ...method, number: 50 });
    await set('is_withdraw_pay_pwd', '1');
    expect(await ask()).toEqual({ pay_password: 'validation.required' });
    await set('is_withdraw_pay_pwd', '0');
    expect(await ask()).toBe('done');
  });

  it('company_status_type: selects the notice on the page of the company', async () => {
    const type = async () =>
      (await desk.customer.client.read<{ type: number }>('/api/company/getCompanyStatus')).type;
    for (const value of ['2', '1']) {
      await set('company_status_type', value);
      expect(await type()).toBe(Number(value));
    }
  });

  it.each([
    ['theme_up', '#123456'],
    ['theme_down', '#654321'],
    ['theme_kline_up', '#0a0b0c'],
    ['theme_kline_down', '#0c0b0a'],
    ['is_reg_reverse_pic', '1'],
    ['is_reg_hand_pic', '1'],
    ['is_internal_message', '0'],
    ['is_home_account_name', '0'],
    ['is_wallet_bank_card', '0'],
    ['is_wallet_crypto', '0'],
    ['is_recharge_contact', '1'],
    ['is_recharge_blank_contact', '0'],
    ['is_withdraw_contact', '1'],
    ['is_charge_withdraw_contact', '1'],
    ['review_promise_hours', '48'],
  ])('%s reaches the customer’s app', async (key, value) => {
    const shown = async () =>
      String((await desk.customer.client.read<Record<string, unknown>>('/api/basicSet/getBasicInfo'))[key]);
    const before = await shown();
    expect(before).not.toBe(value);
    await set(key, value);
    expect(await shown()).toBe(value);
    await set(key, before);
    expect(await shown()).toBe(before);
  });
});
