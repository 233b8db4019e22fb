import type { Decimal, Page } from './envelope.js';

/** `change` is the funding account. */
export type AccountType = 'change' | 'forex' | 'micro';

/** One row of `GET /v2/api/main/wallet/getBalance`. */
export interface Account {
  type: AccountType;
  /** 1 change, 2 forex, 3 micro. */
  accountTypeId: number;
  currencyId: number;
  /** Free. */
  balance: Decimal;
  lockBalance: Decimal;
}

/** One row of the account's history. */
export interface FundsRecord {
  Id: number;
  Value: Decimal;
  /** 10 is an operator's note, whose text is `Memo`; any other kind is described by `MemoTran`. */
  Type: number;
  Memo: string;
  MemoTran: string;
  CreatedAtTran: string;
  CreatedAtMs: number;
}

/** `GET /v2/api/main/accountLog/forexChange {type: accountTypeId, page}`; `list` holds the same rows as `data`. */
export interface FundsRecords extends Page<FundsRecord> {
  list: FundsRecord[];
}
