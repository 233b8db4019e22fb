import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import {
  type LedgerAccount,
  ledgerAccounts,
  ledgerPostings,
} from '../../engine/kernel/tables/ledger.table.js';
import { type DaySum, type DaySumEnd, daySumEnds, daySums } from '../../features/reports/day-sum.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

/** Verifies that the daily sums behind reports are the sums of the postings, up to the entry summed last. */
export async function verifyDaySums(reader: DatabaseReader): Promise<string> {
  const accounts = new Map<number, LedgerAccount>();
  for await (const account of rowsOf(reader, ledgerAccounts)) accounts.set(account.id, account);
  let days = 0;
  for await (const end of rowsOf(reader, daySumEnds)) days += await verifyZone(reader, accounts, end);
  return `${days} sums of days are those of their postings`;
}

interface Booked {
  readonly id: number;
  readonly type: string;
  readonly booked: number;
}
type Sum = { credited: bigint; debited: bigint; entries: number; last: number };

async function verifyZone(
  reader: DatabaseReader,
  accounts: ReadonlyMap<number, LedgerAccount>,
  end: DaySumEnd,
): Promise<number> {
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: end.zone, dateStyle: 'short' });
  const sums = new Map<string, Sum>();
  const entries = bookedEntries(reader);
  let entry = (await entries.next()).value;
  let day = '';
  for await (const { entryId, accountId, side, amount } of rowsOf(reader, ledgerPostings)) {
    if (entryId > end.upTo) break;
    while (entry && entry.id < entryId) entry = (await entries.next()).value;
    const account = accounts.get(accountId);
    if (entry?.id !== entryId || !account) break;
    // An entry's day is that of the latest booking up to it.
    const itsDay = dayOf.format(entry.booked);
    if (itsDay > day) day = itsDay;
    const key = keyOf({ ...account, day, type: entry.type, account: account.kind });
    const sum = sums.get(key) ?? { credited: 0n, debited: 0n, entries: 0, last: 0 };
    sum[side === 'C' ? 'credited' : 'debited'] += amount;
    if (sum.last !== entryId) sum.entries += 1;
    sum.last = entryId;
    sums.set(key, sum);
  }
  return compare(reader, end, sums);
}

const PAGE = 5_000;

/** Entries in order, with their booking time: of the input, or of the entry itself if a tick caused it. */
async function* bookedEntries(reader: DatabaseReader): AsyncGenerator<Booked> {
  for (let after = 0; ; ) {
    const rows = await reader.query(
      `SELECT e.id, e.type, coalesce(i.at, e.at) AS booked FROM ledger_entries e
       LEFT JOIN lane_inputs i ON i.lane_seq = e.lane_seq WHERE e.id > $1 ORDER BY e.id LIMIT $2`,
      [after, PAGE],
    );
    for (const { id, type, booked } of rows)
      yield { id: Number(id), type: String(type), booked: Number(booked) };
    if (rows.length < PAGE) return;
    after = Number(rows.at(-1)?.id);
  }
}

async function compare(reader: DatabaseReader, { zone }: DaySumEnd, sums: Map<string, Sum>): Promise<number> {
  const stored = await reader.select(daySums, 'WHERE zone = $1', [zone]);
  for (const row of stored) {
    const key = keyOf(row);
    const sum = sums.get(key);
    const isSame =
      sum?.credited === BigInt(row.credited) &&
      sum.debited === BigInt(row.debited) &&
      sum.entries === row.entries;
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
