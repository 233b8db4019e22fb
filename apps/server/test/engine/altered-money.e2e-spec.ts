import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkMoney } from '../harness/check-money.js';
import { type Ground, groundLike } from '../harness/database.js';
import { withDatabases } from '../harness/with-databases.js';
import { type Accounts, everyMovement } from './every-movement.js';
import { deriveAll, type EngineGround, engineOn, targetOf } from './ground.js';
import { ALTERATIONS } from './money-alterations.js';
import { writePast } from './write-past.js';

withDatabases((database) => {
  let ground: EngineGround;
  let left: Ground;
  let accounts: Accounts;

  beforeAll(async () => {
    ground = await engineOn(database);
    await ground.price('1.1');
    accounts = await everyMovement(ground);
    left = await ground.leave();
  });
  afterAll(() => ground?.discard());

  it('finds nothing where nothing was altered', async () => {
    await checkMoney(left);
    await deriveAll(targetOf(left));
  });

  const titled = ALTERATIONS.map((alteration) => [alteration.breaks, alteration.by, alteration] as const);
  it.each(titled)('%s: names %s', async (_breaks, _by, { sql, named, onlyByReplay }) => {
    const copy = await groundLike(left);
    try {
      await writePast(targetOf(copy), sql(accounts));
      await expect(deriveAll(targetOf(copy))).rejects.toThrow(named);
      if (!onlyByReplay) await expect(checkMoney(copy)).rejects.toThrow(named);
    } finally {
      await copy.discard();
    }
  });
});
