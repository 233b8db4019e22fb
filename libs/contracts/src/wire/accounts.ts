import type { Money } from '@truemark/money';
import { productEntryNumbers } from '../products.js';
import { ACCOUNT_TYPES, type Account, type AccountType, accountTypes, type FundsRecord } from './account.js';
import { type ExactDecimals, toWire } from './names.js';

/** The account of an `accountTypeId`; null for an unknown number. */
export const accountTypeOf = (id: number): AccountType | null =>
  ACCOUNT_TYPES.find((type) => accountTypes[type].id === id) ?? null;

/** A customer's account under domain names. */
export interface AccountMessage {
  type: AccountType;
  typeId: number;
  currencyId: number;
  free: Money;
  held: Money;
}

export const accountNames = {
  type: 'type',
  typeId: 'accountTypeId',
  currencyId: 'currencyId',
  free: 'balance',
  held: 'lockBalance',
} as const;

/** Fields of a ledger account that the messages need. */
export interface LedgerAccountFacts {
  readonly kind: string;
  readonly part: 'free' | 'held' | 'system';
  readonly balance: Money;
}

/** A customer's accounts, each with the balances of its free and held ledger accounts. */
export function accountMessages(accounts: readonly LedgerAccountFacts[]): AccountMessage[] {
  const part = (type: AccountType, wanted: 'free' | 'held'): Money =>
    accounts.find(({ kind, part }) => kind === type && part === wanted)?.balance ?? 0n;
  return ACCOUNT_TYPES.map((type) => ({
    type,
    typeId: accountTypes[type].id,
    // There is only one settlement currency.
    currencyId: 1,
    free: part(type, 'free'),
    held: part(type, 'held'),
  }));
}

export const toAccounts = (accounts: readonly LedgerAccountFacts[]): ExactDecimals<Account>[] =>
  accountMessages(accounts).map((message) => toWire(accountNames, message));

/** Wire numbers of entry types. Only type 10 has a text written by an operator. */
export const entryTypeNumbers = {
  transfer: 3,
  'demo.opening': 9,
  adjustment: 10,
  reversal: 11,
  'demo.reset': 20,
  ...productEntryNumbers,
} as const;

export type EntryKind = keyof typeof entryTypeNumbers;

/** A movement of one account under domain names. */
export interface MovementMessage {
  id: number;
  amount: Money;
  type: number;
  note: string;
  text: string;
  atText: string;
  at: number;
  causeKind: string;
  causeId: number;
  causeName: string;
}

export const fundsRecordNames = {
  id: 'Id',
  amount: 'Value',
  type: 'Type',
  note: 'Memo',
  text: 'MemoTran',
  atText: 'CreatedAtTran',
  at: 'CreatedAtMs',
  causeKind: 'RefKind',
  causeId: 'RefId',
  causeName: 'RefName',
} as const;

/** A posting with the fields of its entry. */
export interface MovementFacts {
  readonly accountSeq: number;
  readonly side: 'C' | 'D';
  readonly amount: Money;
  readonly type: EntryKind;
  readonly memo: string | null;
  readonly at: number;
}

/** Texts of a posting in the customer's language. */
export interface MovementWords {
  readonly text: string;
  readonly cause?: { readonly kind: string; readonly id: number; readonly name: string } | undefined;
}

/** A posting as shown to its customer: credits are positive, debits negative. */
export function toFundsRecord(
  posting: MovementFacts,
  { text, cause }: MovementWords,
  stamp: (time: number) => string,
): ExactDecimals<FundsRecord> {
  const message: MovementMessage = {
    id: posting.accountSeq,
    amount: posting.side === 'C' ? posting.amount : -posting.amount,
    type: entryTypeNumbers[posting.type],
    note: posting.memo ?? '',
    text,
    atText: stamp(posting.at),
    at: posting.at,
    causeKind: cause?.kind ?? '',
    causeId: cause?.id ?? 0,
    causeName: cause?.name ?? '',
  };
  return toWire(fundsRecordNames, message);
}
