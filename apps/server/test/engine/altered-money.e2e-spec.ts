import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedgerInvariants } from '../harness/check-ledger-invariants.js';
import { copyTestStorage, type TestStorage } from '../harness/database.js';
import { withDatabases } from '../harness/with-databases.js';
import { type Accounts, everyMovement } from './every-movement.js';
import { ALTERATIONS } from './money-alterations.js';
import { startTestEngine, type TestEngine, targetOf, verifyDerivedData } from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

withDatabases((database) => {
  let ground: TestEngine;
  let left: TestStorage;
  let accounts: Accounts;

  beforeAll(async () => {
    ground = await startTestEngine(database);
    await ground.price('1.1');
    accounts = await everyMovement(ground);
    left = await ground.leave();
  });
  afterAll(() => ground?.discard());

  it('verification passes on unaltered data', async () => {
    await checkLedgerInvariants(left);
    await verifyDerivedData(targetOf(left));
  });

  const titled = ALTERATIONS.map((alteration) => [alteration.breaks, alteration.by, alteration] as const);
  it.each(titled)('%s: verification reports %s', async (_breaks, _by, { sql, named, onlyByReplay }) => {
    const copy = await copyTestStorage(left);
    try {
      await writeBypassingEngine(targetOf(copy), sql(accounts));
      await expect(verifyDerivedData(targetOf(copy))).rejects.toThrow(named);
      if (!onlyByReplay) await expect(checkLedgerInvariants(copy)).rejects.toThrow(named);
    } finally {
      await copy.discard();
    }
  });
});
