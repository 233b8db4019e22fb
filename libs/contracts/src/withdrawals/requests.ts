import { z } from 'zod';
import { amount, id, oneOf, paging, text } from '../requests/fields.js';

/** 1 crypto, 2 bank, for currencies and bound methods. */
const way = () => oneOf(1, 2);

/** `account/draw_symbol_list` */
export const drawSymbolsRequest = z.object({ type: way() });
export type DrawSymbolsRequest = z.output<typeof drawSymbolsRequest>;

/** `POST /api/account/draw`: to a bound method, or to an address that this request binds. */
export const drawRequest = z.object({
  draw_currency_id: id(),
  number: amount(),
  memo: text(200).optional(),
  draw_method_id: id().optional(),
  address: text(200).optional(),
  pay_password: text(72, { verbatim: true }).optional(),
});
export type DrawRequest = z.output<typeof drawRequest>;

/**
 * `account/draw_list`: 0 crypto, 1 bank as on the withdrawal page, or 2 bank as in a record; absent: all. With `id`,
 * only that withdrawal.
 */
export const drawListRequest = z.object({
  type: oneOf(0, 1, 2).optional(),
  id: id().optional(),
  ...paging,
});
export type DrawListRequest = z.output<typeof drawListRequest>;

/** `wallet/get_draw_method` */
export const drawMethodsRequest = z.object({ draw_type: way().optional(), draw_id: id().optional() });
export type DrawMethodsRequest = z.output<typeof drawMethodsRequest>;

/** Fields of a bank account, each with its own rule. */
export const BANK_FIELDS = [
  'payee_name',
  'payee_account',
  'bank_name',
  'bank_code',
  'bank_address',
  'bank_branch',
  'routing_number',
  'bank_swift',
  'bank_iban',
  'bank_ifsc',
  'payee_address',
  'post_code',
] as const;
export type BankField = (typeof BANK_FIELDS)[number];

const field = () => text(140).optional();

/** `POST /api/wallet/bind_draw_method`: `draw_id` is a withdrawal currency. */
export const bindMethodRequest = z.object({
  draw_id: id(),
  type: way(),
  dc_address: text(200).optional(),
  payee_name: field(),
  payee_account: field(),
  bank_name: field(),
  bank_code: field(),
  bank_address: field(),
  bank_branch: field(),
  routing_number: field(),
  bank_swift: field(),
  bank_iban: field(),
  bank_ifsc: field(),
  payee_address: field(),
  post_code: field(),
});
export type BindMethodRequest = z.output<typeof bindMethodRequest>;
