import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { archiveInputs } from '../../dist/cli/archive/archive-inputs.js';
import { type VerifyOptions, verifyInstallation } from '../../dist/cli/verification/installation.js';
import { laneInputs } from '../../dist/engine/kernel/tables/lane.table.js';
import { seals } from '../../dist/engine/products/seals/tables/seal.table.js';
import { InclusionProofs } from '../../dist/features/proof/inclusion-proofs.js';
import { SealedDays } from '../../dist/features/proof/sealed-days.js';
import { firstSealKey, SealKey } from '../../dist/platform/database/seal-key.js';
import { rootByPath } from '../harness/proof-checker.js';
import { withDatabases } from '../harness/with-databases.js';
import { readingOf } from './reading.js';
import { newCustomer, startTestEngine, type TestEngine } from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

const EVENING = Date.parse('2026-11-02T23:00:00Z');
const DAY = 86_400_000;
const dayAt = (place: number): string => new Date(EVENING + place * DAY).toISOString().slice(0, 10);
const FILE = `inputs-${dayAt(1)}.jsonl.gz`;

withDatabases((database) => {
  const stored = [firstSealKey()];
  let ground: TestEngine;
  let customerId: number;
  let days: number;

  beforeEach(async () => {
    ground = await startTestEngine(database, EVENING, new SealKey(stored));
    days = 0;
    const secrets = {
      encryptionKey: Buffer.alloc(32).toString('base64'),
      demoPassword: 'x',
      sealKeys: stored,
    };
    writeFileSync(join(ground.dataDir, 'secrets.json'), JSON.stringify(secrets));
    customerId = await newCustomer(ground, '1000');
  });
  afterEach(() => ground.discard());

  const reading = readingOf(() => ground.target);
  const house = () => {
    const { dataDir, target } = ground;
    const files = { kind: 'folder', uploads: join(dataDir, 'uploads'), others: dataDir } as const;
    return { database: target, dataDir, secretKey: null, files };
  };
  const verify = async (wanted: VerifyOptions = {}): Promise<string> => {
    const said: string[] = [];
    await verifyInstallation(house(), wanted, (line) => said.push(line));
    return said.join('\n');
  };
  const archive = (before: string): Promise<number> =>
    archiveInputs(house(), { before, now: () => ground.now }, () => undefined);
  const orders = () =>
    reading((reader) => reader.select(laneInputs, `WHERE kind LIKE 'order.%' ORDER BY lane_seq`));
  /** Simulates days with one order each, opened and closed. */
  const live = async (count: number): Promise<void> => {
    const actor = { kind: 'customer', id: customerId } as const;
    const position = { symbolId: 1, side: 'buy', lots: decimal('0.01'), multiple: decimal('100') } as const;
    for (const last = days + count; days < last; ) {
      await ground.price('1.1');
      const opened = await ground.engine.submit({ kind: 'order.open', actor, customerId, ...position });
      if (!('order' in opened)) throw new Error(JSON.stringify(opened));
      ground.now += 1_000;
      await ground.price('1.1001');
      await ground.engine.submit({ kind: 'order.close', actor, customerId, orderId: opened.order.id });
      ground.now = EVENING + ++days * DAY;
      await expect
        .poll(() => reading((reader) => reader.first(seals, 'WHERE day = $1', [dayAt(days - 1)])), {
          timeout: 30_000,
        })
        .not.toBeNull();
    }
  };

  it('moves the contents of old inputs to files, where a full verification finds them', async () => {
    await live(10);
    await expect(archive(dayAt(2))).rejects.toThrow('A server works on this data');
    await ground.restart(0, () =>
      expect(archive(dayAt(2))).rejects.toThrow('No sealed day was verified yet'),
    );
    expect(await verify()).toContain('Everything adds up.');
    const before = await orders();
    await ground.restart(0, async () => {
      await expect(archive(dayAt(3))).rejects.toThrow(`--before may be ${dayAt(2)} at the latest`);
      expect(await archive(dayAt(2))).toBe(4);
      expect(await archive(dayAt(2))).toBe(0);
    });
    const after = await orders();
    expect(after.map(({ payload }) => payload.startsWith('{"archived":"'))).toEqual(
      before.map((_, place) => place < 4),
    );
    // Times and kinds are kept, and an order of that day still shows the sequence of its input.
    expect(after.map(({ laneSeq, at, kind }) => [laneSeq, at, kind])).toEqual(
      before.map(({ laneSeq, at, kind }) => [laneSeq, at, kind]),
    );
    const path = await reading((reader) =>
      new InclusionProofs(reader, new SealedDays(reader)).input(before[0]?.laneSeq ?? 0),
    );
    const sealed = await reading((reader) => reader.first(seals, 'WHERE day = $1', [dayAt(0)]));
    const { journal } = JSON.parse(sealed?.seal ?? '{}') as { journal: { root: string } };
    expect(path && rootByPath(path)).toBe(journal.root);

    expect(await verify({ all: true })).toContain('Everything adds up.');
    await live(1);
    // After the last verified day nothing of the archive is needed.
    const away = join(ground.dataDir, 'away');
    renameSync(join(ground.dataDir, 'archive'), away);
    expect(await verify()).toContain(`continues after ${dayAt(9)}`);
    await expect(verify({ all: true })).rejects.toThrow(
      /input \d+ was moved to a file, and none in .* has it/,
    );
    renameSync(away, join(ground.dataDir, 'archive'));
    expect(await verify({ all: true })).toContain('Everything adds up.');
  }, 240_000);

  it('verification reports an altered or truncated archive file, and an input that the server did not archive', async () => {
    await live(10);
    await verify();
    await ground.restart(0, async () => void (await archive(dayAt(2))));
    const file = join(ground.dataDir, 'archive', FILE);
    const bytes = readFileSync(file);
    const text = gunzipSync(bytes).toString('utf8');
    expect(text).toContain('1000000n');
    writeFileSync(file, gzipSync(text.replace('1000000n', '2000000n')));
    await expect(verify({ all: true })).rejects.toThrow(/input \d+ is not in its file in .* as it was moved/);
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    await expect(verify({ all: true })).rejects.toThrow(`${file} is not the file that inputs`);
    writeFileSync(file, bytes);
    expect(await verify({ all: true })).toContain('Everything adds up.');
    // The day was sealed with a different hash.
    const [{ laneSeq } = { laneSeq: 0 }] = await orders();
    const stub = `{"archived":"${'a'.repeat(64)}"}`;
    await writeBypassingEngine(
      ground.target,
      `UPDATE lane_inputs SET payload = '${stub}', outcome = '' WHERE lane_seq = ${laneSeq}`,
    );
    await expect(verify({ all: true })).rejects.toThrow(`input ${laneSeq} is not in its file`);
  }, 240_000);
});
