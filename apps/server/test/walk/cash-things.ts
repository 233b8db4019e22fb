import type { ChargeRecord, DrawMethod, DrawRecord, Page } from '@truemark/contracts';
import type { Client, Fields } from '../harness/client.js';
import { testImage, upload } from '../harness/pictures.js';
import type { Ground, Person } from './persons.js';
import type { ResourceFactory } from './things.js';

const TRON = 'TWd4WrZ9wn84f5x1hZhL4DHvk738ns5jwb';
const PAY = '161803';

const proof = async (of: Client): Promise<string> =>
  (await upload(of, await testImage().jpeg().toBuffer())).data.url;

const today = (): Fields => {
  const day = new Date().toISOString().slice(0, 10);
  return { type: 1, startTime: day, endTime: day };
};
export const statement: ResourceFactory = async () => today();

export const transferred: ResourceFactory = async ({ client }) => {
  await client.take('/api/account/transfer', { from: 2, to: 1, balance: 1 });
  return {};
};

/** A coin deposit that the owner can submit. */
export const coinDeposit: ResourceFactory = async ({ client }) => ({
  number: 60,
  charge_id: 1,
  proofImg: await proof(client),
});
/** The same to a bank account of the broker. */
export const wireDeposit: ResourceFactory = async ({ client }) => ({
  number: 60,
  wire_id: 1,
  proofImg: await proof(client),
});

const deposited = async (...given: Parameters<ResourceFactory>): Promise<ChargeRecord> =>
  given[0].client.take('/api/quickCharge/submit', await coinDeposit(...given));
export const deposit: ResourceFactory = async (...given) => {
  await deposited(...given);
  return { type: 0 };
};

/** Cancels the deposit that waits for bank details, so that new ones can be requested. */
export const wireEdit: ResourceFactory = async ({ client }, { cashier }) => {
  await cashier.change('settings', 'edit_recharge_bank_info', { value: '1' });
  const current = await client.read<ChargeRecord | null>('/api/quickCharge/get_wire_info_edit');
  if (current) await client.take('/api/quickCharge/cancel_wire_info_edit', { id: current.id });
  return { number: 60, symbol_id: 1 };
};
const asked = async (...given: Parameters<ResourceFactory>): Promise<number> => {
  const fields = await wireEdit(...given);
  return (await given[0].client.take<ChargeRecord>('/api/quickCharge/wire_submit_edit', fields)).id;
};
export const wireAsked: ResourceFactory = async (...given) => ({ id: await asked(...given) });
export const wireAssigned: ResourceFactory = async (...given) => {
  const [{ client }, { cashier }] = given;
  const id = await asked(...given);
  await cashier.act('deposits', id, 'claim');
  await cashier.act('deposits', id, 'assign', { bank_name: 'A bank', name: 'A payee', account: '1' });
  return { id, proofImg: await proof(client) };
};

export const newMethod: ResourceFactory = async () => ({ draw_id: 1, type: 1, dc_address: TRON });
const bound = async (owner: Person, { cashier }: Ground): Promise<number> => {
  await cashier.change('settings', 'withdraw_new_method_hours', { value: '0' });
  await cashier.change('settings', 'withdraw_credential_hours', { value: '0' });
  const fields = { draw_id: 1, type: 1, dc_address: TRON };
  const { id, wait_ms } = await owner.client.take<DrawMethod>('/api/wallet/bind_draw_method', fields);
  if (wait_ms === 0) return id;
  await owner.client.take('/api/wallet/del_draw_method', { id });
  return bound(owner, { cashier } as Ground);
};
export const method: ResourceFactory = async (owner, ground) => ({ id: await bound(owner, ground) });

/** Cancels the pending withdrawal, which prevents its customer from trading and from another withdrawal. */
export async function cancelDraw({ client }: Person): Promise<void> {
  const { data } = await client.read<Page<DrawRecord>>('/api/account/draw_list', { type: 0 });
  const pending = data.find(({ status }) => status === 'pending');
  if (pending) await client.take('/api/account/draw_cancel', { id: pending.id });
}

/** Gives the owner 60 more to spend. */
export async function paidIn(...given: Parameters<ResourceFactory>): Promise<void> {
  const { cashier } = given[1];
  const { id } = await deposited(...given);
  await cashier.act('deposits', id, 'claim');
  await cashier.act('deposits', id, 'approve', {});
}

/** A withdrawal that the owner can request: none is pending, and there is money. */
export const newDraw: ResourceFactory = async (...given) => {
  const [owner, ground] = given;
  const { client } = owner;
  await cancelDraw(owner);
  await paidIn(...given);
  const draw_method_id = await bound(owner, ground);
  await client.take('/api/user/amend_pay_password', { password: PAY, login_password: owner.password });
  return { draw_currency_id: 1, number: 30, draw_method_id, pay_password: PAY };
};
export const draw: ResourceFactory = async (...given) => {
  const fields = await newDraw(...given);
  return { id: (await given[0].client.take<DrawRecord>('/api/account/draw', fields)).id };
};
export const drawList: ResourceFactory = async (...given) => {
  await draw(...given);
  return { type: 0 };
};
