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

/** What customers may be paid in, and what that costs: the same for every customer. */
export const withdrawalCurrencies = table(
  'withdrawal_currencies',
  ['id'],
  {
    id: int(),
    way: text<'coin' | 'bank'>(),
    code: text(),
    /** A coin's network; empty for a bank. */
    protocol: text(),
    feeType: text<'fixed' | 'percent'>(),
    feeRate: money(),
    /** The symbol whose bid is the coin's price; null: `price`. */
    priceSymbolId: nullable(int()),
    price: money(),
    /** Bounds of one withdrawal in account currency; `most` 0: none. */
    least: money(),
    most: money(),
    sort: int(),
    isEnabled: flag(),
  },
  { watched: {} },
);
export type WithdrawalCurrency = RowOf<typeof withdrawalCurrencies>;

/** An address or bank account that a customer has bound. One that was removed stays for the payments that name it. */
export const payoutMethods = table(
  'payout_methods',
  ['id'],
  {
    id: int(),
    customerId: int(),
    way: text<'coin' | 'bank'>(),
    currencyId: int(),
    /** The fields as JSON, encrypted. */
    given: text(),
    boundAt: time(),
    /** From when on it can be used, wall clock; the waiting time that held when it was bound. */
    usableAt: time(),
    removedAt: nullable(time()),
  },
  { watched: { only: ['id', 'customerId', 'currencyId', 'usableAt', 'removedAt'] } },
);
export type PayoutMethod = RowOf<typeof payoutMethods>;
