import { flag, int, money, nullable, type RowOf, table, text } from '../../../../platform/database/table.js';

/** Deposit addresses: one per coin and network. */
export const depositAddresses = table(
  'deposit_addresses',
  ['id'],
  {
    id: int(),
    /** Coin code. */
    code: text(),
    /** Network of the coin. */
    protocol: text(),
    address: text(),
    /** The symbol whose bid is the coin's price; null: uses `price`. */
    priceSymbolId: nullable(int()),
    /** Price of one coin in account currency, the same for all customers. */
    price: money(),
    /** Limits of one deposit in account currency; `most` 0: no maximum. */
    least: money(),
    most: money(),
    sort: int(),
    isEnabled: flag(),
  },
  { configures: true, watched: {} },
);
export type DepositAddress = RowOf<typeof depositAddresses>;

/** A currency for bank deposits. */
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
  { configures: true, watched: {} },
);
export type BankCurrency = RowOf<typeof bankCurrencies>;

/** A bank account of the broker, as shown to customers. */
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
  { configures: true, watched: {} },
);
export type BankAccount = RowOf<typeof bankAccounts>;
