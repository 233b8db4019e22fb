import type {
  BankField,
  DrawCurrency,
  DrawGate,
  DrawMethod,
  DrawRecord,
  DrawStatus,
  Page as WirePage,
} from '@truemark/contracts';
import { decimal, type Money, type Price, type Quantity, type Ratio } from '@truemark/money';
import { action, discardAnswer } from './action.js';
import { type CallOptions, get } from './http.js';
import { type Page, pageFrom } from './page.js';

export type PayoutWay = 'coin' | 'bank';
export type WithdrawalStatus = DrawStatus;

/** Display name of a currency. */
export interface CurrencyLabel {
  readonly code: string;
  /** Empty for a bank. */
  readonly network: string;
}

/** A currency for payouts. Bounds are in account currency. */
export interface PayoutCurrency extends CurrencyLabel {
  readonly id: number;
  readonly feeType: 'fixed' | 'percent';
  readonly feeRate: Ratio;
  /** Price of one coin in account currency; 1 for a bank. */
  readonly price: Price;
  readonly isStable: boolean;
  readonly least: Money;
  readonly most: Money;
}

/** A saved coin address or bank account. */
export interface PayoutMethod {
  readonly id: number;
  readonly way: PayoutWay;
  readonly address: string;
  readonly currency: CurrencyLabel & { readonly id: number };
  /** Time until it can be used, by the server's clock, ms. */
  readonly waitMs: number;
  readonly bankName: string;
  readonly account: string;
  readonly iban: string;
  readonly payeeName: string;
}

export interface Withdrawal {
  readonly id: number;
  readonly amount: Money;
  readonly received: Money;
  readonly fee: Money;
  readonly currency: CurrencyLabel;
  readonly status: WithdrawalStatus;
  /** In the customer's language. */
  readonly statusName: string;
  readonly createdAt: number;
  readonly decidedAt: number | null;
  readonly paidAt: number | null;
  readonly address: string;
  readonly account: string;
  /** The customer's own note. */
  readonly memo: string;
  /** Reason for the rejection. */
  readonly reason: string;
  readonly reference: string;
  readonly coins: Quantity | null;
  readonly isEstimate: boolean;
}

/** Whether a withdrawal can be requested now, and what is missing. */
export interface WithdrawalGate {
  readonly pendingId: number | null;
  readonly credentialWaitMs: number;
  readonly hasPayPassword: boolean;
}

const WAYS = { 1: 'coin', 2: 'bank' } as const;
const WAY_NUMBERS = { coin: 1, bank: 2 } as const;

const labelFrom = ({ code, protocol }: { code: string; protocol: string }): CurrencyLabel => ({
  code,
  network: protocol,
});

const currencyFrom = (wire: DrawCurrency): PayoutCurrency => ({
  ...labelFrom(wire),
  id: wire.id,
  feeType: wire.fee_type === 1 ? 'fixed' : 'percent',
  feeRate: decimal(wire.draw_rate),
  price: decimal(wire.usd_price),
  isStable: wire.is_stable === 1,
  least: decimal(wire.min_amount),
  most: decimal(wire.max_amount),
});

const methodFrom = (wire: DrawMethod): PayoutMethod => ({
  id: wire.id,
  way: WAYS[wire.type],
  address: wire.dc_address,
  currency: { ...labelFrom(wire.draw_currency), id: wire.draw_currency.id },
  waitMs: wire.wait_ms,
  bankName: wire.bank_name,
  account: wire.payee_account,
  iban: wire.bank_iban,
  payeeName: wire.payee_name,
});

const withdrawalFrom = (wire: DrawRecord): Withdrawal => ({
  id: wire.id,
  amount: decimal(wire.number),
  received: decimal(wire.real_number),
  fee: decimal(wire.fee),
  currency: labelFrom(wire.draw_currency),
  status: wire.status,
  statusName: wire.status_name,
  createdAt: wire.created_at_ms,
  decidedAt: wire.decided_at_ms,
  paidAt: wire.paid_at_ms,
  address: wire.address,
  account: wire.payee_account,
  memo: wire.memo,
  reason: wire.notes,
  reference: wire.reference,
  coins: wire.coin_number === null ? null : decimal(wire.coin_number),
  isEstimate: wire.is_estimate === 1,
});

export async function fetchPayoutCurrencies(way: PayoutWay, options: CallOptions): Promise<PayoutCurrency[]> {
  const query = { type: WAY_NUMBERS[way] };
  return (await get<DrawCurrency[]>('/api/account/draw_symbol_list', query, options)).map(currencyFrom);
}

export async function fetchPayoutMethods(way: PayoutWay, options: CallOptions): Promise<PayoutMethod[]> {
  const query = { draw_type: WAY_NUMBERS[way] };
  return (await get<DrawMethod[]>('/api/wallet/get_draw_method', query, options)).map(methodFrom);
}

const fetchList = async (query: { page?: number; id?: number }, options: CallOptions) =>
  pageFrom(await get<WirePage<DrawRecord>>('/api/account/draw_list', query, options), withdrawalFrom);

/** Fetches the customer's withdrawals of all methods, newest first. */
export const fetchWithdrawals = (page: number, options: CallOptions): Promise<Page<Withdrawal>> =>
  fetchList({ page }, options);

/** Fetches the customer's withdrawal by number; null if there is none. */
export async function fetchWithdrawal(id: number, options: CallOptions): Promise<Withdrawal | null> {
  return (await fetchList({ id }, options)).rows[0] ?? null;
}

export async function fetchWithdrawalGate(options: CallOptions): Promise<WithdrawalGate> {
  const wire = await get<DrawGate>('/api/account/draw_gate', {}, options);
  return {
    pendingId: wire.pending_id,
    credentialWaitMs: wire.credential_wait_ms,
    hasPayPassword: wire.has_pay_password === 1,
  };
}

/** A withdrawal request, amount as typed: to a saved method or to a new address. */
export interface WithdrawalRequest {
  readonly currencyId: number;
  readonly amount: string;
  readonly memo?: string;
  readonly methodId?: number;
  readonly address?: string;
  readonly payPassword?: string;
}

export const withdraw = action({
  path: '/api/account/draw',
  write: ({ currencyId, amount, memo, methodId, address, payPassword }: WithdrawalRequest) => ({
    draw_currency_id: currencyId,
    number: amount,
    ...(memo !== undefined && { memo }),
    ...(methodId !== undefined && { draw_method_id: methodId }),
    ...(address !== undefined && { address }),
    ...(payPassword !== undefined && { pay_password: payPassword }),
  }),
  read: withdrawalFrom,
  fields: {
    number: 'amount',
    draw_currency_id: 'currencyId',
    draw_method_id: 'methodId',
    pay_password: 'payPassword',
  },
});

/** Cancels a pending withdrawal. */
export const cancelWithdrawal = action({
  path: '/api/account/draw_cancel',
  write: (id: number) => ({ id }),
  read: withdrawalFrom,
});

/** Fields of a new payout method. */
export type MethodFieldName =
  | 'address'
  | 'payeeName'
  | 'payeeAddress'
  | 'account'
  | 'bankName'
  | 'bankAddress'
  | 'bankBranch'
  | 'bankCode'
  | 'iban'
  | 'swift'
  | 'ifsc'
  | 'routingNumber'
  | 'postCode';

const METHOD_FIELDS = {
  address: 'dc_address',
  payeeName: 'payee_name',
  payeeAddress: 'payee_address',
  account: 'payee_account',
  bankName: 'bank_name',
  bankAddress: 'bank_address',
  bankBranch: 'bank_branch',
  bankCode: 'bank_code',
  iban: 'bank_iban',
  swift: 'bank_swift',
  ifsc: 'bank_ifsc',
  routingNumber: 'routing_number',
  postCode: 'post_code',
} as const satisfies Record<MethodFieldName, BankField | 'dc_address'>;

export interface BindRequest {
  readonly way: PayoutWay;
  readonly currencyId: number;
  readonly given: Readonly<Partial<Record<MethodFieldName, string>>>;
}

export const bindMethod = action({
  path: '/api/wallet/bind_draw_method',
  write: ({ way, currencyId, given }: BindRequest) => ({
    ...Object.fromEntries(
      Object.entries(given).map(([name, value]) => [METHOD_FIELDS[name as MethodFieldName], value]),
    ),
    draw_id: currencyId,
    type: WAY_NUMBERS[way],
  }),
  read: methodFrom,
  fields: Object.fromEntries(Object.entries(METHOD_FIELDS).map(([name, wire]) => [wire, name])),
});

/** Removes a saved payout method. */
export const unbindMethod = action({
  path: '/api/wallet/del_draw_method',
  write: (id: number) => ({ id }),
  read: discardAnswer,
});
