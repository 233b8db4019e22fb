import {
  flag,
  int,
  money,
  nullable,
  type RowOf,
  table,
  text,
  time,
} from '../../../../platform/database/table.js';

/** Withdrawal currencies and fees, the same for all customers. */
export const withdrawalCurrencies = table(
  'withdrawal_currencies',
  ['id'],
  {
    id: int(),
    way: text<'coin' | 'bank'>(),
    code: text(),
    /** Network of a coin; empty for a bank. */
    protocol: text(),
    feeType: text<'fixed' | 'percent'>(),
    feeRate: money(),
    /** The symbol whose bid is the coin's price; null: uses `price`. */
    priceSymbolId: nullable(int()),
    price: money(),
    /** Limits of one withdrawal in account currency; `most` 0: no maximum. */
    least: money(),
    most: money(),
    sort: int(),
    isEnabled: flag(),
  },
  { configures: true, watched: {} },
);
export type WithdrawalCurrency = RowOf<typeof withdrawalCurrencies>;

/** A customer's bound address or bank account. Removed ones are kept for the payments that refer to them. */
export const payoutMethods = table(
  'payout_methods',
  ['id'],
  {
    id: int(),
    customerId: int(),
    way: text<'coin' | 'bank'>(),
    currencyId: int(),
    /** Fields as encrypted JSON. */
    given: text(),
    boundAt: time(),
    /** Usable from this wall-clock time, by the waiting period in force when it was bound. */
    usableAt: time(),
    removedAt: nullable(time()),
  },
  { watched: { only: ['id', 'customerId', 'currencyId', 'usableAt', 'removedAt'] } },
);
export type PayoutMethod = RowOf<typeof payoutMethods>;
