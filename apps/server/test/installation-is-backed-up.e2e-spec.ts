import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOfPostgres, rowsOfSqlite, storedTables } from '../dist/cli/transfer/stored-tables.js';
import { createTestStorage, type TestStorage } from './harness/database.js';
import { demoCustomer } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { runBuilt, type Variables } from './harness/server-process.js';
import { verifyLedger } from './harness/verify-ledger.js';
import { withDatabases } from './harness/with-databases.js';

/** Runs one of the programs that move data; returns its output and exit code. */
async function run(path: string, variables: Variables, ...args: string[]) {
  const program = runBuilt(path, variables, { args });
  const { code } = await program.ended;
  return { code, said: program.output() };
}

const variablesOf = ({ dataDir, databaseUrl }: TestStorage): Variables => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

async function bytesOf(rows: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of rows) parts.push(part);
  return Buffer.concat(parts).toString();
}

withDatabases((database) => {
  describe('an installation that is backed up', () => {
    let server: TestServer;
    let empty: TestStorage;
    let backups: TestStorage;
    let backup = '';

    beforeAll(async () => {
      [empty, backups] = await Promise.all([createTestStorage(database), createTestStorage('sqlite')]);
      server = await startServer({ database });
    });
    afterAll(async () => {
      await server.discard();
      await Promise.all([empty.discard(), backups.discard()]);
    });

    it('keeps running meanwhile, and reports the time of the backup in its metrics', async () => {
      const before = await fetch(`${server.url}/metrics`).then((answer) => answer.text());
      expect(before).toMatch(/^truemark_last_backup_timestamp_seconds 0$/m);
      const [made] = await Promise.all([
        run('cli/backup.js', server.variables, `--to=${backups.dataDir}`),
        ...Array.from({ length: 5 }, () => demoCustomer(server)),
      ]);
      expect(made.said).toMatch(/ is complete, after /);
      backup = made.said.split(' is complete')[0] ?? '';
      await server.restart();
      const { last_backup_at_ms: at } = (await (await fetch(`${server.url}/health`)).json()) as {
        last_backup_at_ms: number;
      };
      expect(Date.now() - at).toBeLessThan(600_000);
      const after = await fetch(`${server.url}/metrics`).then((answer) => answer.text());
      expect(after).toContain(`truemark_last_backup_timestamp_seconds ${at / 1000}`);
    });

    it.runIf(database === 'sqlite')('is not restored beside the log that another database left', async () => {
      const variables = variablesOf(empty);
      const file = join(empty.dataDir, 'truemark.db');
      for (const end of ['-wal', '-shm', '-journal']) {
        writeFileSync(file + end, 'of another database');
        const refused = await run('cli/restore.js', variables, `--from=${backup}`);
        expect(refused).toMatchObject({
          code: 1,
          said: expect.stringContaining(`truemark.db${end} is there`),
        });
        expect(existsSync(file)).toBe(false);
        rmSync(file + end);
      }
    });

    it('is restored only into empty storage, and then verifies without differences', async () => {
      const variables = variablesOf(empty);
      const restored = await run('cli/restore.js', variables, `--from=${backup}`);
      expect(restored).toMatchObject({
        code: 0,
        said: expect.stringMatching(/restored the data of .*, with [1-9]\d* pictures/),
      });
      expect(await verifyLedger({ variables })).toContain('Everything adds up.');
      const again = await run('cli/restore.js', variables, `--from=${backup}`);
      expect(again).toMatchObject({ code: 1, said: expect.stringContaining('not written over') });
    });

    it('is not restored from an altered backup', async () => {
      const path = Object.keys(
        (JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as { files: object }).files,
      ).find((file) => file.startsWith('database/')) as string;
      const bytes = readFileSync(join(backup, path));
      bytes.writeUInt8((bytes.at(-20) ?? 0) ^ 1, bytes.length - 20);
      writeFileSync(join(backup, path), bytes);
      const refused = await run('cli/restore.js', variablesOf(empty), `--from=${backup}`);
      expect(refused).toMatchObject({
        code: 1,
        said: expect.stringContaining(`${path} is not what the backup`),
      });
    });
  });
});

describe('an installation that moves to PostgreSQL', () => {
  let server: TestServer;
  let target: TestStorage;
  const moving = (): Variables => ({ ...server.variables, DATABASE_URL: target.databaseUrl ?? '' });

  beforeAll(async () => {
    target = await createTestStorage('postgres');
    server = await startServer({ database: 'sqlite' });
  });
  afterAll(async () => {
    await server.discard();
    await target.discard();
  });

  it('is not moved while a server runs on it', async () => {
    const refused = await run('cli/to-postgres.js', moving());
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('stop it') });
  });

  it('is not half moved where its pictures cannot be copied', async () => {
    await demoCustomer(server);
    await server.stop();
    const UPLOADS_URL = join(server.dataDir, 'truemark.db', 'no folder');
    const failed = await run('cli/to-postgres.js', { ...moving(), UPLOADS_URL });
    expect(failed).toMatchObject({ code: 1, said: expect.stringContaining('ENOTDIR') });
  });

  it('has the same rows afterwards, and verifies without differences', async () => {
    const moved = await run('cli/to-postgres.js', moving());
    expect(moved).toMatchObject({ code: 0, said: expect.stringContaining('compared row by row') });
    const here = new Database(join(server.dataDir, 'truemark.db'), { readonly: true });
    const there = new pg.Client({ connectionString: target.databaseUrl ?? '' });
    await there.connect();
    try {
      const names = here
        .prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`)
        .pluck()
        .all() as string[];
      const known = new Set([...storedTables.map(({ name }) => name), 'migrations']);
      expect(names.filter((name) => !known.has(name) && !name.startsWith('sqlite_'))).toEqual([]);
      let rows = 0;
      for (const table of storedTables) {
        const lines = await bytesOf(rowsOfSqlite(here, table));
        expect(await bytesOf(rowsOfPostgres(there, table)), table.name).toBe(lines);
        rows += lines.split('\n').length - 1;
      }
      expect(rows).toBeGreaterThan(1_000);
    } finally {
      here.close();
      await there.end();
    }
    expect(await verifyLedger({ variables: moving() })).toContain('Everything adds up.');
    expect((await run('cli/to-postgres.js', moving())).said).toContain('is not empty');
  });
});
