import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../dist/engine/kernel/tables/ledger.table.js';
import { listBatches } from '../dist/features/exports/list-batches.js';
import type { ListSource } from '../dist/features/exports/list-sources.js';
import type { SignedInOperator } from '../dist/features/operators/signed-in-operator.js';
import { EntryNumbers } from '../dist/features/wallet/entry-numbers.js';
import { EntryPages } from '../dist/features/wallet/entry-pages.admin.js';
import { readListRequest } from '../dist/platform/admin/list-request.js';
import { DatabaseReader } from '../dist/platform/database/database-reader.js';
import { openConnection } from '../dist/platform/database/open-reader.js';
import { filled } from './engine/filled.js';
import { targetOf } from './engine/test-engine.js';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import type { TestStorage } from './harness/database.js';
import { migratedTestStorage } from './harness/seeded-grounds.js';
import { withDatabases } from './harness/with-databases.js';

const START = 1_760_000_000_000;
const ENTRIES = 7_500;
/** Entries that arrive after each of the first batches. */
const ARRIVING = 30;
const BATCHES_WITH_ARRIVALS = 6;
/** Customer 1 has two accounts, customer 2 one, the broker another with three postings of every entry. */
const HOUSE = 4;

const entriesFrom = (before: number) => ({
  ...{ id: `${before} + i`, lane_seq: '1', actor_id: '1', ref_id: 'i', at: `${START} + ${before} + i` },
  type: `CASE WHEN i % 10 = 7 THEN 'adjustment' ELSE 'deposit' END`,
});
const amounts = { side: `'C'`, amount: '1', balance_after: '1' };
const customerPostingsFrom = (before: number) => ({
  ...{ entry_id: `${before} + i`, line: '1', account_id: '1 + i % 3', ...amounts },
  account_seq: `${before / 3} + (i + 2) / 3`,
});
const housePostingsFrom = (before: number) => ({
  ...{ entry_id: `${before} + (i + 2) / 3`, line: '2 + i % 3', account_id: `${HOUSE}`, ...amounts },
  account_seq: `${3 * before} + i`,
});

withDatabases((database) => {
  let ground: TestStorage;
  let reader: DatabaseReader;
  let count = 0;

  /** Books so many entries, with a posting of one customer each. */
  const book = async (entries: number): Promise<void> => {
    const target = targetOf(ground);
    await writeBypassingEngine(target, filled(ledgerEntries, entries, entriesFrom(count)));
    await writeBypassingEngine(target, filled(ledgerPostings, entries, customerPostingsFrom(count)));
    await writeBypassingEngine(target, filled(ledgerPostings, 3 * entries, housePostingsFrom(count)));
    count += entries;
    await writeBypassingEngine(
      target,
      `UPDATE ledger_accounts SET postings = (SELECT count(*) FROM ledger_postings WHERE account_id = id)`,
    );
  };

  beforeAll(async () => {
    ground = await migratedTestStorage(database);
    await writeBypassingEngine(
      targetOf(ground),
      filled(ledgerAccounts, HOUSE, {
        ...{ id: 'i', balance: '0', owner_id: `CASE WHEN i = ${HOUSE} THEN NULL ELSE (i + 1) / 2 END` },
        kind: `CASE WHEN i = ${HOUSE} THEN 'losses' ELSE 't' || i END`,
      }),
    );
    await book(ENTRIES);
    reader = new DatabaseReader(openConnection(targetOf(ground)));
  });
  afterAll(async () => {
    await reader?.close();
    await ground?.discard();
  });

  it.each([
    ['a house account', { house_account: 'losses' }, () => true],
    ['a customer', { customer_id: 1 }, (id: number) => id % 3 !== 2],
    ['two customers and a kind', { customer_id: [1, 2], type: 'adjustment' }, isAdjustment],
    [
      'a house account until a time',
      { house_account: 'losses', until: START + 2_001 },
      (id: number) => id <= 2_000,
    ],
  ])('%s: each entry once, in order, while others arrive', async (_name, filter, fits) => {
    const pages = new EntryPages(reader, new EntryNumbers(reader));
    const source: Pick<ListSource, 'read'> = {
      read: (_operator, query) => pages.page(readListRequest(query)),
    };
    const numbersOf = async (descending: boolean): Promise<number[]> => {
      const found: number[] = [];
      const request = { filter, sort: { field: 'id', descending } };
      let batches = 0;
      for await (const { rows, isCut } of listBatches(
        source as ListSource,
        {} as SignedInOperator,
        request,
      )) {
        expect(isCut).toBe(false);
        found.push(...(rows as { id: number }[]).map(({ id }) => id));
        if (++batches <= BATCHES_WITH_ARRIVALS) await book(ARRIVING);
      }
      return found;
    };
    const falling = Array.from({ length: count }, (_, at) => count - at).filter(fits);
    expect(await numbersOf(true)).toEqual(falling);
    const rising = await numbersOf(false);
    expect(rising).toEqual(Array.from({ length: count }, (_, at) => at + 1).filter(fits));
  });
});

/** Entries are numbered anew within what is booked together. */
function isAdjustment(id: number): boolean {
  return (id <= ENTRIES ? id : ((id - ENTRIES - 1) % ARRIVING) + 1) % 10 === 7;
}
