import type { Money } from '@truemark/money';
import type { Flag } from '../wire/envelope.js';
import { type ExactDecimals, toWire } from '../wire/names.js';
import type { AssignedBank, ChargeRecord, DepositAddress } from './answers.js';

/** A deposit address under domain names; money in 10⁻⁸ of account currency. */
interface OfferedAddress {
  readonly id: number;
  readonly address: string;
  readonly code: string;
  readonly protocol: string;
  readonly price: Money;
  readonly isStable: Flag;
  readonly least: Money;
  readonly most: Money;
}

const addressNames = {
  id: 'id',
  address: 'address',
  code: 'currency_code',
  protocol: 'protocol_code',
  price: 'usd_price',
  isStable: 'is_stable',
  least: 'min_amount',
  most: 'max_amount',
} as const;

export const toDepositAddress = (address: OfferedAddress): ExactDecimals<DepositAddress> =>
  toWire(addressNames, address);

/** A deposit as shown to its customer, under domain names. */
interface DepositMessage {
  readonly id: number;
  readonly amount: Money;
  readonly way: ChargeRecord['type'];
  readonly code: string;
  readonly status: ChargeRecord['status'];
  readonly createdText: string;
  readonly createdAt: number;
  readonly reason: string;
  readonly bank: AssignedBank | null;
  readonly proof: string;
  readonly symbolId: number | null;
  readonly address: string;
  readonly coins: Money | null;
  readonly price: Money | null;
  readonly isEstimate: Flag;
  readonly isCancelled: Flag;
}

const depositNames = {
  id: 'id',
  amount: 'number',
  way: 'type',
  code: 'currency_code',
  status: 'status',
  createdText: 'created_at',
  createdAt: 'created_at_ms',
  reason: 'remark',
  bank: 'bank_info',
  proof: 'proof_img',
  symbolId: 'symbol_id',
  address: 'address',
  coins: 'coin_number',
  price: 'usd_price',
  isEstimate: 'is_estimate',
  isCancelled: 'is_cancelled',
} as const;

export const toChargeRecord = (deposit: DepositMessage): ExactDecimals<ChargeRecord> =>
  toWire(depositNames, deposit);
