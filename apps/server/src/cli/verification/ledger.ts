import { formatDecimal } from '@truemark/money';
import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import { ProductRegistry } from '../../engine/kernel/product-registry.js';
import {
  type LedgerAccount,
  type LedgerEntry,
  type LedgerPosting,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
} from '../../engine/kernel/tables/ledger.table.js';
import { PRODUCTS } from '../../engine/products/index.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { verifyHolds, verifyOpenHolds } from './holds.js';
import type { VerificationStart } from './verification-start.js';

/**
 * Verifies the ledger: entries are numbered without a gap in lane order and sum to zero, balances are the sums of their
 * postings, each book's balances sum to zero, and held amounts equal the holds of open items. `since`: only later
 * entries, on top of the balances then.
 */
export async function verifyLedger(
  reader: DatabaseReader,
  since: VerificationStart | null = null,
): Promise<string> {
  const accounts = new Map<number, LedgerAccount>();
  for await (const account of rowsOf(reader, ledgerAccounts)) accounts.set(account.id, account);
  const postings = await verifyEntries(reader, accounts, since);
  await (since ? verifyNewBalances(reader, accounts, since) : verifyBalances(reader, accounts));
  verifyBooks(accounts);
  const holds = await (since ? verifyOpenHolds(reader, accounts) : verifyHolds(reader, accounts));
  const what = since ? `what they were on ${since.day} and ` : 'the sums of ';
  return `${accounts.size} accounts are ${what}${postings} postings, ${holds} holds have their cause`;
}

async function verifyEntries(
  reader: DatabaseReader,
  accounts: Map<number, LedgerAccount>,
  since: VerificationStart | null,
): Promise<number> {
  const { movementKinds } = new ProductRegistry(PRODUCTS);
  const first = since?.entries ?? 0;
  const entries = rowsOf(reader, ledgerEntries, ['id'], since && [first]);
  let entry = await entries.next();
  verifyOrder({ id: first, laneSeq: since?.laneSeq ?? 0 }, entry.value);
  let count = 0;
  let legs = 0;
  let rest = 0n;
  let book = '';
  const endEntry = async (): Promise<void> => {
    const id = entry.value?.id;
    assertConsistent(legs >= 2, () => `entry ${id} has ${legs} postings`);
    assertConsistent(rest === 0n, () => `entry ${id} does not sum to zero but to ${formatDecimal(rest)}`);
    const before = entry.value;
    entry = await entries.next();
    verifyOrder(before, entry.value);
    legs = 0;
    rest = 0n;
  };
  for await (const posting of postingsBehind(reader, since)) {
    count++;
    if (entry.value?.id !== posting.entryId && legs > 0) await endEntry();
    assertConsistent(entry.value?.id === posting.entryId, () => `postings without entry ${posting.entryId}`);
    assertConsistent(posting.amount > 0n, () => `entry ${posting.entryId} moves ${posting.amount}`);
    const account = accounts.get(posting.accountId);
    const { type } = entry.value as LedgerEntry;
    assertConsistent(
      posting.kind === (account?.part === 'free' ? movementKinds.get(type) : null),
      () => `entry ${posting.entryId} (${type}) is filed under ${posting.kind}`,
    );
    const itsBook = `${account?.book} ${account?.currency}`;
    assertConsistent(
      legs === 0 || itsBook === book,
      () => `entry ${posting.entryId} crosses ${book} and ${itsBook}`,
    );
    book = itsBook;
    legs++;
    rest += posting.side === 'C' ? posting.amount : -posting.amount;
  }
  if (legs > 0) await endEntry();
  assertConsistent(entry.done === true, () => `entry ${entry.value?.id} has no postings`);
  return count;
}

/** All postings, or those of entries after `since`. */
export const postingsBehind = (
  reader: DatabaseReader,
  since: Pick<VerificationStart, 'entries'> | null,
): AsyncGenerator<LedgerPosting> =>
  rowsOf(reader, ledgerPostings, ['entryId', 'line'], since && [since.entries, Number.MAX_SAFE_INTEGER]);

function verifyOrder(
  before: Pick<LedgerEntry, 'id' | 'laneSeq'> | undefined,
  entry: LedgerEntry | undefined,
): void {
  if (!entry) return;
  const { id, laneSeq } = entry;
  assertConsistent(
    id === (before?.id ?? 0) + 1,
    () => `entry ${(before?.id ?? 0) + 1} is missing before ${id}`,
  );
  assertConsistent(
    laneSeq >= (before?.laneSeq ?? 0),
    () => `entry ${id} of input ${laneSeq} stands behind one of input ${before?.laneSeq}`,
  );
}

/** Verifies later postings on top of the balances at the end of the day. */
async function verifyNewBalances(
  reader: DatabaseReader,
  accounts: ReadonlyMap<number, LedgerAccount>,
  since: VerificationStart,
): Promise<void> {
  const sums = new Map(
    [...since.replay.state.accounts].map(([id, { balance, postings, kindPostings }]) => [
      id,
      { balance, postings, kindPostings },
    ]),
  );
  const nothing = { balance: 0n, postings: 0, kindPostings: {} };
  for await (const posting of postingsBehind(reader, since)) {
    const { accountId, accountSeq, side, amount, balanceAfter, kind, kindSeq } = posting;
    const before: Sum = sums.get(accountId) ?? nothing;
    const what = `account ${accountId}, posting ${accountSeq}`;
    const balance = before.balance + (side === 'C' ? amount : -amount);
    assertConsistent(
      accountSeq === before.postings + 1,
      () => `account ${accountId} misses posting ${before.postings + 1}`,
    );
    assertConsistent(
      balanceAfter === balance,
      () => `${what}: ${formatDecimal(balanceAfter)} is not ${formatDecimal(balance)}`,
    );
    const place = kind === null ? null : (before.kindPostings[kind] ?? 0) + 1;
    assertConsistent(kindSeq === place, () => `${what}: number ${kindSeq} of its ${kind}, not ${place}`);
    const kindPostings =
      kind === null ? before.kindPostings : { ...before.kindPostings, [kind]: place as number };
    sums.set(accountId, { balance, postings: accountSeq, kindPostings });
  }
  for (const account of accounts.values()) verifySum(account, sums.get(account.id) ?? nothing);
}

type Sum = Pick<LedgerAccount, 'balance' | 'postings' | 'kindPostings'>;

function verifySum({ id, balance, postings, kindPostings }: LedgerAccount, sum: Sum): void {
  assertConsistent(
    balance === sum.balance && postings === sum.postings,
    () => `account ${id} holds ${formatDecimal(balance)}, its postings sum to ${formatDecimal(sum.balance)}`,
  );
  const counted = JSON.stringify(sum.kindPostings);
  assertConsistent(
    JSON.stringify(kindPostings) === counted,
    () => `account ${id} counts ${JSON.stringify(kindPostings)}, its postings are ${counted}`,
  );
}

async function verifyBalances(reader: DatabaseReader, accounts: Map<number, LedgerAccount>): Promise<void> {
  const seen = new Map<number, { balance: bigint; postings: number }>();
  const kinds = new Map<number, Record<string, number>>();
  for await (const posting of rowsOf(reader, ledgerPostings, ['accountId', 'accountSeq'])) {
    const { accountId, accountSeq, side, amount, balanceAfter, kind, kindSeq } = posting;
    const before = seen.get(accountId) ?? { balance: 0n, postings: 0 };
    const balance = before.balance + (side === 'C' ? amount : -amount);
    assertConsistent(
      accountSeq === before.postings + 1,
      () => `account ${accountId} misses posting ${before.postings + 1}`,
    );
    assertConsistent(
      balanceAfter === balance,
      () =>
        `account ${accountId}, posting ${accountSeq}: ${formatDecimal(balanceAfter)} is not ${formatDecimal(balance)}`,
    );
    seen.set(accountId, { balance, postings: accountSeq });
    if (kind === null) continue;
    const counted = kinds.get(accountId) ?? {};
    const place = (counted[kind] ?? 0) + 1;
    kinds.set(accountId, { ...counted, [kind]: place });
    assertConsistent(
      kindSeq === place,
      () => `account ${accountId}, posting ${accountSeq}: number ${kindSeq} of its ${kind}, not ${place}`,
    );
  }
  for (const account of accounts.values()) {
    const sum = seen.get(account.id) ?? { balance: 0n, postings: 0 };
    verifySum(account, { ...sum, kindPostings: kinds.get(account.id) ?? {} });
  }
}

function verifyBooks(accounts: Map<number, LedgerAccount>): void {
  const sums = new Map<string, bigint>();
  for (const { book, currency, balance } of accounts.values()) {
    const key = `${book} ${currency}`;
    sums.set(key, (sums.get(key) ?? 0n) + balance);
  }
  for (const [key, sum] of sums)
    assertConsistent(sum === 0n, () => `all ${key} accounts sum to ${formatDecimal(sum)}`);
}
