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

/** Deposits reported by customers, and the operators' decisions. Amounts in 10⁻⁸ of account currency. */
export const deposits = table(
  'deposits',
  ['id'],
  {
    id: int(),
    customerId: int(),
    way: text<'coin' | 'bank'>(),
    status: text<DepositStatus>(),
    amount: money(),
    /** Code of the coin or bank currency. */
    code: text(),
    /** Coin address or bank account at the time; null until an operator assigns one. */
    target: nullable(json<Record<string, string>>()),
    /** Coins only: price of one coin in account currency and its source, fixed at request or approval. */
    coinPrice: nullable(money()),
    priceSource: nullable(json<PriceSource>()),
    coins: nullable(money()),
    /** For a coin that is not stable: price and coins are an estimate until approval. */
    pricedAtApproval: flag(),
    /** Bank currency for which an account is requested. */
    symbolId: nullable(int()),
    /** Image of the payment, an upload owned by the customer. */
    proof: nullable(text()),
    /** Reason shown to the customer. */
    reason: nullable(text()),
    /** Internal note between operators. */
    note: nullable(text()),
    createdAt: time(),
    proofAt: nullable(time()),
    endedAt: nullable(time()),
  },
  { follows: 'replay' },
);
export type Deposit = RowOf<typeof deposits>;

/** `open` until decided; `invalid`: no such payment; `cancelled`: by the customer. */
export type DepositStatus = 'open' | 'approved' | 'rejected' | 'invalid' | 'cancelled';
