import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VerificationInputs } from '../dist/cli/verification/all.js';
import { openSnapshot } from '../dist/cli/verification/snapshot.js';
import { uploads } from '../dist/features/uploads/upload.table.js';
import { Cipher } from '../dist/platform/auth/cipher.js';
import { readSecrets } from '../dist/platform/auth/secrets.js';
import type { DatabaseTarget } from '../dist/platform/database/dialect.js';
import { DiskFiles } from '../dist/platform/storage/disk-files.js';
import { EncryptedFiles } from '../dist/platform/storage/encrypted-files.js';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { ACTIVE_SCHEMA_OBJECTS } from './harness/acting-tamperings.js';
import { copyTestStorage, newDataDir, targetOf } from './harness/database.js';
import { FUND_TAMPERINGS } from './harness/fund-tamperings.js';
import { LOAN_TAMPERINGS } from './harness/loan-tamperings.js';
import type { PaymentsFixture } from './harness/payments-fixture.js';
import { REPORT_TAMPERINGS } from './harness/report-tamperings.js';
import { SEARCH_TAMPERINGS } from './harness/search-tamperings.js';
import { runBuilt } from './harness/server-process.js';
import { busyServer, verified } from './harness/tampered-server.js';
import { TAMPERINGS } from './harness/tamperings.js';

const endOf = (said: string): { place: number; hash: string } => {
  const [, place, hash = ''] = /they end at (\d+):(\w+)/.exec(said) ?? [];
  return { place: Number(place), hash };
};

let desk: PaymentsFixture;
let secrets: VerificationInputs['secrets'];
let folder: string;
let source: string;
let copies = 0;

beforeAll(async () => {
  desk = await busyServer('sqlite');
  secrets = readSecrets(desk.server.dataDir);
  folder = newDataDir();
  source = join(folder, 'source.db');
  // Includes what is still in the write-ahead log.
  await writeBypassingEngine(targetOf(desk.server), `VACUUM INTO '${source}'`);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await desk?.server.discard();
});

const copy = (): DatabaseTarget => {
  const file = join(folder, `copy-${++copies}.db`);
  copyFileSync(source, file);
  return { dialect: 'sqlite', file };
};

it('an unaltered database is verified without differences', async () => {
  expect(await verified(copy(), { secrets })).toContain('the seal fits');
});

it.each([
  ...TAMPERINGS,
  ...LOAN_TAMPERINGS,
  ...FUND_TAMPERINGS,
  ...REPORT_TAMPERINGS,
  ...SEARCH_TAMPERINGS,
  ...ACTIVE_SCHEMA_OBJECTS.sqlite,
])('reports $what', async ({ sql, named }) => {
  const target = copy();
  await writeBypassingEngine(target, sql);
  await expect(verified(target, { secrets })).rejects.toThrow(named);
  if (target.dialect === 'sqlite') rmSync(target.file);
});

it('the program reports the difference and exits with 1', async () => {
  const ground = await copyTestStorage(desk.server);
  await writeBypassingEngine(targetOf(ground), `UPDATE customers SET level = 7 WHERE id = 1`);
  const program = runBuilt('cli/verify.js', { DATA_DIR: ground.dataDir });
  expect((await program.ended).code).toBe(1);
  expect(program.output()).toContain(
    'MISMATCH  customers 1: its level is not what the server wrote there last',
  );
  await ground.discard();
});

it('reports a picture that is missing, altered or another one, and files that no row names', async () => {
  const folder = join(desk.server.dataDir, 'uploads');
  const kept = mkdtempSync(join(tmpdir(), 'truemark-uploads-'));
  cpSync(folder, kept, { recursive: true });
  const loose = join(kept, 'x'.repeat(22));
  writeFileSync(loose, 'nobody names it');
  const long = Date.now() / 1_000 - 2 * 86_400;
  utimesSync(loose, long, long);
  const witness = { secrets, uploads: new DiskFiles(kept) };
  const said = await verified(copy(), witness);
  expect(said).toMatch(new RegExp(`[1-9]\\d* pictures are where .* no row names ${'x'.repeat(22)}$`, 'm'));
  const reader = await openSnapshot(copy());
  // An upload that something refers to: others are not checked.
  const [{ id: gone } = { id: '' }] = await reader.select(
    uploads,
    'WHERE attached_at IS NOT NULL ORDER BY id',
  );
  await reader.close();
  const bytes = readFileSync(join(kept, gone));
  writeFileSync(join(kept, gone), bytes.with(40, (bytes[40] ?? 0) ^ 1));
  await expect(verified(copy(), witness)).rejects.toThrow(`uploads ${gone}: its file does not open`);
  const files = new EncryptedFiles(
    new DiskFiles(kept),
    new Cipher(secrets?.encryptionKey ?? Buffer.alloc(0)),
  );
  await files.write(gone, Buffer.from('another picture'));
  await expect(verified(copy(), witness)).rejects.toThrow(`uploads ${gone}: its file is not the picture`);
  rmSync(join(kept, gone));
  await expect(verified(copy(), witness)).rejects.toThrow(`uploads ${gone}: its file is gone`);
  rmSync(kept, { recursive: true });
});

it('says what it cannot check without the secrets, and still checks the links', async () => {
  const target = copy();
  const said = await verified(target, { secrets: null });
  expect(said).toContain('the seal could NOT be checked');
  expect(said).toContain('what they hold could NOT be checked');
  await writeBypassingEngine(
    target,
    `UPDATE lane_inputs SET at = at + 1 WHERE lane_seq = (SELECT MAX(lane_seq) FROM lane_inputs)`,
  );
  await expect(verified(target, { secrets: null })).rejects.toThrow(/lane_inputs/);
});

it('recognises a whole older copy only by an end of the journal that was written down before', async () => {
  const older = copy();
  const end = endOf(await verified(older, { secrets }));
  expect(end.place).toBeGreaterThan(10);
  expect(await verified(older, { secrets, journalEnd: end })).toContain('the seal fits');
  await expect(verified(older, { secrets, journalEnd: { ...end, place: end.place + 5 } })).rejects.toThrow(
    /is missing: link \d+ was written down/,
  );
});
