import {
  flag,
  int,
  json,
  money,
  nullable,
  type RowOf,
  table,
  text,
  time,
} from '../../../../platform/database/table.js';

import type { PriceSource } from '../../reviews/commands.js';

/** Money that customers ask for. Sums in 10⁻⁸ of account currency. */
export const withdrawals = table(
  'withdrawals',
  ['id'],
  {
    id: int(),
    customerId: int(),
    way: text<'coin' | 'bank'>(),
    status: text<WithdrawalStatus>(),
    amount: money(),
    fee: money(),
    /** What arrives. The fee and what rounding leaves stay with the house. */
    received: money(),
    /** Under which the fee was computed. */
    feeType: text<'fixed' | 'percent'>(),
    feeRate: money(),
    currencyId: int(),
    code: text(),
    protocol: text(),
    coinPrice: nullable(money()),
    priceSource: nullable(json<PriceSource>()),
    coins: nullable(money()),
    /** Of a coin that is not stable: price and coins are an estimate until the approval fixes them. */
    pricedAtApproval: flag(),
    methodId: int(),
    /** The address or bank account, as it was bound then. */
    target: json<Record<string, string>>(),
    /** The customer's own words. */
    remark: text(),
    reason: nullable(text()),
    note: nullable(text()),
    /** The payment's reference at the bank or on the chain. */
    reference: nullable(text()),
    createdAt: time(),
    decidedAt: nullable(time()),
    paidAt: nullable(time()),
  },
  { follows: 'replay' },
);
export type Withdrawal = RowOf<typeof withdrawals>;

/** `approved`: the money has left the books, `paid`: it has been sent. */
export type WithdrawalStatus = 'pending' | 'approved' | 'paid' | 'rejected' | 'cancelled';
