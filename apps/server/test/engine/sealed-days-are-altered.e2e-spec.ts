import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTING_DEFAULTS } from '@truemark/contracts';
import { canonicalJson, isRefusal, type Json, signedText } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type VerifyOptions, verifyInstallation } from '../../dist/cli/verification/installation.js';
import { verifyReplay } from '../../dist/cli/verification/replay.js';
import { verifySeals } from '../../dist/cli/verification/seals.js';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { Mismatch } from '../../dist/engine/kernel/consistency.js';
import { type Command, SYSTEM } from '../../dist/engine/protocol.js';
import type { DatabaseReader } from '../../dist/platform/database/database-reader.js';
import {
  firstSealKey,
  SealKey,
  type StoredSealKey,
  withNextSealKey,
} from '../../dist/platform/database/seal-key.js';
import { copyTestStorage, type TestStorage, targetOf } from '../harness/database.js';
import { forgeHashes } from '../harness/forge-hashes.js';
import { withDatabases } from '../harness/with-databases.js';
import { type Accounts, everyMovement } from './every-movement.js';
import { ALTERATIONS } from './money-alterations.js';
import { FOREIGN_KEY, recorded, SEALED_TAMPERINGS } from './sealed-tamperings.js';
import { newCustomer, startTestEngine, TEST_KEY, type TestEngine } from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

const EVENING = Date.parse('2026-11-18T23:50:00Z');
const DAY = 86_400_000;

type Place = Pick<TestStorage, 'dataDir' | 'databaseUrl'>;

withDatabases((database) => {
  const stored = [firstSealKey()];
  let ground: TestEngine;
  /** Two sealed days. The first was verified; the second contains every kind of event. */
  let left: TestStorage;
  let accounts: Accounts;

  const verified = async (of: Place, wanted: VerifyOptions = {}): Promise<string> => {
    const { dataDir } = of;
    const said: string[] = [];
    const files = { kind: 'folder', uploads: join(dataDir, 'uploads'), others: dataDir } as const;
    const environment = { database: targetOf(of), dataDir, secretKey: null, files };
    await verifyInstallation(environment, wanted, (line) => said.push(line));
    return said.join('\n');
  };
  const reading = async <T>(of: Place, look: (reader: DatabaseReader) => Promise<T>): Promise<T> => {
    const reader = await openSnapshot(targetOf(of));
    return look(reader).finally(() => reader.close());
  };
  /**
   * Verification by the seal alone: what was sealed and what follows from sealed inputs and ticks, without the
   * database's own hashes and sums.
   */
  const bySealAlone = (of: Place): Promise<unknown> =>
    reading(of, async (reader) => {
      await verifySeals(reader, { key: new SealKey(stored) });
      await verifyReplay(reader, SETTING_DEFAULTS);
    });
  const submit = async <C extends Command>(command: C) => {
    const outcome = await ground.engine.submit(command);
    if (isRefusal(outcome)) throw new Error(`${command.kind}: ${outcome.key}`);
    return outcome;
  };
  const untilSealed = (count: number): Promise<void> => {
    const place = { dataDir: ground.dataDir, databaseUrl: urlOf(ground) };
    const sealed = () => reading(place, (reader) => reader.number('SELECT count(*) FROM seals'));
    return vi.waitUntil(async () => (await sealed()) === count, { timeout: 60_000 }).then(() => undefined);
  };
  const act = (id: number) => {
    const by = { id, at: ground.now, operatorId: 1, operatorEmail: 'owner@example.com' };
    const on = { address: '127.0.0.1', action: 'edit', resource: 'settings', resourceId: 'site_name' };
    const row = { ...by, ...on, customerId: null, before: null, after: '"a"', reason: null };
    return submit({
      kind: 'rows.record',
      actor: SYSTEM,
      rows: [{ op: 'insert', table: 'audit_log', row }],
    });
  };
  const move = async (...bids: string[]): Promise<void> => {
    for (const bid of bids) {
      ground.now += 1_000;
      await ground.price(bid);
    }
  };

  beforeAll(async () => {
    ground = await startTestEngine(database, EVENING, new SealKey(stored));
    writeSecrets(ground, stored);
    await move('1.1');
    await act(1);
    ground.now = EVENING + DAY;
    await untilSealed(1);
    await verified({ dataDir: ground.dataDir, databaseUrl: urlOf(ground) });

    const customerId = await newCustomer(ground, '1000');
    const actor = { kind: 'customer', id: customerId } as const;
    await move('1.1', '1.1001', '1.1002', '1.1003', '1.1004', '1.1005', '1.1006');
    for (let id = 2; id < 6; id++) await act(id);
    const position = { symbolId: 1, side: 'buy', lots: decimal('0.01'), multiple: decimal('100') } as const;
    const idempotency = { owner: customerId, key: 'sealed', hash: 'h' };
    const { order } = await submit({ kind: 'order.open', actor, customerId, ...position, idempotency });
    await move('1.1007', '1.1008', '1.1009', '1.101');
    await submit({ kind: 'order.close', actor, customerId, orderId: order.id });
    accounts = await everyMovement(ground);
    await move('1.1011', '1.1012', '1.1013', '1.1014');
    ground.now = EVENING + 2 * DAY;
    await untilSealed(2);
    left = await ground.leave();
  });
  afterAll(() => ground?.discard());

  /** Checks a copy in which data was altered and every hash then recomputed. */
  const altered = async (sql: string, check: (copy: TestStorage) => Promise<void>): Promise<void> => {
    const copy = await copyTestStorage(left);
    try {
      await writeBypassingEngine(targetOf(copy), sql);
      await forgeHashes(targetOf(copy), TEST_KEY);
      await check(copy);
    } finally {
      await copy.discard();
    }
  };
  /** Every eighth case on PostgreSQL, where copying a database takes a second. */
  const some = <T>(all: readonly T[]): T[] =>
    all.filter((_, index) => database === 'sqlite' || index % 8 === 3);

  it('verification passes on unaltered data, even with all hashes recomputed', () =>
    altered('SELECT 1', async (copy) => {
      await bySealAlone(copy);
      expect(await verified(copy)).toContain('Everything since 2026-11-18 adds up.');
      expect(await verified(copy, { all: true })).toContain('Everything adds up.');
    }));

  it.each(some(SEALED_TAMPERINGS))('verification reports $what', ({ sql, named }) =>
    altered(sql, async (copy) => {
      await expect(verified(copy)).rejects.toThrow(Mismatch);
      await expect(verified(copy, { all: true })).rejects.toThrow(named);
    }),
  );

  it.each(some(ALTERATIONS))('$breaks: verification reports $by, also by the seal alone', ({ sql }) =>
    altered(sql(accounts), async (copy) => {
      await expect(bySealAlone(copy)).rejects.toThrow(Mismatch);
      await expect(verified(copy)).rejects.toThrow(Mismatch);
      await expect(verified(copy, { all: true })).rejects.toThrow(Mismatch);
    }),
  );

  it('reports a seal key that the previous one did not sign, without failing: secrets may have been lost', () =>
    altered(FOREIGN_KEY, async (copy) => {
      const said =
        /2 sealed days are what was recorded; .*; key 2 of the seals is NOT signed by the one before it/;
      expect(await verified(copy, { all: true })).toMatch(said);
    }));

  it('reports a day signed with a key that had already been replaced', async () => {
    const keys = withNextSealKey(stored);
    const [, next] = keys;
    const firstDay = 'SELECT hash, seal FROM seals WHERE place = 1';
    const [first] = await reading(left, (reader) => reader.query(firstDay));
    const signature = new SealKey(keys).sign(signedText(String(first?.hash)));
    const signedAnew = canonicalJson({
      ...(JSON.parse(String(first?.seal)) as Record<string, Json>),
      signature,
    });
    const sql = `UPDATE seals SET public_key = '${next?.publicKey}', seal = '${signedAnew}' WHERE place = 1;
      INSERT INTO seal_keys (place, public_key, signature, since)
        SELECT 2, '${next?.publicKey}', '${next?.signature}', since FROM seal_keys;
      ${recorded('seal_keys', '[2]', '[1]')}`;
    await altered(sql, async (copy) => {
      writeSecrets(copy, keys);
      const named = /the seal of 2026-11-19 is signed with a key that another one had taken the place of/;
      await expect(verified(copy)).rejects.toThrow(named);
      await expect(verified(copy, { all: true })).rejects.toThrow(named);
    });
  });
});

function writeSecrets({ dataDir }: Pick<TestStorage, 'dataDir'>, sealKeys: readonly StoredSealKey[]): void {
  const encryptionKey = Buffer.alloc(32).toString('base64');
  writeFileSync(
    join(dataDir, 'secrets.json'),
    JSON.stringify({ encryptionKey, demoPassword: 'x', sealKeys }),
  );
}

const urlOf = ({ target }: TestEngine): string | null => (target.dialect === 'postgres' ? target.url : null);
