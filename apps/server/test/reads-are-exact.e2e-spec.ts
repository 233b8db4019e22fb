import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerAccounts } from '../dist/engine/kernel/tables/ledger.table.js';
import type { DatabaseReader } from '../dist/platform/database/database-reader.js';
import { openReader } from '../dist/platform/database/open-reader.js';
import { filled } from './engine/filled.js';
import { targetOf } from './engine/test-engine.js';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import type { TestStorage } from './harness/database.js';
import { migratedTestStorage } from './harness/seeded-grounds.js';
import { withDatabases } from './harness/with-databases.js';

/** The first three differ as JavaScript numbers, the others do not. */
const BALANCES = [
  0n,
  -125_000_000n,
  BigInt(Number.MAX_SAFE_INTEGER),
  2n ** 53n,
  2n ** 53n + 1n,
  -(2n ** 53n) - 1n,
  2n ** 62n + 1n,
];
const OF_ACCOUNTS = {
  id: 'i',
  owner_id: 'i',
  balance: `CASE i ${BALANCES.map((balance, at) => `WHEN ${at + 1} THEN ${balance}`).join(' ')} END`,
};

withDatabases((database) => {
  let ground: TestStorage;
  let reader: DatabaseReader;

  beforeAll(async () => {
    ground = await migratedTestStorage(database);
    await writeBypassingEngine(targetOf(ground), filled(ledgerAccounts, BALANCES.length, OF_ACCOUNTS));
    reader = openReader(targetOf(ground));
  });

  afterAll(async () => {
    await reader?.close();
    await ground?.discard();
  });

  it.each([
    ['first without a large one', 'WHERE id <= 3'],
    ['with large ones', ''],
    ['without a large one again', 'WHERE id <= 3'],
  ])('reads each amount exactly, %s', async (_, which) => {
    const wanted = which === '' ? BALANCES : BALANCES.slice(0, 3);
    const rows = await reader.select(ledgerAccounts, `${which} ORDER BY id`);
    expect(rows.map(({ balance }) => balance)).toEqual(wanted);
    expect(rows.map(({ id }) => id)).toEqual(wanted.map((_each, at) => at + 1));
    const stored = await reader.query(`SELECT id, balance FROM ledger_accounts ${which} ORDER BY id`);
    expect(stored).toEqual(wanted.map((balance, at) => ({ id: BigInt(at + 1), balance })));
  });

  it('reads an amount exactly, whether large or small, with the same statement', async () => {
    const ofOne = 'SELECT balance FROM ledger_accounts WHERE id = $1';
    for (const at of [1, 6, 2, 5])
      expect(await reader.query(ofOne, [at])).toEqual([{ balance: BALANCES[at - 1] }]);
  });
});
