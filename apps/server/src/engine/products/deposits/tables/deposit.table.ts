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

/** Money that customers say they sent, until an operator has found it or not. Sums in 10⁻⁸ of account currency. */
export const deposits = table(
  'deposits',
  ['id'],
  {
    id: int(),
    customerId: int(),
    way: text<'coin' | 'bank'>(),
    status: text<DepositStatus>(),
    amount: money(),
    /** The coin's or bank currency's code. */
    code: text(),
    /** The coin address or bank account it went to, as it was then; null while an operator has yet to name one. */
    target: nullable(json<Record<string, string>>()),
    /** Of coins: the price of one in account currency with where it came from: the request's, or the approval's. */
    coinPrice: nullable(money()),
    priceSource: nullable(json<PriceSource>()),
    coins: nullable(money()),
    /** Of a coin that is not stable: price and coins are an estimate until the approval fixes them. */
    pricedAtApproval: flag(),
    /** The bank currency that a bank account is asked for in. */
    symbolId: nullable(int()),
    /** The picture of the payment, an upload of its owner's. */
    proof: nullable(text()),
    /** What the customer reads about the decision. */
    reason: nullable(text()),
    /** What operators tell each other. */
    note: nullable(text()),
    createdAt: time(),
    proofAt: nullable(time()),
    endedAt: nullable(time()),
  },
  { follows: 'replay' },
);
export type Deposit = RowOf<typeof deposits>;

/** `open` until somebody decides; `invalid`: no such payment; `cancelled` by the customer. */
export type DepositStatus = 'open' | 'approved' | 'rejected' | 'invalid' | 'cancelled';
