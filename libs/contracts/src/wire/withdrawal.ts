import type { BankField } from '../requests/withdrawals.js';
import type { Decimal, Flag } from './envelope.js';

/** One row of `GET /api/account/draw_symbol_list`. */
export interface DrawCurrency {
  id: number;
  code: string;
  protocol: string;
  /** The fee: an amount where `fee_type` is 1, otherwise percent. */
  draw_rate: Decimal;
  fee_type: 1 | 2;
  /** One coin in account currency; 1 for a bank. */
  usd_price: Decimal;
  /** 0: a coin whose price moves: how many arrive is an estimate until the approval. */
  is_stable: Flag;
  min_amount: Decimal;
  max_amount: Decimal;
}

/** A bound method: a coin address, or a bank account. */
export interface DrawMethod extends Record<BankField, string> {
  id: number;
  /** 1 crypto, 2 bank. */
  type: 1 | 2;
  dc_address: string;
  draw_currency: { id: number; code: string; protocol: string };
  /** From when on it can be used. */
  usable_at_ms: number;
  /** How long that is by the server's clock; 0: at once. */
  wait_ms: number;
}

export type DrawStatus = 'pending' | 'approved' | 'paid' | 'rejected' | 'cancelled';

/** A withdrawal as its customer reads it. */
export interface DrawRecord {
  id: number;
  number: Decimal;
  /** What arrives, in account currency. */
  real_number: Decimal;
  fee: Decimal;
  draw_currency: { code: string; protocol: string };
  status: DrawStatus;
  /** `status` in the customer's language. */
  status_name: string;
  created_at: string;
  created_at_ms: number;
  decided_at_ms: number | null;
  paid_at_ms: number | null;
  /** 1 address, 2 bank. */
  type: 1 | 2;
  address: string;
  payee_account: string;
  /** The customer's own words. */
  memo: string;
  /** Why it was rejected. */
  notes: string;
  reference: string;
  coin_number: Decimal | null;
  usd_price: Decimal | null;
  /** 1: the approval will fix `coin_number` and `usd_price` at the price of then. */
  is_estimate: Flag;
}

/** `GET /api/account/draw_gate`: whether a withdrawal could be asked for now, and what it waits for. */
export interface DrawGate {
  /** A pending withdrawal: one at a time. */
  pending_id: number | null;
  /** Passwords or factors changed: until then nothing is paid out; 0: no wait. */
  credential_wait_ms: number;
  has_pay_password: 0 | 1;
}

/** Our names of a way → the wire's numbers of currencies and methods. */
export const drawTypeNumbers = { coin: 1, bank: 2 } as const;
export const feeTypeNumbers = { fixed: 1, percent: 2 } as const;

/** One row of `GET /api/account/transfer_log`. */
export interface TransferRecord {
  id: number;
  balance: Decimal;
  /** `accountTypeId`s. */
  from: number;
  to: number;
  created_at: string;
  created_at_ms: number;
}
