import type { ChargeRecord, DepositAddress, DrawCurrency, DrawMethod, DrawRecord } from '@truemark/contracts';
import type { AdminClient } from '../../../server/test/harness/admin-client.js';
import type { Client } from '../../../server/test/harness/client.js';
import { setPayPassword } from '../../../server/test/harness/pay-password.js';
import { testImage, upload } from '../../../server/test/harness/pictures.js';
import type { RealCustomer } from '../../../server/test/harness/real-customer.js';

const TRON = 'TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwb';
export const PAY_PASSWORD = '246810';

/** Announces a coin deposit, with a single-colour picture as the proof. */
export async function announceDeposit(
  customer: Client,
  number: number,
  colour?: string,
): Promise<ChargeRecord> {
  const [address] = await customer.read<DepositAddress[]>('/api/quickCharge/info');
  const bytes = await testImage({ width: 600, height: 400, ...(colour && { colour }) })
    .jpeg()
    .toBuffer();
  const { data: picture } = await upload(customer, bytes);
  return customer.take('/api/quickCharge/submit', {
    number,
    charge_id: address?.id,
    address: address?.address,
    proofImg: picture.url,
  });
}

/** Binds an address that can be used at once; the settings allow that for the moment. */
export async function bindAddress(person: RealCustomer, operator: AdminClient): Promise<DrawMethod> {
  const customer = person.client;
  const before = await operator.one('settings', 'withdraw_new_method_hours');
  await operator.change('settings', 'withdraw_new_method_hours', { value: '0' });
  const all = await customer.read<DrawCurrency[]>('/api/account/draw_symbol_list', { type: 1 });
  const currency = all.find(({ code, protocol }) => code === 'USDT' && protocol === 'TRC20');
  const bound = await customer.take<DrawMethod>('/api/wallet/bind_draw_method', {
    draw_id: currency?.id,
    type: 1,
    dc_address: TRON,
  });
  await setPayPassword(person, operator, PAY_PASSWORD);
  await operator.change('settings', 'withdraw_new_method_hours', { value: before.value });
  return bound;
}

/** Requests a withdrawal to a bound address. */
export const askForMoney = (
  customer: Client,
  { id, draw_currency: currency }: DrawMethod,
  number: number,
): Promise<DrawRecord> =>
  customer.take('/api/account/draw', {
    draw_currency_id: currency.id,
    draw_method_id: id,
    number,
    pay_password: PAY_PASSWORD,
  });
