import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import {
  type LedgerAccount,
  ledgerAccounts,
  ledgerPostings,
} from '../../engine/kernel/tables/ledger.table.js';
import { type DaySum, type DaySumEnd, daySumEnds, daySums } from '../../features/reports/day-sum.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { countRows } from './dialect.js';
import { entriesByDay } from './entries-by-day.js';

/** Verifies that the daily sums behind reports are the sums of the postings, up to the entry summed last. */
export async function verifyDaySums(reader: DatabaseReader): Promise<string> {
  const accounts = new Map<number, LedgerAccount>();
  for await (const account of rowsOf(reader, ledgerAccounts)) accounts.set(account.id, account);
  let days = 0;
  for await (const end of rowsOf(reader, daySumEnds)) days += await verifyZone(reader, accounts, end);
  const stored = await countRows(reader, daySums.name, { isFast: false });
  assertConsistent(stored === days, () => `${stored} sums of days are stored, of known zones are ${days}`);
  return `${days} sums of days are those of their postings`;
}

type Sum = { isHouse: boolean; credited: bigint; debited: bigint; entries: number; last: number };

async function verifyZone(
  reader: DatabaseReader,
  accounts: ReadonlyMap<number, LedgerAccount>,
  end: DaySumEnd,
): Promise<number> {
  const sums = new Map<string, Sum>();
  const entries = entriesByDay(reader, end);
  let entry = (await entries.next()).value;
  let last = entry;
  for await (const { entryId, accountId, side, amount } of rowsOf(reader, ledgerPostings)) {
    if (entryId > end.upTo) break;
    while (entry && entry.id < entryId) entry = (await entries.next()).value;
    const account = accounts.get(accountId);
    if (entry?.id !== entryId || !account) break;
    const { day, type } = entry;
    last = entry;
    const key = keyOf({ ...account, day, type, account: account.kind });
    const sum = sums.get(key) ?? { isHouse: false, credited: 0n, debited: 0n, entries: 0, last: 0 };
    sum.isHouse ||= account.ownerId === null;
    sum[side === 'C' ? 'credited' : 'debited'] += amount;
    if (sum.last !== entryId) sum.entries += 1;
    sum.last = entryId;
    sums.set(key, sum);
  }
  assertConsistent(
    last?.id === end.upTo && last.day === end.day,
    () =>
      `the sums in ${end.zone} are said to end at entry ${end.upTo} of ${end.day}, they end at ${last?.id} of ${last?.day}`,
  );
  return compare(reader, end, sums);
}

async function compare(reader: DatabaseReader, { zone }: DaySumEnd, sums: Map<string, Sum>): Promise<number> {
  const stored = await reader.select(daySums, 'WHERE zone = $1', [zone]);
  for (const row of stored) {
    const key = keyOf(row);
    const sum = sums.get(key);
    const isSame =
      sum?.credited === BigInt(row.credited) &&
      sum.debited === BigInt(row.debited) &&
      sum.entries === row.entries &&
      sum.isHouse === row.isHouse;
    assertConsistent(isSame, () => `the day’s sum of ${key} in ${zone} is not that of its postings`);
    sums.delete(key);
  }
  const [missing] = sums.keys();
  assertConsistent(missing === undefined, () => `the day’s sum of ${missing} in ${zone} is missing`);
  return stored.length;
}

const keyOf = ({
  day,
  book,
  currency,
  type,
  account,
}: Pick<DaySum, 'day' | 'book' | 'currency' | 'type' | 'account'>): string =>
  `${day} ${book} ${currency} ${type} ${account}`;
