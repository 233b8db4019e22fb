import { formatDecimal } from '@truemark/money';
import { Catalogue } from '../../engine/kernel/catalogue.js';
import { expectThat, rowsOf } from '../../engine/kernel/mismatch.js';
import {
  type LedgerAccount,
  type LedgerEntry,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
} from '../../engine/kernel/tables/ledger.table.js';
import { PRODUCTS } from '../../engine/products/index.js';
import type { Reader } from '../../platform/database/reader.js';
import { verifyHolds } from './holds.js';

/**
 * Entries are numbered without a gap in the lane's order and sum to zero, balances are the sums of their postings, all
 * balances of a book sum to zero, and what is held is what something open holds.
 */
export async function verifyLedger(reader: Reader): Promise<string> {
  const accounts = new Map<number, LedgerAccount>();
  for await (const account of rowsOf(reader, ledgerAccounts)) accounts.set(account.id, account);
  const postings = await verifyEntries(reader, accounts);
  await verifyBalances(reader, accounts);
  verifyBooks(accounts);
  const holds = await verifyHolds(reader, accounts);
  return `${accounts.size} accounts are the sums of ${postings} postings, ${holds} holds have their cause`;
}

async function verifyEntries(reader: Reader, accounts: Map<number, LedgerAccount>): Promise<number> {
  const { movementKinds } = new Catalogue(PRODUCTS);
  const entries = rowsOf(reader, ledgerEntries);
  let entry = await entries.next();
  verifyOrder(undefined, entry.value);
  let count = 0;
  let legs = 0;
  let rest = 0n;
  let book = '';
  const endEntry = async (): Promise<void> => {
    const id = entry.value?.id;
    expectThat(legs >= 2, () => `entry ${id} has ${legs} postings`);
    expectThat(rest === 0n, () => `entry ${id} does not sum to zero but to ${formatDecimal(rest)}`);
    const before = entry.value;
    entry = await entries.next();
    verifyOrder(before, entry.value);
    legs = 0;
    rest = 0n;
  };
  for await (const posting of rowsOf(reader, ledgerPostings)) {
    count++;
    if (entry.value?.id !== posting.entryId && legs > 0) await endEntry();
    expectThat(entry.value?.id === posting.entryId, () => `postings without entry ${posting.entryId}`);
    expectThat(posting.amount > 0n, () => `entry ${posting.entryId} moves ${posting.amount}`);
    const account = accounts.get(posting.accountId);
    const { type } = entry.value as LedgerEntry;
    expectThat(
      posting.kind === (account?.part === 'free' ? movementKinds.get(type) : null),
      () => `entry ${posting.entryId} (${type}) is filed under ${posting.kind}`,
    );
    const itsBook = `${account?.book} ${account?.currency}`;
    expectThat(
      legs === 0 || itsBook === book,
      () => `entry ${posting.entryId} crosses ${book} and ${itsBook}`,
    );
    book = itsBook;
    legs++;
    rest += posting.side === 'C' ? posting.amount : -posting.amount;
  }
  if (legs > 0) await endEntry();
  expectThat(entry.done === true, () => `entry ${entry.value?.id} has no postings`);
  return count;
}

function verifyOrder(before: LedgerEntry | undefined, entry: LedgerEntry | undefined): void {
  if (!entry) return;
  const { id, laneSeq } = entry;
  expectThat(id === (before?.id ?? 0) + 1, () => `entry ${(before?.id ?? 0) + 1} is missing before ${id}`);
  expectThat(
    laneSeq >= (before?.laneSeq ?? 0),
    () => `entry ${id} of input ${laneSeq} stands behind one of input ${before?.laneSeq}`,
  );
}

async function verifyBalances(reader: Reader, accounts: Map<number, LedgerAccount>): Promise<void> {
  const seen = new Map<number, { balance: bigint; postings: number }>();
  const kinds = new Map<number, Record<string, number>>();
  for await (const posting of rowsOf(reader, ledgerPostings, ['accountId', 'accountSeq'])) {
    const { accountId, accountSeq, side, amount, balanceAfter, kind, kindSeq } = posting;
    const before = seen.get(accountId) ?? { balance: 0n, postings: 0 };
    const balance = before.balance + (side === 'C' ? amount : -amount);
    expectThat(
      accountSeq === before.postings + 1,
      () => `account ${accountId} misses posting ${before.postings + 1}`,
    );
    expectThat(
      balanceAfter === balance,
      () =>
        `account ${accountId}, posting ${accountSeq}: ${formatDecimal(balanceAfter)} is not ${formatDecimal(balance)}`,
    );
    seen.set(accountId, { balance, postings: accountSeq });
    if (kind === null) continue;
    const counted = kinds.get(accountId) ?? {};
    const place = (counted[kind] ?? 0) + 1;
    kinds.set(accountId, { ...counted, [kind]: place });
    expectThat(
      kindSeq === place,
      () => `account ${accountId}, posting ${accountSeq}: number ${kindSeq} of its ${kind}, not ${place}`,
    );
  }
  for (const { id, balance, postings, kindPostings } of accounts.values()) {
    const sum = seen.get(id) ?? { balance: 0n, postings: 0 };
    expectThat(
      balance === sum.balance && postings === sum.postings,
      () =>
        `account ${id} holds ${formatDecimal(balance)}, its postings sum to ${formatDecimal(sum.balance)}`,
    );
    const counted = JSON.stringify(kinds.get(id) ?? {});
    expectThat(
      JSON.stringify(kindPostings) === counted,
      () => `account ${id} counts ${JSON.stringify(kindPostings)}, its postings are ${counted}`,
    );
  }
}

function verifyBooks(accounts: Map<number, LedgerAccount>): void {
  const sums = new Map<string, bigint>();
  for (const { book, currency, balance } of accounts.values()) {
    const key = `${book} ${currency}`;
    sums.set(key, (sums.get(key) ?? 0n) + balance);
  }
  for (const [key, sum] of sums)
    expectThat(sum === 0n, () => `all ${key} accounts sum to ${formatDecimal(sum)}`);
}
