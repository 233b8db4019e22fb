import type { Money } from '@truemark/money';
import type { Account, AccountType, FundsRecord } from './account.js';
import { type Exact, toWire } from './names.js';

export const accountTypeIds = { change: 1, forex: 2, micro: 3 } as const;

/** The account of an `accountTypeId`; null for a number that names none. */
export function accountTypeOf(id: number): AccountType | null {
  for (const type of ['change', 'forex', 'micro'] as const) if (accountTypeIds[type] === id) return type;
  return null;
}

/** A customer's account under our names. */
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

/** What a ledger account has that the messages need. */
export interface LedgerAccountFacts {
  readonly kind: string;
  readonly part: 'free' | 'held' | 'system';
  readonly balance: Money;
}

const SHOWN: readonly AccountType[] = ['change', 'forex', 'micro'];

/** A customer's ledger accounts as the three accounts that he knows, each free and held part together. */
export function toAccounts(accounts: readonly LedgerAccountFacts[]): Exact<Account>[] {
  const part = (type: AccountType, wanted: 'free' | 'held'): Money =>
    accounts.find(({ kind, part }) => kind === type && part === wanted)?.balance ?? 0n;
  return SHOWN.map((type) => {
    const message: AccountMessage = {
      type,
      typeId: accountTypeIds[type],
      // There is one settlement currency.
      currencyId: 1,
      free: part(type, 'free'),
      held: part(type, 'held'),
    };
    return toWire(accountNames, message);
  });
}

/** Kinds of entries as numbers. 10 is the only one whose text is an operator's own. */
export const entryTypeNumbers = {
  deposit: 1,
  transfer: 3,
  'order.margin_hold': 4,
  'order.margin_release': 5,
  'order.fee': 6,
  'order.profit': 7,
  'order.negative_balance': 8,
  'demo.opening': 9,
  adjustment: 10,
  reversal: 11,
  'order.reserve': 12,
  'order.release': 13,
  'option.stake': 14,
  'option.win': 15,
  'option.loss': 16,
  'option.tie': 17,
  'option.void': 18,
  'option.sold': 19,
  'demo.reset': 20,
  'withdrawal.hold': 21,
  'withdrawal.return': 22,
  withdrawal: 2,
  'follow.share': 23,
  loan: 24,
  'loan.repayment': 25,
  'loan.write_off': 26,
  'loan_book.funding': 27,
} as const;

export type EntryKind = keyof typeof entryTypeNumbers;

/** A movement on one account under our names. */
export interface MovementMessage {
  id: number;
  amount: Money;
  type: number;
  note: string;
  text: string;
  atText: string;
  at: number;
}

export const fundsRecordNames = {
  id: 'Id',
  amount: 'Value',
  type: 'Type',
  note: 'Memo',
  text: 'MemoTran',
  atText: 'CreatedAtTran',
  at: 'CreatedAtMs',
} as const;

/** One posting with what its entry says. */
export interface MovementFacts {
  readonly accountSeq: number;
  readonly side: 'C' | 'D';
  readonly amount: Money;
  readonly type: EntryKind;
  readonly memo: string | null;
  readonly at: number;
}

/** A posting as customers read it: money that came is above zero, money that went below. */
export function toFundsRecord(
  posting: MovementFacts,
  text: string,
  stamp: (time: number) => string,
): Exact<FundsRecord> {
  const message: MovementMessage = {
    id: posting.accountSeq,
    amount: posting.side === 'C' ? posting.amount : -posting.amount,
    type: entryTypeNumbers[posting.type],
    note: posting.memo ?? '',
    text,
    atText: stamp(posting.at),
    at: posting.at,
  };
  return toWire(fundsRecordNames, message);
}
