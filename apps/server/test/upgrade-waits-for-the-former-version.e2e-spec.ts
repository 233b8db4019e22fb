import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationNames } from '../dist/platform/database/data-source.js';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { targetOf } from './harness/database.js';
import { startServer, type TestServer } from './harness/server.js';
import { readyAddress, runBuilt } from './harness/server-process.js';
import { withDatabases } from './harness/with-databases.js';

withDatabases((database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer({ database });
  });
  afterAll(() => server?.discard());

  const write = (sql: string): Promise<void> => writeBypassingEngine(targetOf(server), sql);
  const startAnother = () => runBuilt('main.js', { ...server.variables, PORT: '0' });

  it('changes no tables under a server of a former version, and goes on once that one has ended', async () => {
    await write(`DELETE FROM migrations WHERE name = '${migrationNames.at(-1)}'`);
    await write('DROP TABLE former_nicknames');
    const newer = startAnother();
    await expect.poll(newer.output).toContain('waiting for the engine of a former version to end');
    expect(newer.output()).not.toContain('database migrated');
    await server.stop();
    const url = await readyAddress(newer);
    expect(newer.output()).toContain('database migrated (1 migration)');
    expect((await fetch(`${url}/health`)).status).toBe(200);
    newer.child.kill('SIGTERM');
    expect((await newer.ended).code).toBe(0);
  });

  it('is refused, with its reason, on a database of a newer version', async () => {
    await write(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'OfTomorrow9999999999999')`);
    const older = startAnother();
    expect((await older.ended).code).toBe(1);
    expect(older.output()).toContain('of a newer version of Truemark (OfTomorrow9999999999999)');
    expect(older.output()).not.toContain('    at ');
    await write(`DELETE FROM migrations WHERE name = 'OfTomorrow9999999999999'`);
  });
});
