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

/** Withdrawals requested by customers. Amounts in 10⁻⁸ of account currency. */
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
    /** Amount received. The fee and rounding remainders stay with the broker. */
    received: money(),
    /** Fee terms used. */
    feeType: text<'fixed' | 'percent'>(),
    feeRate: money(),
    currencyId: int(),
    code: text(),
    protocol: text(),
    coinPrice: nullable(money()),
    priceSource: nullable(json<PriceSource>()),
    coins: nullable(money()),
    /** For a coin that is not stable: price and coins are an estimate until approval. */
    pricedAtApproval: flag(),
    methodId: int(),
    /** The address or bank account as bound at that time. */
    target: json<Record<string, string>>(),
    /** Free text by the customer. */
    remark: text(),
    reason: nullable(text()),
    note: nullable(text()),
    /** Payment reference at the bank or transaction id on the chain. */
    reference: nullable(text()),
    createdAt: time(),
    decidedAt: nullable(time()),
    paidAt: nullable(time()),
  },
  { follows: 'replay' },
);
export type Withdrawal = RowOf<typeof withdrawals>;

/** `approved`: booked out of the ledger; `paid`: sent. */
export type WithdrawalStatus = 'pending' | 'approved' | 'paid' | 'rejected' | 'cancelled';
