import type { HealthPage } from '@truemark/contracts/admin';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient } from '../harness/admin-client.js';
import { type Process, startTestCluster, type TestCluster, waitUntilLeading } from '../harness/processes.js';

/**
 * Maximum wait for a published portion of the state, ms: one per 250 lane steps, which takes a while on an idle system.
 */
const TOLD = 120_000;

let house: TestCluster;
let standby: Process;
let operator: AdminClient;

beforeAll(async () => {
  house = await startTestCluster();
  await waitUntilLeading(await house.startEngine());
  const gateway = await house.startGateway();
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl = '' } = house.variables;
  operator = await adminClient({ url: gateway.url, logs: () => gateway.output(), dataDir, databaseUrl });
});
afterAll(() => house?.discard());

const standbys = async (): Promise<HealthPage['standbys']> => {
  const { status, body } = await operator.call<HealthPage>('GET', 'health');
  expect(status).toBe(200);
  return body.standbys;
};
const inDatabase = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: house.variables.DATABASE_URL });
  await client.connect();
  await client.query(sql);
  await client.end();
};

it('no standby is listed at first; a started one is listed with how far it follows', async () => {
  expect(await standbys()).toEqual([]);
  standby = await house.startEngine();
  await expect.poll(standbys, { timeout: 60_000 }).toEqual([
    {
      ...{ name: expect.stringMatching(`/${standby.pid}$`), told_at_ms: expect.any(Number) },
      ...{ state: 'following', seq: expect.any(Number), behind: expect.any(Number) },
      ...{ compared: expect.any(Number), divergences: 0, reason: null },
    },
  ]);
});

it('a state that differs from the leader’s is shown, with the part that differs', async () => {
  await inDatabase(`CREATE FUNCTION another_hash() RETURNS trigger AS 'BEGIN NEW.hash := ''another''; RETURN NEW; END'
    LANGUAGE plpgsql; CREATE TRIGGER another_hash BEFORE INSERT OR UPDATE ON state_hashes
    FOR EACH ROW EXECUTE FUNCTION another_hash()`);
  await expect
    .poll(standbys, { timeout: TOLD })
    .toMatchObject([
      { state: 'diverged', reason: expect.stringContaining('are not what the writing engine has') },
    ]);
  expect((await standbys())?.[0]?.divergences).toBeGreaterThan(0);
});

it('a standby that ended is no longer listed', async () => {
  await standby.kill('SIGKILL');
  await expect.poll(standbys, { timeout: 60_000 }).toEqual([]);
});
