import type {
  ChargeRecord,
  DepositAddress,
  DrawCurrency,
  DrawMethod,
  DrawRecord,
  Message,
  Page,
} from '@truemark/contracts';
import { expect } from 'vitest';
import { type AdminClient, adminClient } from './admin-client.js';
import type { Database } from './database.js';
import { setPayPassword } from './pay-password.js';
import { testImage, upload } from './pictures.js';
import { type RealCustomer, realCustomer } from './real-customer.js';
import { startServer, type TestServer } from './server.js';
import { verifyLedger } from './verify-ledger.js';

export const TRON = 'TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwb';
export const PAY = '246810';

export type PaymentsFixture = Awaited<ReturnType<typeof setUpPayments>>;

/** Server with the demo's payment methods, its operators and customers, and a series of real customers. */
export async function setUpPayments(database: Database, env: Record<string, string> = {}) {
  const server: TestServer = await startServer({ database, env });
  const staff = {
    owner: await adminClient(server, 'owner'),
    operator: await adminClient(server, 'operator'),
    second: await adminClient(server, 'operator', 1),
  };
  const self = { customer: await realCustomer(server) };

  const hours = (value: number): Promise<unknown> =>
    staff.owner.change('settings', 'withdraw_new_method_hours', { value: String(value) });
  const picture = async (colour = '#274b7a', by: RealCustomer = self.customer): Promise<string> => {
    const bytes = await testImage({ width: 300, height: 200, colour }).jpeg().toBuffer();
    const { code, data } = await upload(by.client, bytes, { name: 'proof.jpg' });
    expect(code).toBe(1);
    return data.url;
  };
  const act = async (by: AdminClient, resource: string, id: number, action: string, body: object = {}) =>
    by.call<{ key?: string; status?: string; approval_id?: number }>(
      'POST',
      `${resource}/${id}/${action}`,
      body,
    );
  /** A second operator approves the request. */
  const agreed = async (request: number): Promise<void> => {
    expect((await act(staff.second, 'approvals', request, 'approve')).status).toBe(200);
  };
  const funding = async (): Promise<[number, number]> => {
    const accounts = await self.customer.client.read<
      { accountTypeId: number; balance: number; lockBalance: number }[]
    >('/v2/api/main/wallet/getBalance');
    const found = accounts.find(({ accountTypeId }) => accountTypeId === 1);
    return [found?.balance ?? 0, found?.lockBalance ?? 0];
  };
  const byCoin = async (
    number: number,
    colour?: string,
    by: RealCustomer = self.customer,
  ): Promise<ChargeRecord> => {
    const [address] = await by.client.read<DepositAddress[]>('/api/quickCharge/info');
    const given = {
      number,
      charge_id: address?.id,
      address: address?.address,
      proofImg: await picture(colour, by),
    };
    return by.client.take<ChargeRecord>('/api/quickCharge/submit', given);
  };
  /** A coin deposit of this customer, approved. */
  const paidIn = async (number: number, by: RealCustomer = self.customer): Promise<void> => {
    const { id } = await byCoin(number, undefined, by);
    await act(staff.operator, 'deposits', id, 'claim');
    const { status, body } = await act(staff.operator, 'deposits', id, 'approve');
    if (status === 202) await agreed(body.approval_id as number);
    else expect(status).toBe(200);
  };
  const titles = async (): Promise<string[]> =>
    (await self.customer.client.read<Page<Message>>('/api/internalMessage/list')).data.map(
      ({ title }) => title,
    );
  const currency = async (code: string, type: 1 | 2, protocol = ''): Promise<DrawCurrency> => {
    const all = await self.customer.client.read<DrawCurrency[]>('/api/account/draw_symbol_list', { type });
    const found = all.find((each) => each.code === code && each.protocol === protocol);
    if (!found) throw new Error(`no ${code}`);
    return found;
  };
  const usableMethod = async ({
    payPassword = true,
  } = {}): Promise<{ draw_currency_id: number; draw_method_id: number }> => {
    await hours(0);
    const { id: draw_id } = await currency('USDT', 1, 'TRC20');
    const bound = await self.customer.client.take<DrawMethod>('/api/wallet/bind_draw_method', {
      draw_id,
      type: 1,
      dc_address: TRON,
    });
    if (payPassword) await setPayPassword(self.customer, staff.owner, PAY);
    return { draw_currency_id: draw_id, draw_method_id: bound.id };
  };
  const draw = (fields: Record<string, unknown>): Promise<DrawRecord> =>
    self.customer.client.take('/api/account/draw', fields);

  return {
    server,
    ...staff,
    get customer(): RealCustomer {
      return self.customer;
    },
    /** Next customer; new payout methods wait a day again. */
    async next(lang = 'en'): Promise<void> {
      await hours(24);
      self.customer = await realCustomer(server, lang);
    },
    async close(): Promise<void> {
      await server.stop();
      await verifyLedger(server);
      await server.discard();
    },
    hours,
    picture,
    act,
    agreed,
    funding,
    byCoin,
    paidIn,
    titles,
    currency,
    usableMethod,
    draw,
  };
}
