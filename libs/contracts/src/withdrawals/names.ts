import type { Money } from '@truemark/money';
import type { Flag } from '../wire/envelope.js';
import { type ExactDecimals, toWire } from '../wire/names.js';
import type { DrawCurrency, DrawRecord } from './answers.js';

/** A withdrawal currency under domain names; money in 10⁻⁸ of account currency. */
interface OfferedCurrency {
  readonly id: number;
  readonly code: string;
  readonly protocol: string;
  /** An amount, or a percentage. */
  readonly feeRate: Money;
  readonly feeType: DrawCurrency['fee_type'];
  readonly price: Money;
  readonly isStable: Flag;
  readonly least: Money;
  readonly most: Money;
}

const currencyNames = {
  id: 'id',
  code: 'code',
  protocol: 'protocol',
  feeRate: 'draw_rate',
  feeType: 'fee_type',
  price: 'usd_price',
  isStable: 'is_stable',
  least: 'min_amount',
  most: 'max_amount',
} as const;

export const toDrawCurrency = (currency: OfferedCurrency): ExactDecimals<DrawCurrency> =>
  toWire(currencyNames, currency);

/** A withdrawal as shown to its customer, under domain names. */
interface WithdrawalMessage {
  readonly id: number;
  readonly amount: Money;
  readonly received: Money;
  readonly fee: Money;
  readonly currency: DrawRecord['draw_currency'];
  readonly status: DrawRecord['status'];
  readonly statusText: string;
  readonly createdText: string;
  readonly createdAt: number;
  readonly decidedAt: number | null;
  readonly paidAt: number | null;
  readonly way: DrawRecord['type'];
  readonly address: string;
  readonly account: string;
  readonly remark: string;
  readonly reason: string;
  readonly reference: string;
  readonly coins: Money | null;
  readonly price: Money | null;
  readonly isEstimate: Flag;
}

const withdrawalNames = {
  id: 'id',
  amount: 'number',
  received: 'real_number',
  fee: 'fee',
  currency: 'draw_currency',
  status: 'status',
  statusText: 'status_name',
  createdText: 'created_at',
  createdAt: 'created_at_ms',
  decidedAt: 'decided_at_ms',
  paidAt: 'paid_at_ms',
  way: 'type',
  address: 'address',
  account: 'payee_account',
  remark: 'memo',
  reason: 'notes',
  reference: 'reference',
  coins: 'coin_number',
  price: 'usd_price',
  isEstimate: 'is_estimate',
} as const;

export const toDrawRecord = (withdrawal: WithdrawalMessage): ExactDecimals<DrawRecord> =>
  toWire(withdrawalNames, withdrawal);
