import type { Leg } from '@truemark/domain';
import { isStorable } from '@truemark/money';
import type { SystemKind } from './registry.js';
import type { LedgerAccount } from './tables/ledger.table.js';

/** What a step offers of the ledger. */
interface Ledger {
  readonly state: { readonly accounts: ReadonlyMap<number, LedgerAccount> };
  house(kind: SystemKind, book: LedgerAccount['book'], number: number): LedgerAccount;
}

/**
 * Legs of an entry that overflows, with each house account of the demo book that has no room replaced by the next
 * account of its kind, numbered from 1. Demo money is minted without limit, so one account per kind would be full some
 * day, and sign-ups, resets and settlements would be refused. Other legs stay as they are: real money is bounded by what
 * was paid in, and a kind with several accounts gives their numbers a meaning.
 */
export function legsWithRoom(step: Ledger, legs: readonly Leg[]): Leg[] {
  const balances = new Map<number, bigint>();
  const after = ({ id, balance }: LedgerAccount, { side, amount }: Leg): bigint =>
    (balances.get(id) ?? balance) + (side === 'C' ? amount : -amount);
  return legs.map((leg) => {
    let account = step.state.accounts.get(leg.accountId) as LedgerAccount;
    if (isContinued(account) && isStorable(leg.amount)) {
      const { kind } = account;
      for (let number = 1; !isStorable(after(account, leg)); number++)
        account = step.house(kind as SystemKind, 'demo', number);
    }
    balances.set(account.id, after(account, leg));
    return { ...leg, accountId: account.id };
  });
}

const isContinued = ({ part, book, number }: LedgerAccount): boolean =>
  part === 'system' && book === 'demo' && number === null;
