import { afterEach, beforeEach, expect, it } from 'vitest';
import { withDatabases } from '../harness/with-databases.js';
import { newCustomer, startTestEngine, TEST_KEY, type TestEngine, verifyDerivedData } from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

/** SQL that leaves a database as the former version's migration does: rows, and a journal without records of them. */
const FORMER = `DELETE FROM journal_links; DELETE FROM row_writes; DELETE FROM bar_histories;
  UPDATE engine_lease SET links = 0, link_hash = '', sealed_epoch = 0, seal = ''`;

withDatabases((database) => {
  let ground: TestEngine;

  beforeEach(async () => {
    ground = await startTestEngine(database);
    await newCustomer(ground, '1000');
    for (const [minutes, bid] of [1.1, 1.2, 1.3, 1.15, 1.1].entries()) {
      ground.now += minutes * 60_000;
      await ground.price(String(bid));
    }
  });
  afterEach(() => ground.discard());

  const altered = (sql: string): Promise<void> => writeBypassingEngine(ground.target, sql);
  const verified = (): Promise<void> => verifyDerivedData(ground.target);

  it('rows older than the journal are adopted once at a start, and later changes to them are detected', async () => {
    await ground.restart(0, async () => {
      await altered(FORMER);
      await expect(verified()).rejects.toThrow(/was not written by the server/);
    });
    await verified();
    await newCustomer(ground, '1000');
    await ground.price('1.12');
    await ground.restart(0, async () => {
      await verified();
      await altered('UPDATE customers SET level = 3 WHERE id = 1');
      await expect(verified()).rejects.toThrow('customers 1: its level is not what');
      await altered('UPDATE customers SET level = 0 WHERE id = 1');
      await verified();
      await altered('UPDATE ticks SET ask = ask + 1 WHERE seq = 3');
      await expect(verified()).rejects.toThrow(/ticks is not what was written in journal link 1,/);
    });
  });

  it('a start on an altered journal end is recorded permanently', async () => {
    await ground.restart(0, async () => {
      await altered('UPDATE engine_lease SET lane_seq = lane_seq + 5');
      await expect(verified()).rejects.toThrow(/are not what the server sealed/);
    });
    await ground.price('1.12');
    await ground.restart();
    await expect(verified()).rejects.toThrow(
      /journal link \d+: a server was started on a journal that was altered: its end does not fit its seal/,
    );
  });

  it('the seal cannot be forged from the key’s id: the key is not in the database', async () => {
    await ground.restart(0, async () => {
      await altered(`UPDATE engine_lease SET seal = '${TEST_KEY.id}'`);
      await expect(verified()).rejects.toThrow(/are not what the server sealed/);
    });
  });
});
