import type { Decimal, Flag } from './envelope.js';

/** One row of `GET /api/quickCharge/info`: where coins can be sent to. */
export interface DepositAddress {
  id: number;
  address: string;
  currency_code: string;
  protocol_code: string;
  /** One coin in account currency. */
  usd_price: Decimal;
  /** 0: a coin whose price moves: how many are due is an estimate until the approval. */
  is_stable: Flag;
  /** Bounds in account currency; `max_amount` 0: none. */
  min_amount: Decimal;
  max_amount: Decimal;
}

/** One row of `GET /api/quickCharge/symbols`: currencies that banks deliver. */
export interface BankSymbol {
  id: number;
  name: string;
  min_amount: Decimal;
  max_amount: Decimal;
}

/** One row of `GET /api/quickCharge/wire_info`. */
export interface BankOption {
  id: number;
  bank_name: string;
  bank_address: string;
  bank_swift: string;
  payee_name: string;
  payee_account: string;
  bank_remark: string;
}

/** What an operator names in the edit flow. */
export interface AssignedBank {
  bank_name: string;
  swift: string;
  ifsc: string;
  iban: string;
  name: string;
  account: string;
}

/** 0 pending, 1 finished, 2 rejected, 3 invalid or cancelled. */
export type ChargeStatus = 0 | 1 | 2 | 3;

/** A deposit as its customer reads it. */
export interface ChargeRecord {
  id: number;
  /** In account currency. */
  number: Decimal;
  /** 0 coin, 1 bank. */
  type: 0 | 1;
  currency_code: string;
  status: ChargeStatus;
  created_at: string;
  created_at_ms: number;
  /** Why it was not accepted. */
  remark: string;
  bank_info: AssignedBank | null;
  /** Address of the picture; empty while there is none. */
  proof_img: string;
  symbol_id: number | null;
  /** Of coins: where they went, and how many at which price. */
  address: string;
  coin_number: Decimal | null;
  usd_price: Decimal | null;
  /** 1: the approval will fix `coin_number` and `usd_price` at the price of then. */
  is_estimate: Flag;
  /** The customer took it back himself. */
  is_cancelled: 0 | 1;
}

/** Our names of a deposit's states and ways → the wire's numbers. */
export const chargeStatusNumbers = { open: 0, approved: 1, rejected: 2, invalid: 3, cancelled: 3 } as const;
export const chargeTypeNumbers = { coin: 0, bank: 1 } as const;

/** The list of deposits; the first is how the specification spells it. */
export const CHARGE_LIST_PATHS = ['/api/quickCharge/quick_ist', '/api/quickCharge/quick_list'] as const;
