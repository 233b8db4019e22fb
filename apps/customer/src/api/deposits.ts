import type {
  BankOption,
  BankSymbol,
  ChargeRecord,
  DepositAddress as WireAddress,
  AssignedBank as WireAssignedBank,
  Page as WirePage,
} from '@truemark/contracts';
import { decimal, type Money, type Price, type Quantity } from '@truemark/money';
import { action } from './action.js';
import { type CallOptions, get } from './http.js';
import { type Page, pageFrom } from './page.js';

export type DepositWay = 'coin' | 'bank';

/** A coin address for deposits. Bounds are in account currency; `most` 0: no maximum. */
export interface DepositAddress {
  readonly id: number;
  readonly address: string;
  readonly currency: string;
  readonly network: string;
  /** Price of one coin in account currency. */
  readonly price: Price;
  readonly isStable: boolean;
  readonly least: Money;
  readonly most: Money;
}

/** A currency accepted by bank transfer. */
export interface BankCurrency {
  readonly id: number;
  readonly name: string;
  readonly least: Money;
  readonly most: Money;
}

/** One of the platform's bank accounts. */
export interface BankAccount {
  readonly id: number;
  readonly bankName: string;
  readonly bankAddress: string;
  readonly swift: string;
  readonly payeeName: string;
  readonly account: string;
  readonly remark: string;
}

/** Bank account that an operator assigned to one deposit. */
export interface AssignedBank {
  readonly bankName: string;
  readonly swift: string;
  readonly ifsc: string;
  readonly iban: string;
  readonly payeeName: string;
  readonly account: string;
}

export interface Deposit {
  readonly id: number;
  /** In account currency. */
  readonly amount: Money;
  readonly way: DepositWay;
  readonly currency: string;
  readonly status: 'open' | 'approved' | 'rejected' | 'invalid';
  readonly createdAt: number;
  /** Reason for the rejection. */
  readonly reason: string;
  readonly bank: AssignedBank | null;
  /** Address of the picture; empty if there is none. */
  readonly proof: string;
  /** Coin deposits: the receiving address. */
  readonly address: string;
  readonly coins: Quantity | null;
  readonly price: Price | null;
  readonly isEstimate: boolean;
  readonly isCancelled: boolean;
}

const WAYS = { 0: 'coin', 1: 'bank' } as const;
const STATUSES = { 0: 'open', 1: 'approved', 2: 'rejected', 3: 'invalid' } as const;

const addressFrom = (wire: WireAddress): DepositAddress => ({
  id: wire.id,
  address: wire.address,
  currency: wire.currency_code,
  network: wire.protocol_code,
  price: decimal(wire.usd_price),
  isStable: wire.is_stable === 1,
  least: decimal(wire.min_amount),
  most: decimal(wire.max_amount),
});

const currencyFrom = (wire: BankSymbol): BankCurrency => ({
  id: wire.id,
  name: wire.name,
  least: decimal(wire.min_amount),
  most: decimal(wire.max_amount),
});

const accountFrom = (wire: BankOption): BankAccount => ({
  id: wire.id,
  bankName: wire.bank_name,
  bankAddress: wire.bank_address,
  swift: wire.bank_swift,
  payeeName: wire.payee_name,
  account: wire.payee_account,
  remark: wire.bank_remark,
});

const assignedFrom = ({ bank_name, swift, ifsc, iban, name, account }: WireAssignedBank): AssignedBank => ({
  bankName: bank_name,
  swift,
  ifsc,
  iban,
  payeeName: name,
  account,
});

const depositFrom = (wire: ChargeRecord): Deposit => ({
  id: wire.id,
  amount: decimal(wire.number),
  way: WAYS[wire.type],
  currency: wire.currency_code,
  status: STATUSES[wire.status],
  createdAt: wire.created_at_ms,
  reason: wire.remark,
  bank: wire.bank_info && assignedFrom(wire.bank_info),
  proof: wire.proof_img,
  address: wire.address,
  coins: wire.coin_number === null ? null : decimal(wire.coin_number),
  price: wire.usd_price === null ? null : decimal(wire.usd_price),
  isEstimate: wire.is_estimate === 1,
  isCancelled: wire.is_cancelled === 1,
});

export async function fetchDepositAddresses(options: CallOptions): Promise<DepositAddress[]> {
  return (await get<WireAddress[]>('/api/quickCharge/info', {}, options)).map(addressFrom);
}

export async function fetchBankCurrencies(options: CallOptions): Promise<BankCurrency[]> {
  return (await get<BankSymbol[]>('/api/quickCharge/symbols', {}, options)).map(currencyFrom);
}

export async function fetchBankAccounts(
  currencyId: number | undefined,
  options: CallOptions,
): Promise<BankAccount[]> {
  const query = { symbol_id: currencyId };
  return (await get<BankOption[]>('/api/quickCharge/wire_info', query, options)).map(accountFrom);
}

/** Fetches the deposit that waits for bank details or for its proof; null if there is none. */
export async function fetchOpenBankDeposit(options: CallOptions): Promise<Deposit | null> {
  const wire = await get<ChargeRecord | null>('/api/quickCharge/get_wire_info_edit', {}, options);
  return wire && depositFrom(wire);
}

const fetchList = async (query: { page?: number; id?: number }, options: CallOptions) =>
  pageFrom(await get<WirePage<ChargeRecord>>('/api/quickCharge/quick_list', query, options), depositFrom);

/** Whether a deposit is still undecided. */
export const isUndecided = ({ status, isCancelled }: Pick<Deposit, 'status' | 'isCancelled'>): boolean =>
  status === 'open' && !isCancelled;

/** Fetches the customer's deposits of all methods, newest first. */
export const fetchDeposits = (page: number, options: CallOptions): Promise<Page<Deposit>> =>
  fetchList({ page }, options);

/** Fetches the customer's deposit by number; null if there is none. */
export async function fetchDeposit(id: number, options: CallOptions): Promise<Deposit | null> {
  return (await fetchList({ id }, options)).rows[0] ?? null;
}

/** Fields of every deposit: the amount as typed, and the picture that proves it. */
export interface Paid {
  readonly amount: string;
  readonly proof: string;
}

const FIELDS = { number: 'amount', proofImg: 'proof' } as const;

export const depositCoins = action({
  path: '/api/quickCharge/submit',
  write: ({ amount, proof, addressId, address }: Paid & { addressId: number; address: string }) => ({
    number: amount,
    proofImg: proof,
    charge_id: addressId,
    address,
  }),
  read: depositFrom,
  fields: FIELDS,
});

export const depositToBank = action({
  path: '/api/quickCharge/wire_submit',
  write: ({ amount, proof, bankId }: Paid & { bankId: number }) => ({
    number: amount,
    proofImg: proof,
    wire_id: bankId,
  }),
  read: depositFrom,
  fields: FIELDS,
});

/** Requests a bank account to pay to. */
export const askForBank = action({
  path: '/api/quickCharge/wire_submit_edit',
  write: ({ amount, currencyId }: { amount: string; currencyId: number }) => ({
    number: amount,
    symbol_id: currencyId,
  }),
  read: depositFrom,
  fields: FIELDS,
});

export const proveDeposit = action({
  path: '/api/quickCharge/save_wire_info_edit',
  write: ({ id, proof }: { id: number; proof: string }) => ({ id, proofImg: proof }),
  read: depositFrom,
  fields: FIELDS,
});

/** Cancels a deposit that has no proof yet. */
export const cancelDeposit = action({
  path: '/api/quickCharge/cancel_wire_info_edit',
  write: (id: number) => ({ id }),
  read: depositFrom,
});
