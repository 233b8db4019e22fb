import { flag, int, money, nullable, type RowOf, table, text } from '../../../../platform/database/table.js';

/** Where customers send coins to: one address of the house for each coin and network. */
export const depositAddresses = table(
  'deposit_addresses',
  ['id'],
  {
    id: int(),
    /** The coin. */
    code: text(),
    /** Its network. */
    protocol: text(),
    address: text(),
    /** The symbol whose bid is the coin's price; null: `price`. */
    priceSymbolId: nullable(int()),
    /** One coin in account currency, the same for every customer. */
    price: money(),
    /** Bounds of one deposit in account currency; `most` 0: none. */
    least: money(),
    most: money(),
    sort: int(),
    isEnabled: flag(),
  },
  { watched: {} },
);
export type DepositAddress = RowOf<typeof depositAddresses>;

/** A currency that banks deliver. */
export const bankCurrencies = table(
  'bank_currencies',
  ['id'],
  {
    id: int(),
    name: text(),
    least: money(),
    most: money(),
    sort: int(),
    isEnabled: flag(),
  },
  { watched: {} },
);
export type BankCurrency = RowOf<typeof bankCurrencies>;

/** A bank account of the house, as customers read it. */
export const bankAccounts = table(
  'bank_accounts',
  ['id'],
  {
    id: int(),
    currencyId: int(),
    bankName: text(),
    bankAddress: text(),
    bankSwift: text(),
    payeeName: text(),
    payeeAccount: text(),
    bankRemark: text(),
    sort: int(),
    isEnabled: flag(),
  },
  { watched: {} },
);
export type BankAccount = RowOf<typeof bankAccounts>;
